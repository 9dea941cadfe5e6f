### Wat het element voor borden op andere pagina’s zegt in plaats van een bord.

view = Een stelling uit Five Tribes
explore = Een bord van Five Tribes om zetten te proberen
exercise = Een oefening op een bord van Five Tribes
replay = Een partij Five Tribes om na te spelen
play = Een partij Five Tribes
loading = Het bord wordt geladen…
show = Toon het bord
lost = Het bord kon niet worden geladen.
again = Probeer opnieuw
wrong = Er zit een fout in deze pagina, dus het bord kan niet worden getoond.
inside = de JSON in het element
gone = kan niet worden opgehaald
json = is geen geldige JSON
