### Teksten van uitproberen.

##

branch = Uitproberen
trial = Nog eens proberen
not-game = niet de partij
begin = Vanaf hier uitproberen
begin-short = Uitproberen
again = Nog eens proberen: { $when }

## Een zijweg.

about = Uitgeprobeerd vanaf “{ $when }”. De partij zelf wacht, en niets hier verandert haar.
unknown = Verborgen kaarten worden opnieuw getrokken.
who = Wie de anderen speelt
nobody = Ik speel ook de anderen
back = Terugnemen
back-hint = De laatste beurt of het laatste bod terugnemen
restart = Opnieuw
to-branch = Terug naar de proef

## Een beslissing die opnieuw gespeeld wordt.

task = Je bent { $name }. Speel deze beslissing zoals je het nu zou doen.
comparing = Ik vergelijk het met het beste dat ik ken…
as-good = Zo goed als het beste dat ik ken.
better = { CAPITAL($points) } beter dan wat er gespeeld werd. Het kan nog beter.
same = Dat is wat er gespeeld werd.
not-yet = Nog niet: het is niet zeker beter dan wat er gespeeld werd.
gained = Vergeleken met wat er gespeeld werd: meteen { SIGNED($once) }, rivalen { SIGNED($left) }, bewaard voor later { SIGNED($kept) }: { SIGNED($gain) } in totaal.
gained-by-bid = Vergeleken met wat er gespeeld werd: prijs { SIGNED($price) }, je beurten { SIGNED($turns) }, rivalen { SIGNED($left) }: { SIGNED($gain) } in totaal.
still = Het beste levert nog meer op.
retry = Nog eens
line = Toon de zet
