### Texts of lessons: the course, the panel of a lesson step, the overlays.

learn = Nauka gry
learn-hint = Grasz od pierwszego kroku. Po niecałych dziesięciu minutach możesz zagrać pierwszą partię; reszta może poczekać.
never-played = Pierwszy raz? Ucz się, grając
to-course = Wszystkie lekcje
begun = rozpoczęta
learned = gotowe
go-on-with = Dalej: { $title }
begin-with = Zacznij: { $title }
steps-to-game = { $done } z { $all } do pierwszej partii
chapters-done = Ukończone rozdziały: { $done } z { $all }
done-of = { $done } z { $all }
minutes = { $minutes } min
reference = Opisy z ćwiczeniami
reference-hint = Zajrzyj tu, gdy trafisz na któryś w grze.
missing = Nie udało się pobrać lekcji. Sprawdź połączenie i spróbuj ponownie.
unknown = Nie ma takiej lekcji.
broken = Tej lekcji nie da się odczytać: { $fault }

aids = Pomoce w nauce
aids-hint = Rysowane na planszy w każdej grze.
aid-parity = Parzyste i nieparzyste kroki
aid-range = Jak daleko sięgają asasyni
aid-blue = Niebieskie płytki, które liczą się budowniczym
aid-control = Wolne płytki warte więcej niż ich liczba
aid-score = Punkty wszystkich, bez tego, co ukryte
light = jasna płytka szachownicy
dark = ciemna płytka szachownicy
even = liczba kroków pozwala skończyć tu ruch
odd = tędy ruch może tylko przejść
in-reach = w zasięgu asasynów
in-reach-for = { $n ->
    [one] w zasięgu za { $n } fakira
    [few] w zasięgu za { $n } fakirów
   *[many] w zasięgu za { $n } fakirów
}
blue = liczy się budowniczym w pobliżu
worth = zajęcie da punktów: { $points }
points-seen = { $points } bez tego, co ukryte

way-refused = Stuknij to i przeczytaj, dlaczego się nie da: { $what }.
price = cena { $price }
step-of = Krok { $step } z { $steps }
hint = Podpowiedź
hints = Podpowiedzi
show-me = Pokaż
do-it = Zrób to za mnie
retry = Jeszcze raz
previous = Poprzedni krok
next = Dalej
finish = Gotowe
to-next = Następna lekcja
next-lesson = Następna lekcja: { $title }
to-game = Przygotuj grę
well-done = Brawo.
lesson-done = To już cała lekcja.
stuck = Nic więcej nie da się tu zrobić, a cel nie jest osiągnięty. Spróbuj jeszcze raz albo poproś o podpowiedź.
not-open = Zasady na to pozwalają, ale w tym kroku chodzi o co innego.
only-read = W tym kroku nie ma nic do zagrania: idź dalej.
way-on = Teraz zrób to: { $action }.
way-by-hand = Teraz zrób to: stuknij { FORM($meeple, "accusative") } w swojej ręce, a potem { $tile }.
way-back = { $n ->
    [one] To prowadzi gdzie indziej: najpierw cofnij { $n } krok.
    [few] To prowadzi gdzie indziej: najpierw cofnij { $n } kroki.
   *[many] To prowadzi gdzie indziej: najpierw cofnij { $n } kroków.
}
way-again = To prowadzi gdzie indziej i nie da się tego cofnąć: spróbuj od początku kroku.
