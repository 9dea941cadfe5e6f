### Testi della lezione «I tuoi geni».

title = I tuoi geni

step-1 = Un genio cambia il valore delle cose. Hai Jafaar, e Sam ha lasciato visir e saggi a coppie. Guadagna 9 punti.
step-1-hint-1 = Con Jafaar un visir vale 3, un saggio sempre 2.
step-1-answer-1 = 6 punti. Annulla, e leggi Jafaar.
step-1-done = Tre visir: 9. Prima di ogni mossa ricorda che cosa possiedi, e che cosa lasciano gli altri.
