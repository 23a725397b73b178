import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AnnouncedBlobs, createAnnouncedBlobs } from '@portal/forecast/store/announced-blobs';
import type { BlobStore } from '@portal/forecast/store/blob-store';
import { createFolderBlobs } from '@portal/forecast/store/folder-blobs';
import { createFolderLeases } from '@portal/forecast/store/folder-leases';
import type { Leases } from '@portal/forecast/store/leases';
import { createPointerLeases } from '@portal/forecast/store/pointer-leases';
import { type BlobStoreSetting, describeBlobStore } from '#platform/settings/blob-store-setting.ts';
import { SettingError } from '#platform/settings/setting-error.ts';
import { createBucketBlobs } from './bucket-blobs.ts';
import { createBucketClient } from './bucket-client.ts';
import { NO_CONDITIONS } from './bucket-pointers.ts';
import { abortAbandoned } from './send-in-parts.ts';

/** What hosts share, in a folder or a bucket. */
export interface SharedStore {
  readonly blobs: BlobStore;
  readonly leases: Leases;
  /** For the exchange of files: in a bucket it asks for nothing that stayed the same. */
  readonly announced: AnnouncedBlobs;
  /** Whether pointers are exclusive without the leases of a database. Throws `BlobError`. */
  hasConditions(): Promise<boolean>;
  /** Throws for a folder that is not mounted, which is not created on the local disk. */
  checkThere(): Promise<void>;
  /** Removes what killed processes left. */
  cleanUp(): Promise<void>;
}

interface OpenOptions {
  /** Leases of a shared database; null: none. */
  readonly leases: Leases | null;
  /** Ends requests that are on their way. */
  readonly signal?: AbortSignal;
}

/** A start does not wait longer for an answer: đề xuất. */
const START_MS = 10_000;

const doNothing = (): Promise<void> => Promise.resolve();

function openFolder(path: string): SharedStore {
  const blobs = createFolderBlobs(path);
  const folderLeases = createFolderLeases(join(path, '.leases'));
  const checkThere = async (): Promise<void> => {
    if (!existsSync(path)) throw new Error(`BLOB_STORE: there is no folder ${JSON.stringify(path)}`);
  };
  return {
    blobs,
    announced: { blobs, announce: doNothing },
    leases: {
      acquire: (name, options) => checkThere().then(() => folderLeases.acquire(name, options)),
      findHolder: (name) => checkThere().then(() => folderLeases.findHolder(name)),
    },
    hasConditions: () => Promise.resolve(true),
    checkThere,
    cleanUp: doNothing,
  };
}

/** Opens the store of a setting. It need not be reachable yet. */
export function openSharedStore(setting: BlobStoreSetting, { leases, signal }: OpenOptions): SharedStore {
  if (setting.kind === 'folder') return openFolder(setting.path);
  const client = createBucketClient(setting, { signal });
  const blobs = createBucketBlobs(client, { swaps: leases });
  return {
    blobs,
    announced: createAnnouncedBlobs(blobs),
    // Renewals of rows cost nothing.
    leases: leases ?? createPointerLeases(blobs),
    hasConditions: blobs.hasConditions,
    checkThere: doNothing,
    cleanUp: async () => {
      await abortAbandoned(client);
    },
  };
}

/**
 * Refuses a bucket in which hosts could not agree: without conditional writes, and without a shared database. One that
 * does not answer may do so later. Throws SettingError.
 */
export async function refuseUnusable(setting: BlobStoreSetting | null, hasDatabase: boolean): Promise<void> {
  if (setting === null || hasDatabase) return;
  const store = openSharedStore(setting, { leases: null, signal: AbortSignal.timeout(START_MS) });
  const isUsable = await store.hasConditions().catch(() => true);
  if (!isUsable) throw new SettingError('BLOB_STORE', describeBlobStore(setting), NO_CONDITIONS);
}
