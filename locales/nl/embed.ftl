### Teksten van borden op andere pagina’s.

##

view = Een stelling uit Five Tribes
explore = Een bord van Five Tribes om zetten te proberen
exercise = Een oefening op een bord van Five Tribes
replay = Een partij Five Tribes om na te spelen
play = Een partij Five Tribes

waiting = Dit bord wacht op wat de pagina erop wil tonen.
faulty = Er zit een fout in deze pagina, dus het bord kan niet worden getoond.
look-back = Terugkijken
full-screen = Volledig scherm
leave-full-screen = Volledig scherm uit
again = Nog eens

## De code van een bord.

truth = De pagina toont alles, ook verborgen munten.
picture = De stelling als plaatje opslaan (SVG)
picture-hint = Voor lezers zonder scripts: zet het plaatje in het element, op de plaats van de link.
purpose = Wat lezers kunnen doen
to-replay = De partij naspelen
to-view = Kijken
to-explore = Zetten proberen
to-play = Spelen
way = Soort code
element = Element
frame = Kader
host = Waar hij heen gaat
site = Je eigen site
wordpress = WordPress
moodle = Moodle
notion = Notion
markdown = Markdown
in-site = Het best als element: het neemt de kleuren en de breedte van je pagina over. Een kader is voor pagina’s die scripts verwijderen.
in-wordpress = In een blok “Aangepaste HTML”. Beheerders kunnen het element gebruiken; anderen nemen het kader.
in-moodle = In de broncode van de tekst. Waar je site scripts verwijdert, neem je het kader.
in-notion = Typ /embed en plak het adres. Sleep het blok dan op hoogte.
in-markdown = Zoals het is, waar HTML wordt doorgelaten: Hugo, Jekyll, Astro. Neem anders het adres uit het kader.
frame-size = Een kader heeft een vaste hoogte: { $height } pixels, voor een kolom van { $width }.
no-frame = Hiervoor is een kader te klein: neem het element.
result-code = Leerlingen krijgen een resultaatcode
result-code-hint = Wie de oefening heeft opgelost, stuurt je de code; class.html maakt van alle codes een tabel, zonder account.
to-class = De codes van een klas lezen
package = Pakket
package-kind = Voor
package-hint = Een bestand voor Moodle en andere leerplatforms: die weten zo wie klaar is, met welke score en in welke tijd. Het bord zelf komt nog steeds van deze site.
package-save = Pakket opslaan
package-failed = Het pakket kon niet worden gemaakt. Controleer de verbinding en probeer het opnieuw.
