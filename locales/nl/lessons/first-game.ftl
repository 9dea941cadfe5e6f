### Teksten van de les “Klaar om te spelen”.

title = Klaar om te spelen

step-1 = Een echt bord. Je hebt 5 en 0 geboden, Sam 3 en 0: jij begint. Speel een hele beurt zoals je wilt, tot het eind.
step-1-hint-1 = Zoek een tegel waarvan alle meeples van één stam zijn. Is je laatste meeple ook van die stam, dan raakt de tegel leeg.
step-1-hint-2 = Op f1, dat 12 waard is, staan drie bouwmeesters. Drie stappen verder, op f4, staan er nog twee.
