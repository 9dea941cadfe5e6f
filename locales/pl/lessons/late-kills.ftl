### Teksty lekcji „Wezyrowie na końcu”.

title = Wezyrowie na końcu

step-1 = Ty i Sam macie po 3 wezyrów. Zabij jednego z jego wezyrów, a 10 punktów jest twoje, na chwilę: zaraz gra Sam, a na wschodzie czeka na niego dwóch wezyrów. Wybierz zysk, który zostanie.
step-1-hint-1 = Kto stoi samotnie w zasięgu?
step-1-answer-1 = Po następnej turze Sam i tak prowadzi w wezyrach. Cofnij.
step-1-answer-2 = Nic nie zyskano. Cofnij i wybierz inną ofiarę.
step-1-answer-3 = Połącz asasynów z a2 i b2. Cofnij.
step-1-done = 8 punktów, których nikt nie odbierze.

step-2 = Ta sama plansza, ale to ostatnia tura gry. Zyskaj 10 punktów.
step-2-hint-1 = Teraz nikt nie może odpowiedzieć.
step-2-hint-2 = Stuknij wezyrów Sama.
step-2-answer-1 = 8 punktów. Premia jest teraz warta 10. Cofnij.
step-2-answer-2 = Nic nie zyskano. Cofnij i wybierz inną ofiarę.
step-2-answer-3 = Połącz asasynów z a2 i b2. Cofnij.
step-2-done = 10 punktów i żadnej tury, by je stracić.
