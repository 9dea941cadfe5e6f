### Texts of the script that reports to learning platforms.

result = Tu resultado
score = Puntuación
time = Tiempo
name = Tu nombre
code = Código para tu profesor
copy = Copiar
copied = Copiado.
select = No se copió: el código está seleccionado, cópialo tú.
