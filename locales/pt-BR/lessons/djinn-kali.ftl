### Texts of the lesson “Kali”.

title = Kali

step-1 =
    Kali, 6 pontos, com os Caprichos: 1 moeda por marcador de oponente que você empurra para trás na trilha, 2 sempre que um oponente empurra o seu.

    Há dois marcadores em 0. Ganhe 2 moedas com seu lance.
step-1-hint-1 = Quem se junta aos zeros empurra os que já estão ali.
step-1-answer-1 = Ninguém foi empurrado. Tente de novo.
step-1-done = Dois empurrões, duas moedas, e você joga primeiro.
