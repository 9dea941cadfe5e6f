### Teksten van de les “Hoorn des overvloeds”.

title = Hoorn des overvloeds

step-1 =
    De hoorn des overvloeds vult de kaartenrij aan, en je mag die in elke volgorde leggen. Twee handelaars brengen je dan de eerste twee kaarten.

    Je hebt vis. Leg de rij zo dat ze twee nieuwe goederen brengen.
step-1-hint-1 = Eerst de hoorn, dan de zet.
step-1-hint-2 = Tik eerst op goud en ivoor; breng dan de handelaar op b2 naar die op b1.
step-1-answer-1 = Ze brachten iets anders. Probeer opnieuw.
step-1-answer-2 = Geen handelaars. Maak het ongedaan.
step-1-done = Vis, goud en ivoor: een set van 7 in plaats van 1.
