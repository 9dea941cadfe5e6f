### Texts of live tables: each player at a device of their own, at the same moment.

## The set-up.

now = Grajcie teraz
now-hint = Jeden link dla wszystkich: kto go otworzy, zajmuje miejsce albo ogląda. Tury przychodzą same, zaszyfrowane, przez przekaźnik, który nie może nic odczytać.

## The bar.

title = Stół na żywo
invited = Zaproszenie do stołu na żywo
menu-hint = Kto jest przy stole, link dla pozostałych i powrót do wiadomości.
waiting-for = Gra { $name }.
connecting = Brak połączenia: to, co zagrasz, zostanie wysłane później.
too-long = Ta gra jest już za długa na stół na żywo. Od teraz wysyłajcie ją jako wiadomości.
rematch = Rewanż jest rozdany.
rematch-by = { $name } rozdaje rewanż.
open-rematch = Zagraj rewanż
invite = Zaproś
here = przy stole
away = nieobecność
free = miejsce wolne
away-now = Nieobecni: { $names }.
watching = { $n ->
    [one] ogląda { $n } osoba
    [few] oglądają { $n } osoby
   *[many] ogląda { $n } osób
}
you-watch = Oglądasz.
taken = Twoje miejsce jest teraz zajęte na innym urządzeniu.
play-here = Graj tutaj
your-turn = Twoja tura

## A take-back.

asks-hint = Pozostali dostają pytanie od razu. Ktoś się zgadza albo nie.
you-ask = Prosisz o cofnięcie swojej tury. Inny gracz się zgadza albo nie.
you-refuse = Nie zgadzasz się na prośbę gracza { $name }.

## Sygnały.

signs = Daj sygnał
sign-hello = Cześć
sign-ready = Można grać
sign-well-played = Dobrze zagrane
sign-oops = Ups
sign-moment = Chwileczkę
sign-thanks = Dziękuję
says = { $name }: { $what }
waits-for-you = { $name } czeka na ciebie.
waits-for = { $name } czeka, teraz gra { $other }.
nudge = Ponagl: { $name }
too-many-signs = Było dużo sygnałów. Daj następny za kilka sekund.
shows-signs = Pokazuj sygnały innych
shows-signs-hint = Bez nich nic nie widać ani nie słychać, gdy ktoś daje sygnał albo cię ponagla.

clock = Zegar
clock-none = Bez zegara
clock-turn = { $time } na turę
clock-game = { $time } na grę, { $added } więcej po każdej turze
clock-binds = Pozostali mogą pozwolić, by grał komputer
clock-binds-hint = Za osobę, której skończył się czas. Inaczej zegar tylko to pokazuje.
clock-hint = Zegar wybiera się przed pierwszą ofertą. Oferta liczy się jak tura. Czas zaczyna płynąć, gdy wszystkie miejsca są zajęte, i płynie tylko wtedy, gdy ktoś czeka.
minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}
seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
}
rest = Zatrzymaj zegar
rest-asked = { $name } prosi o zatrzymanie zegara.
rest-asks = Prosisz o zatrzymanie zegara.
rest-refused = { $name } nie chce zatrzymać zegara.
rest-agree = Zatrzymaj
rest-refuse = Graj dalej
rest-withdraw = Wycofaj prośbę
clock-rests = Zegar jest zatrzymany.
clock-on = Uruchom zegar
time-up = Czas gracza { $name } się skończył.
your-time-up = Twój czas się skończył.
time-short = Zostało ci dziesięć sekund.
time-short-of = { $name } ma najwyżej dziesięć sekund.
substitute = Niech za gracza { $name } gra komputer
plays-for-you = Komputer gra za ciebie.
play-myself = Wróć do gry

## What all have to agree to.

ask-all = Zapytaj pozostałych
no-seat = Poprosić o to może tylko ktoś, kto gra na tym urządzeniu.
asks-all = { $name } pyta: { $what } Czy się zgadzasz?
you-ask-all = Pytasz: { $what }
unanswered = Jeszcze bez odpowiedzi: { $names }.
disagrees = { $name } się nie zgadza. Twoje pytanie: { $what }
may-show = Pozostali się zgadzają: możesz jeden raz otworzyć lub skopiować zapis gry.
ask-end = Gra kończy się tutaj i wszyscy widzą, co inni ukrywali.
ask-left = { $name } jest poza grą: decydują pozostali i widzą, co { $name } ukrywa.
ask-shown = Zapis gry zostaje otwarty lub skopiowany razem z tym, co ukryte.
ask-person = Za gracza { $name } gra człowiek i widzi, co { $name } ukrywa.

## The help.

help-text = Jeśli strona ma przekaźnik, każdy może grać na własnym urządzeniu w tym samym czasie: wybierz to przed grą albo pod „Stół na żywo” w menu i wyślij wszystkim link. Znaczki pokazują, kto jest: kółko oznacza nieobecność, przerywane kółko wolne miejsce. Nieobecni grają dalej później albo przez wiadomości. Przekaźnik nie może nic odczytać; podczas połączenia widzi twój adres sieciowy.

## The dialog.

invitation = Kto ma ten link, może grać, oglądać i zapraszać. Daj go tylko znajomym.
trust = To opiera się na zaufaniu: każde urządzenie ma całą grę. Strona pokazuje to, co ukryte, tylko właścicielowi.
shows-moves = Pokazuj mój ruch, gdy go wykonuję
shows-moves-hint = Pozostali widzą drogę, którą próbujesz. Jest zaszyfrowana i nigdzie się nie zapisuje.
notifies = Powiadom mnie, gdy będzie moja tura
notifies-hint = Gdy strona jest otwarta, także pod innymi. Przeglądarka zapyta raz.
start = Graj na żywo
start-hint = Strona łączy się z przekaźnikiem tej witryny. Przekaźnik przenosi zaszyfrowane tury i nie może nic odczytać; widzi, kiedy i skąd wysyła twoje urządzenie.
stop = Graj dalej korespondencyjnie
stop-sure = Opuszczasz stół na żywo: pozostali widzą twoją nieobecność, a tury nie przychodzą już same.
stop-hint = To urządzenie zapomni wtedy link. Aby wrócić później, otwórz go ponownie.

## An invitation that was opened.

join = Masz zaproszenie do stołu na żywo.
waiting = Połączono. Gra pojawi się, gdy tylko będzie tu ktoś z pozostałych.
unreachable = Przekaźnik nie odpowiada albo stół jest pełny. Strona sama próbuje dalej; link w wiadomości działa bez niego.
no-relay = Ta witryna nie ma przekaźnika, więc nie ma stołów na żywo. Poproś o link w wiadomości.
it-is-me-elsewhere = To ja, { $name }, z innego urządzenia
watch = Oglądaj
