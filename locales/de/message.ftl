### Texte der Partien per Nachricht, alle am eigenen Gerät.

## Die Vorbereitung.

own-devices = Alle am eigenen Gerät
own-devices-hint = Die Partie geht als Link von einem zum anderen, auf jedem Weg, den ihr mögt. Es beruht auf Vertrauen: der Link enthält die ganze Partie.
each-sees-own = Münzen, Gegenstände und Launen: jedes Gerät zeigt nur die des eigenen Spielers.
own-seat = Wer hier spielt

## Die Hilfe.

help = Mitspieler anderswo
help-text = Auf der ersten Seite bereitet „Mit Freunden anderswo“ eine Partie vor, in der alle ein eigenes Gerät haben. Ist jemand anderes am Zug, macht „Senden“ einen Link: gib ihn weiter, auf welchem Weg auch immer. Wer ihn öffnet, sagt einmal, wer er ist, spielt und sendet einen Link zurück. Eine verlorene oder doppelte Nachricht schadet nicht. Ging es an zwei Geräten verschieden weiter, werden beide Fassungen gezeigt, und du wählst. Es beruht auf Vertrauen: ein Link enthält die ganze Partie, auch Verborgenes. Nichts läuft über einen Server.

## Die Leiste.

send-to = Sende die Partie an { $name }.
waiting-for = { $name } hat die Partie. Öffne den Link, der zurückkommt.
not-here = Du bist nicht am Zug: { $name } spielt an einem anderen Gerät.
send = Senden
send-again = Nochmals senden

## Das Fenster zum Senden.

sending = Die Partie senden
sending-hint = An die Person am Zug, so oft du willst.
to = Für { $names }
how = Wer den Link öffnet, sieht, was geschah, spielt und sendet einen Link zurück. Er enthält die ganze Partie, die nächste Nachricht ersetzt also eine verlorene.
trust = Es beruht auf Vertrauen: auch Verborgenes steht im Link. Die Seite zeigt es sonst niemandem.
last-sent = Zuletzt gesendet: { $when }
show-code = Code zum Scannen
too-long = Diese Partie ist zu lang für einen Code: nimm den Link.
computer-first = Noch spielt ein Computer. Sende die Partie, wenn er fertig ist.

## Zurücknehmen.

ask-back = Um Rücknahme meines Zugs bitten
asks-hint = Die Bitte geht mit der Nachricht mit. Jemand stimmt zu oder nicht.
you-ask = Du möchtest deinen Zug zurücknehmen: sende die Partie.
stop-asking = Anfrage zurückziehen
asks = { $name } möchte den letzten Zug zurücknehmen.
grant = Zustimmen
refuse = Ablehnen
you-refuse = Du lehnst die Bitte von { $name } ab. Die Antwort geht mit der nächsten Nachricht mit.
refused = { $name } lehnt die Rücknahme ab.
fine = Verstanden

## Dieses Gerät prüft, was Computer an einem anderen entschieden haben.

suspect = Auf diesem Gerät würde { $name } anders entscheiden. In der Nachricht steht: { $what } Entweder hat eine andere Version von Naqala gespielt, oder jemand hat etwas geändert.

## Eine geöffnete Nachricht.

opened = Die Partie per Nachricht
sent-by = { $name } hat dir eine Partie gesendet.
who = Wer bist du?
it-is-me = Ich bin { $name }
me-who-sent = Ich bin { $name } und habe es gesendet
same = Das hast du schon.
older = { $n ->
    [one] Diese Nachricht ist älter als deine Partie: sie liegt { $n } Schritt zurück.
   *[other] Diese Nachricht ist älter als deine Partie: sie liegt { $n } Schritte zurück.
}
to-game = Zur Partie
decided-for = In dieser Nachricht hat jemand anderes für dich entschieden, { $name }: { $what }
take-it = Damit weiterspielen
foreign = Sie gibt sich als eine deiner Partien aus, hatte aber einen anderen Aufbau: jemand hat sie erfunden.
wrong-sender = Wer sie gesendet hat, hat keinen Platz in der Partie.

## Zwei Seiten einer Gabelung.

fork = Die Partie ging auf zwei Arten weiter.
fork-at = Ab Schritt { $step } unterscheiden sie sich. Einigt euch, welche zählt.
mine = Hier
theirs = In der Nachricht
begins-with = Beginnt mit
turn-of = Am Zug: { $name }
keep-mine = Meine behalten
take-theirs = Andere nehmen
keep-both = Beide behalten
from-message = { $names } (aus der Nachricht)
over = Die Partie ist vorbei

## Die Liste der Partien.

your-turn = du bist am Zug
waits-for = wartet auf { $name }
when-sent = gesendet { $when }
