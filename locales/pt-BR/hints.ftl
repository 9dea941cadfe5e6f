### Texts of hints: what the page advises a player, in stages.

##

hint = Dica
where-to = Onde?
how = Como?
whole = Ver tudo
hide = Ocultar a dica
key = Uma dica quando é a sua vez; de novo, e ela diz mais
looking = Procurando o melhor caminho…

allowed = Dicas a pedido
allowed-hint = Quem está na vez pode perguntar o que a página aconselha, um pouco por vez.
of-player = Dicas

## What to look for.

close = Vários caminhos são quase igualmente bons. { $more }
only = Só vejo um jeito de continuar.
no-move = Nenhum movimento é possível.
mind = Não pegue simplesmente o que dá mais pontos agora.
cheap-bid = Um lance barato basta aqui.
dear-bid = Jogar cedo vale o preço aqui.
earlier = Algumas moedas por um turno mais cedo são bem gastas aqui.
any-place = Pouco importa aqui quando você joga.
area = O movimento termina num ladrilho marcado, de { $first } a { $last }.
look-at = Olhe os ladrilhos marcados, de { $first } a { $last }.

## The idea of a line.

end = terminar em { $tile } com { $tribe }
act = { SMALL($action) }
idea = { CAPITAL($idea) }.
bid = dar lance de { $price }
end-in-short = { $tile } com { $tribe }
as-good = Quase tão bom: { $what }.

## The whole line.

control = pôr { FORM($piece, "definite") } em { $tile }
steps = O caminho todo: { $steps }.
leaves = O melhor que deixa para { $name }: { $tribe } em { $tile }, { $points }.
leaves-you = Seu próximo turno poderia ser { $tribe } em { $tile }, { $points }.
but-leaves = { CAPITAL($second) }: { $more } a mais agora, mas isso deixa { $points } para { $name }.
but-later = { CAPITAL($second) }: { $more } a mais agora, mas menos depois, acho.
ahead = Você pode então esperar terminar com { $points } de vantagem.
behind = Você pode então esperar terminar com { $points } de desvantagem.
level = Você pode então esperar terminar quase em empate.

## What each spot is worth.

one-bid = Dê lance de { $price }.
any-bid = Qualquer lance até { $most } serve.
bid-or = Dê lance de { $price }; { $others } é quase tão bom.
bid-or-unsure = Dê lance de { $price }; talvez { $others } seja melhor, mas não sei dizer.
same-turn = Lance de { $prices }: não se joga mais cedo do que com um lance mais barato.
spot-price = Lance
spot-turn = Turno
spot-own = Você
spot-rivals = Rivais
spot-rival = Rival
spot-later = Depois
spot-net = Total
spot-place = { $place } de { $of }
spot-turn-with = { $turn }, { $end }
spot-open = incerto
spots-key = Total: você − lance + rival + depois. Você: o que seus turnos desta rodada rendem. Rival: o que o rival ganha, negativo. Depois: o que você guarda para as próximas rodadas, menos o que o rival guarda.
spots-key-rivals = Total: você − lance + rivais + depois. Você: o que seus turnos desta rodada rendem. Rivais: o que eles ganham em média, negativo; o que está na frente conta mais. Depois: o que você guarda para as próximas rodadas, menos o que os rivais guardam.
spots-alike = Não sei dizer qual dos espaços marcados é o melhor: os números podem errar em { $points }. Escolha o mais barato.
spots-guess = O que os rivais oferecem e jogam é um palpite.
why-gone = Com lance de { $price } você joga mais tarde, e { $tile } com { $tribe } pode não estar mais lá: seus turnos rendem { $points } a menos.
why-comes-later = { $what ->
    [own] Com lance de { $price } você joga mais tarde, e seus turnos rendem { $points } a menos.
    [rival] Com lance de { $price } você joga mais tarde, e o rival ganha { $points } a mais.
    [rivals] Com lance de { $price } você joga mais tarde, e os rivais ganham { $points } a mais.
   *[later] Com lance de { $price } você joga mais tarde e sai perdendo { $points } nas próximas rodadas.
}
why-wait = Com lance de { $price } você joga mais cedo, quando { $tile } com { $tribe } talvez ainda não seja possível: seus turnos rendem { $points } a menos.
why-comes-earlier = { $what ->
    [own] Com lance de { $price } você joga mais cedo, mas seus turnos rendem { $points } a menos: o que os outros jogam abre depois movimentos melhores.
    [rival] Com lance de { $price } você joga mais cedo, mas o que você deixa rende ao rival { $points } a mais.
    [rivals] Com lance de { $price } você joga mais cedo, mas o que você deixa rende aos rivais { $points } a mais.
   *[later] Com lance de { $price } você joga mais cedo, mas sai perdendo { $points } nas próximas rodadas.
}
why-unsure = { $what ->
    [own] Com lance de { $price } um rival pode jogar antes de você: seus turnos rendem { $points } a menos.
    [rival] Com lance de { $price } o rival pode jogar antes de você e ganhar { $points } a mais.
    [rivals] Com lance de { $price } um rival pode jogar antes de você: os rivais ganham { $points } a mais.
   *[later] Com lance de { $price } um rival pode jogar antes de você: você sai perdendo { $points } nas próximas rodadas.
}
why-open = { $what ->
    [own] Com lance de { $price } seus turnos rendem { $points } a menos.
    [rival] Com lance de { $price } o rival ganha { $points } a mais.
    [rivals] Com lance de { $price } os rivais ganham { $points } a mais.
   *[later] Com lance de { $price } você sai perdendo { $points } nas próximas rodadas.
}
why-most = A maior parte disso: { $thing }.
why-most-rivals = Sobretudo porque os rivais guardam mais.
why-most-rival = Sobretudo porque o rival guarda mais.
why-price = O lance de { $price } custa { $coins } a mais, e não rende tanto em troca.
why-no-earlier = Com um lance mais caro você não joga mais cedo.

## What a tile offers.

ends-from = De { $tile }, do melhor ao pior: { $ends }.
one-end = { $tile } com { $tribe } ({ $points })
no-end = Nenhum movimento começa em { $tile }.
