### What the element for boards on other pages says in place of a board (public/naqala.js).

view = Uma posição de Five Tribes
explore = Um tabuleiro de Five Tribes para testar jogadas
exercise = Um exercício num tabuleiro de Five Tribes
replay = Uma partida de Five Tribes para rever
play = Uma partida de Five Tribes
loading = O tabuleiro está carregando…
show = Mostrar o tabuleiro
lost = Não foi possível carregar o tabuleiro.
again = Tentar de novo
wrong = Há um erro nesta página, então o tabuleiro não pode ser mostrado.
inside = o JSON dentro do elemento
gone = não pode ser obtido
json = não é JSON válido
