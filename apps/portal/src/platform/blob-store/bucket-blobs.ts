import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseListing } from '@portal/forecast/sources/fetching/bucket-listing';
import {
  BlobError,
  type BlobInfo,
  type BlobSource,
  type BlobStore,
  checkBlobKey,
} from '@portal/forecast/store/blob-store';
import type { Leases } from '@portal/forecast/store/leases';
import { type BucketClient, hashBlob, toBody } from './bucket-client.ts';
import { createPointers } from './bucket-pointers.ts';
import { sendInParts } from './send-in-parts.ts';

interface BucketBlobOptions {
  /** Excludes other writers of a pointer where the bucket cannot; null: no such leases. */
  readonly swaps: Leases | null;
  /** Larger files go in parts of this size, at least 5 MiB (S3). */
  readonly partBytes?: number;
}

/** Blobs in a bucket. */
export interface BucketBlobs extends BlobStore {
  /**
   * Whether the bucket obeys the conditions of a write (`If-None-Match`, `If-Match`), found by trying. Throws
   * `BlobError`.
   */
  hasConditions(): Promise<boolean>;
}

/** A failed part is sent again from its start: đề xuất. */
const PART_BYTES = 16 * 2 ** 20;
/** Keys of one request (S3). */
const MOST_DELETED = 1000;

/** Throws `BlobError` for bytes that differ from their checksum. */
async function openSource(key: string, source: BlobSource, sha256: string): Promise<Blob> {
  const blob = 'path' in source ? await openAsBlob(source.path) : new Blob([new Uint8Array(source.bytes)]);
  if ((await hashBlob(blob)) === sha256) return blob;
  throw new BlobError('damaged', `${key}: differs from its checksum`);
}

/** All blobs below a prefix, page by page. */
async function listAll(client: BucketClient, prefix: string, after: string | undefined): Promise<BlobInfo[]> {
  const found: BlobInfo[] = [];
  const start = client.prefix.length;
  const first = { ...(after !== undefined && { 'start-after': client.prefix + after }) };
  for (let token: string | null = ''; token !== null; ) {
    const query = { 'list-type': '2', prefix: client.prefix + prefix };
    const next = token === '' ? first : { 'continuation-token': token };
    const { text } = await client.ask({ method: 'GET', key: '', query: { ...query, ...next } });
    const page = parseListing(text);
    if (page === null) throw new BlobError('away', `${prefix}: the listing is cut off`);
    const last = found.at(-1)?.key ?? '';
    const fresh = page.files
      .map(({ key, bytes }) => ({ key: key.slice(start), bytes }))
      .filter(({ key }) => key > last);
    // A store that repeats a page would be asked for ever.
    if (page.next !== null && fresh.length === 0) throw new BlobError('away', `${prefix}: the listing does not go on`);
    found.push(...fresh);
    token = page.next;
  }
  return found;
}

async function deleteAll(client: BucketClient, keys: readonly string[]): Promise<void> {
  for (const key of keys) checkBlobKey(key);
  if (keys.length <= 1) {
    for (const key of keys) await client.ask({ method: 'DELETE', key, expects: [404] });
    return;
  }
  for (let start = 0; start < keys.length; start += MOST_DELETED) {
    const objects = keys
      .slice(start, start + MOST_DELETED)
      .map((key) => `<Object><Key>${client.prefix}${key}</Key></Object>`);
    const body = toBody(`<Delete><Quiet>true</Quiet>${objects.join('')}</Delete>`);
    const headers = { 'content-md5': createHash('md5').update(String(body.content)).digest('base64') };
    const { text } = await client.ask({ method: 'POST', key: '', query: { delete: '' }, headers, body });
    const refusal = /<Error>[\s\S]*?<Code>(\w+)</.exec(text)?.[1];
    if (refusal !== undefined) throw new BlobError('refused', `the store does not delete a blob: ${refusal}`);
  }
}

/** Blobs in a bucket of an object store that speaks S3. */
export function createBucketBlobs(
  client: BucketClient,
  { swaps, partBytes = PART_BYTES }: BucketBlobOptions,
): BucketBlobs {
  const pointers = createPointers(client, swaps);
  return {
    put: async (key, source, { sha256 }) => {
      checkBlobKey(key);
      const content = await openSource(key, source, sha256);
      if (content.size > partBytes) await sendInParts(client, { key, content, partBytes });
      else await client.ask({ method: 'PUT', key, body: { content, sha256, bytes: content.size } });
      if ('path' in source) await rm(source.path, { force: true });
    },
    open: async (key, range) => {
      checkBlobKey(key);
      const headers = range && { range: `bytes=${range.start}-${range.start + range.length - 1}` };
      return client.open({ method: 'GET', key, ...(headers && { headers }) });
    },
    list: (prefix, after) => listAll(client, prefix, after),
    delete: (keys) => deleteAll(client, keys),
    readPointer: pointers.read,
    compareAndSwap: pointers.swap,
    hasConditions: pointers.hasConditions,
  };
}
