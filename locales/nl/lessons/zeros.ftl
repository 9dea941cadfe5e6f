### Teksten van de les “Nul bieden”.

title = Nul bieden

step-1 = Olivier bood 3, Sam 1. Je bent Anna. Betaal niets: bied 0.
step-1-hint-1 = Tik op het spoor op de prijs 0, en dan op de knop.
step-1-answer-1 = Misschien een goed bod. Begin voor het voorbeeld de stap opnieuw en bied 0.
step-1-done = Je betaalt niets en speelt het laatst, voorlopig.

step-2 =
    Wees nu Pierre, die als laatste biedt. De nullen zijn één groep: wie erbij komt, schuift de anderen terug en speelt vóór hen.

    Laat Pierre net vóór Anna spelen zonder te betalen.
step-2-hint-1 = In de groep van de nullen is plaats voor drie.
step-2-answer-1 = Vóór Anna, ja, maar het kost munten. Pierre kan het gratis krijgen. Probeer opnieuw.
step-2-done = Ze spelen in deze volgorde: Olivier, Sam, Pierre, Anna.

step-3 = Er staan al drie pionnen op 0. Anna biedt als laatste. Probeer erbij te komen.
step-3-hint-1 = Tik op de prijs 0.
step-3-answer-1 = Dat zul je moeten doen. Probeer opnieuw, en probeer eerst 0.
step-3-done = Vol: er passen er maar drie. De vierde biedt 1 of meer. Wie het eerst op 0 komt, speelt het laatst; wie het laatst komt, speelt gratis vóór de anderen.
