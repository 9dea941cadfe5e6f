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
the-best = o melhor
about-as-good = quase tão bom
worse = { $points } pior
same-turn = Lance de { $prices }: o mesmo turno por mais moedas.
judged-bid = Lance de { $price }, { $label }
judged-bid-only = Lance de { $price }, { $label }.
less-later = { $round }, e menos para depois
more-later = { $round }, e mais para depois
with-turn = { $bid }: { $turn }; { $round }.
turn-for = turno { $place } de { $of }, provavelmente { $tile } com { $tribe }
turn-for-any = turno { $place } de { $of }, com o melhor que houver então
round-brings = a rodada rende cerca de { $own }, e a um rival cerca de { $rivals }

## What a tile offers.

ends-from = De { $tile }, do melhor ao pior: { $ends }.
one-end = { $tile } com { $tribe } ({ $points })
no-end = Nenhum movimento começa em { $tile }.
