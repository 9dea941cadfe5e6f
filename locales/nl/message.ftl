### Teksten van partijen per bericht, ieder op een eigen apparaat.

## De voorbereiding.

own-devices = Ieder op een eigen apparaat
own-devices-hint = De partij gaat van de een naar de ander als link, op elke manier die jullie willen. Het berust op vertrouwen: de link bevat de hele partij.
each-sees-own = Munten, voorwerpen en grillen: elk apparaat toont alleen die van de eigen speler.
own-seat = Wie hier speelt

## De hulp.

help = Spelers elders
help-text = Op de eerste pagina bereidt “Met vrienden elders” een partij voor waarin elke speler een eigen apparaat heeft. Is iemand anders aan de beurt, dan maakt “Sturen” een link: geef die door, hoe je maar wilt. Wie hem opent, zegt één keer wie hij of zij is, speelt en stuurt een link terug. Een verloren of dubbel bericht kan geen kwaad. Ging het op twee apparaten verschillend verder, dan worden beide getoond, en kies jij. Het berust op vertrouwen: een link bevat de hele partij, ook wat verborgen is. Niets gaat via een server.

## De balk.

send-to = Stuur de partij naar { $name }.
waiting-for = { $name } heeft de partij. Open de link die terugkomt.
not-here = Je bent niet aan de beurt: { $name } speelt op een ander apparaat.
send = Sturen
send-again = Nog eens sturen

## Het venster om te sturen.

sending = De partij sturen
sending-hint = Naar wie aan de beurt is, zo vaak je wilt.
to = Voor { $names }
how = Wie de link opent, ziet wat er gebeurde, speelt, en stuurt een link terug. Hij bevat de hele partij, dus het volgende bericht maakt een verloren bericht goed.
trust = Het berust op vertrouwen: ook wat verborgen is, zit in de link. De pagina toont het aan niemand anders.
last-sent = Laatst gestuurd: { $when }
show-code = Code om te scannen
too-long = Deze partij is te lang voor een code: gebruik de link.
computer-first = Er speelt nog een computer. Stuur de partij als die klaar is.

## Terugnemen.

ask-back = Vragen om mijn beurt terug te nemen
asks-hint = Het verzoek gaat met het bericht mee. Een andere speler stemt in, of niet.
you-ask = Je vraagt om je beurt terug te nemen: stuur de partij.
stop-asking = Verzoek intrekken
asks = { $name } wil de laatste beurt terugnemen.
grant = Instemmen
refuse = Niet instemmen
you-refuse = Je stemt niet in met het verzoek van { $name }. Het antwoord gaat met het volgende bericht mee.
refused = { $name } stemt niet in met het terugnemen.
fine = Begrepen

## Dit apparaat controleert wat computers op een ander besloten.

suspect = Op dit apparaat zou { $name } anders beslissen. In het bericht staat: { $what } Of een andere versie van Naqala speelde het, of iemand heeft het veranderd.

## Een geopend bericht.

opened = De partij per bericht
sent-by = { $name } stuurde je een partij.
who = Wie ben je?
it-is-me = Ik ben { $name }
me-who-sent = Ik ben { $name }, die het stuurde
same = Dit heb je al.
older = { $n ->
    [one] Dit bericht is ouder dan je partij: het loopt { $n } stap achter.
   *[other] Dit bericht is ouder dan je partij: het loopt { $n } stappen achter.
}
to-game = Naar de partij
decided-for = In dit bericht besliste iemand anders voor jou, { $name }: { $what }
take-it = Daarmee verder
foreign = Het doet zich voor als een van je partijen, maar had een andere opstelling: iemand heeft het verzonnen.
wrong-sender = De afzender heeft geen plaats in de partij.

## Twee kanten van een splitsing.

fork = De partij ging op twee manieren verder.
fork-at = Vanaf stap { $step } verschillen ze. Spreek met de anderen af welke telt.
mine = Hier
theirs = In het bericht
begins-with = Begint met
turn-of = { $name } is aan de beurt
keep-mine = De mijne houden
take-theirs = De andere nemen
keep-both = Beide houden
from-message = { $names } (uit het bericht)
over = De partij is afgelopen

## De lijst van partijen.

your-turn = jouw beurt
waits-for = wacht op { $name }
when-sent = gestuurd { $when }
