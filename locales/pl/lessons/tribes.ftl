### Teksty lekcji „Pięć klanów”.

title = Pięć klanów

step-1 = Wezyrowie i mędrcy zostają u ciebie: wezyr to 1 punkt, mędrzec 2. Każdy rywal z mniejszą liczbą wezyrów dodaje 10. Zyskaj 4 punkty.
step-1-hint-1 = Którzy dwaj mędrcy (biali) stoją obok siebie?
step-1-answer-1 = To nie mędrcy. Cofnij wszystko i połącz dwóch mędrców.

step-2 = Kupcy (zieloni) przynoszą po jednej karcie z początku rzędu. Zdobądź dwie.
step-2-hint-1 = Kupiec z a2 może dołączyć do tego obok.
step-2-hint-2 = Potem pyta pasek: weź karty.
step-2-answer-1 = To nie kupcy. Cofnij.
step-2-done = Pszenica to towar, fakir nie: wydaj go, aby wzmocnić budowniczych lub asasynów.

step-3 = Budowniczowie zarabiają monety: ich liczba razy płytki z niebieską wartością, tutaj i dookoła, także na ukos. Zarób 6.
step-3-hint-1 = Na wschodzie wszystkie wartości są czerwone. Spójrz na zachód.
step-3-hint-2 = Budowniczy z a2 dołącza do tego obok; potem weź monety.
step-3-answer-1 = W pobliżu nie ma niebieskiej wartości: nie ma monet. Cofnij.
step-3-answer-2 = To nie budowniczowie. Cofnij.
step-3-done = Dwóch budowniczych, trzy płytki: 6. Moneta to punkt.

step-4 = Asasyni zabijają jednego meepla; każdy z nich sięga o krok dalej. Jeśli ofiara stała samotnie, jej płytka też jest twoja. Zajmij dwie płytki.
step-4-hint-1 = Połącz asasynów (czerwonych). Kto w zasięgu jest sam?
step-4-answer-1 = Na tej płytce zostają inni. Cofnij i zabij kogoś, kto jest sam.
step-4-answer-2 = To nie asasyni. Cofnij.
