### Teksten van de les “Sibittis”.

title = Sibittis

step-1 =
    Sibittis, 4 punten: voor twee oudsten, of een oudste en een fakir, trek je de bovenste drie djinns, houd je er één en leg je de andere af.

    Trek, en houd die je het meest oplevert.
step-1-hint-1 = Tik op Sibittis en betaal.
step-1-hint-2 = Je hebt vier palmbomen.
step-1-answer-1 = Kijk nog eens naar je palmbomen. Probeer opnieuw.
step-1-done = 8 punten, en 2 erbij voor elk van vier palmbomen.
