import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseListing } from '@portal/forecast/sources/fetching/bucket-listing';
import {
  BlobError,
  type BlobInfo,
  type BlobPointer,
  type BlobSource,
  type BlobStore,
  checkBlobKey,
} from '@portal/forecast/store/blob-store';
import type { Leases } from '@portal/forecast/store/leases';
import { type BucketAnswer, type BucketClient, hashBlob, toBody } from './bucket-client.ts';
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
const SWAP_WAIT_MS = 10_000;
export const NO_CONDITIONS =
  'has no conditional writes (If-None-Match, If-Match): set DATABASE_URL, or take another store';

/** How an ETag is stated in `If-Match`. */
type StateEtag = (etag: string) => string;
/** Ceph 16 compares it without its quotation marks. */
const ETAG_STATEMENTS: readonly StateEtag[] = [(etag) => etag, (etag) => etag.replaceAll('"', '')];
const NO_ETAG = '"00000000000000000000000000000000"';

/** Pointers lie apart from what prefixes list. */
function toPointerKey(key: string): string {
  checkBlobKey(key);
  return `pointers/${key}`;
}

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

/** Pointers of a bucket. What was read last is asked for by its ETag, so that an unchanged one is not sent again. */
function createPointers(client: BucketClient, swaps: Leases | null) {
  const known = new Map<string, BlobPointer>();
  let conditions: Promise<StateEtag | null> | null = null;

  async function read(key: string): Promise<BlobPointer | null> {
    const before = known.get(key);
    const headers = before && { 'if-none-match': before.version };
    const answer = await client.ask({
      ...{ method: 'GET', key: toPointerKey(key), expects: [304, 404] },
      ...(headers && { headers }),
    });
    if (answer.status === 404) return null;
    if (answer.status === 304 && before !== undefined) return before;
    const pointer = { content: answer.text, version: answer.etag };
    known.set(key, pointer);
    return pointer;
  }

  const write = (key: string, content: string, headers: Readonly<Record<string, string>> = {}): Promise<BucketAnswer> =>
    client.ask({
      method: 'PUT',
      key: toPointerKey(key),
      headers,
      body: toBody(content),
      expects: [404, 409, 412, 501],
    });

  /** The first way to state an ETag by which a write under a true condition succeeds, and under a false one fails. */
  async function tryConditions(): Promise<StateEtag | null> {
    const key = `probe/${randomUUID()}`;
    const isDone = async (headers: Readonly<Record<string, string>>) =>
      (await write(key, 'probe', headers)).status < 300;
    try {
      const { status, etag, attempts } = await write(key, 'probe', { 'if-none-match': '*' });
      // An earlier attempt was carried out, though its answer was lost.
      if (status === 412 && attempts > 1) throw new BlobError('away', `${key}: the answer was lost`);
      if (status >= 300 || (await isDone({ 'if-none-match': '*' })) || (await isDone({ 'if-match': NO_ETAG })))
        return null;
      for (const state of ETAG_STATEMENTS) if (await isDone({ 'if-match': state(etag) })) return state;
      return null;
    } finally {
      await client.ask({ method: 'DELETE', key: toPointerKey(key), expects: [404] });
    }
  }

  async function swapByCondition(key: string, content: string, headers: Readonly<Record<string, string>>) {
    const { status, attempts } = await write(key, content, headers);
    if (status < 300) return true;
    // The answer to an earlier attempt may have been lost.
    return attempts > 1 && (await read(key))?.content === content;
  }

  async function swapByLease(key: string, content: string, version: string | null): Promise<boolean> {
    if (swaps === null) throw new BlobError('refused', `the bucket ${NO_CONDITIONS}`);
    const lease = await swaps.acquire(`swap/${key}`, { waitMs: SWAP_WAIT_MS });
    if (lease === null) throw new BlobError('away', `${key}: another host has been changing it for too long`);
    try {
      if (((await read(key))?.version ?? null) !== version || !(await lease.renew())) return false;
      return (await write(key, content)).status < 300;
    } finally {
      await lease.release();
    }
  }

  const findConditions = (): Promise<StateEtag | null> => {
    conditions ??= tryConditions().catch((error: unknown) => {
      conditions = null;
      throw error;
    });
    return conditions;
  };

  return {
    read,
    hasConditions: async () => (await findConditions()) !== null,
    swap: async (key: string, content: string, version: string | null): Promise<boolean> => {
      const state = await findConditions();
      if (state === null) return swapByLease(key, content, version);
      return swapByCondition(
        key,
        content,
        version === null ? { 'if-none-match': '*' } : { 'if-match': state(version) },
      );
    },
  };
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
