### Teksten van de les “Grillen”.

title = Grillen

step-1 =
    Op elke stad ligt een grilkaart tot iemand die neemt: een wens, en de munten die hij oplevert. Na de ronde komt er een nieuwe. Wie een zet in de stad eindigt, neemt de kaart op de hand, vanaf dan verborgen voor de anderen.

    Haal de gril.
step-1-hint-1 = Hij ligt in de stad in het westen.
step-1-hint-2 = Vanaf b2: de vizier eerst, dan de oudste naar a1.
step-1-answer-1 = Daar ligt geen gril. Maak het ongedaan.
step-1-done = Alleen daar eindigen telt, niet erdoorheen gaan.

step-2 =
    Je hebt de gril “Dorpen”: twee dorpen van jou, 10 munten. Je hebt er één. In je beurt, of vlak voor je bod, mag je een gril uitspelen waarvan de voorwaarde vervuld is.

    Neem een tweede dorp in, en speel de gril uit.
step-2-hint-1 = De oudste op c1 kan het dorp ernaast leegmaken.
step-2-hint-2 = Tik dan op de gril.
step-2-answer-1 = Het tweede dorp is nog van niemand. Maak het ongedaan.
step-2-done = 10 munten. Een gril waarvan de voorwaarde aan het eind van de partij vervuld is, wordt vanzelf uitgespeeld; de andere zijn niets waard.
