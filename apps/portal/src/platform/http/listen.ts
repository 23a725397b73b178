import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

const REFUSALS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port, host) => `PORT: ${port} is already in use on ${host}`,
  EACCES: (port) => `PORT: this user may not listen on ${port}`,
  EADDRNOTAVAIL: (_port, host) => `HOST: ${host} is not an address of this machine`,
  ENOTFOUND: (_port, host) => `HOST: ${host} is not known`,
};

/** Describes an address that cannot be used, in one line; other errors unchanged. */
function toRefusal(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = REFUSALS[code]?.(port, host);
  return message === undefined ? error : new Error(message, { cause: error });
}

/** Rejects with one line if the address cannot be used. */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw toRefusal(error, port, host);
  }
}

/** Checks an address before minutes of preparation. Rejects as `listen` does. */
export async function checkAddress(port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw toRefusal(error, port, host);
  }
  server.close();
  await once(server, 'close');
}
