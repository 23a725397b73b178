import { randomUUID } from 'node:crypto';
import { BlobError, type BlobPointer, checkBlobKey } from '@portal/forecast/store/blob-store';
import type { Leases } from '@portal/forecast/store/leases';
import { type BucketAnswer, type BucketClient, toBody } from './bucket-client.ts';

const SWAP_WAIT_MS = 10_000;
export const NO_CONDITIONS =
  'has no conditional writes (If-None-Match, If-Match): set DATABASE_URL, or take another store';

/** How an ETag is stated in `If-Match`. */
type StateEtag = (etag: string) => string;
/** Ceph 16 compares it without its quotation marks. */
const ETAG_STATEMENTS: readonly StateEtag[] = [(etag) => etag, (etag) => etag.replaceAll('"', '')];
const NO_ETAG = '"00000000000000000000000000000000"';

type Conditions = Readonly<Record<string, string>>;
const IF_NEW: Conditions = { 'if-none-match': '*' };

/** Pointers lie apart from what prefixes list. */
function toPointerKey(key: string): string {
  checkBlobKey(key);
  return `pointers/${key}`;
}

interface Write {
  readonly key: string;
  readonly content: string;
  readonly headers?: Conditions;
  readonly signal?: AbortSignal;
}

function write(client: BucketClient, { key, content, headers = {}, signal }: Write): Promise<BucketAnswer> {
  const body = toBody(content);
  const expects = [404, 409, 412, 501];
  return client.ask({ method: 'PUT', key: toPointerKey(key), headers, body, expects, ...(signal && { signal }) });
}

/** The first way to state an ETag by which a write under a true condition succeeds, and under a false one fails. */
async function tryConditions(client: BucketClient): Promise<StateEtag | null> {
  const key = `probe/${randomUUID()}`;
  const probe = (headers: Conditions) => write(client, { key, content: 'probe', headers });
  const isDone = async (headers: Conditions) => (await probe(headers)).status < 300;
  try {
    const { status, etag, attempts } = await probe(IF_NEW);
    // An earlier attempt was carried out, though its answer was lost.
    if (status === 412 && attempts > 1) throw new BlobError('away', `${key}: the answer was lost`);
    if (status >= 300 || (await isDone(IF_NEW)) || (await isDone({ 'if-match': NO_ETAG }))) return null;
    for (const state of ETAG_STATEMENTS) if (await isDone({ 'if-match': state(etag) })) return state;
    return null;
  } finally {
    await client.ask({ method: 'DELETE', key: toPointerKey(key), expects: [404] });
  }
}

/** Null: the bucket has no conditions. A failed try is repeated at the next question. */
function createConditionFinder(client: BucketClient): () => Promise<StateEtag | null> {
  let found: Promise<StateEtag | null> | null = null;
  return () => {
    found ??= tryConditions(client).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
}

/** Pointers of a bucket. What was read last is asked for by its ETag, so that an unchanged one is not sent again. */
export function createPointers(client: BucketClient, swaps: Leases | null) {
  const known = new Map<string, BlobPointer>();
  const findConditions = createConditionFinder(client);

  async function read(key: string): Promise<BlobPointer | null> {
    const before = known.get(key);
    const headers = before === undefined ? {} : { 'if-none-match': before.version };
    const answer = await client.ask({ method: 'GET', key: toPointerKey(key), headers, expects: [304, 404] });
    if (answer.status === 404) return null;
    if (answer.status === 304 && before !== undefined) return before;
    const pointer = { content: answer.text, version: answer.etag };
    known.set(key, pointer);
    return pointer;
  }

  async function swapByCondition(key: string, content: string, headers: Conditions): Promise<boolean> {
    const { status, attempts } = await write(client, { key, content, headers });
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
      return (await write(client, { key, content, signal: lease.lost })).status < 300;
    } finally {
      await lease.release();
    }
  }

  return {
    read,
    hasConditions: async () => (await findConditions()) !== null,
    swap: async (key: string, content: string, version: string | null): Promise<boolean> => {
      const state = await findConditions();
      if (state === null) return swapByLease(key, content, version);
      return swapByCondition(key, content, version === null ? IF_NEW : { 'if-match': state(version) });
    },
  };
}
