import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createFolderLeases } from '@portal/forecast/store/folder-leases';
import {
  createLease,
  LEASE_TIMES,
  type Lease,
  type LeaseAttempt,
  type Leases,
  type LeaseTimes,
  waitForLease,
} from '@portal/forecast/store/leases';
import type { Queries } from './database.ts';

const NOW_MS = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Bucket of a name: the first byte of its digest. */
export const toNameBucket = (name: string): number => createHash('sha256').update(name).digest()[0] ?? 0;

async function tryLease(queries: Queries, name: string, times: LeaseTimes): Promise<LeaseAttempt> {
  const [key, holder] = [[toNameBucket(name), name], randomUUID()];
  const label = `process ${process.pid} on ${hostname()}`;
  const won = await queries.query(
    `insert into process_lease (bucket, name, holder, label, expires_at_ms) values ($1, $2, $3, $4, ${NOW_MS} + $5::bigint)
     on conflict (bucket, name) do update
       set holder = excluded.holder, label = excluded.label, expires_at_ms = excluded.expires_at_ms
       where process_lease.expires_at_ms < ${NOW_MS}
     returning holder`,
    [...key, holder, label, times.expireMs],
  );
  if (won.length === 0) {
    const [row] = await queries.query<{ sign: string }>(
      `select holder || '-' || expires_at_ms as sign from process_lease where bucket = $1 and name = $2`,
      key,
    );
    return { sign: row?.sign ?? null };
  }
  return createLease({
    holder,
    renewMs: times.renewMs,
    renew: async () => {
      const renewed = await queries.query(
        `update process_lease set expires_at_ms = ${NOW_MS} + $4::bigint
         where bucket = $1 and name = $2 and holder = $3 returning holder`,
        [...key, holder, times.expireMs],
      );
      return renewed.length > 0;
    },
    release: async () => {
      await queries.query('delete from process_lease where bucket = $1 and name = $2 and holder = $3', [
        ...key,
        holder,
      ]);
    },
  });
}

/** Leases as rows: one holder over all hosts with the same database, by the database's clock. */
export function createPostgresLeases(queries: Queries, times: LeaseTimes = LEASE_TIMES): Leases {
  return {
    acquire: (name, options) => waitForLease(() => tryLease(queries, name, times), options, times),
    findHolder: async (name) => {
      const [row] = await queries.query<{ label: string }>(
        `select label from process_lease where bucket = $1 and name = $2 and expires_at_ms >= ${NOW_MS}`,
        [toNameBucket(name), name],
      );
      const own = ` on ${hostname()}`;
      return row === undefined ? null : row.label.endsWith(own) ? row.label.slice(0, -own.length) : row.label;
    },
  };
}

/** Holds both leases; the shared one only while its store is reachable. */
function joinLease(local: Lease, shared: Lease | null): Lease {
  if (shared === null) return local;
  return {
    holder: local.holder,
    // While the store is down nobody else can get its lease.
    renew: async () => (await local.renew()) && (await shared.renew().catch(() => true)),
    release: async () => {
      await shared.release().catch(() => undefined);
      await local.release();
    },
    lost: AbortSignal.any([local.lost, shared.lost]),
  };
}

export interface SharedStores {
  readonly blobStore: string;
  /** Shared database; null: each host has its own. */
  readonly queries: Queries | null;
}

/** Leases in a shared folder. An unmounted folder counts as down and is not recreated on the local disk. */
function createStoreLeases(blobStore: string): Leases {
  const leases = createFolderLeases(join(blobStore, '.leases'));
  const checkThere = async () => {
    if (!existsSync(blobStore)) throw new Error(`BLOB_STORE: there is no folder ${JSON.stringify(blobStore)} yet`);
  };
  return {
    acquire: (name, options) => checkThere().then(() => leases.acquire(name, options)),
    findHolder: (name) => checkThere().then(() => leases.findHolder(name)),
  };
}

/**
 * Leases of a process with a data folder and shared stores. The local lease comes first, which commands and older
 * processes on the folder respect. A store that is down does not block: the other decides, for example files while
 * the database has no tables yet.
 */
export function createSharedLeases(dataDir: string, { blobStore, queries }: SharedStores): Leases {
  const local = createFolderLeases(dataDir);
  const shared = [createStoreLeases(blobStore), ...(queries === null ? [] : [createPostgresLeases(queries)])];
  return {
    acquire: async (name, options) => {
      let lease = await local.acquire(name, options);
      for (const leases of shared) {
        if (lease === null) return null;
        const next = await leases.acquire(name, options).catch(() => 'away' as const);
        if (next === null) await lease.release();
        lease = next === null ? null : joinLease(lease, next === 'away' ? null : next);
      }
      return lease;
    },
    findHolder: async (name) => {
      for (const leases of shared) {
        const holder = await leases.findHolder(name).catch(() => null);
        if (holder !== null) return holder;
      }
      return local.findHolder(name);
    },
  };
}
