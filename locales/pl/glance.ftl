### Short texts for a glance at the table.

cards-of = Karty: { $name }
goods = { $n ->
    [one] { $n } towar
    [few] { $n } towary
   *[many] { $n } towarów
}
djinns = { $n ->
    [one] { $n } dżin
    [few] { $n } dżiny
   *[many] { $n } dżinów
}
leads = prowadzi, licząc to, co widzą wszyscy
show-city = Pokaż { $square } na planszy
drawn-items = Zatrzymaj jeden z tych przedmiotów
look-at-draw = Zobacz, co dobierasz
holds = { $n ->
    [one] Masz magiczny przedmiot: stuknij go w swoim wierszu.
    [few] Masz { $n } magiczne przedmioty: stuknij jeden w swoim wierszu.
   *[many] Masz { $n } magicznych przedmiotów: stuknij jeden w swoim wierszu.
}
whim-met = Twój kaprys jest spełniony: stuknij go w swoim wierszu, a wypłaci monety.
holds-masked = { $n ->
    [one] Masz przedmiot: przytrzymaj swój wiersz, aby go zobaczyć.
    [few] Masz { $n } przedmioty: przytrzymaj swój wiersz, aby je zobaczyć.
   *[many] Masz { $n } przedmiotów: przytrzymaj swój wiersz, aby je zobaczyć.
}
how-many = Ile osób gra
players-of = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
more = Więcej ustawień
latest = Co stało się ostatnio
tribes = Co robią klany
