### Teksten van de les “Leta”.

title = Leta

step-1 = Leta, 4 punten: voor twee oudsten, of een oudste en een fakir, zet je een kameel op een tegel waar helemaal niets op staat. Neem de beste.
step-1-hint-1 = Geen meeple, geen kameel, geen palmboom, geen paleis.
step-1-hint-2 = b2 en c2 zijn leeg. Vergelijk.
step-1-answer-1 = 5 punten. De andere lege tegel is meer waard. Maak het ongedaan.
step-1-answer-2 = Daar staat of groeit iets: Leta heeft een lege tegel nodig.
step-1-done = 12 punten voor een oudste en een fakir, zonder erheen te lopen.
