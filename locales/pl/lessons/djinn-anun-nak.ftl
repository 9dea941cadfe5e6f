### Teksty lekcji „Anun-Nak”.

title = Anun-Nak

step-1 =
    Anun-Nak, 8 punktów: za mędrca lub fakira trzy meeple z woreczka stają na płytce, na której nic nie ma. W tym woreczku są sami wezyrowie.

    Użyj go tak, by dało się zająć miejsce święte warte 10.
step-1-hint-1 = Najpierw moc, opłacona fakirem: mędrzec trafiłby do woreczka. Potem ruch.
step-1-hint-2 = Trzej wezyrowie na b1, a wezyr z a1 do nich dołącza.
step-1-answer-1 = Stoją tam, gdzie twój wezyr nie dołączy do nich w jednym kroku. Spróbuj jeszcze raz.
step-1-answer-2 = Na miejscu świętym wciąż nie ma wielbłąda. Cofnij.
step-1-done = Czterej wezyrowie i płytka warta 10. W grze nie wiesz, co da woreczek; możesz jednak sprawdzić, co w nim jest.
