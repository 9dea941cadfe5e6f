### Teksten van de gids bij een eerste partij: wat hij vraagt, wat hij zegt van wat er gebeurt, zijn voorstellen.

##

guide = Gids
suggest = Een tip?
suggesting = Ik zoek een goede beurt…
suggested = Tip: { $what }.
hide = Verberg de gids
show = Haal de gids terug
show-hint = Hij legt elke stap uit tot je die kent, en stelt zetten voor.

first-game = Je eerste partij
first-game-hint = Je speelt een hele partij tegen een nieuweling, een computer. Een gids zegt wat er gevraagd wordt en wat er gebeurde, steeds minder naarmate je leert, en stelt zetten voor.
play-first-game = Speel je eerste partij

## Wat er gevraagd wordt.

watch-bid = { $name } biedt nu. Wie meer betaalt, speelt eerder.
watch = Kijk waar { $name } de beurt beëindigt, en wat er voor jou overblijft.
bid = Bied voor je eerste beurt. De duurste pion speelt eerst, maar elke munt die je houdt is een punt.
last-bid = Bied nu voor je andere beurt van deze ronde. Elke munt die je houdt is een punt.
do-move = Pak alle meeples van een verlichte tegel op. De laatste moet eindigen waar zijn eigen kleur staat.
no-move = Nergens kunnen nog meeples worden opgepakt. Sla de zet over: de partij eindigt na deze ronde.
do-drop = Zet er op elke tegel één neer, nooit meteen terug. Om te kiezen tik je op een kleur in je hand; bewaar de juiste voor het eind.
last-drop = De laatste komt bij de { $tribe }: je verzamelt ze allemaal. Een tegel die dan leeg is, wordt van jou.
trade = Handelaars pakken de eerste kaarten van de rij. Verschillende goederen zijn samen het meest waard.
build = Bouwmeesters verdienen munten: hun aantal keer de blauwe tegels hier en eromheen. Munten zijn punten.
build-fakirs = Bouwmeesters verdienen hun aantal keer de blauwe tegels hier en eromheen. Elke fakir die je erbij legt, telt als een bouwmeester extra.
must-kill = Moordenaars doden één meeple binnen bereik, of één vóór { $name }. Een leeggemaakte tegel zonder kameel wordt van jou.
may-kill = Niemand is binnen bereik. Elke fakir brengt je moordenaars één tegel verder, of je doodt niemand.
no-victim = Niemand is binnen bereik van je moordenaars. Ga verder.
place-palm = Een oase krijgt een palmboom. Die telt voor wie de tegel heeft.
place-palace = Een dorp krijgt een paleis. Dat telt voor wie de tegel heeft.
place-by-djinn = Kies waar het komt te staan. Het telt voor wie die tegel heeft.
buy = Je mag hier kopen. Elke nieuwe soort goederen maakt je set meer waard.
cannot-buy = Een markt, maar er is nu niets dat je kunt kopen. Ga verder.
take-djinn = Met oudsten kun je hier een djinn krijgen: zijn punten, en een kracht voor de rest van de partij.
no-djinn = Een djinn kost 2 oudsten, of 1 oudste en 1 fakir. Je kunt er nu geen nemen.
keep = Houd een van de djinns die je trok: zijn punten en zijn kracht zijn van jou.
choose = Kies een van de antwoorden in de balk.
sell = Verkoop een set verschillende goederen, of houd ze: ze tellen ook aan het eind.
end = Alles is gedaan. Kijk nog één keer, en beëindig dan je beurt.

## Biedingen.

own-bid = Je biedt { $price }. Wie meer biedt, speelt vóór jou.
own-bid-before = { $yet ->
    [0] Je biedt { $price } en speelt vóór { $name }.
   *[other] Je biedt { $price } en speelt voorlopig vóór { $name }.
}
own-bid-between = Je biedt { $price }: deze beurt ligt tussen twee beurten van { $name }.
own-bid-after = { $yet ->
    [0] Je biedt { $price }: { $name } speelt vóór deze beurt.
   *[other] Je biedt { $price }: { $name } speelt voorlopig vóór deze beurt.
}
their-bid = { $name } biedt { $price }. Bied meer, en je speelt vóór die beurt.
their-zero = { $name } biedt 0. Bied meer, of ook 0: wie daar het laatst komt, speelt vóór de anderen.
their-bid-before = { $yet ->
    [0] { $name } biedt { $price } en speelt vóór jou.
   *[other] { $name } biedt { $price } en speelt voorlopig vóór jou.
}
their-bid-between = { $name } biedt { $price }: die beurt ligt tussen je twee beurten.
their-bid-after = { $yet ->
    [0] { $name } biedt { $price }: jij speelt vóór die beurt.
   *[other] { $name } biedt { $price }: jij speelt voorlopig vóór die beurt.
}
own-begin = Iedereen heeft geboden: jij begint.
their-begin = Iedereen heeft geboden: { $name } begint.

## De eigen beurt.

took = Je nam { $tile } in: { $points } en { $tribe }.
ended = Je eindigde op { $tile } met { $tribe }.
ended-among = Je eindigde op { $tile } met { $tribe }. Er blijven andere meeples staan, dus de tegel is niet van jou.
ended-own = Je eindigde op { $tile }, een tegel van jezelf, met { $tribe }.
ended-theirs = Je eindigde op { $tile } met { $tribe }. De tegel blijft van { $name }.
viziers-more = { $own ->
    [one] Jij hebt { $own } vizier, { $name } { $theirs }: er meer hebben is 10 punten waard.
   *[other] Jij hebt { $own } viziers, { $name } { $theirs }: er meer hebben is 10 punten waard.
}
viziers-less = { $theirs ->
    [one] { $name } heeft { $theirs } vizier, jij { $own }: er meer hebben is 10 punten waard.
   *[other] { $name } heeft { $theirs } viziers, jij { $own }: er meer hebben is 10 punten waard.
}
viziers-tie = Jij en { $name } hebben evenveel viziers: een gelijk aantal geeft geen bonus.
elders = Je oudsten zijn { $points } waard. Je kunt er ook djinns mee betalen.
cards = Je pakte { $cards }. Verschillende goederen zijn samen het meest waard.
cards-fakirs = Je pakte { $cards }. Fakirs helpen bouwmeesters en moordenaars, en betalen djinns.
no-cards = Er was geen kaart meer om te pakken.
bought = Je kocht { $cards } voor { $coins }.
earned = Je bouwmeesters verdienden { $coins }, en elke munt is een punt.
earned-nothing = Je bouwmeesters verdienden niets: er is hier of eromheen geen blauwe tegel.
sold = Je verkocht goederen voor { $coins }, en elke munt is een punt.
killed = Je moordenaars doodden { $victims } op { $tile }.
killed-of = Je moordenaars doodden { $victims } van { $name }.
emptied = Er staat niemand meer op { $tile }: die tegel is van jou, voor { $points }.
placed-own = { CAPITAL($piece) } op { $tile }: { $points } voor jou.
placed-theirs = { CAPITAL($piece) } op { $tile }: { $points } voor { $name }, want de tegel is van { $name }.
placed = { CAPITAL($piece) } op { $tile }: telt voor wie de tegel inneemt.
djinn = Je nam { $djinn }: { $points } en een kracht. Tik op de kaart om die te lezen.

## Wat een beurt achterlaat.

own-left = Je liet { $tribe } achter op { $tile }: { $name } kan daar een beurt beëindigen.
own-left-alone = Je liet { $tribe } alleen achter op { $tile }: { $name } kan die tegel innemen.
their-left = { $name } liet { $tribe } achter op { $tile }: jij kunt daar een beurt beëindigen.
their-left-alone = { $name } liet { $tribe } alleen achter op { $tile }: jij kunt die tegel innemen.
round-ended = Ronde { $round } is afgelopen. De pionnen bieden opnieuw, in de volgorde waarin ze speelden.
own-camels = { $n ->
    [one] Je hebt nog { $n } kameel. De ronde waarin iemand zijn laatste kameel zet, is de laatste.
   *[other] Je hebt nog { $n } kamelen. De ronde waarin iemand zijn laatste kameel zet, is de laatste.
}
their-camels = { $n ->
    [one] { $name } heeft nog { $n } kameel. De ronde waarin iemand zijn laatste kameel zet, is de laatste.
   *[other] { $name } heeft nog { $n } kamelen. De ronde waarin iemand zijn laatste kameel zet, is de laatste.
}
farewell = Vanaf nu vertel ik alleen nog wat nieuw is. De lamp in de balk geeft hints wanneer je maar wilt.

## Voorstellen.

way = pak de meeples van { $from } op en eindig op { $end } met { $tribe }
way-by = pak de meeples van { $from } op, ga over { $by } en eindig op { $end } met { $tribe }
by-with = { $tile } ({ $meeple })
way-on = tik op { $meeple } in je hand, dan op { $tile }, en eindig op { $end } met { $tribe }
