import { Client } from 'pg';
import { toClientConfig } from './connection-pool.ts';
import type { DatabaseAccess } from './database-access.ts';

/** Advisory lock of the folder's server, held by its connection. */
const CLAIM = 7_263_418_202;

export interface ServerClaim {
  /** Called when the lock is lost because the database ended. */
  onLoss(react: () => void): void;
  release(): Promise<void>;
}

/** Locks the folder. Null if another server has it; rejects if the database does not reply. */
export async function claimServer(access: DatabaseAccess): Promise<ServerClaim | null> {
  const client = new Client({ ...toClientConfig(access), application_name: `portal ${process.pid}` });
  let react: () => void = () => undefined;
  let released = false;
  client.on('error', () => undefined);
  client.on('end', () => {
    if (!released) react();
  });
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [CLAIM]);
  const release = (): Promise<void> => {
    released = true;
    return client.end();
  };
  const onLoss = (next: () => void): void => {
    react = next;
  };
  if (rows[0]?.taken === true) return { onLoss, release };
  await release();
  return null;
}

/** Number of other users of the database; null if it does not reply. */
export async function countOthers(access: DatabaseAccess): Promise<number | null> {
  const client = new Client(toClientConfig(access));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.others ?? 0;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
