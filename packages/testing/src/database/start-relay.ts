import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a database that can be blocked: connections stay open, and everything sent is dropped. */
export interface DatabaseRelay {
  readonly url: string;
  block(): void;
  unblock(): void;
  stop(): Promise<void>;
}

function toTarget(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(url.replace('@/', '@127.0.0.1/'));
  const folder = searchParams.get('host');
  return folder === null ? { host: hostname, port: Number(port || 5432) } : { path: `${folder}/.s.PGSQL.5432` };
}

/** Starts a relay on 127.0.0.1 before the database at an address; default: any free port. */
export async function startRelay(url: string, wantedPort = 0): Promise<DatabaseRelay> {
  const target = toTarget(url);
  const sockets = new Set<Socket>();
  let isBlocked = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void (isBlocked || to.write(bytes)));
      from.on('error', () => undefined);
      from.on('close', () => void (isBlocked || to.destroy()));
    }
  });
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const relayed = new URL(url.replace('@/', '@127.0.0.1/'));
  relayed.searchParams.delete('host');
  relayed.host = `127.0.0.1:${port}`;
  return {
    url: relayed.href,
    block: () => {
      isBlocked = true;
    },
    unblock: () => {
      isBlocked = false;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
