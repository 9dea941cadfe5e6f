// Programs that journeys start: waits for a line of their output, stops them.
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Waits until a program prints a line like this; returns the match. Its error holds the output if the program ends or takes too long. */
export async function untilPrinted(program, stream, pattern, patience = 120_000) {
  let output = '';
  let end;
  try {
    return await new Promise((done, fail) => {
      const over = (why) => fail(new Error(`${program.spawnfile} ${why}; its output:\n${output}`));
      const ended = (code) => over(`ended with ${code}`);
      const unable = (error) => over(`could not be started (${error.message})`);
      const listen = (text) => {
        output += text;
        const match = pattern.exec(output);
        if (match) done(match);
      };
      const timer = setTimeout(over, patience, `did not print ${pattern}`);
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

/** Stops a program, at first politely. */
export async function stop(program, patience = 5000) {
  if (program.pid === undefined || program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill();
  const timer = setTimeout(() => program.kill('SIGKILL'), patience);
  await gone;
  clearTimeout(timer);
}

/** Finds a free port. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
