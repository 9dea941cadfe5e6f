### Teksty lekcji „Wielkie jezioro”.

title = Wielkie jezioro

step-1 =
    Na wielkim jeziorze nigdy nic nie stoi i żaden ruch przez nie nie przechodzi. Ale na płytkach wokół niego, także stykających się rogiem, palmy i pałace liczą się podwójnie.

    Dwie wioski są twoje. Postaw pałac wart 10.
step-1-hint-1 = Która z twoich wiosek styka się z jeziorem?
step-1-hint-2 = Mędrzec z b2 może iść na b1.
step-1-answer-1 = To nie pałac nad jeziorem na twojej płytce. Cofnij.
step-1-answer-2 = Pałacu z tego nie było. Cofnij.
step-1-done = 10 punktów zamiast 5. Z dżinem Haurvatat, przy którym palmy są warte 5, palma też jest tu warta 10.
