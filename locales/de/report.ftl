### Texte des Skripts, das Lernplattformen berichtet.

result = Dein Ergebnis
score = Punktzahl
time = Zeit
name = Dein Name
code = Code für deine Lehrkraft
copy = Kopieren
copied = Kopiert.
select = Nicht kopiert: der Code ist markiert, kopiere ihn selbst.
