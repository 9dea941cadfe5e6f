### Testi della lezione «Anello della rinascita».

title = Anello della rinascita

step-1 = L’anello della rinascita riporta un oggetto dagli scarti, chiunque l’abbia scartato. Prendi quello che vale di più.
step-1-hint-1 = I gioielli valgono 5, i forzieri 7, le corone 9.
step-1-answer-1 = Si può avere di più. Annulla.
step-1-done = 9 punti dagli scarti. Gli oggetti che hai pescato e non tenuto possono tornare così.
