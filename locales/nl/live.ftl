### Teksten van live tafels: ieder op een eigen apparaat, op hetzelfde moment.

## De voorbereiding.

now = Nu spelen
now-hint = Eén link voor iedereen: wie hem opent, neemt een plaats of kijkt toe. Beurten komen vanzelf aan, verzegeld, via een doorgeefluik dat niets kan lezen.

## De balk.

title = Live tafel
invited = Een uitnodiging voor een live tafel
menu-hint = Wie er is, de link voor de anderen, en terug naar berichten.
waiting-for = { $name } is aan de beurt.
connecting = Geen verbinding: wat je speelt, wordt later verstuurd.
too-long = Deze partij is te lang geworden voor een live tafel. Stuur haar voortaan per bericht.
rematch = Er ligt een revanche klaar.
rematch-by = { $name } heeft een revanche klaargezet.
open-rematch = Revanche spelen
invite = Uitnodigen
here = is er
away = is weg
free = plaats is vrij
away-now = Niet aanwezig: { $names }.
watching = { $n ->
    [one] { $n } kijkt toe
   *[other] { $n } kijken toe
}
you-watch = Je kijkt toe.
taken = Je plaats wordt nu op een ander apparaat gespeeld.
play-here = Hier spelen
your-turn = Jouw beurt

## Terugnemen.

asks-hint = De anderen krijgen meteen de vraag. Een van hen stemt in, of niet.
you-ask = Je vraagt om je beurt terug te nemen. Een andere speler stemt in, of niet.
you-refuse = Je stemt niet in met het verzoek van { $name }.

## Seintjes.

signs = Een seintje geven
sign-hello = Hallo
sign-ready = Ik ben zover
sign-well-played = Goed gespeeld
sign-oops = Oeps
sign-moment = Een ogenblikje
sign-thanks = Bedankt
says = { $name }: { $what }
waits-for-you = { $name } wacht op jou.
waits-for = { $name } wacht op { $other }.
nudge = { $name } aansporen
too-many-signs = Dat waren veel seintjes. Wacht een paar seconden met het volgende.
shows-signs = Seintjes van de anderen tonen
shows-signs-hint = Staat dit uit, dan zie en hoor je niets als iemand een seintje geeft of je aanspoort.

clock = Klok
clock-none = Geen klok
clock-turn = { $time } per beurt
clock-game = { $time } voor de partij, { $added } erbij na elke beurt
clock-binds = De anderen mogen een computer laten spelen
clock-binds-hint = Voor wie geen tijd meer heeft. Anders laat de klok het alleen zien.
clock-hint = Te kiezen vóór het eerste bod. Een bod telt als een beurt. De tijd loopt zodra alle plaatsen bezet zijn, en alleen zolang er iemand wacht.
minutes = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
}
seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } seconden
}
rest = Klok stilzetten
rest-asked = { $name } vraagt om de klok stil te zetten.
rest-asks = Je vraagt om de klok stil te zetten.
rest-refused = { $name } wil de klok niet stilzetten.
rest-agree = Stilzetten
rest-refuse = Doorspelen
rest-withdraw = Verzoek intrekken
clock-rests = De klok staat stil.
clock-on = Weer laten lopen
time-up = De tijd van { $name } is op.
your-time-up = Je tijd is op.
time-short = Je hebt nog tien seconden.
time-short-of = { $name } heeft nog hoogstens tien seconden.
substitute = Een computer voor { $name } laten spelen
plays-for-you = Een computer speelt voor je.
play-myself = Zelf verderspelen

## Waar iedereen het over eens moet zijn.

ask-all = Vraag de anderen
no-seat = Dat kan alleen iemand vragen die op dit apparaat speelt.
asks-all = { $name } vraagt: { $what } Ga je akkoord?
you-ask-all = Je vraagt: { $what }
unanswered = Nog geen antwoord: { $names }.
disagrees = { $name } gaat niet akkoord. Je vroeg: { $what }
may-show = De anderen gaan akkoord: één keer kun je het verslag openen of kopiëren.
ask-end = De partij eindigt hier, en iedereen ziet wat de anderen verborgen.
ask-left = { $name } is weg: de anderen beslissen, en zien wat { $name } verbergt.
ask-shown = Het verslag wordt geopend of gekopieerd, met alles wat verborgen is.
ask-person = Een mens speelt voor { $name }, en ziet wat { $name } verbergt.

## De hulp.

help-text = Waar een site een doorgeefluik heeft, kan ieder op een eigen apparaat spelen, op hetzelfde moment: kies dat vóór de partij, of bij “Live tafel” in het menu, en stuur iedereen de link. Tekens tonen wie er is; een ring betekent weg, een gestippelde ring een vrije plaats. Wie weg is, gaat later verder, of per bericht. Het doorgeefluik kan niets lezen; het ziet je netwerkadres zolang je verbonden bent.

## Het venster.

invitation = Wie deze link heeft, kan spelen, toekijken en uitnodigen. Geef hem alleen aan je vrienden.
trust = Het berust op vertrouwen: elk apparaat heeft de hele partij. Wat verborgen is, toont de pagina alleen aan wie het toebehoort.
shows-moves = Toon mijn zet terwijl ik hem doe
shows-moves-hint = De anderen zien de weg die je probeert. Die is verzegeld, en wordt nergens bewaard.
notifies = Waarschuw me als ik aan de beurt ben
notifies-hint = Zolang de pagina open is, ook achter andere. De browser vraagt het één keer.
start = Live spelen
start-hint = De pagina maakt verbinding met het doorgeefluik van deze site. Dat geeft verzegelde beurten door en kan niets lezen; het ziet wanneer je apparaat iets stuurt, en vanwaar.
stop = Verder per bericht
stop-sure = Je verlaat de live tafel: de anderen zien dat je weg bent, en beurten komen en gaan niet meer vanzelf.
stop-hint = Dit apparaat vergeet dan de link. Om later terug te komen, open je hem opnieuw.

## Een geopende uitnodiging.

join = Je bent uitgenodigd voor een live tafel.
waiting = Verbonden. Zodra een van de anderen er is, komt de partij.
unreachable = Het doorgeefluik antwoordt niet, of de tafel is vol. De pagina probeert het vanzelf opnieuw; een link per bericht werkt ook zonder.
no-relay = Deze site heeft geen doorgeefluik, dus ook geen live tafels. Vraag om een link per bericht.
it-is-me-elsewhere = Ik ben { $name }, op een ander apparaat
watch = Toekijken
