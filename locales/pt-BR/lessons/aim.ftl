### Texts of the lesson “Um novo sultão”.

title = Um novo sultão

step-1 = O sultão de Naqala se foi; quem tiver mais pontos fica com o trono. As figuras se chamam meeples: toque num branco, um ancião, e depois no outro.
step-1-hint-1 = Os anciões estão no centro, um acima do outro. Toque num e depois no lugar para onde ele deve ir.
step-1-done = Cada cor é uma tribo. Um movimento termina onde o último meeple encontra os seus.
