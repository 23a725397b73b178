import { createPointerStatuses, joinStatuses } from '@portal/forecast/sources/schedule/shared-status';
import type { StatusStore } from '@portal/forecast/sources/schedule/source-status';
import { createFolderLeases } from '@portal/forecast/store/folder-leases';
import type { Lease, Leases } from '@portal/forecast/store/leases';
import type { Queries } from '#platform/database/database.ts';
import { createPostgresStatuses } from '#platform/database/postgres-catalogue.ts';
import { createPostgresLeases } from '#platform/database/postgres-leases.ts';
import type { BlobStoreSetting } from '#platform/settings/blob-store-setting.ts';
import { openSharedStore } from './open-shared-store.ts';

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

const toLeases = (queries: Queries | null): Leases | null => (queries === null ? null : createPostgresLeases(queries));

export interface SharedStores {
  readonly blobStore: BlobStoreSetting;
  /** Shared database; null: each host has its own. */
  readonly queries: Queries | null;
}

/** Statuses of the sources in both stores: one that is down does not make hosts fetch a run twice. */
export function createSharedStatuses({ blobStore, queries }: SharedStores): StatusStore {
  const store = openSharedStore(blobStore, { leases: toLeases(queries) });
  const pointers = createPointerStatuses(store.blobs);
  const inStore: StatusStore = {
    read: (source) => store.checkThere().then(() => pointers.read(source)),
    write: (source, status) => store.checkThere().then(() => pointers.write(source, status)),
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
  const rows = toLeases(queries);
  const { leases } = openSharedStore(blobStore, { leases: rows });
  const shared = rows === null || rows === leases ? [leases] : [leases, rows];
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
