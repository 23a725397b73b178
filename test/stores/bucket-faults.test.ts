import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createBucketBlobs } from '../../apps/portal/src/platform/blob-store/bucket-blobs.ts';
import { createBucketClient } from '../../apps/portal/src/platform/blob-store/bucket-client.ts';
import { abortAbandoned } from '../../apps/portal/src/platform/blob-store/send-in-parts.ts';
import type { BlobStore } from '../../packages/forecast/src/store/blob-store.ts';
import type { BucketServer, Fault } from './bucket-server.ts';
import { openBucket, openRealClient, QUICK, REAL } from './open-bucket.ts';

const TEXT = Buffer.from('0123456789');
const FACTS = { sha256: createHash('sha256').update(TEXT).digest('hex') };
const MB = 2 ** 20;

const put = (blobs: BlobStore, key = 'a/1') => blobs.put(key, { bytes: TEXT }, FACTS);

async function read(blobs: BlobStore, key = 'a/1'): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await blobs.open(key)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** `{kind, message}` of the error that a promise ends with. */
const catchFault = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as { kind: string; message: string },
  );

const CALLS: readonly (readonly [string, (blobs: BlobStore) => Promise<unknown>])[] = [
  ['PUT a/1', (blobs) => put(blobs)],
  ['GET a/1', (blobs) => read(blobs)],
  ['GET ?', (blobs) => blobs.list('a/')],
  ['POST ?', (blobs) => blobs.delete(['a/1', 'a/2'])],
  ['DELETE a/1', (blobs) => blobs.delete(['a/1'])],
  ['GET pointers/p', (blobs) => blobs.readPointer('p')],
  ['PUT pointers/p', (blobs) => blobs.compareAndSwap('p', 'content', null)],
];

/** Attempts in all: the rule of each kind. */
const RULES: readonly (readonly [Fault, string, number])[] = [
  [{ status: 500, code: 'InternalError' }, 'away', 3],
  [{ status: 502, code: 'BadGateway' }, 'away', 3],
  [{ status: 503, code: 'SlowDown' }, 'slow-down', 5],
  [{ status: 429, code: 'TooManyRequests' }, 'slow-down', 5],
  [{ status: 400, code: 'RequestTimeout' }, 'away', 3],
  [{ status: 400, code: 'BadDigest' }, 'damaged', 2],
  [{ status: 403, code: 'AccessDenied' }, 'refused', 1],
  [{ status: 404, code: 'NoSuchBucket' }, 'refused', 1],
  [{ status: 301, code: 'PermanentRedirect' }, 'refused', 1],
  ['lose answer', 'away', 3],
];

describe.each(RULES)('a bucket that answers %j', (fault, kind, attempts) => {
  test.each(CALLS)('fails %s as %s, after as many attempts as its kind allows', async (begin, call) => {
    const { server, blobs } = await openBucket();
    await put(blobs);
    await blobs.hasConditions();
    server.requests.length = 0;
    server.misbehave((shown) => (shown.startsWith(begin) ? fault : null));
    expect((await catchFault(call(blobs)))?.kind).toBe(kind);
    expect(server.requests.filter((shown) => shown.startsWith(begin))).toHaveLength(attempts);
  });

  test.runIf(attempts > 1)('once does no harm', async () => {
    const { server, blobs } = await openBucket();
    let left = 0;
    server.misbehave(() => (left-- > 0 ? fault : null));
    await blobs.hasConditions();
    for (const [, call] of CALLS.filter(([begin]) => !begin.startsWith('DELETE') && !begin.startsWith('POST'))) {
      left = 1;
      await call(blobs);
    }
    expect(await read(blobs)).toBe('0123456789');
    expect((await blobs.readPointer('p'))?.content).toBe('content');
  });
});

describe('a bucket that misbehaves otherwise', () => {
  test('and hangs is given up after the time limit', async () => {
    const { server } = await openBucket();
    const times = { ...QUICK, answerMs: 50 };
    const blobs = createBucketBlobs(createBucketClient(server.setting, { times }), { swaps: null });
    server.misbehave(() => 'hang');
    const fault = await catchFault(blobs.list('a/'));
    expect([fault?.kind, fault?.message]).toEqual(['away', expect.stringContaining('no answer')]);
  });

  test('and stops in the middle of a body leaves an error, not a shorter blob', async () => {
    const { server, blobs } = await openBucket();
    await put(blobs);
    server.cutAfter(4);
    expect((await catchFault(read(blobs)))?.kind).toBe('away');
    server.cutAfter(null);
    expect(await read(blobs)).toBe('0123456789');
  });

  test('and fails after it began to answer 200 is asked again', async () => {
    const { server, blobs } = await openBucket();
    let left = 2;
    server.misbehave((shown) => (shown.startsWith('PUT') && left-- > 0 ? 'late error' : null));
    await put(blobs);
    expect(server.requests.filter((shown) => shown === 'PUT a/1')).toHaveLength(3);
  });

  test('and states a wrong ETag loses no change of a pointer', async () => {
    const { server, blobs } = await openBucket();
    await blobs.compareAndSwap('p', 'one', null);
    server.misbehave((shown) => (shown.startsWith('GET') ? 'wrong etag' : null));
    const pointer = await blobs.readPointer('p');
    expect(await blobs.compareAndSwap('p', 'two', pointer?.version ?? null)).toBe(false);
    server.misbehave(() => null);
    expect((await blobs.readPointer('p'))?.content).toBe('one');
  });

  test.each(['cut listing', 'repeat page'] as const)('and sends a listing with a %s gives none', async (fault) => {
    const { server, blobs } = await openBucket({ pageSize: 2 });
    for (const name of ['1', '2', '3']) await put(blobs, `a/${name}`);
    server.misbehave((shown) => (shown.startsWith('GET ?') ? fault : null));
    expect((await catchFault(blobs.list('a/')))?.kind).toBe('away');
  });

  test('and loses the answer to a swap does not lose the swap', async () => {
    const { server, blobs } = await openBucket();
    await blobs.hasConditions();
    let left = 1;
    server.misbehave((shown) => (shown.startsWith('PUT') && left-- > 0 ? 'lose answer' : null));
    expect(await blobs.compareAndSwap('p', 'mine', null)).toBe(true);
    left = 0;
    expect(await blobs.compareAndSwap('p', 'late', null)).toBe(false);
  });

  test.each([
    [-901_000, 'the clock of this host is wrong'],
    [901_000, 'the clock of this host is wrong'],
    [-890_000, null],
    [890_000, null],
  ])('and has a clock %d ms ahead: %s', async (ms, advice) => {
    const { server, blobs } = await openBucket();
    server.skewBy(ms);
    const fault = await catchFault(put(blobs));
    expect([fault?.kind, fault?.message]).toEqual(
      advice === null ? [undefined, undefined] : ['refused', expect.stringContaining(advice)],
    );
  });

  test.each([
    [{ accessKeyId: 'other' }, 'check AWS_ACCESS_KEY_ID'],
    [{ secretAccessKey: 'other' }, 'check AWS_SECRET_ACCESS_KEY'],
    [{ region: 'other-1' }, 'check AWS_REGION'],
    [{ missing: true }, 'there is no such bucket'],
  ])('and is reached by %j says what to correct, without a secret', async (wrong, advice) => {
    const { server } = await openBucket();
    const url = 'missing' in wrong ? server.setting.url.replace('shared', 'none') : server.setting.url;
    const client = createBucketClient({ ...server.setting, ...wrong, url }, { times: QUICK });
    const blobs = createBucketBlobs(client, { swaps: null });
    for (const [, call] of CALLS) {
      const fault = await catchFault(call(blobs));
      expect([fault?.kind, fault?.message]).toEqual(['refused', expect.stringContaining(advice)]);
      expect(fault?.message).not.toMatch(/secret|[0-9a-f]{64}/);
    }
  });

  test('and is left ends what is on its way', async () => {
    const { server } = await openBucket();
    const stopping = new AbortController();
    const client = createBucketClient(server.setting, {
      signal: stopping.signal,
      times: { ...QUICK, answerMs: 60_000 },
    });
    server.misbehave(() => 'hang');
    const ended = catchFault(createBucketBlobs(client, { swaps: null }).list('a/'));
    await expect.poll(() => server.requests.length).toBe(1);
    stopping.abort();
    expect((await ended)?.kind).toBe('away');
    expect(server.requests).toHaveLength(1);
  });

  test('and loses the answer to the first try of a condition is not taken for one without', async () => {
    const { server, blobs } = await openBucket();
    let left = 1;
    server.misbehave((shown) => (shown.startsWith('PUT') && left-- > 0 ? 'lose answer' : null));
    expect((await catchFault(blobs.hasConditions()))?.kind).toBe('away');
    expect(await blobs.hasConditions()).toBe(true);
    expect([...server.objects.keys()]).toEqual([]);
  });

  test('and has no conditional writes is refused where there are no leases', async () => {
    const { blobs } = await openBucket({ hasConditions: false });
    expect(await blobs.hasConditions()).toBe(false);
    const fault = await catchFault(blobs.compareAndSwap('p', 'one', null));
    expect([fault?.kind, fault?.message]).toEqual(['refused', expect.stringContaining('set DATABASE_URL')]);
  });
});

const STORES = [
  { name: 'this server', open: async () => (await openBucket()).client, isThere: true },
  { name: 'a real server', open: async () => openRealClient(), isThere: REAL !== null },
];

describe.each(STORES)('a file in parts on $name', ({ open, isThere }) => {
  const PART = 5 * MB;
  const content = randomBytes(2 * PART + 1);
  const facts = { sha256: createHash('sha256').update(content).digest('hex') };
  const list = async (blobs: BlobStore) => (await blobs.list('a/')).map(({ bytes }) => bytes);

  test.runIf(isThere).each([0, 1])('is stored whole, also where the last part has %d bytes more', async (more) => {
    const client = await open();
    const blobs = createBucketBlobs(client, { swaps: null, partBytes: PART });
    const path = join(makeFolder(onTestFinished), 'file');
    const bytes = content.subarray(0, 2 * PART + more);
    writeFileSync(path, bytes);
    await blobs.put('a/1', { path }, { sha256: createHash('sha256').update(bytes).digest('hex') });
    expect(existsSync(path)).toBe(false);
    expect(await list(blobs)).toEqual([bytes.length]);
    const hash = createHash('sha256');
    for await (const piece of await blobs.open('a/1')) hash.update(piece);
    expect(hash.digest()).toEqual(createHash('sha256').update(bytes).digest());
  });

  test.runIf(isThere)(
    'shows nothing before its end, and what a killed process left is removed after its time',
    async () => {
      const client = await open();
      await beginUpload(client);
      const found = await client.ask({ method: 'GET', key: '', query: { uploads: '' }, expects: [501] });
      const canListUploads = found.status !== 501;
      const blobs = createBucketBlobs(client, { swaps: null, partBytes: PART });
      expect(await list(blobs)).toEqual([]);
      expect(await abortAbandoned(client)).toBe(0);
      // Answers state the time in whole seconds.
      expect(await abortAbandoned(client, -2000)).toBe(canListUploads ? 1 : 0);
      expect(await abortAbandoned(client, -2000)).toBe(0);
      await blobs.put('a/1', { bytes: content }, facts);
      expect(await list(blobs)).toEqual([content.length]);
    },
  );

  /** As a process that is killed after its first part. */
  async function beginUpload(client: Awaited<ReturnType<typeof open>>) {
    const { text } = await client.ask({ method: 'POST', key: 'a/1', query: { uploads: '' } });
    const uploadId = (/<UploadId>([^<]+)</.exec(text)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const part = new Blob([content.subarray(0, PART)]);
    const sha256 = createHash('sha256').update(content.subarray(0, PART)).digest('hex');
    const query = { partNumber: '1', uploadId };
    await client.ask({ method: 'PUT', key: 'a/1', query, body: { content: part, sha256, bytes: PART } });
  }
});

/** A process that stores a file in parts and is still at it. */
function sendElsewhere(server: BucketServer, path: string, sha256: string) {
  const at = (name: string) =>
    JSON.stringify(new URL(`../../apps/portal/src/platform/blob-store/${name}`, import.meta.url));
  const program = `
    const { createBucketClient } = await import(${at('bucket-client.ts')});
    const { createBucketBlobs } = await import(${at('bucket-blobs.ts')});
    const client = createBucketClient(${JSON.stringify(server.setting)});
    const blobs = createBucketBlobs(client, { swaps: null, partBytes: 4 });
    await blobs.put('a/1', { path: ${JSON.stringify(path)} }, { sha256: ${JSON.stringify(sha256)} });`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' });
}

test('a process that is killed in the middle of a file publishes nothing, and its parts are removed after a day', async () => {
  const { server, client, blobs } = await openBucket();
  const path = join(makeFolder(onTestFinished), 'file');
  writeFileSync(path, TEXT);
  server.misbehave((shown) => (shown.startsWith('PUT') && partsOf(server)[0] === 2 ? 'hang' : null));
  const child = sendElsewhere(server, path, FACTS.sha256);
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(() => server.requests.filter((shown) => shown.startsWith('PUT')).length).toBe(3);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect([server.objects.size, partsOf(server)]).toEqual([0, [2]]);
  expect(existsSync(path)).toBe(true);
  const age = (hours: number) => {
    for (const [id, upload] of server.uploads)
      server.uploads.set(id, { ...upload, startedAt: Date.now() - hours * 3_600_000 });
  };
  age(23.9);
  expect(await abortAbandoned(client)).toBe(0);
  age(24.1);
  expect(await abortAbandoned(client)).toBe(1);
  expect(partsOf(server)).toEqual([]);
  await blobs.put('a/1', { path }, FACTS);
  expect(await read(blobs)).toBe('0123456789');
});

const partsOf = (server: BucketServer) => [...server.uploads.values()].map(({ parts }) => parts.size);

test('a file in parts that cannot be sent is no unfinished upload either', async () => {
  const { server, client } = await openBucket();
  const blobs = createBucketBlobs(client, { swaps: null, partBytes: 4 });
  server.misbehave((shown) =>
    shown.startsWith('PUT') && partsOf(server)[0] === 1 ? { status: 403, code: 'AccessDenied' } : null,
  );
  expect((await catchFault(put(blobs)))?.kind).toBe('refused');
  expect([server.uploads.size, server.objects.size]).toEqual([0, 0]);
});
