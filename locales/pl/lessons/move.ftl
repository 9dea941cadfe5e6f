### Teksty lekcji „Ruch”.

title = Ruch

step-1 = Podnieś wszystkie meeple z płytki i zostawiaj po jednym na kolejnych płytkach. Ostatni dołącza do swojego klanu. Zacznij pośrodku, najpierw wezyr (żółty).
step-1-hint-1 = Dwa meeple, dwa kroki. Gdzie dwa kroki dalej stoi już mędrzec?
step-1-hint-2 = Najpierw wezyr, na końcu mędrzec: do rogu po lewej.
step-1-answer-1 = Jeśli mędrzec idzie pierwszy, wezyr jest ostatni, a dwa kroki dalej nie czeka żaden wezyr. Najpierw zostaw wezyra.
step-1-answer-2 = To też dozwolony ruch. Cofnij i podnieś meeple pośrodku.

step-2 = Teraz spróbuj złamać zasadę: znów podnieś meeple pośrodku i stuknij róg po prawej. Figurka: można tu zostawić. Flaga: można tu skończyć.
step-2-hint-1 = Po podniesieniu meepli pośrodku stuknij płytkę w prawym dolnym rogu.
step-2-answer-1 = To koniec zgodny z zasadami. Cofnij i spróbuj z rogiem po prawej.
step-2-done = Niedozwolone: żaden krok nie jest na ukos ani prosto z powrotem. Próbuj wszystkiego: program zna zasady.

step-3 = Litery i liczby przy brzegu nazywają każdą płytkę. Stuknij a1, potem asasyna (czerwonego) w ręce, potem a2. Zakończ na b3.
step-3-hint-1 = Twoja ręka leży pod planszą: stuknij tam kolor, a dostanie go następna płytka.
step-3-hint-2 = Przez a2 i b2 na b3: asasyn, budowniczy (niebieski), asasyn.
step-3-answer-1 = Na a2 stoi budowniczy. Cofnij wszystko i stuknij asasyna w ręce przed a2.
step-3-answer-2 = Dozwolony koniec, ale nie na b3. Cofnij.
step-3-done = Tak wybierasz, kogo zostawia stuknięcie. Zawsze kończysz z co najmniej dwoma meeplami jednego klanu.
