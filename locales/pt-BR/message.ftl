### Texts of games by message, each player at a device of their own.

## The set-up.

own-devices = Cada pessoa no seu aparelho
own-devices-hint = A partida vai de um a outro como link, pelo meio que você quiser. Tudo se baseia na confiança: o link contém a partida inteira.
each-sees-own = Moedas, itens e caprichos: cada aparelho mostra só os do próprio jogador.
own-seat = Quem joga aqui

## The help.

help = Jogadores à distância
help-text = Na página inicial, “Com amigos à distância” prepara uma partida em que cada jogador tem seu aparelho. Quando é a vez de outra pessoa, “Enviar” cria um link: passe adiante como quiser. Quem o abre diz uma vez quem é, joga e manda um link de volta. Uma mensagem perdida ou repetida não atrapalha. Se dois aparelhos continuaram de jeitos diferentes, os dois aparecem, e você escolhe. Tudo se baseia na confiança: um link contém a partida inteira, até o que está oculto. Nada passa por um servidor.

## The bar.

send-to = Envie a partida para { $name }.
waiting-for = A partida está com { $name }. Abra o link que chegar de volta.
not-here = Não é a sua vez: { $name } joga em outro aparelho.
send = Enviar
send-again = Enviar de novo

## The dialog that sends.

sending = Enviar a partida
sending-hint = Para quem tem a vez, quantas vezes quiser.
to = Para { $names }
how = Quem abre o link vê o que aconteceu, joga e manda um link de volta. Ele contém a partida inteira, então a próxima mensagem compensa uma perdida.
trust = Tudo se baseia na confiança: o que está oculto também vai no link. A página não mostra isso a mais ninguém.
last-sent = Último envio: { $when }
show-code = Código para escanear
too-long = Esta partida é longa demais para um código: use o link.
computer-first = Um computador ainda está jogando. Envie a partida quando ele terminar.

## A take-back.

ask-back = Pedir para desfazer meu turno
asks-hint = O pedido vai com a mensagem. Outro jogador aceita, ou não.
you-ask = Você pede para desfazer seu turno: envie a partida.
stop-asking = Retirar o pedido
asks = { $name } pede para desfazer seu último turno.
grant = Aceitar
refuse = Não aceitar
you-refuse = Você não aceita o pedido de { $name }. A resposta vai com a próxima mensagem.
refused = { $name } não aceita desfazer.
fine = Entendi

## This device checks what computers decided at another one.

suspect = Neste aparelho, { $name } decidiria diferente. A mensagem diz: { $what } Ou outra versão do Naqala jogou, ou alguém mudou.

## A message that was opened.

opened = A partida por mensagem
sent-by = { $name } enviou uma partida a você.
who = Quem é você?
it-is-me = Sou { $name }
me-who-sent = Sou { $name }, quem enviou
same = Você já tem isto.
older = { $n ->
    [one] Esta mensagem é mais antiga que a sua partida: está { $n } passo atrás.
   *[other] Esta mensagem é mais antiga que a sua partida: está { $n } passos atrás.
}
to-game = Para a partida
decided-for = Nesta mensagem alguém decidiu por você, { $name }: { $what }
take-it = Continuar assim
foreign = Diz ser uma das suas partidas, mas o sorteio é outro: alguém a inventou.
wrong-sender = Quem enviou não tem lugar na partida.

## Two sides of a fork.

fork = A partida continuou de dois jeitos.
fork-at = Eles diferem a partir do passo { $step }. Combine com os outros qual vale.
mine = Aqui
theirs = Na mensagem
begins-with = Começa com
turn-of = É a vez de { $name }
keep-mine = Ficar com a minha
take-theirs = Ficar com a deles
keep-both = Ficar com as duas
from-message = { $names } (da mensagem)
over = A partida acabou

## The list of games.

your-turn = sua vez
waits-for = esperando { $name }
when-sent = enviada { $when }
