### Texts about computers at the table: levels, their turns in one line, set-up, results.

##

person = Człowiek
novice = Nowicjusz
apprentice = Uczeń
scribe = Skryba
courtier = Dworzanin
counsellor = Doradca
sultan = Sułtan
beginner = początkujący
easy = łatwy
medium = średni
advanced = zaawansowany
hard = trudny
master = mistrzowski
novice-hint = Widzi kilka ruchów i wybiera najlepszy z nich: na pierwszą grę.
apprentice-hint = Przeocza większość ruchów i chce tylko własnego zysku.
scribe-hint = Widzi jedną piątą możliwości i prawie nie zważa na to, co ci zostawia.
courtier-hint = Widzi połowę możliwości i trochę zważa na to, co ci zostawia.
counsellor-hint = Widzi wszystko, waży, co ci zostawia, i odpowiednio licytuje.
sultan-hint = Zanim wybierze, rozgrywa w myślach dalszy ciąg swoich najlepszych ruchów: najsilniejszy.
computer-names = Idris Zahra Omar Yasmin Karim

computers = przeciwnicy: { $levels }
who-plays = Kto gra za gracza { $name }
style-of = Upodobania: { $name }
likes-all = Bez upodobań
likes-palms = Lubi palmy
likes-djinns = Lubi dżiny
likes-viziers = Lubi wezyrów
likes-merchants = Lubi kupców
palms = palmy
all-djinns = dżiny
viziers = wezyrów
merchants = kupców
likes = { $name } lubi { $what }.
coins-of = Monety na początku: { $name }
starts = { $name } ma na początku { FORM($coins, "accusative") }.
others = Pozostali
level = Poziom
play-novice = Zagraj z nowicjuszem
play-apprentice = Zagraj z uczniem
play-scribe = Zagraj ze skrybą
play-courtier = Zagraj z dworzaninem
play-counsellor = Zagraj z doradcą
play-sultan = Zagraj z sułtanem
strict = Decyzje są ostateczne
strict-hint = Nikt nie cofa tury ani oferty. W trakcie tury cofać można.

teacher = Komputery mówią dlaczego
teacher-hint = Po każdej turze jeden wiersz: co się liczyło i co ci to zostawia.
pace = Tempo komputerów
pace-calm = Spokojne
pace-brisk = Żwawe
pace-at-once = Od razu

thinks = { $name } myśli…
plays = Gra { $name }.
chooses-spot = { $name } wybiera pole.
wait = To nie twoja tura: { $name } myśli.
skip = Pomiń
show-again = Pokaż jeszcze raz
take-back = Cofnij moją turę
take-back-bid = Cofnij moją ofertę
stuck = { $name } nie może grać.
no-sense = Znaleziony ruch nie jest dozwolony.

## A turn: what was done, joined by commas and "and", then the points. In the present tense, so that no gender is claimed.

took = { $name } zajmuje { $tile } z { FORM($tribe, "instrumental") }
ended = { $name } kończy na { $tile } z { FORM($tribe, "instrumental") }
no-move = { $name } nie wykonuje ruchu
no-move-but = { $name } nie wykonuje ruchu, ale { $what }
done = { $deeds }
killed = zabija { FORM($dead, "accusative") }
killed-of = zabija { FORM($dead, "accusative") } gracza { $other }
took-too = zajmuje { $tiles }
used = używa { FORM($item, "genitive") }
got = zdobywa { $things }
djinns = { $n ->
    [one] dżina { FORM($names, "accusative") }
    [few] dżiny: { $names }
   *[many] dżiny: { $names }
}
items = { $n ->
    [one] przedmiot
    [few] { $n } przedmioty
   *[many] { $n } przedmiotów
}
whims = { $n ->
    [one] kaprys
    [few] { $n } kaprysy
   *[many] { $n } kaprysów
}
placed = stawia { FORM($pieces, "accusative") }
bought = { $n ->
    [one] kupuje kartę
    [few] kupuje { $n } karty
   *[many] kupuje { $n } kart
}
laid = { $n ->
    [one] zagrywa kaprys
    [few] zagrywa { $n } kaprysy
   *[many] zagrywa { $n } kaprysów
}
sold = { $n ->
    [one] sprzedaje towar
    [few] sprzedaje { $n } towary
   *[many] sprzedaje { $n } towarów
}
for-points = { $text }: { $points }.
no-points = { $text }.
with-level = { $text } · { SMALL($level) }
of-level = { $text } · { $level }
within = { SMALL($level) }

results = Wyniki gier z komputerami
results-hint = Skończone gry jednej osoby z komputerami, tylko na tym urządzeniu.
played = Rozegrane
won = Wygrane
best = Najlepszy wynik
clear = Wyczyść listę
no-results = Nie ma jeszcze skończonej gry z komputerem.
