// How the types are used. Where a line is marked, it must not compile.
import { createEngine, EngineError, type Action, type Event, type View } from 'naqala-engine';

const engine = await createEngine();
engine.newGame({ players: 2, seed: 42n, expansions: ['artisans'] });
const actions: Action[] = engine.actions();
const events: Event[] = engine.play(actions[0] ?? 'end');
engine.play('back 0');
engine.play(prompt('An action?') ?? '');
engine.load(engine.position());
engine.load(engine.record());

/** Needs a branch for every type of event. */
function amount(event: Event): number {
  if (event.type === 'coins') return event.amount;
  return event.type === 'killed' && event.victim !== undefined ? event.victim : 0;
}
events.map(amount);

const view: View = engine.view(0);
const coins: (number | null)[] = view.players.map((player) => player.coins);
const hand: string = view.turn.step === 'sow' ? view.turn.hand : '';
try {
  engine.undo();
} catch (error) {
  if (error instanceof EngineError && error.code === 'undo-barred') engine.redo();
}

// @ts-expect-error: a view hides what a game needs
engine.load(view);
// @ts-expect-error: there is no such level
engine.think('genius');
// @ts-expect-error: nobody is a tile
engine.sows('h1');
// @ts-expect-error: a seed is needed
engine.newGame({ players: 2, expansions: [] });
// @ts-expect-error: only some steps have a hand
console.log(hand, view.turn.hand);
// @ts-expect-error: rivals' coins may be hidden
engine.view(coins[0]);
// @ts-expect-error: there is no such meeple
actions.push('drop c3 x');
