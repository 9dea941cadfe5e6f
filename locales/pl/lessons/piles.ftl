### Teksty lekcji „Bez stosów”.

title = Bez stosów

step-1 =
    Wielu z jednego klanu na jednej płytce czeka, aż ktoś do nich dołączy. Na a2 stoi trzech budowniczych i Sam może do nich dojść.

    Podnieś meeple z a1 i zajmij oazę, ale nie powiększaj stosów.
step-1-hint-1 = Co dałby jeszcze jeden budowniczy na a2? Policz niebieskie płytki dookoła.
step-1-answer-1 = Czwarty budowniczy: 5 monet więcej dla Sama. Cofnij.
step-1-answer-2 = Zacznij na a1 i zakończ na oazie. Cofnij.
step-1-done = Pięć niebieskich płytek: każdy budowniczy, którego tam nie zostawiasz, oszczędza 5 monet.
