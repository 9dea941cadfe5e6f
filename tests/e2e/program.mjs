// Programs beside the journeys: started, waited for until they say a line, stopped.
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Waits until a program says a line like this on a stream; gives the match. Says what it said instead if it ends or takes too long. */
export async function said(program, stream, pattern, patience = 30_000) {
  let heard = '';
  let end;
  try {
    return await new Promise((done, fail) => {
      const over = (why) => fail(new Error(`${program.spawnfile} ${why}; it said:\n${heard}`));
      const ended = (code) => over(`ended with ${code}`);
      const unable = (error) => over(`could not be started (${error.message})`);
      const listen = (text) => {
        heard += text;
        const match = pattern.exec(heard);
        if (match) done(match);
      };
      const timer = setTimeout(over, patience, `did not say ${pattern}`);
      stream.on('data', listen);
      program.on('exit', ended).on('error', unable);
      end = () => {
        clearTimeout(timer);
        stream.off('data', listen);
        program.off('exit', ended).off('error', unable);
        stream.resume();
      };
    });
  } finally {
    end();
  }
}

/** Stops a program: it is asked first, then made to. */
export async function stop(program, patience = 5000) {
  if (program.pid === undefined || program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill();
  const timer = setTimeout(() => program.kill('SIGKILL'), patience);
  await gone;
  clearTimeout(timer);
}

/** Finds a port that nobody listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
