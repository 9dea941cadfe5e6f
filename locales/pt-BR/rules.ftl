### The rules that refusals and cards cite: a short name, and the rule in words for the help.

name = { $id ->
    [1.6] gênios que rendem moedas
    [R-B1] espaços livres
    [R-B4] lances com Kumarbi
    [R-B6] marcadores empurrados
    [R-T1] quem pode mover, move
    [R-T2] quando usar poderes e itens
    [R-T3] quando pagar por Echidna, Iblis, Hagis e Lamia
    [R-T4] a ação do ladrilho
    [R-T9] abismo e lago
    [R-M1] um passo por vez
    [R-M2] sem voltar atrás
    [R-M4] o último meeple
    [R-M5] sem becos sem saída
    [R-A1] vítimas ao alcance
    [R-A4] duas vítimas com Iblis
    [R-A6] vítimas com Kandicha
    [R-W1] pegar um capricho
    [R-W2] baixar um capricho
    [R-S2] pontos por vizires
    [R-S3] pontos por anciões
    [R-S6] pontos por palmeiras e palácios
    [R-S8] pontos por mercadorias
    [R-S9] pontos por artesãos
    [R-S10] pontos por itens
   *[other] { "" }
}

words = { $id ->
    [1.6] Ba’al, Marid, Monkir, Nekir, Kali e Ganapati rendem moedas sempre que acontece o que diz a carta: 1 moeda se é você quem faz, 2 se é um oponente.
    [R-B1] Para dar um lance, ponha seu marcador num espaço livre da trilha de ordem de turno e pague o preço na hora. Em cada preço cabe um marcador; no 0 cabem três e, com cinco jogadores, cabem dois no 1, no 3 e no 5.
    [R-B4] Quem tem Kumarbi pode descartar faquires num lance: cada um baixa o preço em um degrau, até 0.
    [R-B6] Kali conta cada marcador que um empurrão desloca, uma vez por empurrão: 1 moeda por um marcador de oponente que você empurra, 2 por um seu que um oponente empurra. Seu próprio segundo marcador não conta.
    [R-T1] Se você tem um movimento válido, precisa fazê-lo. Se não tem nenhum, pula essa etapa, e esta rodada é a última.
    [R-T2] No seu turno você pode usar uma vez cada poder que tenha custo, e um item mágico. Não enquanto houver na mão meeples do movimento, nem enquanto outra escolha esperar por você. O que não teria efeito não pode ser usado.
    [R-T3] Echidna ou Iblis são pagos logo antes de os construtores ou assassinos agirem; Hagis ou Lamia, ao colocar o palácio ou a palmeira num ladrilho vizinho. Se a peça pode ir ali sem eles, você não paga nada.
    [R-T4] Numa aldeia é preciso colocar um palácio e, num oásis, uma palmeira, se houver na reserva. Numa cidade você pega o capricho dela. Em mercados, locais sagrados e oficinas, você decide se paga.
    [R-T9] No abismo e no grande lago nada pode ficar: nem meeple, nem camelo, nem palmeira, nem palácio.
    [R-M1] Pegue todos os meeples de um ladrilho e solte um a um, cada um num ladrilho que tenha um lado em comum com o anterior. Nunca na diagonal, nunca através de uma montanha, nunca no abismo nem no lago. Pode-se passar por ladrilhos vazios e por ladrilhos com camelo.
    [R-M2] O próximo meeple não pode ser solto no ladrilho que você acabou de deixar; o ladrilho onde o movimento começou conta como deixado. Mais adiante no movimento, você pode voltar a qualquer ladrilho.
    [R-M4] O último meeple precisa se juntar a outro da cor dele, que já estava no ladrilho ou foi solto ali no mesmo movimento.
    [R-M5] Solte as cores na ordem que quiser, contanto que o último meeple ainda possa se juntar a outro da cor dele. Não é permitido soltar um meeple se depois isso ficar impossível.
    [R-A1] Os assassinos matam um meeple: num ladrilho que não fique mais longe do que a soma de assassinos e faquires que você descartar, contando por linhas e colunas; ou um vizir, ancião ou artesão diante de um oponente sem Boaz. Se puder matar sem faquires, você precisa matar.
    [R-A4] Com Iblis, seus assassinos matam dois meeples num ladrilho, ou dois diante de um oponente. Se houver só um ali, esse.
    [R-A6] Por meeple que você mata: um mercador dá a carta do topo do baralho (com os Artesãos, a primeira da fileira); um construtor, 1 moeda por ladrilho de valor azul entre o dele e os de volta. Um vizir, ancião ou artesão vem para você; por um artesão, você pega também o item do topo.
    [R-W1] Se seu movimento termina numa cidade, você pega o capricho que está ali. Passar por ela, ou ganhar a cidade matando, não conta.
    [R-W2] Você pode baixar um capricho da mão e receber as moedas dele quando a condição está cumprida: no seu turno, menos durante o movimento, ou logo antes do seu lance. No fim da partida isso é automático.
    [R-S2] Cada vizir vale 1 ponto (3 com Jafaar), e você ganha 10 por oponente que tenha menos vizires. Empate não dá nada.
    [R-S3] Cada ancião diante de você vale 2 pontos, 4 com Shamhat.
    [R-S6] Nos seus ladrilhos, cada palmeira vale 3 pontos (5 com Haurvatat) e cada palácio, 5; o dobro nos ladrilhos em volta do grande lago.
    [R-S8] Conjuntos de mercadorias diferentes contam como numa venda, divididos da melhor forma. Com Al-Amin, cada 2 faquires valem por uma mercadoria à sua escolha.
    [R-S9] Cada artesão diante de você vale 2 pontos, 3 se ninguém tiver mais artesãos que você. Com Ptah, 2 a mais cada.
    [R-S10] Cada item precioso vale o número dele, 3 a mais com Geb. Itens mágicos não valem nada no fim.
   *[other] { "" }
}
