### Texts of games by message, each player at a device of their own.

## The set-up.

own-devices = Każdy na własnym urządzeniu
own-devices-hint = Gra wędruje od osoby do osoby jako link, dowolną drogą. Opiera się to na zaufaniu: link zawiera całą grę.
each-sees-own = Monety, przedmioty i kaprysy: każde urządzenie pokazuje tylko te swojego gracza.
own-seat = Kto gra tutaj

## The help.

help = Gracze na odległość
help-text = „Ze znajomymi na odległość” na pierwszej stronie przygotowuje grę, w której każdy ma własne urządzenie. Gdy kolej na kogoś innego, „Wyślij” tworzy link: przekaż go dowolną drogą. Kto go otworzy, raz mówi, kim jest, gra i odsyła link. Zgubiona lub powtórzona wiadomość niczemu nie szkodzi. Jeśli na dwóch urządzeniach gra potoczyła się różnie, pokażą się obie wersje i wybierzesz jedną. Opiera się to na zaufaniu: link zawiera całą grę, także to, co ukryte. Nic nie przechodzi przez serwer.

## The bar.

send-to = Wyślij grę. Teraz gra { $name }.
waiting-for = { $name } ma grę u siebie. Otwórz link, który wróci.
not-here = To nie twoja tura: { $name } gra na innym urządzeniu.
send = Wyślij
send-again = Wyślij ponownie

## The dialog that sends.

sending = Wyślij grę
sending-hint = Osobie, której jest tura, tyle razy, ile chcesz.
to = Dla: { $names }
how = Kto otworzy link, widzi, co się wydarzyło, gra i odsyła link. Zawiera on całą grę, więc następna wiadomość zastąpi zgubioną.
trust = Opiera się to na zaufaniu: w linku jest też to, co ukryte. Strona nie pokazuje tego nikomu innemu.
last-sent = Ostatnio wysłano: { $when }
show-code = Kod do zeskanowania
too-long = Ta gra jest za długa na kod: użyj linku.
computer-first = Komputer jeszcze gra. Wyślij grę, gdy skończy.

## A take-back.

ask-back = Poproś o cofnięcie mojej tury
asks-hint = Prośba idzie razem z wiadomością. Inny gracz się zgadza albo nie.
you-ask = Prosisz o cofnięcie swojej tury: wyślij grę.
stop-asking = Wycofaj prośbę
asks = { $name } prosi o cofnięcie swojej ostatniej tury.
grant = Zgadzam się
refuse = Nie zgadzam się
you-refuse = Nie zgadzasz się na prośbę gracza { $name }. Odpowiedź pójdzie z następną wiadomością.
refused = { $name } nie zgadza się na cofnięcie.
fine = Rozumiem

## This device checks what computers decided at another one.

suspect = { $name }: na tym urządzeniu komputer zdecydowałby inaczej. W wiadomości jest: { $what } Albo grała inna wersja Naqali, albo ktoś to zmienił.

## A message that was opened.

opened = Gra korespondencyjna
sent-by = { $name } przysyła ci grę.
who = Kim jesteś?
it-is-me = To ja, { $name }
me-who-sent = To ja, { $name }: ja to wysyłam
same = To już masz.
older = { $n ->
    [one] Ta wiadomość jest starsza niż twoja gra: o { $n } krok.
    [few] Ta wiadomość jest starsza niż twoja gra: o { $n } kroki.
   *[many] Ta wiadomość jest starsza niż twoja gra: o { $n } kroków.
}
to-game = Do gry
decided-for = { $name }, w tej wiadomości ktoś inny decyduje za ciebie: { $what }
take-it = Graj z tym dalej
foreign = Podaje się za jedną z twoich gier, ale rozdanie jest inne: ktoś ją zmyślił.
wrong-sender = Nadawca nie ma miejsca w tej grze.

## Two sides of a fork.

fork = Gra potoczyła się na dwa sposoby.
fork-at = Różnią się od kroku { $step }. Uzgodnij z pozostałymi, która wersja się liczy.
mine = Tutaj
theirs = W wiadomości
begins-with = Początek
turn-of = gra { $name }
keep-mine = Zostaw moją
take-theirs = Weź tę drugą
keep-both = Zostaw obie
from-message = { $names } (z wiadomości)
over = Gra jest skończona

## The list of games.

your-turn = twoja tura
waits-for = teraz gra { $name }
when-sent = wysłano { $when }
