### Texts of lessons: the course, the panel of a lesson step, the overlays.

learn = Impara a giocare
learn-hint = Giochi fin dal primo passo. In meno di dieci minuti puoi fare una prima partita; il resto può aspettare.
never-played = Mai giocato? Impara giocando
to-course = Tutte le lezioni
begun = iniziata
learned = fatta
go-on-with = Continua: { $title }
begin-with = Inizia: { $title }
steps-to-game = { $done } di { $all } verso la prima partita
chapters-done = Capitoli fatti: { $done } di { $all }
done-of = { $done } di { $all }
minutes = { $minutes } min
reference = Schede con esercizi
reference-hint = Da consultare quando serve, durante una partita.
missing = Non è stato possibile caricare le lezioni. Controlla la connessione e riprova.
unknown = Questa lezione non esiste.
broken = Questa lezione non si può leggere: { $fault }

aids = Aiuti per imparare
aids-hint = Disegnati sul tabellone in qualsiasi partita.
aid-parity = Passi pari e dispari
aid-range = Fin dove arrivano gli assassini
aid-blue = Tessere blu che contano per i costruttori
aid-control = Tessere libere che valgono più del loro numero
aid-score = I punti di tutti, senza ciò che è nascosto
light = casella chiara della scacchiera
dark = casella scura della scacchiera
even = per numero di passi il movimento può finire qui
odd = il movimento può solo passare di qui
in-reach = a portata degli assassini
in-reach-for = { $n ->
    [one] a portata per { $n } fachiro
   *[other] a portata per { $n } fachiri
}
blue = conta per i costruttori vicini
worth = prenderla vale { $points }
points-seen = { $points } senza ciò che è nascosto

way-refused = Tocca qui e leggi perché non si può: { $what }.
price = il prezzo { $price }
step-of = Passo { $step } di { $steps }
hint = Indizio
hints = Indizi
show-me = Mostrami
do-it = Fallo per me
retry = Riprova
previous = Passo precedente
next = Avanti
finish = Fatto
to-next = Prossima lezione
next-lesson = Prossima lezione: { $title }
to-game = Prepara una partita
well-done = Ben fatto.
lesson-done = La lezione è finita.
stuck = Qui non si può fare altro, e l’obiettivo non è raggiunto. Riprova, o chiedi un indizio.
not-open = Le regole lo ammettono, ma in questo passo si tratta d’altro.
only-read = In questo passo non c’è nulla da giocare: vai avanti.
way-on = Ora fai così: { $action }.
way-by-hand = Ora fai così: tocca { $meeple } nella tua mano, poi { $tile }.
way-back = { $n ->
    [one] Porta altrove: prima annulla { $n } passo.
   *[other] Porta altrove: prima annulla { $n } passi.
}
way-again = Porta altrove, e non si può annullare: riprova dall’inizio del passo.
