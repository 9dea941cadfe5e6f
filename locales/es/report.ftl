### Textos del script que informa a las plataformas de aprendizaje.

result = Tu resultado
score = Puntuación
time = Tiempo
name = Tu nombre
code = Código para tu docente
copy = Copiar
copied = Copiado.
select = No se copió: el código está seleccionado, cópialo tú.
