### Texts of the lesson “Anillo del renacer”.

title = Anillo del renacer

step-1 = El anillo del renacer recupera un objeto del descarte, sea quien sea quien lo descartó. Toma el que más puntos da.
step-1-hint-1 = Las joyas valen 5, los cofres 7, las coronas 9.
step-1-answer-1 = Se puede conseguir más. Deshaz.
step-1-done = 9 puntos sacados del descarte. Así pueden volver los objetos que robaste y no te quedaste.
