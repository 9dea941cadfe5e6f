### Testi dello script che informa le piattaforme didattiche.

result = Il tuo risultato
score = Punteggio
time = Tempo
name = Il tuo nome
code = Codice per chi insegna
copy = Copia
copied = Copiato.
select = Non copiato: il codice è selezionato, copialo tu.
