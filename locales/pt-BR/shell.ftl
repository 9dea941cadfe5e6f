### Texts around the table: top bar, hand-over, dialogs, storage, failures.

document-title = Naqala · Five Tribes, não oficial

players = Jogadores
player-name = Jogador { $n }
first-names = Ana Leo Bia Caio Nina
name-of = Nome do jogador { $n }
colour-of = Cor de { $name }
move-up = Subir { $name }
move-down = Descer { $name }
remove = Remover { $name }
name-missing = Falta o nome deste jogador.
name-taken = Dois jogadores têm este nome.

coming = Um momento…
part-missing = Não foi possível carregar esta parte da página. A partida continua sem ela.
try-again = Tentar de novo
load-newest = Carregar a versão mais nova
load-newest-hint = Pode haver uma versão nova. Com ela, tudo continua de onde está.
no-answer = O site não responde. Verifique a conexão e tente de novo.
art-missing = As imagens do tabuleiro não estão mais no site. Pode haver uma versão nova.
file-gone = Este arquivo não está mais no site. Pode haver uma versão nova.
thinker-missing = Não foi possível carregar o programa com que o computador joga. Verifique a conexão e tente de novo.
thinker-stopped = O computador parou de pensar. Tente de novo.

seed = Número do sorteio
seed-hint = O mesmo número sorteia a mesma partida.
seed-new = Outro sorteio
seed-wrong = Um sorteio é um número inteiro de 0 a 18446744073709551615: só algarismos.

expansions = Expansões
artisans-hint = Itens, tendas e montanhas: 36 ladrilhos.
whims-hint = Cidades, caprichos e um lago: 36 ladrilhos; 42 com as duas.
five-need = Cinco só podem jogar com uma expansão.

secrecy = Moedas, itens e caprichos
secrecy-peek = Segurar para ver
secrecy-peek-hint = Ficam ocultos. Segure sua fileira para ver o que é seu; um toque mostra até o próximo toque.
secrecy-cover = Cobrir
secrecy-cover-hint = Entre um jogador e outro, a mesa fica coberta até o próximo estar com o aparelho.
secrecy-open = Aberto
secrecy-open-hint = Todos veem tudo.
peek = Segure para ver o que { $name } esconde

answers = Resolver os passos que só têm uma resposta
answers-hint = Cartas de mercadores, moedas de construtores sem faquires. Ao desfazer, elas são desfeitas junto com seu passo anterior. Além disso, um toque percorre um caminho único até o fim e abre mão do que restar de um turno.

start = Começar a partida
resume = Retomar
resume-title = Suas partidas
look-again = Ver de novo
round = Rodada { $n }
finished = terminada
delete = Apagar
unreadable = Uma partida salva não pode ser lida.
unreadable-hint = Ela fica guardada como está; você pode salvá-la num arquivo.

open-record = Abrir um registro
open-hint = Escolha um arquivo ou cole o texto de um registro (naqala-record/1). Ele vira uma partida à parte: as outras continuam.
open-file = De um arquivo
open-text = Texto do registro
open = Abrir
open-part = Abrir até a entrada { $n }
written-by = Foi escrito pela versão { $core } do Naqala; esta página tem a { $own }.
open-failed = Este registro não pode ser aberto.
not-json = O texto para no meio ou está danificado na linha { $line }, coluna { $column }. Foi copiado inteiro?
no-entry = A entrada { $n }, “{ $text }”, não é uma ação.
illegal-entry = A entrada { $n }, “{ $text }”, não é permitida ali. { $why }
no-back = A entrada { $n } volta à entrada { $to }, que não vem antes dela.
faults = { $n ->
    [one] Tem uma falha: { $listed }
   *[other] Tem { $n } falhas: { $listed }
}
unwritten = { $fault }
hidden-view = Isto é o que um jogador vê, não a partida inteira.
unknown-format = O formato é “{ $found }”; esta página lê naqala-record/1 e naqala-game/1, e o editor lê também posições e lições.
bad-colours = Precisa de uma cor por jogador.
bad-sides = Precisa de um lado da mesa por jogador.
bad-left = Quem saiu não é jogador desta partida.
file-unread = Não foi possível ler o arquivo.
file-letters = A linha { $line } tem letras em outra codificação que não UTF-8. Salve o arquivo como UTF-8 e abra de novo.

last-round = última rodada
game-over = fim da partida
log = Histórico
score = Pontos
help = Ajuda
settings = Configurações
settings-hint = Idioma, cores e mais
menu = Menu
close = Fechar
dismiss = Dispensar

new-game = Nova partida
new-game-hint = Esta partida fica entre as suas; você pode retomá-la.
new-game-sure = Deixar esta partida e preparar outra?
rematch = Revanche
rematch-hint = Os mesmos jogadores, outro sorteio.
rematch-sure = Deixar esta partida e sortear outra para os mesmos jogadores?
embed = Pôr numa página
embed-hint = O código de um tabuleiro para seu blog, curso ou wiki.
embed-code = Código para a página
export = Salvar ou copiar o registro
export-hint = A partida inteira em texto: abra aqui ou em outro aparelho. Contém também o que está oculto.
download = Salvar num arquivo
copy = Copiar
copied = Copiado.
copy-failed = O navegador não permitiu: selecione o texto e copie.
record-text = O registro
table = A mesa
table-hint = Nomes, cores, alguém que sai, terminar antes.
has-left = saiu
has-left-hint = Falta alguém? O computador pode jogar no lugar. Ou marque “saiu”: os outros decidem juntos, e quem saiu não ganha nada.
left-tag = saiu
left-together = { $name } saiu: decidam juntos.
end-here = Terminar a partida aqui
end-here-hint = Os pontos de todos são contados como estão. Dá para mudar de ideia.
end-here-sure = A partida termina, e todos veem o que os outros escondiam. Todos concordam?
end-here-yes = Todos concordam: terminar aqui
opens-secrets = Isto mostra a todos as moedas, itens e caprichos ocultos, e o que ainda vai sair. Todos concordam?
all-agree = Todos concordam
ended-by-table = A mesa terminou aqui.
go-on = Continuar a partida
go-on-hint = A mesa terminou esta partida antes da hora. Nada se perdeu.
agreed = Combinado nesse meio-tempo
agreed-left = { $name } saiu, e os outros decidem.
agreed-back = { $name } voltou.
agreed-ended = A partida foi encerrada, e tudo o que estava oculto ficou à vista.
agreed-resumed = A partida continua.
agreed-opened = Nada mais está oculto.
agreed-hidden = Há coisas ocultas de novo.
agreed-masked = A mesa não é mais coberta, só as fileiras: quem segura uma fileira a vê.
agreed-shown = O registro foi aberto ou copiado com tudo o que está oculto.
agreed-computer = Um computador joga por { $name }.
agreed-person = Uma pessoa joga por { $name }.
left-sure = { $name } saiu: os outros decidem e veem o que { $name } esconde. Todos concordam?
seat-sure = Alguém joga no lugar de { $name } e vê o que { $name } esconde. Todos concordam?
pause = Pausa
pause-hint = A mesa fica coberta até o jogador voltar.
leave = Voltar à página inicial
leave-hint = A partida fica guardada, nada se perde.
stay = Continuar jogando

your-turn = É a sua vez.
to-bid = Sua vez de dar o lance.
pass-device = Passe o aparelho para { $name }
i-am = Sou { $name }
decide-for = Decidam juntos por { $name } que saiu da mesa
we-decide = Nós decidimos
is-back = { $name } voltou
is-absent = { $name } não está aqui
since-last = Desde a sua última jogada
so-far = Até agora
bids-of = Rodada { $round }: lances
log-empty = Nada aconteceu ainda.
log-hint = Toque numa linha com ladrilho para ver onde foi; o olho mostra aquele momento.
taken-back = desfeito
take-back = Desfazer até antes disto
take-back-bid-of = Desfazer o lance de { $name }
take-back-turn-of = Desfazer o turno de { $name }
take-back-sure = Tudo daqui em diante é desfeito, para todos. O histórico guarda uma nota. Todos concordam?
take-back-bid-sure = O lance de { $name } e tudo o que veio depois são desfeitos, para todos. O histórico guarda uma nota. Todos concordam?
take-back-turn-sure = O turno de { $name } e tudo o que veio depois são desfeitos, para todos. O histórico guarda uma nota. Todos concordam?
take-back-title = Desfazer
take-back-yes = Todos concordam: desfazer
undo-in-log = Aqui não dá mais para desfazer. Use o histórico
cancel = Cancelar
show-tiles = { $text } Mostrar os ladrilhos.

whims-paid = No fim, os caprichos com a condição cumprida se pagam sozinhos.
score-caption = Pontos até agora
see-board = Ver o tabuleiro
skip-count = Mostrar o resultado
share-game = Compartilhar
best = o máximo
score-final = Pontuação final
category = Categoria
total = Total
at-least = pelo menos
hidden = oculto
score-hidden-hint = O que os outros escondem não é contado: o total deles é pelo menos o que aparece.
wins = { $name } venceu!
win-shared = { $names } dividem a vitória!

language = Idioma
language-missing = Não foi possível carregar os textos deste idioma. Verifique a conexão e tente de novo.
theme = Cores da página
theme-auto = Auto
theme-light = Claras
theme-dark = Escuras
contrast = Alto contraste
contrast-hint = Linhas mais escuras e superfícies lisas.
palette = Cores para daltônicos
palette-hint = Tribos, jogadores e valores em cores fáceis de distinguir.
turn = Virar a mesa para quem joga
turn-hint = Para um tablet no meio da mesa: tudo fica de frente para quem joga. Escolha os lados em Menu, A mesa.
side-of = Lado de { $name }
side-bottom = lado de cá
side-left = lado esquerdo
side-top = lado de lá
side-right = lado direito
sound = Sons
sound-hint = Poucos e curtos.
may-sleep = A tela pode apagar durante a partida: o navegador não a mantém acesa. Deixe o bloqueio automático do aparelho em “Nunca” enquanto joga.
full-screen = Tela cheia, sim ou não
motion = Animações
motion-hint = Os meeples andam pelo tabuleiro. Sem animações, aparecem onde vão.

storage-missing = Este navegador não deixa a página guardar nada: a partida vai sumir quando você fechar ou recarregar a página. Salve o registro num arquivo se quiser guardá-la.
storage-full = Não há mais espaço para guardar a partida: o que você jogar a partir de agora vai sumir quando fechar ou recarregar a página. Salve o registro num arquivo ou apague outras partidas.
storage-failed = Não foi possível guardar a partida ({ $why }): o que você jogar a partir de agora pode sumir quando fechar ou recarregar a página. Salve o registro num arquivo se quiser guardá-la.

update-ready = Há uma versão nova pronta
update-use = Usar agora
update-hint = Usar agora: a página é recarregada, e a partida continua de onde está.

crash-title = O Naqala parou
crash-text = Algo deu errado no programa, e a culpa é nossa. Sua partida está guardada até o último passo: carregue a página de novo para continuar.
crash-reload = Carregar de novo
crash-export = Salvar a partida num arquivo
crash-record = A partida em texto, para copiar
crash-detail = O que deu errado

key-drops = Aceso: solte ali. Disco: qual tribo.
key-ends = Aceso: solte ali. Quadrado: pode terminar ali.
