import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createPointerStatuses, joinStatuses } from '@portal/forecast/sources/schedule/shared-status';
import type { StatusStore } from '@portal/forecast/sources/schedule/source-status';
import { createFolderBlobs } from '@portal/forecast/store/folder-blobs';
import { createFolderLeases } from '@portal/forecast/store/folder-leases';
import type { Lease, Leases } from '@portal/forecast/store/leases';
import type { Queries } from './database.ts';
import { createPostgresStatuses } from './postgres-catalogue.ts';
import { createPostgresLeases } from './postgres-leases.ts';

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

/** An unmounted share counts as down and is not recreated on the local disk. */
async function checkThere(blobStore: string): Promise<void> {
  if (!existsSync(blobStore)) throw new Error(`BLOB_STORE: there is no folder ${JSON.stringify(blobStore)} yet`);
}

function createStoreLeases(blobStore: string): Leases {
  const leases = createFolderLeases(join(blobStore, '.leases'));
  return {
    acquire: (name, options) => checkThere(blobStore).then(() => leases.acquire(name, options)),
    findHolder: (name) => checkThere(blobStore).then(() => leases.findHolder(name)),
  };
}

/** Statuses of the sources in both stores: one that is down does not make hosts fetch a run twice. */
export function createSharedStatuses({ blobStore, queries }: SharedStores): StatusStore {
  const pointers = createPointerStatuses(createFolderBlobs(blobStore));
  const inStore: StatusStore = {
    read: (source) => checkThere(blobStore).then(() => pointers.read(source)),
    write: (source, status) => checkThere(blobStore).then(() => pointers.write(source, status)),
  };
  return joinStatuses([inStore, ...(queries === null ? [] : [createPostgresStatuses(queries)])]);
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
