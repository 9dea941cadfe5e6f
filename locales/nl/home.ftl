### Teksten van de eerste pagina, de voorbereiding van een partij en de lijst van partijen.

##

tagline = Het bordspel Five Tribes: leer het door te spelen, speel dan tegen de computer, samen rond één scherm, of per bericht.
disclaimer = Naqala is gemaakt door spelers. Met de uitgever van Five Tribes heeft het niets te maken.
privacy = Gratis, geen account, geen tracking: je partijen blijven op dit apparaat.

## De onafgemaakte partij.

go-on = Verderspelen
your-game = Jouw partij
all-games = { $n ->
    [one] { $n } partij
   *[other] Alle { $n } partijen
}
to-play = aan de beurt
picture-of-game = Het bord in ronde { $round }

## Manieren om te spelen en te leren.

play = Spelen
against-computer = Tegen de computer
at-this-device = Op dit apparaat
at-this-device-hint = Met twee tot vijf spelers rond één scherm, desgewenst met computers op lege plaatsen.
elsewhere = Met vrienden elders
live-hint = Ieder op een eigen apparaat: live op hetzelfde moment, of per bericht wanneer er tijd is.
by-message-hint = Ieder thuis, wanneer er tijd is: een link brengt de partij naar de volgende.
first-lesson-hint = Een paar minuten spelen op een echt bord, dan een eerste partij met een gids.
daily-hint = Eén stelling, één beste zet.
solve = Oplossen
picture-of-puzzle = Het bord van de puzzel
more = Meer

## De lijst van partijen.

no-games = Op dit apparaat is geen partij bewaard.

## De voorbereiding.

move-player = { $name } verplaatsen: sleep, of gebruik de pijltjestoetsen
at-place = { $name }: plaats { $place } van { $of }
colour-and-place = { $name }, { $colour }: kleur, taal of plaats veranderen
language-of = Taal van { $name }
language-of-device = Taal van dit apparaat
reading = Tablet ligt op tafel
reading-hint = Grotere letters, leesbaar op armlengte.
