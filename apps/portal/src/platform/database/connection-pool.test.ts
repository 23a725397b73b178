import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { isOutOfResources, openPool } from './connection-pool.ts';

/** A message of PostgreSQL's protocol: its letter, its length, its body. */
function makeMessage(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

it('outlives a server that dies as it accepts the connection', async () => {
  const accepted = makeMessage('R', Buffer.alloc(4));
  const ready = makeMessage('Z', Buffer.from('I'));
  const dying = makeMessage('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // In one piece: the error comes before anyone has the connection.
    socket.once('data', () => socket.end(Buffer.concat([accepted, ready, dying])));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = openPool({ connectionString: `postgres://portal@127.0.0.1:${port}/portal` }, { retryTimeoutMs: 0 });
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'unavailable' });
  await pool.close();
});

it('calls a full disk and a failing system passing, and no other fault', () => {
  const withCode = (code: string) => Object.assign(new Error('could not extend file'), { code });
  for (const code of ['53100', '53200', '58030']) expect(isOutOfResources(withCode(code)), code).toBe(true);
  for (const code of ['23505', '42601', '25001', '25006', '5310'])
    expect(isOutOfResources(withCode(code)), code).toBe(false);
  expect(isOutOfResources('53100')).toBe(false);
});
