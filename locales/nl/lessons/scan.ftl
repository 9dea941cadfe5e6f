### Teksten van de les “Speur het bord af”.

title = Speur het bord af

step-1 = Als een partij klaarstaat, zoek dan groepen: bouwmeesters tussen blauwe tegels zijn het meest waard. Je hebt Echidna, twee oudsten en twee fakirs. Verdien 90 munten.
step-1-hint-1 = Waar liggen negen blauwe tegels bij elkaar?
step-1-hint-2 = Drie bouwmeesters en twee fakirs, negen tegels, en Echidna verdubbelt: betaal haar met de oudsten.
step-1-answer-1 = Daar drie blauwe tegels, in het westen negen. Maak het ongedaan.
step-1-answer-2 = Goed, maar 90 kan: fakirs voor de bouwmeesters, oudsten voor Echidna. Maak het ongedaan.
step-1-answer-3 = De bouwmeesters op b2 zijn meer waard. Maak het ongedaan.
step-1-done = Vijf keer negen, twee keer: 90.
