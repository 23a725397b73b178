import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test as testOnAll } from 'vitest';
import { createBucketBlobs } from '../../apps/portal/src/platform/blob-store/bucket-blobs.ts';
import { createAnnouncedBlobs } from '../../packages/forecast/src/store/announced-blobs.ts';
import { openBlobCache } from '../../packages/forecast/src/store/blob-cache.ts';
import { BlobError, type BlobStore } from '../../packages/forecast/src/store/blob-store.ts';
import { createFolderBlobs } from '../../packages/forecast/src/store/folder-blobs.ts';
import { createFolderLeases } from '../../packages/forecast/src/store/folder-leases.ts';
import { openBucket, openReal, REAL } from './open-bucket.ts';

const toFacts = (bytes: Uint8Array) => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

async function readAll(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const found: Uint8Array[] = [];
  for await (const piece of pieces) found.push(piece);
  return Buffer.concat(found).toString('utf8');
}

const STORES = [
  { name: 'a folder', open: async () => createFolderBlobs(join(makeFolder(onTestFinished), 'blobs')) },
  { name: 'a bucket', open: async () => (await openBucket()).blobs },
  { name: 'a bucket that lists two keys a page', open: async () => (await openBucket({ pageSize: 2 })).blobs },
  { name: 'a bucket that compares bare ETags', open: async () => (await openBucket({ hasBareEtags: true })).blobs },
  {
    name: 'a bucket without conditional writes, by leases',
    open: async () => {
      const { client } = await openBucket({ hasConditions: false });
      return createBucketBlobs(client, { swaps: createFolderLeases(makeFolder(onTestFinished)) });
    },
  },
  {
    name: 'a bucket whose changes are announced',
    open: async () => createAnnouncedBlobs((await openBucket()).blobs).blobs,
  },
  { name: 'a bucket of a real server', open: async () => openReal() },
];

const put = (store: BlobStore, key: string, text: string) =>
  store.put(key, { bytes: Buffer.from(text) }, toFacts(Buffer.from(text)));

const isThere = (name: string) => REAL !== null || !name.endsWith('a real server');

describe.each(STORES)('blobs of $name', ({ name: storeName, open }) => {
  const test = testOnAll.runIf(isThere(storeName));

  test('are read as they were put, whole or in part, also twice', async () => {
    const store = await open();
    await put(store, 'runs/gfs/map.bin', '0123456789');
    await put(store, 'runs/gfs/map.bin', '0123456789');
    expect(await readAll(await store.open('runs/gfs/map.bin'))).toBe('0123456789');
    expect(await readAll(await store.open('runs/gfs/map.bin', { start: 3, length: 4 }))).toBe('3456');
  });

  test('are made of a file, which is theirs from then on', async () => {
    const store = await open();
    const path = join(makeFolder(onTestFinished), 'file');
    writeFileSync(path, 'content');
    await store.put('frames/1.frame', { path }, toFacts(Buffer.from('content')));
    expect(existsSync(path)).toBe(false);
    expect(await readAll(await store.open('frames/1.frame'))).toBe('content');
  });

  test('that differ from their checksum are refused and leave nothing', async () => {
    const store = await open();
    const facts = toFacts(Buffer.from('something else'));
    await expect(store.put('a/b', { bytes: Buffer.from('content') }, facts)).rejects.toThrow(BlobError);
    const path = join(makeFolder(onTestFinished), 'file');
    writeFileSync(path, 'content');
    await expect(store.put('a/b', { path }, facts)).rejects.toThrow(BlobError);
    await expect(store.open('a/b')).rejects.toThrow(BlobError);
    expect(await store.list('a/')).toEqual([]);
  });

  test('are listed by prefix in order, without others and without pointers', async () => {
    const store = await open();
    expect(await store.list('runs/')).toEqual([]);
    for (const key of ['runs/b', 'runs/a/1', 'runsover/c', 'radar/d']) await put(store, key, key);
    await store.compareAndSwap('runs/catalogue.json', '{}', null);
    expect(await store.list('runs/')).toEqual([
      { key: 'runs/a/1', bytes: 8 },
      { key: 'runs/b', bytes: 6 },
    ]);
  });

  test('are listed from a key on', async () => {
    const store = await open();
    const keys = ['files/a/2026-11-19/1', 'files/a/2026-11-20/1', 'files/a/2026-11-20/2', 'files/a/2026-11-21/b/1'];
    for (const key of keys) await put(store, key, key);
    const listAfter = async (after: string) => (await store.list('files/a/', after)).map(({ key }) => key);
    expect(await listAfter('files/a/2026-11-20/')).toEqual(keys.slice(1));
    expect(await listAfter('files/a/2026-11-20/1')).toEqual(keys.slice(2));
    expect(await listAfter('files/a/2026-11-22/')).toEqual([]);
    expect((await store.list('files/a/')).map(({ key }) => key)).toEqual(keys);
  });

  test('are gone once they are deleted; those that are not there stay so', async () => {
    const store = await open();
    await put(store, 'a/b', 'content');
    for (const keys of [[], ['a/b', 'never/there'], ['a/b'], ['never/there']]) await store.delete(keys);
    expect(await store.list('a/')).toEqual([]);
    await expect(store.open('a/b')).rejects.toThrow(BlobError);
  });

  test.each(['', '/a', 'a/', '../a', 'a/../b', 'a//b', '.hidden', 'a/.lock'])('have no key "%s"', async (key) => {
    const store = await open();
    await expect(async () => put(store, key, 'x')).rejects.toThrow(BlobError);
  });

  test('have pointers that only the one who knows the present value changes', async () => {
    const store = await open();
    expect(await store.readPointer('runs/catalogue.json')).toBeNull();
    expect(await store.compareAndSwap('runs/catalogue.json', 'one', null)).toBe(true);
    expect(await store.compareAndSwap('runs/catalogue.json', 'other', null)).toBe(false);
    const first = await store.readPointer('runs/catalogue.json');
    expect(first?.content).toBe('one');
    expect(await store.compareAndSwap('runs/catalogue.json', 'two', first?.version ?? '')).toBe(true);
    expect(await store.compareAndSwap('runs/catalogue.json', 'late', first?.version ?? '')).toBe(false);
    expect((await store.readPointer('runs/catalogue.json'))?.content).toBe('two');
  });

  test('lose no change of a pointer however many swap at once', async () => {
    const store = await open();
    const add = async (name: string): Promise<void> => {
      const now = await store.readPointer('list');
      const content = `${now?.content ?? ''}${name}`;
      if (!(await store.compareAndSwap('list', content, now?.version ?? null))) await add(name);
    };
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(add));
    expect([...((await store.readPointer('list'))?.content ?? '')].sort().join('')).toBe('abcde');
  });
});

describe('the cache of blobs that are elsewhere', () => {
  const content = Buffer.from('0123456789');

  async function openCache(maxBytes = 1000) {
    const { server, blobs: store } = await openBucket();
    const folder = makeFolder(onTestFinished);
    const cacheFolder = join(folder, 'cache');
    const countFetches = () => server.requests.filter((line) => line.startsWith('GET')).length;
    const open = () => openBlobCache({ store, folder: cacheFolder, maxBytes });
    return { server, store, folder, cacheFolder, countFetches, open, cache: open() };
  }

  const listCached = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();

  testOnAll('fetches a blob once for all who ask, also at once and after a restart', async () => {
    const { store, folder, cache, open, countFetches } = await openCache();
    await store.put('a/1', { bytes: content }, toFacts(content));
    await Promise.all([1, 2, 3].map((name) => cache.link('a/1', toFacts(content), join(folder, `${name}`))));
    await open().link('a/1', toFacts(content), join(folder, '4'));
    expect([1, 2, 3, 4].map((name) => readFileSync(join(folder, `${name}`), 'utf8'))).toEqual(
      Array(4).fill('0123456789'),
    );
    expect(countFetches()).toBe(1);
  });

  testOnAll('leaves nothing of a blob that is cut off or differs, and fetches it anew', async () => {
    const { server, store, folder, cacheFolder, cache } = await openCache();
    await store.put('a/1', { bytes: content }, toFacts(content));
    server.cutAfter(4);
    await expect(cache.link('a/1', toFacts(content), join(folder, 'x'))).rejects.toThrow();
    server.cutAfter(null);
    const wrong = { ...toFacts(content), sha256: '0'.repeat(64) };
    await expect(cache.link('a/1', wrong, join(folder, 'x'))).rejects.toThrow('differs from its checksum');
    expect(listCached(cacheFolder)).toEqual([]);
    await cache.link('a/1', toFacts(content), join(folder, 'x'));
    expect(readFileSync(join(folder, 'x'), 'utf8')).toBe('0123456789');
  });

  testOnAll('removes what a killed fetch left', async () => {
    const { cacheFolder, open } = await openCache();
    const partial = join(cacheFolder, 'a', '.0000.partial');
    mkdirSync(dirname(partial), { recursive: true });
    writeFileSync(partial, '0123');
    open();
    expect(listCached(cacheFolder)).toEqual([]);
  });

  testOnAll('holds no more than its bound; what was linked stays', async () => {
    const { store, folder, cacheFolder, cache } = await openCache(25);
    for (const name of ['1', '2', '3']) {
      await store.put(`a/${name}`, { bytes: content }, toFacts(content));
      await cache.link(`a/${name}`, toFacts(content), join(folder, name));
    }
    expect(listCached(cacheFolder)).toEqual(['2', '3']);
    expect(readFileSync(join(folder, '1'), 'utf8')).toBe('0123456789');
  });
});
