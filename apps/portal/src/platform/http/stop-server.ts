import type { FastifyInstance } from 'fastify';

/** Stops accepting connections and waits for running requests up to a time limit. */
export async function stopServer(app: FastifyInstance, withinMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), withinMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
