import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createAnnouncedBlobs } from '../../packages/forecast/src/store/announced-blobs.ts';
import { openBucket } from './open-bucket.ts';

const PREFIX = 'files/radar/radar/';
const AFTER = `${PREFIX}2026-11-20/`;
const toKey = (name: string, folder = PREFIX) => `${folder}2026-11-21/${name}`;

async function openHosts() {
  const { server, blobs } = await openBucket();
  let now = 0;
  const openHost = () => {
    const { blobs: own, announce } = createAnnouncedBlobs(blobs, () => now);
    const put = async (key: string) => {
      const bytes = Buffer.from(key);
      await own.put(key, { bytes }, { sha256: createHash('sha256').update(bytes).digest('hex') });
    };
    const list = async (prefix = PREFIX, after: string | undefined = `${prefix}2026-11-20/`) =>
      (await own.list(prefix, after)).map(({ key }) => key);
    return { blobs: own, announce, put, list };
  };
  /** Requests of some work, by method. */
  const count = async (work: () => Promise<unknown>) => {
    server.requests.length = 0;
    await work();
    return server.requests.map((shown) => shown.replace(/\?.*/, '?'));
  };
  const wait = (ms: number) => {
    now += ms;
  };
  return { server, blobs, hosts: [openHost(), openHost()] as const, count, wait };
}

const MARKS = 'GET pointers/changes.json';

describe('a bucket whose changes are announced', () => {
  test('is asked one thing where nothing changed, however much is read', async () => {
    const { hosts, count, wait } = await openHosts();
    const [first, second] = hosts;
    await first.put(toKey('1'));
    await first.blobs.compareAndSwap('mirrors/news.json', 'content', null);
    await first.announce();
    const readAll = async () => {
      expect(await second.list()).toEqual([toKey('1')]);
      expect(await second.list('files/kept/daily/')).toEqual([]);
      expect((await second.blobs.readPointer('mirrors/news.json'))?.content).toBe('content');
      expect(await second.blobs.readPointer('runs/catalogue.json')).toBeNull();
    };
    await readAll();
    wait(10_000);
    expect(await count(readAll)).toEqual([MARKS]);
    // Within five seconds not even that.
    wait(4999);
    expect(await count(readAll)).toEqual([]);
    wait(1);
    expect(await count(readAll)).toEqual([MARKS]);
  });

  test('shows a change of another host once it is announced, and asks for that folder alone', async () => {
    const { hosts, count, wait } = await openHosts();
    const [first, second] = hosts;
    await second.list();
    await second.list('files/kept/daily/');
    await first.put(toKey('1'));
    wait(10_000);
    expect(await second.list()).toEqual([]);
    await first.announce();
    wait(10_000);
    const readBoth = async () => {
      expect(await second.list()).toEqual([toKey('1')]);
      expect(await second.list('files/kept/daily/')).toEqual([]);
    };
    expect(await count(readBoth)).toEqual([MARKS, 'GET ?']);
    await first.blobs.delete([toKey('1')]);
    await first.announce();
    wait(10_000);
    expect(await second.list()).toEqual([]);
  });

  test('shows a host its own changes at once after it announced them', async () => {
    const { hosts } = await openHosts();
    const [first] = hosts;
    await first.list();
    await first.put(toKey('1'));
    await first.announce();
    expect(await first.list()).toEqual([toKey('1')]);
  });

  test('shows folders below a folder with it', async () => {
    const { hosts, wait } = await openHosts();
    const [first, second] = hosts;
    await second.list('files/storms/');
    await first.put(toKey('1', 'files/storms/jma/checks/'));
    await first.announce();
    wait(10_000);
    expect(await second.list('files/storms/')).toEqual([toKey('1', 'files/storms/jma/checks/')]);
  });

  test('lists all of a folder always, and reads a pointer after ten minutes, for hosts that were killed', async () => {
    const { blobs, hosts, wait } = await openHosts();
    const [first, second] = hosts;
    await second.list();
    await second.blobs.readPointer('runs/catalogue.json');
    await first.put(toKey('1'));
    await blobs.compareAndSwap('runs/catalogue.json', 'killed', null);
    expect((await second.blobs.list(PREFIX)).map(({ key }) => key)).toEqual([toKey('1')]);
    wait(599_999);
    expect(await second.blobs.readPointer('runs/catalogue.json')).toBeNull();
    wait(1);
    expect((await second.blobs.readPointer('runs/catalogue.json'))?.content).toBe('killed');
  });

  test('lets a host that lost a swap see what won', async () => {
    const { hosts } = await openHosts();
    const [first, second] = hosts;
    expect(await second.blobs.readPointer('p')).toBeNull();
    await first.blobs.compareAndSwap('p', 'one', null);
    expect(await second.blobs.compareAndSwap('p', 'two', null)).toBe(false);
    expect((await second.blobs.readPointer('p'))?.content).toBe('one');
  });

  test('loses no announcement of hosts that announce at once, nor one that failed', async () => {
    const { server, hosts, wait } = await openHosts();
    const [first, second] = hosts;
    await first.list();
    await second.list('files/kept/daily/');
    await first.put(toKey('1', 'files/kept/daily/'));
    await second.put(toKey('2'));
    server.misbehave((shown) => (shown.startsWith('PUT') ? { status: 403, code: 'AccessDenied' } : null));
    await expect(first.announce()).rejects.toThrow('AccessDenied');
    server.misbehave(() => null);
    await Promise.all([first.announce(), second.announce()]);
    wait(10_000);
    expect(await first.list()).toEqual([toKey('2')]);
    expect(await second.list('files/kept/daily/')).toEqual([toKey('1', 'files/kept/daily/')]);
  });

  test('is asked for everything where the announcements are damaged, until the next one', async () => {
    const { blobs, hosts, count, wait } = await openHosts();
    const [first, second] = hosts;
    await blobs.compareAndSwap('changes.json', 'damaged', null);
    await second.list();
    await first.put(toKey('1'));
    wait(10_000);
    expect(await second.list()).toEqual([toKey('1')]);
    await first.announce();
    wait(10_000);
    await second.list();
    wait(10_000);
    expect(await count(() => second.list())).toEqual([MARKS]);
  });
});

test('a listing that is remembered cannot be changed by who reads it', async () => {
  const { hosts } = await openHosts();
  const [host] = hosts;
  await host.put(toKey('1'));
  await host.announce();
  (await host.blobs.list(PREFIX, AFTER)).length = 0;
  expect(await host.list()).toEqual([toKey('1')]);
});
