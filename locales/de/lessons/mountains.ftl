### Texte der Lektion „Gebirge und Abgrund“.

title = Gebirge und Abgrund

step-1 =
    Die Kunstschmiede bringen Werkstätten mit, mit Gebirge auf zwei Seiten. Keine Bewegung führt über ein Gebirge. Die Werkstatt in der Mitte hat es im Norden und im Westen.

    Nimm die Meeples des Dorfs auf b3 auf und versuche, nach Süden zu gehen.
step-1-hint-1 = Nimm die Meeples auf b3 auf und tippe dann auf die Werkstatt.
step-1-answer-1 = Du hast einen anderen Weg gefunden. Nimm das zurück und versuche das Gebirge.
step-1-done = Abgelehnt. Eine solche Seite ist in beiden Richtungen zu. Meuchelmörder und Baumeister kümmert das Gebirge nicht.

step-2 = Von Osten und Süden ist die Werkstatt offen. Beende deine Bewegung dort.
step-2-hint-1 = Südlich davon steht ein Wesir, zwei Schritte entfernt, über den Osten, ein Kaufmann.
step-2-hint-2 = c3: der Meuchelmörder zuerst, dann der Kaufmann.
step-2-answer-1 = Nicht in der Werkstatt. Nimm das zurück.
step-2-done = Um das Gebirge herum, nicht darüber.

step-3 = Es gibt auch einen Abgrund: darin steht nie etwas. Nimm die Meeples auf b3 auf und versuche, hineinzugehen.
step-3-hint-1 = Der Abgrund ist in der Mitte.
step-3-answer-1 = Du bist darum herumgegangen. Nimm das zurück und versuche, hineinzugehen.
step-3-done = Jeder Weg führt um ihn herum.
