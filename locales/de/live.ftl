### Texte der Live-Tische: alle am eigenen Gerät, im selben Moment.

## Die Vorbereitung.

now = Jetzt spielen
now-hint = Ein Link für alle: wer ihn öffnet, nimmt einen Platz ein oder schaut zu. Züge kommen von selbst an, versiegelt, über einen Vermittler, der nichts lesen kann.

## Die Leiste.

title = Live-Tisch
invited = Eine Einladung an einen Live-Tisch
menu-hint = Wer da ist, der Link für die anderen und zurück zu Nachrichten.
waiting-for = Am Zug: { $name }.
connecting = Keine Verbindung: was du spielst, wird später gesendet.
too-long = Diese Partie ist zu lang für einen Live-Tisch geworden. Sende sie ab jetzt per Nachricht.
rematch = Eine Revanche liegt bereit.
rematch-by = { $name } hat eine Revanche aufgebaut.
open-rematch = Revanche spielen
invite = Einladen
here = ist da
away = ist weg
free = Platz ist frei
away-now = Nicht da: { $names }.
watching = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
}
you-watch = Du schaust zu.
taken = Dein Platz wird jetzt an einem anderen Gerät gespielt.
play-here = Hier spielen
your-turn = Du bist am Zug

## Zurücknehmen.

asks-hint = Die anderen werden sofort gefragt. Eine Person stimmt zu oder nicht.
you-ask = Du möchtest deinen Zug zurücknehmen. Jemand stimmt zu oder nicht.
you-refuse = Du lehnst die Bitte von { $name } ab.

## Signale.

signs = Ein Signal geben
sign-hello = Hallo
sign-ready = Bereit
sign-well-played = Gut gespielt
sign-oops = Hoppla
sign-moment = Einen Moment, bitte
sign-thanks = Danke
says = { $name }: { $what }
waits-for-you = { $name } wartet auf dich.
waits-for = { $name } wartet auf { $other }.
nudge = { $name } anstupsen
too-many-signs = Das waren viele Signale. Gib das nächste in ein paar Sekunden.
shows-signs = Signale der anderen zeigen
shows-signs-hint = Ohne sie siehst und hörst du nichts, wenn jemand ein Signal gibt oder dich anstupst.

clock = Uhr
clock-none = Keine Uhr
clock-turn = { $time } je Zug
clock-game = { $time } für die Partie, { $added } dazu nach jedem Zug
clock-binds = Die anderen dürfen einen Computer spielen lassen
clock-binds-hint = Für alle, deren Zeit abgelaufen ist. Sonst zeigt die Uhr es nur an.
clock-hint = Vor dem ersten Gebot zu wählen. Ein Gebot zählt als Zug. Die Zeit läuft, sobald alle Plätze besetzt sind, und nur, solange jemand wartet.
minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
rest = Uhr anhalten
rest-asked = { $name } möchte die Uhr anhalten.
rest-asks = Du möchtest die Uhr anhalten.
rest-refused = { $name } möchte die Uhr nicht anhalten.
rest-agree = Anhalten
rest-refuse = Weiterspielen
rest-withdraw = Anfrage zurückziehen
clock-rests = Die Uhr ist angehalten.
clock-on = Weiterlaufen lassen
time-up = Die Zeit von { $name } ist um.
your-time-up = Deine Zeit ist um.
time-short = Du hast noch zehn Sekunden.
time-short-of = { $name } hat höchstens noch zehn Sekunden.
substitute = Einen Computer für { $name } spielen lassen
plays-for-you = Ein Computer spielt für dich.
play-myself = Selbst weiterspielen

## Worauf sich alle einigen müssen.

ask-all = Die anderen fragen
no-seat = Das kann nur erbitten, wer an diesem Gerät spielt.
asks-all = { $name } fragt: { $what } Bist du einverstanden?
you-ask-all = Du fragst: { $what }
unanswered = Noch keine Antwort: { $names }.
disagrees = { $name } ist nicht einverstanden. Du hast gefragt: { $what }
may-show = Die anderen sind einverstanden: einmal kannst du die Aufzeichnung öffnen oder kopieren.
ask-end = Die Partie endet hier, und alle sehen, was die anderen verborgen haben.
ask-left = { $name } hat den Tisch verlassen: die anderen entscheiden und sehen, was { $name } verbirgt.
ask-shown = Die Aufzeichnung wird mit allem Verborgenen geöffnet oder kopiert.
ask-person = Ein Mensch spielt für { $name } und sieht, was { $name } verbirgt.

## Die Hilfe.

help-text = Wo eine Website einen Vermittler hat, könnt ihr alle am eigenen Gerät und im selben Moment spielen: wähle es vor der Partie oder im Menü unter „Live-Tisch“ und sende allen den Link. Zeichen zeigen, wer da ist; ein Ring heißt abwesend, ein gestrichelter Ring freier Platz. Wer weg ist, macht später weiter oder per Nachricht. Der Vermittler kann nichts lesen; er sieht deine Netzwerkadresse, solange du verbunden bist.

## Das Fenster.

invitation = Wer diesen Link hat, kann spielen, zuschauen und einladen. Gib ihn nur deinen Freunden.
trust = Es beruht auf Vertrauen: jedes Gerät hat die ganze Partie. Verborgenes zeigt die Seite nur denen, die es angeht.
shows-moves = Meine Bewegung schon zeigen, während ich ziehe
shows-moves-hint = Die anderen sehen den Weg, den du versuchst. Er ist versiegelt und wird nirgends aufbewahrt.
notifies = Benachrichtigen, wenn ich am Zug bin
notifies-hint = Solange die Seite offen ist, auch hinter anderen. Der Browser fragt einmal nach.
start = Live spielen
start-hint = Die Seite verbindet sich mit dem Vermittler dieser Website. Er trägt versiegelte Züge und kann nichts lesen; er sieht, wann dein Gerät sendet und von wo.
stop = Per Nachricht weiter
stop-sure = Du verlässt den Live-Tisch: die anderen sehen dich als abwesend, und Züge kommen und gehen nicht mehr von selbst.
stop-hint = Dieses Gerät vergisst dann den Link. Um zurückzukommen, öffne ihn noch einmal.

## Eine geöffnete Einladung.

join = Du bist an einen Live-Tisch eingeladen.
waiting = Verbunden. Sobald jemand von den anderen da ist, kommt die Partie.
unreachable = Der Vermittler antwortet nicht, oder der Tisch ist voll. Die Seite versucht es von selbst weiter; ein Link per Nachricht geht auch ohne ihn.
no-relay = Diese Website hat keinen Vermittler, also auch keine Live-Tische. Bitte um einen Link per Nachricht.
it-is-me-elsewhere = Ich bin { $name }, von einem anderen Gerät
watch = Zuschauen
