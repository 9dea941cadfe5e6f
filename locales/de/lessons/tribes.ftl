### Texte der Lektion „Die fünf Sippen“.

title = Die fünf Sippen

step-1 = Wesire und Älteste bleiben bei dir: ein Wesir ist 1 Punkt, ein Ältester 2. Dazu 10 für jeden Rivalen mit weniger Wesiren. Gewinne 4 Punkte.
step-1-hint-1 = Welche zwei Ältesten (weiß) stehen nebeneinander?
step-1-answer-1 = Das sind keine Ältesten. Nimm alles zurück und bring zwei Älteste zusammen.

step-2 = Kaufleute (grün) bringen Karten, je eine, vom Anfang der Reihe. Hol zwei.
step-2-hint-1 = Ein Kaufmann auf a2 kann zu dem daneben.
step-2-hint-2 = Dann fragt die Leiste: nimm die Karten.
step-2-answer-1 = Das sind keine Kaufleute. Nimm das zurück.
step-2-done = Getreide ist eine Ware, ein Fakir nicht: gib ihn aus, um Baumeister oder Meuchelmörder zu stärken.

step-3 = Baumeister verdienen Münzen: Baumeister mal blaue Plättchen, hier und ringsum, auch schräg. Verdiene 6.
step-3-hint-1 = Im Osten sind alle Werte rot. Sieh nach Westen.
step-3-hint-2 = Der Baumeister auf a2 kommt zu dem daneben; nimm dann die Münzen.
step-3-answer-1 = Kein blaues Plättchen in der Nähe: keine Münzen. Nimm das zurück.
step-3-answer-2 = Das sind keine Baumeister. Nimm das zurück.
step-3-done = Zwei Baumeister, drei Plättchen: 6. Eine Münze ist ein Punkt.

step-4 = Meuchelmörder töten einen Meeple; jeder von ihnen reicht einen Schritt weit. Stand das Opfer allein, gehört dir auch sein Plättchen. Nimm zwei Plättchen ein.
step-4-hint-1 = Bring die Meuchelmörder (rot) zusammen. Wer ist in Reichweite allein?
step-4-answer-1 = Auf jenem Plättchen bleiben andere. Nimm das zurück und töte jemanden, der allein ist.
step-4-answer-2 = Das sind keine Meuchelmörder. Nimm das zurück.
