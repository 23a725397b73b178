import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports of Linux and macOS: one of those may be taken again before the program listens. */
const LOWEST = 12_000;
const HIGHEST = 32_000;
const ATTEMPTS = 50;

/** A free port of 127.0.0.1, for a program that must know its port before it starts. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error(`no free port between ${LOWEST} and ${HIGHEST}`);
}
