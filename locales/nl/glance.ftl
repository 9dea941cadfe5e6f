### Korte teksten voor een blik op de tafel.

cards-of = Kaarten van { $name }
goods = { $n ->
    [one] { $n } goed
   *[other] { $n } goederen
}
djinns = { $n ->
    [one] { $n } djinn
   *[other] { $n } djinns
}
leads = ligt voor, volgens wat iedereen ziet
show-city = Toon { $square } op het bord
drawn-items = Houd een van deze voorwerpen
look-at-draw = Kijk wat je hebt getrokken
holds = { $n ->
    [one] Je hebt een magisch voorwerp: tik erop in je rij.
   *[other] Je hebt { $n } magische voorwerpen: tik er een aan in je rij.
}
whim-met = Een gril van jou is vervuld: tik erop in je rij, en hij betaalt uit.
holds-masked = { $n ->
    [one] Je hebt een voorwerp: houd je rij ingedrukt om het te zien.
   *[other] Je hebt { $n } voorwerpen: houd je rij ingedrukt om ze te zien.
}
how-many = Met hoeveel
players-of = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
more = Meer keuzes
latest = Wat het laatst gebeurde
tribes = Wat de stammen doen
