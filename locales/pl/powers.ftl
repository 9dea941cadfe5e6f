### What the djinns and the items do, in words.

djinn-power = { $djinn ->
    [al-amin] Na koniec gry każda para twoich fakirów liczy się jako jeden dowolny towar.
    [anun-nak] Postaw 3 losowe meeple z woreczka na płytce, na której nic nie ma.
    [baal] Zawsze gdy ktoś bierze innego dżina: 1 moneta, jeśli to ty, 2, jeśli rywal.
    [boaz] Meepli leżących przed tobą nie można zabić.
    [bouraq] Postaw pałac na dowolnej wiosce.
    [echidna] Twoi budowniczowie zarabiają w tej turze podwójnie.
    [enki] Postaw palmę na dowolnej oazie.
    [ganapati] Zawsze gdy ktoś bierze kaprys: 1 moneta, jeśli to ty, 2, jeśli rywal.
    [geb] Na koniec gry każdy twój cenny przedmiot jest wart o 3 punkty więcej.
    [hagis] Stawiany pałac możesz zamiast tego postawić na płytce obok.
    [haurvatat] Na koniec gry twoje palmy są warte po 5 punktów zamiast 3.
    [iblis] Twoi asasyni zabijają 2 meeple na jednej płytce albo 2 przed jednym rywalem.
    [jafaar] Na koniec gry twoi wezyrowie są warci po 3 punkty zamiast 1.
    [kali] 1 moneta za każdy znacznik rywala, który przesuwasz na torze kolejności, 2 za każdym razem, gdy rywal przesuwa twój.
    [kandicha] Za to, co zabiją twoi asasyni: kupiec daje kartę (z talii; z Rzemieślnikami pierwszą z rzędu), budowniczy monety za niebieskie płytki dookoła; wezyr, mędrzec lub rzemieślnik przechodzi do ciebie, rzemieślnik z przedmiotem.
    [kumarbi] Gdy licytujesz, każdy odrzucony fakir obniża cenę o jeden stopień.
    [lamia] Stawianą palmę możesz zamiast tego postawić na płytce obok.
    [leta] Postaw wielbłąda na płytce, na której nic nie ma.
    [marid] Za każdego meepla zostawionego na twojej płytce: 1 moneta w twoim ruchu, 2 w ruchu rywala.
    [monkir] Za każdy postawiony pałac: 1 moneta, jeśli stawiasz go ty, 2, jeśli rywal.
    [nekir] Zawsze gdy asasyni zabijają: 1 moneta, jeśli twoi, 2, jeśli rywala.
    [ptah] Na koniec gry każdy twój rzemieślnik jest wart o 2 punkty więcej.
    [shamhat] Na koniec gry twoi mędrcy są warci po 4 punkty zamiast 2.
    [sibittis] Dobierz 3 dżiny, zatrzymaj jednego, pozostałe odrzuć.
    [sloar] Weź wierzchnią kartę talii.
   *[utug] Postaw wielbłąda na płytce, na której są tylko meeple.
}

djinn-effect = { $djinn ->
    [al-amin] Na koniec 2 fakirów to 1 towar
    [anun-nak] 3 losowe meeple na pustą płytkę
    [baal] Wzięty dżin: 1 moneta (rywal: 2)
    [boaz] Nikt nie zabija meepli przed tobą
    [bouraq] Pałac na dowolnej wiosce
    [echidna] Twoi budowniczowie: podwójnie
    [enki] Palma na dowolnej oazie
    [ganapati] Wzięty kaprys: 1 moneta (rywal: 2)
    [geb] Cenne przedmioty: po 3 punkty więcej
    [hagis] Pałac: także na płytce obok
    [haurvatat] Palmy: 5 punktów, nie 3
    [iblis] Asasyni zabijają 2 w jednym miejscu
    [jafaar] Wezyrowie: 3 punkty, nie 1
    [kali] Przesuwasz: 1 moneta; ciebie: 2
    [kandicha] Zysk z ofiar twoich asasynów
    [kumarbi] Oferta: stopień mniej za fakira
    [lamia] Palma: także na płytce obok
    [leta] Wielbłąd na pustą płytkę
    [marid] Meeple na twojej płytce: 1 moneta (rywal: 2)
    [monkir] Postawiony pałac: 1 moneta (rywal: 2)
    [nekir] Zabicie: 1 moneta (rywal: 2)
    [ptah] Rzemieślnicy: po 2 punkty więcej
    [shamhat] Mędrcy: 4 punkty, nie 2
    [sibittis] Dobierz 3 dżiny, zatrzymaj 1
    [sloar] Weź wierzchnią kartę talii
   *[utug] Wielbłąd tam, gdzie są tylko meeple
}

item-power = { $item ->
    [jewel] 5 punktów na koniec.
    [chest] 7 punktów na koniec.
    [crown] 9 punktów na koniec.
    [scimitar] Usuń 2 meeple z jednej płytki.
    [lamp] Weź za darmo odkrytego dżina albo wierzchniego z talii.
    [flute] Sprowadź na jedną płytkę do 5 meepli z sąsiednich płytek.
    [carpet] W twoim ruchu ostatni meeple może polecieć na dowolną inną płytkę, także nad górami.
    [ring] Weź odrzucony przedmiot.
    [talisman] Przenieś swojego wielbłąda albo namiot na płytkę bez wielbłąda i namiotu.
   *[horn] Uzupełnij rząd kart i ułóż go w dowolnej kolejności.
}
