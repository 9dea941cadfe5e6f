### Textos do script que informa as plataformas de ensino.

result = Seu resultado
score = Pontuação
time = Tempo
name = Seu nome
code = Código para quem ensina
copy = Copiar
copied = Copiado.
select = Não foi copiado: o código está selecionado, copie manualmente.
