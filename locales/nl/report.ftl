### Teksten van het script dat leerplatforms inlicht.

result = Je resultaat
score = Score
time = Tijd
name = Je naam
code = Code voor je docent
copy = Kopiëren
copied = Gekopieerd.
select = Niet gekopieerd: de code is geselecteerd, kopieer hem zelf.
