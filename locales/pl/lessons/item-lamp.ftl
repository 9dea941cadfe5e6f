### Teksty lekcji „Cudowna lampa”.

title = Cudowna lampa

step-1 = Cudowna lampa daje ci dżina za darmo: odkrytego albo wierzchniego z talii, w ciemno. Masz pięciu wezyrów. Wybierz dobrze.
step-1-hint-1 = Przeczytaj, co nagradza każdy dżin.
step-1-hint-2 = Z Jafaarem wezyr jest wart 3.
step-1-answer-1 = Dżin za darmo, ale nie najlepszy dla pięciu wezyrów. Spróbuj jeszcze raz.
step-1-done = 6 punktów i 10 więcej za pięciu wezyrów.
