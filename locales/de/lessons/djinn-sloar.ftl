### Texte der Lektion „Sloar“.

title = Sloar

step-1 = Sloar, 8 Punkte: für einen Fakir nimmst du die oberste Karte des Stapels, ungesehen. Lass dir von ihm eine bringen.
step-1-hint-1 = Tippe bei deinen Dschinn auf Sloar.
step-1-answer-1 = Sloar wirkt auch nach der Bewegung.
step-1-done = Gold für einen Fakir. Ein Drittel des Stapels sind Fakire, also tauschst du ab und zu nur einen gegen einen anderen.
