### Teksty lekcji „Kupcy, wcześnie”.

title = Kupcy, wcześnie

step-1 = Towary zyskują na wartości: zacznij wcześnie, tam gdzie stoi już dwóch kupców. Zyskaj w tej turze 10 punktów.
step-1-hint-1 = Trzech kupców przynosi trzy karty. Co sprzedaje potem płytka?
step-1-hint-2 = Kup jedwab: cztery rodzaje są warte 13.
step-1-answer-1 = Czwarty rodzaj towaru byłby teraz wart 6. Cofnij.
step-1-answer-2 = Tylko dwie karty, a duży targ chce 6 monet. Cofnij.
step-1-answer-3 = Z jedwabiem byłoby 10. Cofnij i kup go.
step-1-answer-4 = Połącz kupców. Cofnij.
step-1-done = Cztery rodzaje: 13 punktów za 3 monety. Następny rodzaj jest wart 8.
