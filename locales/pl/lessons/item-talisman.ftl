### Teksty lekcji „Talizman burzy”.

title = Talizman burzy

step-1 =
    Talizman burzy przenosi twojego wielbłąda albo namiot na dowolną płytkę, na której ich nie ma; meeple nie mają znaczenia. Opuszczona płytka znów jest wolna.

    Zyskaj jak najwięcej punktów.
step-1-hint-1 = Opuść płytkę, która jest warta najmniej.
step-1-hint-2 = Z wioski wartej 5 na miejsce święte warte 10.
step-1-answer-1 = Jest lepsza zamiana. Cofnij.
step-1-done = 10 zamiast 5. Oaza byłaby złym interesem: jej palmy liczą się dla ciebie.
