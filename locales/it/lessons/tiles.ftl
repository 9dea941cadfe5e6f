### Testi della lezione «Che cosa fanno le tessere».

title = Che cosa fanno le tessere

step-1 = La tessera finale agisce. In un’oasi cresce una palma, 3 punti; in un villaggio sorge un palazzo, 5. Finisci su una di queste, poi toccala ancora.
step-1-hint-1 = Il saggio in mezzo può andare da entrambe le parti.
step-1-hint-2 = Vai nel villaggio, poi toccalo ancora.
step-1-answer-1 = Quello è un mercato. Annulla, e parti da lì.
step-1-done = La tessera svuotata è tua, e anche ciò che vi sta sopra.

step-2 = 1, 2, 3, 4, 5 merci diverse valgono 1, 3, 7, 13, 21. Un mercato piccolo vende una carta per 3 monete, uno grande due per 6. Compra.
step-2-hint-1 = C’è un mercato a ogni estremità.
step-2-hint-2 = In quello piccolo, tocca una carta illuminata.
step-2-answer-1 = Quello è un luogo sacro. Annulla, e parti da lì.
step-2-done = Tre tipi valevano 7; un quarto fa 13, un quinto 21.

step-3 = In un luogo sacro paga due saggi, o un saggio e un fachiro, per un genio: i suoi punti e il suo potere sono tuoi. Prendine uno.
step-3-hint-1 = Il luogo sacro è a ovest.
step-3-hint-2 = Finisci lì con i saggi, poi tocca un genio.
step-3-answer-1 = Qui non c’è un luogo sacro. Annulla, e vai in a1.
step-3-done = Tocca la sua carta per leggere il potere.
