### Teksten van de les “Een nieuwe sultan”.

title = Een nieuwe sultan

step-1 = De sultan van Naqala is weg; wie de meeste punten heeft, krijgt de troon. De figuren heten meeples: tik op een witte, een oudste, en dan op de andere.
step-1-hint-1 = De oudsten staan in het midden, de een boven de ander. Tik op één, en dan waar hij heen moet.
step-1-done = Elke kleur is een stam. Een zet eindigt waar de laatste meeple zijn eigen stam treft.
