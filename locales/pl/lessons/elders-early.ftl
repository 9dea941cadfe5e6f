### Teksty lekcji „Mędrcy, wcześnie”.

title = Mędrcy, wcześnie

step-1 = Mędrcy są najwięcej warci tam, gdzie od razu przywołują dżina. Mędrzec z b2 może dołączyć do jednego albo do dwóch. Zyskaj 10 punktów.
step-1-hint-1 = Dwóch mędrców opłaca dżina. Który daje 10?
step-1-answer-1 = Dżin jest, ale inny daje 10. Cofnij.
step-1-answer-2 = Trzej mędrcy: 6 punktów i żadnego dżina. Cofnij.
step-1-answer-3 = To dalsza gra bez dżina. Cofnij.
step-1-answer-4 = Zacznij od mędrca na b2. Cofnij.
step-1-done = 10 punktów zamiast 6 i moc do końca gry: im wcześniej, tym więcej zdziała.
