### Why the rules refuse an action.

refusal = { $refusal ->
    [wrong-step] Agora não: termine antes o que a barra pede.
    [off-board] Esse ladrilho não existe.
    [nothing-there] Nenhum meeple para pegar aqui.
    [not-adjacent] Não fica ao lado do último ladrilho. Diagonal não vale.
    [steps-back] Isso é voltar: você veio dali.
    [mountain] Há uma montanha no caminho.
    [impassable] Nada pode ficar aqui.
    [same-tile] O tapete vai a qualquer lugar, menos aqui.
    [not-fulfilled] A condição não foi cumprida.
    [no-order] Coloque cada carta uma vez.
    [wrong-colour] O último meeple precisa se juntar a outro da cor dele.
    [no-ending] Sem saída: dali o último meeple não poderia se juntar a outro da cor dele.
    [must-move] Você pode mover, então precisa mover.
    [must-kill] Há uma vítima ao alcance sem faquires: você precisa matar.
    [cannot-pay] Você não pode pagar isso.
    [no-such-price] Esse preço não existe.
    [taken] Cheio.
    [out-of-range] Fora de alcance.
    [protected] Protegido por Boaz.
    [not-there] Isso não está aí.
    [wrong-count] Não é a quantidade certa.
    [not-owned] Você não tem isso.
    [used-this-turn] Já usado neste turno.
    [wrong-moment] Não neste momento.
    [no-effect] Agora não teria efeito.
    [wrong-tile] Não neste ladrilho.
    [needless-payment] Aí não é preciso pagar.
    [compulsory] Isto é obrigatório.
   *[game-over] A partida acabou.
}
