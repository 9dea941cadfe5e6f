### Teksty lekcji „Kandicha”.

title = Kandicha

step-1 =
    Kandicha, 6 punktów: ofiary twoich asasynów coś ci dają. Kupiec: wierzchnią kartę talii. Budowniczy: po 1 monecie za każdą niebieską płytkę dookoła. Wezyr lub mędrzec przechodzi do ciebie.

    Która ofiara przyniesie monety?
step-1-hint-1 = Poszukaj budowniczych.
step-1-answer-1 = Wyszło z tego coś innego. Spróbuj jeszcze raz i zabij budowniczego.
step-1-done = Po 1 monecie za każdą niebieską płytkę, licząc płytkę ofiary i te dookoła. Z Rzemieślnikami kupiec daje za to pierwszą kartę rzędu, a rzemieślnik przechodzi do ciebie z przedmiotem.

step-2 = Teraz zdobądź premię za wezyrów.
step-2-hint-1 = Zabity wezyr staje przed tobą.
step-2-hint-2 = Jedynego, który się liczy, ma Sam.
step-2-answer-1 = Macie teraz po jednym: premii nie ma. Cofnij.
step-2-answer-2 = To nie wezyr. Spróbuj jeszcze raz.
step-2-done = Jeden dla ciebie, żadnego u Sama: 1 punkt i jeszcze 10.
