### Texts of the lesson “Cités fabuleuses”.

title = Cités fabuleuses

step-1 =
    Les cités comptent ensemble : aucune 0, une 5, deux 20, trois 45, quatre 80, cinq 125. Chaque nouvelle vaut plus que la précédente.

    Deux sont à vous. Prenez-en une troisième.
step-1-hint-1 = Deux sages se tiennent dans la cité du milieu.
step-1-hint-2 = Le sage du village voisin peut la vider.
step-1-answer-1 = La troisième cité n’est pas encore à vous. Annulez.
step-1-done = De 20 à 45 : 25 points. Une quatrième en apporterait 35 de plus. Les cités bleues comptent pour les bâtisseurs comme toute tuile à chiffre bleu, les rouges pour les campements.
