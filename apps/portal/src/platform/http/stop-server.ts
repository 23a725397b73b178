import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Serves on for a while, until load balancers have noticed that `/readyz` is 503. Each reply closes its connection:
 * a proxy that reused one at the moment of the end would lose a request.
 */
export async function drainServer({ server }: Pick<FastifyInstance, 'server'>, forMs: number): Promise<void> {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await sleep(forMs);
}

/** Stops accepting connections and waits for running requests up to a time limit. */
export async function stopServer(app: FastifyInstance, withinMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), withinMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
