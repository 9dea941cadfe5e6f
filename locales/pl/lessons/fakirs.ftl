### Teksty lekcji „Zbieraj fakirów”.

title = Zbieraj fakirów

step-1 = Stoisz na małym targu i masz 3 monety, a druga tura przychodzi od razu: na a2 i b2 czekają budowniczowie. Kup to, co im pomoże. Zyskaj 20 punktów w obu turach.
step-1-hint-1 = Fakir liczy się jak jeszcze jeden budowniczy.
step-1-hint-2 = Zakończ turę, a potem zakończ ruch budowniczymi na b2: sześć niebieskich płytek.
step-1-answer-1 = Dwa rodzaje: 2 punkty więcej. Fakir da więcej. Cofnij.
step-1-answer-2 = Jedwab już masz. Cofnij.
step-1-answer-3 = Obie tury minęły. Spróbuj jeszcze raz i zachowaj fakira dla budowniczych.
step-1-answer-4 = Mniej monet, niż się da. Cofnij: zakończ na b2 i dodaj fakira.
step-1-done = 6 monet za jednego fakira. Przy dżinie oszczędziłby mędrca, asasynom dałby krok.
