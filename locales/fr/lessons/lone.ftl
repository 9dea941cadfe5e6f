### Texts of the lesson “Personne seul”.

title = Personne seul

step-1 = Prenez les meeples de a1 et emparez-vous de l’oasis en b2. Deux chemins y mènent, et des assassins sont tout près pour Sam : ne laissez personne seul sur une tuile libre.
step-1-hint-1 = Deux assassins se réunissent en c2. Quelle est leur portée ?
step-1-hint-2 = Posez le vizir là où il a de la compagnie : en b1.
step-1-answer-1 = Le vizir est seul sur une tuile qui vaut 15 : un meurtre, et elle est à Sam. Annulez.
step-1-answer-2 = Partez de a1 et finissez en b2. Annulez.
step-1-done = Le même gain pour vous, et 13 points de moins pour Sam.
