### Teksty lekcji „Pośpiech”.

title = Pośpiech

step-1 = Runda kończy się twoją turą, masz w zapasie dwa wielbłądy, a Sam prowadzi o 8. Jeśli gra skończy się teraz, wygrasz. Zakończ ją.
step-1-hint-1 = Który klan może postawić dwa wielbłądy w jednej turze?
step-1-hint-2 = Dołącz do asasynów na a2, zabij kogoś, kto jest sam, i zakończ turę.
step-1-answer-1 = 19 punktów, ale jeden wielbłąd zostaje: zaraz Sam zajmie oazę i będzie prowadzić. Cofnij.
step-1-answer-2 = 17 punktów, ale jeden wielbłąd zostaje: gra toczy się dalej. Cofnij.
step-1-answer-3 = Ofiara nie stała samotnie. Cofnij.
step-1-answer-4 = To stawia najwyżej jednego wielbłąda. Cofnij.
step-1-answer-5 = Gra toczy się dalej. Spróbuj jeszcze raz: dwa wielbłądy naraz.
step-1-done = Na prowadzeniu i koniec. Kto prowadzi i ma mało wielbłądów, może się pospieszyć.
