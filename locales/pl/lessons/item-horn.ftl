### Teksty lekcji „Róg obfitości”.

title = Róg obfitości

step-1 =
    Róg obfitości uzupełnia rząd kart i pozwala ułożyć go w dowolnej kolejności. Dwaj kupcy przyniosą ci potem dwie pierwsze karty.

    Masz ryby. Ułóż rząd tak, aby przynieśli dwa nowe towary.
step-1-hint-1 = Najpierw róg, potem ruch.
step-1-hint-2 = Najpierw stuknij złoto i kość słoniową; potem zaprowadź kupca z b2 do tego na b1.
step-1-answer-1 = Przynieśli coś innego. Spróbuj jeszcze raz.
step-1-answer-2 = To nie kupcy. Cofnij.
step-1-done = Ryby, złoto i kość słoniowa: zestaw wart 7 zamiast 1.
