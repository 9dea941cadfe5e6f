### Texts of boards on other pages.

##

view = Uma posição de Five Tribes
explore = Um tabuleiro de Five Tribes para testar jogadas
exercise = Um exercício num tabuleiro de Five Tribes
replay = Uma partida de Five Tribes para rever
play = Uma partida de Five Tribes

waiting = Este tabuleiro espera o que a página dele vai mostrar.
faulty = Há um erro nesta página, então o tabuleiro não pode ser mostrado.
look-back = Olhar para trás
full-screen = Tela cheia
leave-full-screen = Sair da tela cheia
again = Mais uma vez

## The code of a board.

truth = A página mostra tudo, até as moedas ocultas.
picture = Salvar a posição como imagem (SVG)
picture-hint = Para leitores sem scripts: coloque a imagem dentro do elemento, no lugar do link.
purpose = O que dá para fazer
to-replay = Rever a partida
to-view = Olhar
to-explore = Testar jogadas
to-play = Jogar
way = Tipo de código
element = Elemento
frame = Moldura
host = Onde vai ficar
site = Seu site
wordpress = WordPress
moodle = Moodle
notion = Notion
markdown = Markdown
in-site = Melhor como elemento: ele assume as cores e a largura da sua página. A moldura é para páginas que removem scripts.
in-wordpress = Num bloco “HTML personalizado”. Administradores podem usar o elemento; os outros usam a moldura.
in-moodle = No código-fonte do texto. Se o seu site remove scripts, use a moldura.
in-notion = Digite /embed e cole o endereço. Depois arraste o bloco até a altura certa.
in-markdown = Como está, onde HTML é aceito: Hugo, Jekyll, Astro. Em outros lugares, pegue o endereço que está na moldura.
frame-size = Uma moldura tem altura fixa: { $height } pixels, para uma coluna de { $width }.
no-frame = Uma moldura não comporta isto: use o elemento.
result-code = Os alunos recebem um código de resultado
result-code-hint = Quem resolver o exercício envia o código a você; class.html faz uma tabela com todos, sem conta.
to-class = Ler os códigos de uma turma
package = Pacote
package-kind = Para
package-hint = Um arquivo para o Moodle e outras plataformas de ensino, que assim sabem quem terminou, com que pontuação e em quanto tempo. O tabuleiro em si continua vindo deste site.
package-save = Salvar o pacote
package-failed = Não foi possível criar o pacote. Verifique a conexão e tente de novo.
