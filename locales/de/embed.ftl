### Texte der Spielfelder auf anderen Seiten.

##

view = Eine Stellung aus Five Tribes
explore = Ein Spielfeld von Five Tribes zum Ausprobieren
exercise = Eine Übung auf einem Spielfeld von Five Tribes
replay = Eine Partie Five Tribes zum Nachspielen
play = Eine Partie Five Tribes

waiting = Dieses Spielfeld wartet darauf, was die Seite darauf zeigen will.
faulty = Auf dieser Seite ist ein Fehler, darum lässt sich das Spielfeld nicht zeigen.
look-back = Zurückschauen
full-screen = Vollbild
leave-full-screen = Vollbild verlassen
again = Noch einmal

## Der Code eines Spielfelds.

truth = Die Seite zeigt alles, auch verborgene Münzen.
picture = Die Stellung als Bild speichern (SVG)
picture-hint = Wo keine Skripte laufen: setze das Bild anstelle des Links in das Element.
purpose = Was man dort tun kann
to-replay = Partie nachspielen
to-view = Ansehen
to-explore = Ausprobieren
to-play = Spielen
way = Art des Codes
element = Element
frame = Rahmen
host = Wohin er kommt
site = Deine Website
wordpress = WordPress
moodle = Moodle
notion = Notion
markdown = Markdown
in-site = Am besten als Element: es übernimmt Farben und Breite deiner Seite. Ein Rahmen ist für Seiten, die Skripte entfernen.
in-wordpress = In einen Block „Individuelles HTML“. Wer das Blog verwaltet, kann das Element nehmen; andere nehmen den Rahmen.
in-moodle = In den Quelltext des Textes. Wo deine Website Skripte entfernt, nimm den Rahmen.
in-notion = Tippe /embed und füge die Adresse ein. Zieh den Block dann auf seine Höhe.
in-markdown = So, wie er ist, wo HTML erlaubt ist: Hugo, Jekyll, Astro. Sonst nimm die Adresse aus dem Rahmen.
frame-size = Ein Rahmen hat eine feste Höhe: { $height } Pixel bei einer Spalte von { $width }.
no-frame = Dafür ist ein Rahmen zu klein: nimm das Element.
result-code = Lernende bekommen einen Ergebniscode
result-code-hint = Wer die Aufgabe gelöst hat, schickt dir den Code; class.html macht aus allen Codes eine Tabelle, ohne Konto.
to-class = Codes einer Klasse lesen
package = Paket
package-kind = Für
package-hint = Eine Datei für Moodle und andere Lernplattformen: sie erfahren, wer fertig ist, mit welcher Punktzahl und in welcher Zeit. Das Spielfeld selbst kommt weiterhin von dieser Website.
package-save = Paket speichern
package-failed = Das Paket ließ sich nicht erstellen. Prüfe die Verbindung und versuche es noch einmal.
