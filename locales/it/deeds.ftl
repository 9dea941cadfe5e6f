### Texts for what a line does: parts of a sentence that follow “Questa mossa”, or the name of a player.

this = Questa mossa { $deeds }.
in-all = Questa mossa { $deeds }: { $points } subito.
does = { $name } { $deeds }.
does-in-all = { $name } { $deeds }: { $points } in tutto.
leaves-you = Ti lascia { FORM($tribe, "the") } in { $tile }, { $points }.
wins = guadagna { $coins }
wins-by = guadagna { $coins } grazie al genio { $djinn }
loses = { $name } perde { $points } ({ $line }).
lose-each = { $names } perdono { $points } a testa ({ $line }).
gain-each = { $names } guadagnano { $points } a testa ({ $line }).
gains = { $name } guadagna { $points } ({ $line }).
later = Forse utile più avanti: { $things }.

takes = prende { $tile }
takes-cards = prende { $cards }
moves = sposta il pezzo da { $from } a { $tile }
collects = raccoglie { $tribe }
collects-more = raccoglie { $tribe } per averne più di { $than }
collects-most = { $n ->
    [one] raccoglie { $tribe } per averne più di { $n } rivale
   *[other] raccoglie { $tribe } per averne più di { $n } rivali
}
places = piazza { $piece } in { $tile }
kills = uccide { $dead } in { $tile }
kills-of = uccide { $dead } di { $other }
earns = guadagna { $coins }
earns-by = guadagna { $coins } grazie al genio { $djinn }
sells = vende { $cards } per { $coins }
buys = compra { $cards } per { $coins }
draws-cards = pesca { $cards }
draws-items = { $n ->
    [1] pesca un oggetto
   *[other] pesca { $n } oggetti
}
draws-item-for = pesca un oggetto per { $payment }
takes-djinn = prende il genio { $djinn }
takes-djinn-for = prende il genio { $djinn } per { $payment }
draws-djinn = pesca un genio
uses = usa { $item }
uses-djinn = usa { $djinn } per { $payment }
keeps = tiene { $item }
takes-whim = prende il capriccio { $whim }
lays = gioca il capriccio { $whim } e guadagna { $coins }
power = il potere di { $djinn }
whim = il capriccio

find-tile = Cerca una tessera da prendere: { $points }.
find-tribe = Cerca { FORM($tribe, "the") }: { $points }.
find-coins = Cerca { FORM($tribe, "the") }: { $coins }.
find-cards = Cerca { FORM($tribe, "the") }: { $cards }.
find-tribe-before = Cerca { FORM($tribe, "the") }: { $points }, e { $lost } in meno per i rivali.
find = Cerca { FORM($tribe, "the") }.
find-building = Cerca un posto per { $piece }: { $points }.
find-kill = Cerca gli assassini e qualcuno da uccidere.
find-goods = Cerca merci da comprare.
find-djinn = Cerca il modo di prendere un genio.
find-item = Cerca un oggetto.
find-whim = Cerca una città con un capriccio.
find-fulfilled = Cerca un capriccio da giocare: { $coins }.
use-item = Pensa { FORM($item, "to") }.
use-djinn = Pensa al potere di { $djinn }.
compare-items = Confronta gli oggetti che hai pescato.
compare = Confronta ciò che dà ogni possibilità.
worth = { $deed } ({ $points })
worth-with = { $deed } ({ $points } con { $djinn })
costs = { $deed } (costa { $points })
