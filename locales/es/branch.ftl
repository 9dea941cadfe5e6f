### Texts of branches and trials.

##

branch = De prueba
trial = Repetir la decisión
not-game = fuera de la partida
begin = Hacer pruebas desde aquí
begin-short = Probar
again = Repetir: { $when }

## A branch.

about = Prueba desde “{ $when }”. La partida espera, y nada de aquí la cambia.
unknown = Las cartas ocultas se roban de nuevo.
who = Quién juega por los demás
nobody = También juego yo por los demás
back = Atrás
back-hint = Deshacer el último turno o la última puja
restart = Volver a empezar
to-branch = Volver a la prueba

## A decision that is played again.

task = Eres { $name }. Juega esta decisión como la jugarías ahora.
comparing = La comparo con lo mejor que conozco…
as-good = Tan buena como lo mejor que conozco.
better = Mejor que lo que se jugó, por { $points }. Hay algo aún mejor.
same = Eso es lo que se jugó.
not-yet = Todavía no: no es claramente mejor que lo que se jugó.
gained = Frente a lo que se jugó: al momento { SIGNED($once) }, rivales { SIGNED($left) }, guardado para después { SIGNED($kept) }: { SIGNED($gain) } en total.
gained-by-bid = Frente a lo que se jugó: precio { SIGNED($price) }, tus turnos { SIGNED($turns) }, rivales { SIGNED($left) }: { SIGNED($gain) } en total.
still = Lo mejor da todavía más.
retry = Otra vez
line = Mostrar la jugada
