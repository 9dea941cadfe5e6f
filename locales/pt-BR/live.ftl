### Texts of live tables: each player at a device of their own, at the same moment.

## The set-up.

now = Jogar agora
now-hint = Um link para todos: quem o abre pega um lugar ou assiste. Os turnos chegam sozinhos, lacrados, por um retransmissor que não consegue ler nada.

## The bar.

title = Mesa ao vivo
invited = Um convite para uma mesa ao vivo
menu-hint = Quem está aqui, o link para os outros e a volta às mensagens.
waiting-for = É a vez de { $name }.
connecting = Sem conexão: o que você jogar será enviado depois.
too-long = Esta partida ficou longa demais para uma mesa ao vivo. De agora em diante, envie por mensagem.
rematch = Há uma revanche sorteada.
rematch-by = { $name } sorteou uma revanche.
open-rematch = Jogar a revanche
invite = Convidar
here = está aqui
away = está fora
free = lugar livre
away-now = Fora: { $names }.
watching = { $n ->
    [one] { $n } assiste
   *[other] { $n } assistem
}
you-watch = Você assiste.
taken = Seu lugar agora é jogado em outro aparelho.
play-here = Jogar aqui
your-turn = Sua vez

## A take-back.

asks-hint = Os outros são consultados na hora. Um deles aceita, ou não.
you-ask = Você pede para desfazer seu turno. Outro jogador aceita, ou não.
you-refuse = Você não aceita o pedido de { $name }.

## Sinais.

signs = Fazer um sinal
sign-hello = Olá
sign-ready = Tudo pronto
sign-well-played = Bem jogado
sign-oops = Ops
sign-moment = Um momento, por favor
sign-thanks = Valeu
says = { $name }: { $what }
waits-for-you = { $name } está esperando você.
waits-for = { $name } está esperando { $other }.
nudge = Cutucar { $name }
too-many-signs = Foram muitos sinais. Faça o próximo daqui a alguns segundos.
shows-signs = Mostrar os sinais dos outros
shows-signs-hint = Sem eles, nada aparece nem soa quando alguém faz um sinal ou cutuca você.

clock = Relógio
clock-none = Sem relógio
clock-turn = { $time } por turno
clock-game = { $time } para a partida, { $added } a mais após cada turno
clock-binds = Os outros podem deixar um computador jogar
clock-binds-hint = Por quem ficar sem tempo. Senão, o relógio apenas mostra isso.
clock-hint = Escolha antes do primeiro lance. Um lance conta como um turno. O tempo corre depois que todos os lugares estão ocupados, e só enquanto alguém espera.
minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
rest = Pausar o relógio
rest-asked = { $name } pede para pausar o relógio.
rest-asks = Você pede para pausar o relógio.
rest-refused = { $name } não quer pausar o relógio.
rest-agree = Pausar
rest-refuse = Continuar jogando
rest-withdraw = Retirar o pedido
clock-rests = O relógio está pausado.
clock-on = Retomar
time-up = O tempo de { $name } acabou.
your-time-up = Seu tempo acabou.
time-short = Você ainda tem dez segundos.
time-short-of = { $name } tem no máximo dez segundos.
substitute = Deixar um computador jogar por { $name }
plays-for-you = Um computador joga por você.
play-myself = Voltar a jogar

## What all have to agree to.

ask-all = Perguntar aos outros
no-seat = Só quem joga neste aparelho pode pedir isso.
asks-all = { $name } pede: { $what } Você concorda?
you-ask-all = Você pede: { $what }
unanswered = Ainda sem resposta: { $names }.
disagrees = { $name } não concorda. Você pediu: { $what }
may-show = Os outros concordam: uma vez, você pode abrir ou copiar o registro.
ask-end = A partida termina aqui, e todos veem o que os outros escondiam.
ask-left = { $name } saiu: os outros decidem e veem o que { $name } esconde.
ask-shown = O registro é aberto ou copiado, com tudo o que está oculto.
ask-person = Uma pessoa joga por { $name } e vê o que { $name } esconde.

## The help.

help-text = Se o site tem um retransmissor, cada pessoa pode jogar no seu aparelho ao mesmo tempo: escolha isso antes da partida, ou em “Mesa ao vivo” no menu, e envie o link a todos. Marcas mostram quem está aqui; um anel quer dizer fora, um anel tracejado, lugar livre. Quem está fora continua mais tarde, ou por mensagem. O retransmissor não consegue ler nada; ele vê seu endereço de rede enquanto você está na mesa.

## The dialog.

invitation = Quem tem este link pode jogar, assistir e convidar. Passe só para seus amigos.
trust = Tudo se baseia na confiança: cada aparelho contém a partida inteira. A página mostra o que está oculto só ao dono.
shows-moves = Mostrar minha jogada enquanto faço
shows-moves-hint = Os outros veem o caminho que você experimenta. Vai lacrado e não fica guardado em lugar nenhum.
notifies = Avisar quando for minha vez
notifies-hint = Enquanto a página estiver aberta, mesmo atrás de outras. O navegador pergunta uma vez.
start = Jogar ao vivo
start-hint = A página se conecta ao retransmissor deste site. Ele leva turnos lacrados e não consegue ler nada; vê quando seu aparelho envia, e de onde.
stop = Continuar por mensagem
stop-sure = Você deixa a mesa ao vivo: para os outros você aparece fora, e os turnos não vão e vêm mais sozinhos.
stop-hint = Este aparelho então esquece o link. Para voltar mais tarde, abra-o de novo.

## An invitation that was opened.

join = Você tem um convite para uma mesa ao vivo.
waiting = Conexão feita. Assim que mais alguém estiver aqui, a partida chega.
unreachable = O retransmissor não responde, ou a mesa está cheia. A página tenta de novo sozinha; um link por mensagem funciona sem ele.
no-relay = Este site não tem retransmissor, então não tem mesas ao vivo. Peça um link por mensagem.
it-is-me-elsewhere = Sou { $name }, de outro aparelho
watch = Assistir
