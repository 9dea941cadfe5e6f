### Texte der Lektion „Wunderlampe“.

title = Wunderlampe

step-1 = Die Wunderlampe gibt dir umsonst einen Dschinn: einen offenen oder den obersten vom Stapel, ungesehen. Du hast fünf Wesire. Wähle gut.
step-1-hint-1 = Lies, was jeder Dschinn belohnt.
step-1-hint-2 = Jafaar macht einen Wesir 3 wert.
step-1-answer-1 = Ein Dschinn umsonst, aber nicht der beste für fünf Wesire. Noch einmal.
step-1-done = 6 Punkte, und 10 mehr für fünf Wesire.
