### Teksty lekcji „Ślepe zaułki”.

title = Ślepe zaułki

step-1 = Nie każdego meepla można podnieść. Program podświetla płytki, z których ruch może się skończyć. Stuknij kupca w rogu, na a1.
step-1-hint-1 = Jego płytka nie jest podświetlona. Mimo to ją stuknij.
step-1-answer-1 = Meeple z tej płytki można podnieść. Odłóż je i stuknij a1.
step-1-done = Jeden meeple, jeden krok: na żadnej płytce obok nie stoi kupiec. Zostaje na miejscu.

step-2 = Ślepy zaułek może być też po drodze. Podnieś meeple pośrodku: asasyna i budowniczego. Spróbuj najpierw zostawić budowniczego.
step-2-hint-1 = Stuknij w ręce najpierw budowniczego.
step-2-answer-1 = To już jest dobra kolejność. Cofnij i zobacz, co się stanie, gdy budowniczy jest pierwszy.
step-2-done = Asasyn byłby ostatni, a innego asasyna nie ma. To, co wiedzie w ślepy zaułek, nigdy nie jest dostępne: nie możesz utknąć.

step-3 = W odwrotnej kolejności się uda. Zaprowadź budowniczego do drugiego budowniczego.
step-3-hint-1 = Najpierw asasyn, na końcu budowniczy.
step-3-hint-2 = Drugi budowniczy jest w wiosce na a3: dwa kroki przez a2 lub b3.
step-3-answer-1 = Dozwolony ruch, ale bez budowniczych. Cofnij i zacznij pośrodku.
step-3-done = Dwóch budowniczych i pusta wioska.
