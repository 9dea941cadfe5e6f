### Teksten van puzzels.

##

puzzles = Puzzels
daily = Puzzel van de dag
about = Stellingen uit partijen tussen computers. In elke is één keuze veel beter dan alle andere.
with-expansions = Met uitbreidingen
daily-with-expansions = De puzzel van de dag met uitbreidingen
artisans = Ambachtslieden
whims = Grillen
number-move = Puzzel { $number }: een zet
number-bid = Puzzel { $number }: een bod
rated = rating { $n }
your-rating = Je rating: { $n }. Je eerste antwoord op elke puzzel telt, zonder hint.
rating-now = Je rating: { $n } ({ SIGNED($change) }).
for-you = De volgende voor jou
lesson-of = Les: { $name }
endings = Eindspelen
about-endings = De beste keuze levert hier punten op, maar verandert nauwelijks wie er wint.
gone = Deze puzzel is verwijderd: de oplossing is niet meer de beste.
solved = opgelost
solved-of = { $done } van { $all } opgelost
easy = Makkelijk
medium = Gemiddeld
hard = Moeilijk
next = Volgende puzzel
all = Alle puzzels
end = Dat was het.
forget = Vergeet wat opgelost is
forget-really = Echt vergeten
unknown = Die puzzel bestaat niet.
missing = De puzzels konden niet worden opgehaald. Controleer de verbinding en probeer het opnieuw.
broken = Deze puzzel is niet te lezen: { $fault }

## Waar een puzzel over gaat.

control = Een tegel innemen
assassins = Moordenaars
builders = Bouwmeesters
merchants = Handelaars
viziers = Viziers
djinns = Een djinn
bids = De juiste prijs
leaving = Niets overlaten
ending = De partij beëindigen

## De opgave.

find-move = Vind de tegel en de stam waarmee je zet eindigt. Je bent { $name }; één zet is veel beter dan alle andere.
find-a-move = Vind de tegel en de stam waarmee je zet eindigt. Je bent { $name }; twee zetten zijn ongeveer even goed, en veel beter dan alle andere.
find-bid = Vind de prijs die je biedt. Je bent { $name }; één prijs is veel beter dan alle andere.
find-a-bid = Vind de prijs die je biedt. Je bent { $name }; twee prijzen zijn ongeveer even goed, en veel beter dan alle andere.
with-expansion = { expansion }.

## Wat het bord toont bij het neerzetten.

legend = Verlicht: hier kun je neerzetten. Figuur: welke stam. Vlag: hier kun je eindigen.

## Hints, de vaagste eerst.

hint-control = Zoek een tegel die je kunt innemen.
hint-assassins = Eindig met de moordenaars.
hint-builders = Eindig met de bouwmeesters.
hint-merchants = Eindig met de handelaars.
hint-viziers = Eindig met de viziers.
hint-djinns = Kijk wat een djinn nu waard is.
hint-bids = Wat zou de eerste beurt je opleveren, en wat is er nog na de anderen?
hint-leaving = Kijk wat de volgende speler zou kunnen doen.
hint-ending = Tel de kamelen die er nog zijn.
costs-at-most = De beste plek kost hoogstens { $price }.
costs-at-least = De beste plek kost minstens { $price }.
begins = De zet begint op { $tile }.

## Antwoorden.

not-best-move = Een andere zet is { $points } of meer beter. Ga terug en kijk nog eens.
not-best-bid = Een andere prijs is { $points } of meer beter. Probeer het opnieuw.
wrong-move = Op zijn best levert dit { $points } minder op dan de beste zet.
wrong-move-again = Ga terug en kijk nog eens.
wrong-bid = Dit levert { $points } minder op dan de beste prijs.
wrong-bid-again = Probeer het opnieuw.
takes = { $name } kan dan { $tile } innemen ({ $points }).
ends = { $name } kan dan op { $tile } eindigen met { $tribe }.
rival-bids = { $name } biedt dan { $price }.
next-best = Al het andere is { $points } of meer slechter, denk ik.
second = Het beste daarna: { $what }, { $points } slechter, denk ik.
