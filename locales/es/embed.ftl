### Texts of boards on other pages.

##

view = Una posición de Five Tribes
explore = Un tablero de Five Tribes para probar jugadas
exercise = Un ejercicio en un tablero de Five Tribes
replay = Una partida de Five Tribes para repasar
play = Una partida de Five Tribes

waiting = Este tablero espera lo que su página mostrará en él.
faulty = Hay un error en esta página, así que no se puede mostrar el tablero.
look-back = Mirar atrás
full-screen = Pantalla completa
leave-full-screen = Salir de pantalla completa
again = Otra vez

## The code of a board.

truth = La página lo muestra todo, también las monedas ocultas.
picture = Guardar la posición como imagen (SVG)
picture-hint = Para lectores sin scripts: pon la imagen dentro del elemento, en lugar del enlace.
purpose = Qué se puede hacer
to-replay = Repasar la partida
to-view = Mirar
to-explore = Probar jugadas
to-play = Jugar
way = Tipo de código
element = Elemento
frame = Marco
host = Dónde va
site = Tu sitio
wordpress = WordPress
moodle = Moodle
notion = Notion
markdown = Markdown
in-site = Mejor como elemento: adopta los colores y el ancho de tu página. El marco es para páginas que quitan los scripts.
in-wordpress = En un bloque “HTML personalizado”. Los administradores pueden usar el elemento; los demás, el marco.
in-moodle = En el código del texto. Si tu sitio quita los scripts, usa el marco.
in-notion = Escribe /embed y pega la dirección. Luego arrastra el bloque hasta su altura.
in-markdown = Tal cual, donde se admite HTML: Hugo, Jekyll, Astro. En otros sitios, toma la dirección que hay en el marco.
frame-size = Un marco tiene altura fija: { $height } píxeles, para una columna de { $width }.
no-frame = Un marco no puede contener esto: usa el elemento.
result-code = Los alumnos reciben un código de resultado
result-code-hint = Quien haya resuelto el ejercicio te envía el código; class.html hace una tabla con todos, sin cuenta.
to-class = Leer los códigos de una clase
package = Paquete
package-kind = Para
package-hint = Un archivo para Moodle y otras plataformas de aprendizaje, que así saben quién ha terminado, con qué puntuación y en cuánto tiempo. El tablero en sí sigue viniendo de este sitio.
package-save = Guardar el paquete
package-failed = No se pudo crear el paquete. Comprueba la conexión y vuelve a intentarlo.
