import { once } from 'node:events';
import { createServer } from 'node:net';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { checkAddress, listen } from './listen.ts';

async function occupyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

it('refuses a port in use in one line, tried beforehand or listened on', async () => {
  const port = await occupyPort();
  const line = `PORT: ${port} is already in use on 127.0.0.1`;
  await expect(checkAddress(port, '127.0.0.1')).rejects.toThrow(line);
  await expect(listen(fastify(), port, '127.0.0.1')).rejects.toThrow(line);
  await expect(checkAddress(0, '192.0.2.1')).rejects.toThrow('HOST: 192.0.2.1 is not an address of this machine');
});

it('leaves an address that it tried free', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await checkAddress(0, '127.0.0.1');
  await listen(app, 0, '127.0.0.1');
  expect(app.server.listening).toBe(true);
});
