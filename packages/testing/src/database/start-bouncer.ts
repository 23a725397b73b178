import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#processes/find-free-port.ts';
import { waitUntil } from '#processes/wait-until.ts';
import {
  asUser,
  findPostgresUser,
  giveTreeTo,
  type PostgresUser,
} from '../../../../apps/portal/src/platform/database/postgres-user.ts';

const SETTINGS = join(import.meta.dirname, '../../../../deploy/pgbouncer.ini');
const LONGEST_START_MS = 60_000;

/** PgBouncer before every database of a server. */
export interface Bouncer {
  /** The address of a database of the server, through PgBouncer. */
  toUrl(url: string): string;
  stop(): Promise<void>;
}

/** Whether it is installed (Debian: `pgbouncer`). */
export const HAS_BOUNCER = spawnSync('pgbouncer', ['--version']).status === 0;

/** Where a server listens: a host with its port, or a folder of sockets. */
function toHost(url: string) {
  const { hostname, port, username, password, searchParams } = new URL(url.replace('@/', '@127.0.0.1/'));
  return { host: searchParams.get('host') ?? hostname, port: port || '5432', user: username, password };
}

function findOwner(path: string): PostgresUser {
  const { uid, gid } = statSync(path);
  return process.getuid?.() === 0 ? { uid, gid } : null;
}

/** Starts it as it is shipped, but for its addresses and databases. */
export async function startBouncer(serverUrl: string, change = (settings: string) => settings): Promise<Bouncer> {
  const { host, port, user, password } = toHost(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-pgbouncer-'));
  const ownPort = await findFreePort();
  const settings = readFileSync(SETTINGS, 'utf8')
    .replace(/^portal = host=\S+ port=\S+ dbname=\S+/m, `* = host=${host} port=${port}`)
    .replace('listen_port = 6432', `listen_port = ${ownPort}\nunix_socket_dir =`)
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'users'));
  writeFileSync(join(folder, 'pgbouncer.ini'), change(settings));
  writeFileSync(join(folder, 'users'), `"${user}" "${password}"\n`);
  // It refuses to run as root, and only their owner may enter a folder of sockets.
  const own = host.startsWith('/') ? findOwner(host) : findPostgresUser(folder);
  chmodSync(folder, 0o711);
  giveTreeTo(own, folder);
  const child = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...asUser(own),
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-5000);
  });
  const closed = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
  const isUp = () => said.includes('process up') || child.exitCode !== null;
  await waitUntil('PgBouncer', isUp, 20, LONGEST_START_MS);
  if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${said}`);
  return {
    toUrl: (url) => {
      const through = new URL(url.replace('@/', '@127.0.0.1/'));
      through.searchParams.delete('host');
      through.host = `127.0.0.1:${ownPort}`;
      return through.href;
    },
    stop,
  };
}
