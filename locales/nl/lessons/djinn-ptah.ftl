### Teksten van de les “Ptah”.

title = Ptah

step-1 =
    Ptah, 6 punten, met de ambachtslieden: aan het eind is elke ambachtsman van jou 2 meer waard.

    Pak de meeples van de heilige plaats op. Oudsten of ambachtslieden?
step-1-hint-1 = Een ambachtsman is 3 waard als niemand er meer heeft. En nu nog 2 erbij.
step-1-answer-1 = 6 punten voor de oudsten. Ptah biedt meer. Maak het ongedaan.
step-1-answer-2 = Pak de meeples van de heilige plaats op, en eindig met een ambachtsman. Maak het ongedaan.
step-1-done = Drie ambachtslieden van 5 elk: 15 punten. Van de getrokken voorwerpen houd je er één.
