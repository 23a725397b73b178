import { createHash, randomUUID } from 'node:crypto';
import { describeErrorInLine } from '@portal/domain/error/describe-error';
import type { BlobStore } from '@portal/forecast/store/blob-store';
import { describeRequests, type SharingStatus } from '@portal/forecast/store/sharing-status';
import { NO_CONDITIONS } from '#platform/blob-store/bucket-pointers.ts';
import { openSharedStore, type SharedStore } from '#platform/blob-store/open-shared-store.ts';
import { type BlobStoreSetting, describeBlobStore } from '#platform/settings/blob-store-setting.ts';
import { type Finding, fault, ok } from './finding.ts';

interface BlobStoreNeeds {
  readonly blobStore: BlobStoreSetting | null;
  /** Whether hosts share a database. */
  readonly hasDatabase: boolean;
  readonly status: SharingStatus | null;
  /** The machine's clock. */
  readonly now: number;
}

/** Stores, reads, lists and deletes a blob; whether each step shows what was stored. */
async function tryBlob(blobs: BlobStore): Promise<boolean> {
  const key = `doctor/${randomUUID()}`;
  const bytes = Buffer.from(key);
  await blobs.put(key, { bytes }, { sha256: createHash('sha256').update(bytes).digest('hex') });
  const pieces: Uint8Array[] = [];
  for await (const piece of await blobs.open(key)) pieces.push(piece);
  const isListed = (await blobs.list('doctor/')).some((blob) => blob.key === key);
  await blobs.delete([key]);
  return isListed && Buffer.concat(pieces).equals(bytes);
}

async function checkConditions(store: SharedStore, hasDatabase: boolean): Promise<Finding[]> {
  if (await store.hasConditions()) return [];
  if (hasDatabase) return [ok('BLOB_STORE', 'has no conditional writes: DATABASE_URL takes their place')];
  return [fault('BLOB_STORE', NO_CONDITIONS, 'see docs/operate/operating.md')];
}

/** Whether this user may store, read, list and delete in the store, and what a bucket's requests come to. */
export async function checkBlobStore({ blobStore, hasDatabase, status, now }: BlobStoreNeeds): Promise<Finding[]> {
  if (blobStore === null) return [];
  const shown = describeBlobStore(blobStore);
  const isFolder = blobStore.kind === 'folder';
  const todo = isFolder
    ? 'mount it on this host, writable by the user of the portal'
    : 'check the address, the bucket and its key, and whether the network lets it out';
  const requests = status?.requests && describeRequests(status.requests, now);
  try {
    const store = openSharedStore(blobStore, { leases: null });
    await store.checkThere();
    const startedAt = performance.now();
    if (!(await tryBlob(store.blobs))) return [fault('BLOB_STORE', `${shown} does not return what was stored`, todo)];
    const ms = Math.round(performance.now() - startedAt);
    return [
      ok('BLOB_STORE', `${shown}: stored, read, listed and deleted a file in ${ms} ms`),
      ...(await checkConditions(store, hasDatabase)),
      ...(requests ? [ok('BLOB_STORE', `requests of this host: ${requests}`)] : []),
    ];
  } catch (error) {
    const line = describeErrorInLine(error);
    return [fault('BLOB_STORE', isFolder ? line.replace(/^BLOB_STORE: /, '') : `${shown}: ${line}`, todo)];
  }
}
