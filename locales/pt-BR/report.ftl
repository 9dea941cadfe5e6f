### Texts of the script that reports to learning platforms.

result = Seu resultado
score = Pontuação
time = Tempo
name = Seu nome
code = Código para quem ensina
copy = Copiar
copied = Copiado.
select = Não foi copiado: o código está selecionado, copie você.
