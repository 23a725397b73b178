import type { FastifyInstance } from 'fastify';

/** Takes no more connections and waits for the running requests; those that outlast the time are cut off. */
export async function stopServer(app: FastifyInstance, withinMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), withinMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
