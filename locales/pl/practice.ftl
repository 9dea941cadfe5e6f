### Texts of practice: one's own puzzles, and how losses go over games.

##

practice = Twoje własne zadania
about = Decyzje, które kosztowały cię najwięcej, z gier poddanych analizie. Możesz zacząć od razu; każda wraca po 1, 3, 7, 16 i 35 dniach: dobra odpowiedź prowadzi o stopień dalej, zła z powrotem do pierwszego. Zostają na tym urządzeniu.
own-due = { $n ->
    [one] Własne: czeka { $n }
    [few] Własne: czekają { $n }
   *[many] Własne: czeka { $n }
}
own-next = Własne: następne { $when }
in-days = { $n ->
    [one] jutro
    [few] za { $n } dni
   *[many] za { $n } dni
}
who = Czyje
person-due = { $name } (czeka: { $n })

## What is due.

none = Jeszcze nic tu nie ma. Po skończonej grze otwórz jej analizę: to, co kosztowało cię najwięcej, stanie się tu zadaniem.
due = { $n ->
    [one] Czeka jedna decyzja.
    [few] Czekają { $n } decyzje.
   *[many] Czeka { $n } decyzji.
}
nothing-due = Nic nie czeka. Następne zadanie: { $when }.
all-learned = Nic nie czeka: wszystko opanowane.
begin = Ćwicz
done = To wszystko. Dobrze: { $right } z { $all }.
kept = Zachowane ({ $n })
of-game = { $game }, { $day }
learned = opanowane
due-now = czeka

## A drill.

place = { $at } z { $of }
costs = Strata wobec najlepszego: { $points }.
again = To zadanie wróci { $when }.
told = Odpowiedź była pokazana, więc zadanie wróci { $when }.
now-learned = Masz to opanowane: to zadanie już nie wróci.
next = Dalej
stop = Zakończ tutaj
broken = Tego zadania nie da się odczytać.

## Below the moments of an analysis.

kept-of = { $n ->
    [one] Jedna z tych chwil jest teraz twoim zadaniem.
    [few] { $n } z tych chwil są teraz twoimi zadaniami.
   *[many] { $n } z tych chwil jest teraz twoimi zadaniami.
}

## The losses.

losses = Punkty stracone na grę
losses-hint = { $n ->
    [one] Z jednej przeanalizowanej gry.
    [few] Z ostatnich { $n } przeanalizowanych gier. Każdy słupek to gra, najnowsza z prawej; wszystkie wiersze mają tę samą skalę.
   *[many] Z ostatnich { $n } przeanalizowanych gier. Każdy słupek to gra, najnowsza z prawej; wszystkie wiersze mają tę samą skalę.
}
kind = Rodzaj
course = Gra po grze
mean = Średnio
last = Ostatnie { $n }
all-kinds = Wszystkie
by-game = Po kolei
game = Gra
against = przeciwnicy: { $names }
won = wygrana, { $own } do { $best }
lost = przegrana, { $own } do { $best }

## The storage.

unread = Zachowanych tu zadań nie da się odczytać. Nic z nich nie jest usuwane: zapisz je do pliku albo odłóż i zacznij od nowa.
set-aside = Odłóż
not-aside = Brakuje miejsca, aby je odłożyć. Najpierw zapisz je do pliku.
unsaved = To urządzenie nic teraz nie zapisuje: twoje zadania istnieją, dopóki nie zamkniesz strony.
forget = Usuń to, co zachowano: { $name }
forget-really = Na pewno usuń
