### What the djinns and the items do, in words.

djinn-power = { $djinn ->
    [al-amin] No fim da partida, cada par de faquires seus conta como uma mercadoria à sua escolha.
    [anun-nak] Ponha 3 meeples do saco, ao acaso, num ladrilho sem nada.
    [baal] Sempre que outro gênio é pego: 1 moeda se por você, 2 se por um oponente.
    [boaz] Os meeples diante de você não podem ser mortos.
    [bouraq] Coloque um palácio em qualquer aldeia.
    [echidna] Seus construtores ganham o dobro neste turno.
    [enki] Coloque uma palmeira em qualquer oásis.
    [ganapati] Sempre que um capricho é pego: 1 moeda se por você, 2 se por um oponente.
    [geb] No fim da partida, cada item precioso seu vale 3 pontos a mais.
    [hagis] O palácio que você vai colocar pode ir para um ladrilho vizinho.
    [haurvatat] No fim da partida, suas palmeiras valem 5 pontos em vez de 3.
    [iblis] Seus assassinos matam 2 meeples num ladrilho, ou 2 diante de um oponente.
    [jafaar] No fim da partida, seus vizires valem 3 pontos em vez de 1.
    [kali] 1 moeda por marcador de oponente que você empurra na trilha de ordem de turno, 2 sempre que um oponente empurra o seu.
    [kandicha] Conforme o que seus assassinos matam: um mercador dá uma carta (do baralho; com os Artesãos, a primeira da fileira); um construtor, as moedas dos ladrilhos de valor azul em volta; um vizir, ancião ou artesão vem para você, o artesão com um item.
    [kumarbi] Quando você dá um lance, cada faquir descartado baixa o preço em um degrau.
    [lamia] A palmeira que você vai colocar pode ir para um ladrilho vizinho.
    [leta] Coloque um camelo num ladrilho sem nada.
    [marid] Por meeple solto num ladrilho seu: 1 moeda no seu movimento, 2 no de um oponente.
    [monkir] Por palácio colocado: 1 moeda se por você, 2 se por um oponente.
    [nekir] Sempre que assassinos matam: 1 moeda se são seus, 2 se são de um oponente.
    [ptah] No fim da partida, cada artesão seu vale 2 pontos a mais.
    [shamhat] No fim da partida, seus anciões valem 4 pontos em vez de 2.
    [sibittis] Tire 3 gênios, fique com um e descarte os outros.
    [sloar] Pegue a carta do topo do baralho.
   *[utug] Coloque um camelo num ladrilho que só tenha meeples.
}

djinn-effect = { $djinn ->
    [al-amin] No fim, 2 faquires são 1 mercadoria
    [anun-nak] 3 meeples ao acaso num ladrilho vazio
    [baal] Gênio pego: 1 moeda (outros: 2)
    [boaz] Ninguém mata meeples diante de você
    [bouraq] Um palácio em qualquer aldeia
    [echidna] Seus construtores ganham o dobro
    [enki] Uma palmeira em qualquer oásis
    [ganapati] Capricho pego: 1 moeda (outros: 2)
    [geb] Itens preciosos: 3 pontos a mais
    [hagis] Palácio: também em ladrilho vizinho
    [haurvatat] Palmeiras: 5 pontos, não 3
    [iblis] Assassinos matam 2 num só lugar
    [jafaar] Vizires: 3 pontos, não 1
    [kali] Você empurra: 1 moeda; empurram você: 2
    [kandicha] Ganhe de quem você mata
    [kumarbi] Lances: um degrau a menos por faquir
    [lamia] Palmeira: também em ladrilho vizinho
    [leta] Um camelo num ladrilho vazio
    [marid] Soltar em ladrilho seu: 1 moeda (outros: 2)
    [monkir] Palácio colocado: 1 moeda (outros: 2)
    [nekir] Assassinos matam: 1 moeda (outros: 2)
    [ptah] Artesãos: 2 pontos a mais cada
    [shamhat] Anciões: 4 pontos, não 2
    [sibittis] Tire 3 gênios, fique com 1
    [sloar] Pegue a carta do topo do baralho
   *[utug] Um camelo onde só há meeples
}

item-power = { $item ->
    [jewel] 5 pontos no fim.
    [chest] 7 pontos no fim.
    [crown] 9 pontos no fim.
    [scimitar] Tire 2 meeples de um ladrilho.
    [lamp] Pegue de graça um gênio aberto na mesa, ou o do topo do baralho.
    [flute] Leve até 5 meeples dos ladrilhos vizinhos para um ladrilho.
    [carpet] O último meeple de um movimento pode voar para qualquer outro ladrilho.
    [ring] Pegue um item do descarte.
    [talisman] Mova um dos seus camelos, ou a tenda, para um ladrilho que não tenha.
   *[horn] Complete a fileira de cartas e ponha tudo na ordem que quiser.
}
