### Teksten van de lessen: de cursus, het paneel van een stap, de leerhulpen.

learn = Leren spelen
learn-hint = Je speelt vanaf de eerste stap. In minder dan tien minuten ben je klaar voor een eerste partij; de rest kan wachten.
never-played = Nooit gespeeld? Leer het door te spelen
to-course = Alle lessen
begun = begonnen
learned = klaar
go-on-with = Verder: { $title }
begin-with = Begin: { $title }
steps-to-game = { $done } van { $all } tot je eerste partij
chapters-done = Hoofdstukken klaar: { $done } van { $all }
done-of = { $done } van { $all }
minutes = { $minutes } min
reference = Naslag met oefeningen
reference-hint = Zoek iets op als je het in een partij tegenkomt.
missing = De lessen konden niet worden opgehaald. Controleer de verbinding en probeer het opnieuw.
unknown = Die les bestaat niet.
broken = Deze les is niet te lezen: { $fault }

aids = Leerhulpen
aids-hint = Over het bord getekend, in elke partij.
aid-parity = Even en oneven stappen
aid-range = Hoe ver moordenaars reiken
aid-blue = Blauwe tegels die tellen voor bouwmeesters
aid-control = Vrije tegels die meer opleveren dan hun getal
aid-score = Ieders punten, zonder wat verborgen is
light = lichte tegel van het dambord
dark = donkere tegel van het dambord
even = qua stappen kan de zet hier eindigen
odd = de zet kan hier alleen langs
in-reach = binnen bereik van de moordenaars
in-reach-for = { $n ->
    [one] binnen bereik voor { $n } fakir
   *[other] binnen bereik voor { $n } fakirs
}
blue = telt voor bouwmeesters in de buurt
worth = innemen levert { $points } op
points-seen = { $points } zonder wat verborgen is

way-refused = Tik hierop en lees waarom het niet kan: { $what }.
price = de prijs { $price }
step-of = Stap { $step } van { $steps }
hint = Hint
hints = Hints
show-me = Laat zien
do-it = Doe het voor mij
retry = Probeer opnieuw
previous = Vorige stap
next = Verder
finish = Klaar
to-next = Volgende les
next-lesson = Volgende les: { $title }
to-game = Partij voorbereiden
well-done = Goed gedaan.
lesson-done = Dat was de hele les.
stuck = Hier kan niets meer, en het doel is niet gehaald. Probeer opnieuw, of vraag een hint.
not-open = De regels staan het toe, maar deze stap gaat over iets anders.
only-read = In deze stap valt niets te spelen: ga verder.
way-on = Doe nu dit: { $action }.
way-by-hand = Doe nu dit: tik op { $meeple } in je hand, dan op { $tile }.
way-back = { $n ->
    [one] Dat leidt ergens anders heen: maak eerst { $n } stap ongedaan.
   *[other] Dat leidt ergens anders heen: maak eerst { $n } stappen ongedaan.
}
way-again = Dat leidt ergens anders heen en kan niet ongedaan worden gemaakt: begin de stap opnieuw.
