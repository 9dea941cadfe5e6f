### Texte der Lektion „Ein neuer Sultan“.

title = Ein neuer Sultan

step-1 = Der Sultan von Naqala ist fort; wer die meisten Punkte hat, besteigt den Thron. Die Figuren heißen Meeples: tippe auf einen weißen, einen Ältesten, dann auf den anderen.
step-1-hint-1 = Die Ältesten stehen in der Mitte, einer über dem anderen. Tippe auf einen, dann dahin, wohin er soll.
step-1-done = Jede Farbe ist eine Sippe. Eine Bewegung endet, wo der letzte Meeple seine eigene trifft.
