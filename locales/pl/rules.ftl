### The rules that refusals and cards cite: a short name, and the rule in words for the help.

name = { $id ->
    [1.6] dżiny, które zarabiają
    [R-B1] wolne pola
    [R-B4] licytacja z Kumarbim
    [R-B6] przesunięte znaczniki
    [R-T1] kto może, musi wykonać ruch
    [R-T2] kiedy używać mocy i przedmiotów
    [R-T3] kiedy płacić za Echidnę, Iblisa, Hagisa i Lamię
    [R-T4] działanie płytki
    [R-T9] przepaść i jezioro
    [R-M1] krok po kroku
    [R-M2] nie prosto z powrotem
    [R-M4] ostatni meeple
    [R-M5] bez ślepych zaułków
    [R-A1] ofiary w zasięgu
    [R-A4] dwie ofiary z Iblisem
    [R-A6] ofiary z Kandichą
    [R-W1] branie kaprysu
    [R-W2] zagranie kaprysu
    [R-S2] punkty za wezyrów
    [R-S3] punkty za mędrców
    [R-S6] punkty za palmy i pałace
    [R-S8] punkty za towary
    [R-S9] punkty za rzemieślników
    [R-S10] punkty za przedmioty
   *[other] { "" }
}

words = { $id ->
    [1.6] Ba’al, Marid, Monkir, Nekir, Kali i Ganapati przynoszą monety, gdy dzieje się to, co jest na ich karcie: 1 monetę, jeśli robisz to ty, 2, jeśli rywal.
    [R-B1] Licytując, połóż znacznik na wolnym polu toru kolejności i od razu zapłać jego cenę. Na jednej cenie mieści się jeden znacznik; na 0 trzy, a w pięć osób na 1, 3 i 5 po dwa.
    [R-B4] Kto ma Kumarbiego, może podczas licytacji odrzucać fakirów: każdy obniża cenę o jeden stopień, najniżej do 0.
    [R-B6] Kali liczy każdy przesunięty znacznik, po razie za każde przesunięcie: 1 moneta za znacznik rywala, który przesuwasz ty, 2 za twój, który przesuwa rywal. Twój własny drugi znacznik się nie liczy.
    [R-T1] Jeśli masz dozwolony ruch, musisz go wykonać. Jeśli nie masz, pomijasz go i ta runda jest ostatnia.
    [R-T2] W swojej turze możesz użyć każdej płatnej mocy po razie i jednego magicznego przedmiotu. Nie wtedy, gdy trzymasz meeple w ręce podczas ruchu, ani gdy czeka na ciebie inny wybór. Tego, co nic by nie dało, użyć nie można.
    [R-T3] Za Echidnę i Iblisa płacisz tuż przed działaniem budowniczych lub asasynów, a za Hagisa i Lamię, stawiając pałac lub palmę na płytce obok. Tam, gdzie można postawić bez nich, nic nie płacisz.
    [R-T4] Na wiosce musisz postawić pałac, na oazie palmę, jeśli są w zasobach. W mieście bierzesz jego kaprys. Na targu, w miejscu świętym i w warsztacie wybierasz, czy płacisz.
    [R-T9] Na przepaści i na wielkim jeziorze nic nie może stać: ani meeple, ani wielbłąd, ani palma, ani pałac.
    [R-M1] Podnieś wszystkie meeple z jednej płytki i zostawiaj je po jednym, każdy na płytce, która styka się bokiem z poprzednią. Nigdy na ukos, nigdy przez góry, nigdy na przepaść ani jezioro. Przez płytki puste i te z wielbłądem można przechodzić.
    [R-M2] Następnego meepla nie wolno zostawić na płytce dopiero co opuszczonej; ta, od której zaczyna się ruch, też jest opuszczona. Później w tym samym ruchu możesz wrócić na każdą płytkę.
    [R-M4] Ostatni meeple musi dołączyć do innego w swoim kolorze, który już stał na tej płytce albo trafił tam w tym samym ruchu.
    [R-M5] Kolory zostawiasz w dowolnej kolejności, byle ostatni meeple mógł jeszcze dołączyć do innego w swoim kolorze. Krok, po którym to już niemożliwe, jest niedozwolony.
    [R-A1] Asasyni zabijają jednego meepla: na płytce odległej najwyżej o tylu kroków, ilu jest asasynów i odrzuconych fakirów, licząc wzdłuż rzędów i kolumn, albo wezyra, mędrca lub rzemieślnika przed rywalem bez Boaza. Jeśli możesz zabić bez fakira, musisz.
    [R-A4] Z Iblisem twoi asasyni zabijają dwa meeple na jednej płytce albo dwa przed jednym rywalem. Jeśli jest tam tylko jeden, to jednego.
    [R-A6] Za każdego zabitego meepla: kupiec daje wierzchnią kartę talii (z Rzemieślnikami pierwszą kartę rzędu), budowniczy po 1 monecie za każdą niebieską płytkę wśród jego własnej i sąsiednich. Wezyr, mędrzec i rzemieślnik przechodzą do ciebie; za rzemieślnika bierzesz też wierzchni przedmiot.
    [R-W1] Jeśli twój ruch kończy się w mieście, bierzesz leżący tam kaprys. Przejście przez miasto ani zajęcie go przez zabicie się nie liczy.
    [R-W2] Możesz zagrać kaprys z ręki za jego monety, gdy jego warunek jest spełniony: w swojej turze, ale nie w trakcie ruchu, albo tuż przed swoją ofertą. Na koniec gry dzieje się to samo z siebie.
    [R-S2] Każdy wezyr to 1 punkt (3 z Jafaarem), a do tego dostajesz 10 za każdego rywala, który ma mniej wezyrów. Remis nie daje premii.
    [R-S3] Każdy mędrzec przed tobą to 2 punkty, 4 z Shamhat.
    [R-S6] Każda palma na twoich płytkach to 3 punkty (5 z Haurvatat), każdy pałac 5; na płytkach wokół wielkiego jeziora dwa razy tyle.
    [R-S8] Zestawy różnych towarów liczą się jak przy sprzedaży, podzielone najkorzystniej. Z Al-Aminem każdych 2 fakirów zastępuje jeden dowolny towar.
    [R-S9] Każdy rzemieślnik przed tobą to 2 punkty, a 3, jeśli nikt nie ma ich więcej niż ty. Z Ptahem każdy jest wart o 2 więcej.
    [R-S10] Każdy cenny przedmiot jest wart tyle, ile wynosi jego liczba, z Gebem o 3 więcej. Magiczne przedmioty nie są na koniec nic warte.
   *[other] { "" }
}
