### Teksty lekcji „Kupcy”.

title = Kupcy

step-1 =
    Kupcy wracają do woreczka i przynoszą ci karty: po jednej za każdego kupca, z początku rzędu kart, tak jak leżą.

    Zbierz kupców i weź ich karty.
step-1-hint-1 = Kupiec dołącza do kupców (zielonych).
step-1-hint-2 = Kupiec z wioski ma na zachodzie dwóch przyjaciół.
step-1-answer-1 = To nie trzech kupców. Cofnij.
step-1-done = Papirus, fakir i pszenica: trzy pierwsze. Wyboru nie było. Fakir nie jest towarem: nie daje punktów, ale pomaga asasynom i budowniczym oraz płaci za dżiny.

step-2 = A jednak jest wybór: ilu ich zbierzesz. Złoto leży czwarte. Zdobądź je.
step-2-hint-1 = Policz, zanim ruszysz: tych na płytce i tego, który dołącza.
step-2-answer-1 = Trzech kupców zatrzymuje się tuż przed złotem. Cofnij.
step-2-answer-2 = Złoto wciąż leży. Cofnij.
step-2-done = Cztery karty, a wśród nich złoto. Luki w rzędzie wypełnia się dopiero po rundzie.
