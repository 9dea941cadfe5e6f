### Texts of practice: one's own puzzles, and how losses go over games.

##

practice = Seus próprios desafios
about = As decisões que mais custaram a você, de partidas que você analisou. Você pode começar já; cada uma volta depois de 1, 3, 7, 16 e 35 dias: se acertar, ela avança um passo; se errar, volta ao primeiro. Ficam neste aparelho.
own-due = { $n ->
    [one] Seus: { $n } para rever
   *[other] Seus: { $n } para rever
}
own-next = Seus: o próximo, { $when }
in-days = { $n ->
    [one] amanhã
   *[other] em { $n } dias
}
who = De quem
person-due = { $name } ({ $n } para rever)

## What is due.

none = Ainda não há nada. Quando uma partida terminar, analise-a: o que mais custou a você vira um desafio aqui.
due = { $n ->
    [one] Uma decisão para rever.
   *[other] { $n } decisões para rever.
}
nothing-due = Nada para rever. O próximo volta { $when }.
all-learned = Nada para rever: tudo aprendido.
begin = Praticar
done = É isso: { $right } de { $all } certas.
kept = Guardados ({ $n })
of-game = { $game }, { $day }
learned = aprendido
due-now = para rever

## A drill.

place = { $at } de { $of }
costs = Isso custa { $points } em relação ao melhor.
again = Volta { $when }.
told = A jogada foi mostrada, então volta { $when }.
now-learned = Aprendido: não volta mais.
next = Próximo
stop = Parar aqui
broken = Este desafio não pode ser lido.

## Below the moments of an analysis.

kept-of = { $n ->
    [one] Um destes momentos agora é um desafio seu.
   *[other] { $n } destes momentos agora são desafios seus.
}

## The losses.

losses = Pontos perdidos por partida
losses-hint = { $n ->
    [one] De uma partida que você analisou.
   *[other] Das últimas { $n } partidas que você analisou. Cada barra é uma partida, a mais recente à direita; todas as linhas têm a mesma escala.
}
kind = Tipo
course = Evolução
mean = Média
last = Últimas { $n }
all-kinds = Todos
by-game = Cada partida
game = Partida
against = contra { $names }
won = vitória, { $own } a { $best }
lost = derrota, { $own } a { $best }

## The storage.

unread = O que está guardado aqui para praticar não pode ser lido. Nada é apagado: salve num arquivo, ou ponha de lado e comece de novo.
set-aside = Pôr de lado
not-aside = Não há espaço para pôr de lado. Salve antes num arquivo.
unsaved = Este aparelho não guarda nada agora: seus desafios duram até a página ser fechada.
forget = Esquecer o que há de { $name }
forget-really = Esquecer mesmo
