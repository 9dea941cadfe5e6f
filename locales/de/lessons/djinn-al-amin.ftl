### Texte der Lektion „Al-Amin“.

title = Al-Amin

step-1 = Al-Amin, 5 Punkte: am Ende der Partie stehen je zwei deiner Fakire für eine Ware deiner Wahl. Du hast drei Fakire, Fisch und Getreide. Welche Karte nützt dir am meisten?
step-1-hint-1 = Drei Fakire machen ein Paar. Was machen vier?
step-1-answer-1 = Ein zweites Mal dieselbe Ware beginnt einen weiteren Satz. Nimm das zurück.
step-1-answer-2 = Hier ist etwas zu gewinnen. Nimm das zurück.
step-1-done = Vier Fakire sind zwei Waren: mit Fisch und Getreide ein Satz von vier, 13 wert statt 7. Beim Verkauf gilt das nicht.
