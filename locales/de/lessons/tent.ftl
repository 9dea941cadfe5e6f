### Texte der Lektion „Das Zelt“.

title = Das Zelt

step-1 =
    Einmal in der Partie kann dein Zelt statt eines Kamels ein Plättchen einnehmen. Es bringt das Plättchen und 1 mehr für jedes rote Plättchen unter seinem eigenen und denen ringsum.

    Nimm die Oase auf b1 für 12 Punkte ein.
step-1-hint-1 = Leere die Oase mit dem Ältesten auf c1.
step-1-hint-2 = Kamel oder Zelt? Hier bringt das Zelt mehr.
step-1-answer-1 = Mit dem Kamel sind es 8. Nimm das zurück und wähle das Zelt.
step-1-answer-2 = Die Oase auf b1 ist das Ziel. Nimm das zurück.
step-1-done = 8 für die Oase; 3 rote Plättchen ringsum und sie selbst machen 4: 12 Punkte.

step-2 = Du hast nur ein Zelt. Diesmal warten die Ältesten im Dorf in der Mitte, mit wenigen roten Plättchen ringsum. Nimm es ein und behalte das Zelt für einen besseren Platz.
step-2-hint-1 = Der Älteste auf c2 leert das Dorf; dann wähle das Kamel.
step-2-answer-1 = Das Zelt bleibt dort; nur der Talisman könnte es versetzen. Nimm das zurück und stelle ein Kamel.
step-2-answer-2 = Ende im Dorf in der Mitte. Nimm das zurück.
step-2-done = Dein letztes Kamel allein bringt das Ende nicht mehr: auch das Zelt muss stehen.
