### Texts of keeping, moving and sharing games.

## The list of games.

more = Mais
more-of = Mais para { $names }
duplicate = Duplicar
copy-of = Cópia de { $name }
rename = Renomear
name-of-game = Nome desta partida
name-hint = Vazio: os nomes dos jogadores.
keep-name = Salvar o nome
kilobytes = { $n } KB
deleted = Apagada: { $name }
no-game = Isto não é uma partida do Naqala, ou falta uma parte.
damaged = A partida contida aqui está danificada e não pode continuar.
details = Detalhes
won = { $n ->
    [one] { $names } venceu: { $points }
   *[other] { $names } venceram: { $points }
}
undo-delete = Desfazer

## Storage that the browser may clear.

copies = Este navegador pode apagar partidas guardadas por conta própria quando falta espaço no aparelho. De vez em quando, salve num arquivo o que você não quer perder.

copies-safari = O Safari apaga o que uma página guardou depois de sete dias sem visita. Ponha o Naqala na tela de início (Compartilhar → Adicionar à Tela de Início) ou salve num arquivo o que você não quer perder.

settings-not-kept = Este navegador não guarda mais configurações nem progresso: o armazenamento está cheio ou desligado. O que mudar dura até você fechar ou recarregar a página.

## A game that another tab has open.

open-elsewhere = Esta partida está aberta em outra aba.
open-elsewhere-hint = Aqui você só olha. Traga a partida para cá, e a outra aba para.
take-over = Trazer para cá
continued = Continua em outra aba.
continued-hint = Nada mais é guardado a partir daqui. Pegue a partida de volta para continuar com o que foi jogado lá.
take-back-here = Pegar de volta

## The sheet that shares a link.

share = Compartilhar ou mover a partida
share-hint = Como link ou como código para a câmera de outro aparelho. Nada é enviado a ninguém.
share-truth = Quem abre vê tudo, até as moedas ocultas. Lá ela vira uma partida à parte; esta continua aqui.
extent = O que compartilhar
extent-record = A partida inteira
extent-position = Só a posição
link = Link
link-size = { $letters } caracteres
copy-link = Copiar o link
send-link = Enviar…
code = Código para escanear
code-of = Código { $number } de { $count }
code-hint = Aponte a câmera do outro aparelho para o código: a partida abre lá.
codes-hint = Escaneie os códigos um depois do outro, em qualquer ordem: o outro aparelho os junta, abre a partida e diz o que falta.
codes-too-many = Esta partida é longa demais para códigos: use o link, um arquivo ou só a posição.
code-before = Código anterior
code-next = Próximo código
codes-play = Mostrar em sequência
codes-pause = Pausar

## The sheet of a game opened from a link.

copy-opens-secrets = Uma cópia contém tudo o que os jogadores escondem uns dos outros, e o que ainda será tirado. Todos concordam?
shared = Partida compartilhada
shared-keeps = Ela vira uma partida à parte: as suas ficam como estão.
shared-open = Abrir
shared-not-now = Agora não
shared-failed = Este link não pode ser aberto.
shared-nothing = Nada foi mudado nem guardado.
part-came = Parte { $number } de { $count } recebida.
parts-missing = Faltam: { $numbers }. Escaneie o próximo código.

## Reasons why a game cannot be imported.

empty = Está vazio.
too-long = Tem { $megabytes } MB; uma partida tem no máximo 2.
too-many-entries = Tem { $n } entradas; uma partida tem no máximo 20000.
twice = A chave “{ $key }” aparece duas vezes no mesmo lugar: veja a linha { $line }.
bad-name = O nome do jogador { $n } falta, passa de 60 caracteres ou tem caracteres invisíveis.
link-version = Uma versão mais nova do Naqala fez este link (“{ $version }”): abra nela ou peça um arquivo.
link-letter = O caractere { $at } dos dados não deveria estar ali: o link mudou no caminho.
link-cut = Falta o fim: alguns aplicativos de mensagem cortam links longos. Copie de novo o link inteiro ou peça um arquivo.
link-part = É uma parte de uma partida, mas os números dela não podem estar certos.
link-long = Contém mais do que qualquer partida.
link-damaged = Os dados estão danificados. Se falta o fim, um aplicativo de mensagem o cortou: copie de novo o link inteiro ou peça um arquivo.
link-rules = Foi empacotado com outras regras: abra com a versão do Naqala que o fez ou peça um arquivo.
link-mixed = As partes não combinam: escaneie todos os códigos de novo.

## A link that opens beside the installed app.

other-storage = O Naqala está na sua tela de início? Os links abrem no Safari, onde as partidas são outras. Copie o link e cole lá, em “Abrir um registro”.
link-unable = Este navegador não consegue desempacotar links: peça um arquivo.

## What other apps hand to the page.

handed-nothing = O que foi compartilhado não tem link para uma partida, um desafio, uma lição ou uma folha de pontuação, e não é uma partida. Uma partida pode ser colada aqui; arquivos com folhas entram em Folha de pontuação → Folhas.
several-files = Chegaram vários arquivos. Eles abrem um de cada vez: até a página ser fechada, os outros esperam em “Abrir um registro”.

## The offer to install the page.

install-hint = O Naqala pode ficar entre os aplicativos deste aparelho: numa janela própria, mesmo sem rede, e como opção ao abrir ou compartilhar arquivos e links.
install-by-hand = O Naqala pode ficar na tela de início deste aparelho: Compartilhar → Adicionar à Tela de Início. Depois ele abre como um aplicativo, mesmo sem rede.
install = Instalar
install-not = Dispensar
