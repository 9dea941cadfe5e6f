### Teksten van de les “Een hele beurt”.

title = Een hele beurt

step-1 = Een beurt: zet, innemen, stam, tegel, verkoop. Ga naar de handelaar op b2, pak de kaarten, en koop dan zijde.
step-1-hint-1 = Naast b2, in het oosten, staat een handelaar.
step-1-hint-2 = Na de zet vraagt de balk iets: pak de kaarten. Tik dan op de zijde.
step-1-answer-1 = Eindig in deze beurt op b2 met de handelaars. Maak het ongedaan.
step-1-answer-2 = Vis heb je al: twee dezelfde zijn weinig waard. Maak het ongedaan.
step-1-answer-3 = Een fakir helpt, maar hoort niet bij de goederen. Maak het ongedaan, en koop zijde.
step-1-answer-4 = Je hebt niets gekocht. Maak het ongedaan: zijde is de munten waard.
step-1-done = Vier verschillende goederen, 13 punten. Op b2 bleef een bouwmeester staan, dus geen kameel.

step-2 = Je mag nu goederen verkopen voor munten. Houd je ze, dan zijn ze evenveel waard en kunnen ze groeien. Houd ze; beëindig de beurt.
step-2-hint-1 = Niets dwingt je te verkopen. Zoek de knop die de beurt beëindigt.
step-2-answer-1 = Verkocht. Dat mag aan het eind van elke beurt van jou, maar een langere set is meer waard. Maak het ongedaan, en houd ze.
