import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@portal/testing/runs/small-run';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { DemoRadar } from '../../packages/forecast/src/radar/demo-radar.ts';
import { insertFrame, updateNowcast } from '../../packages/forecast/src/radar/store/insert-frame.ts';
import { openRadarStore } from '../../packages/forecast/src/radar/store/open-radar-store.ts';
import { SHARED_FRAMES } from '../../packages/forecast/src/radar/store/radar-folder.ts';
import type { BlobStore } from '../../packages/forecast/src/store/blob-store.ts';
import { createFolderBlobs } from '../../packages/forecast/src/store/folder-blobs.ts';
import { createFileExchanger } from '../../packages/forecast/src/store/share-files.ts';
import { openBucket } from './open-bucket.ts';

const NOW = Date.parse('2026-11-21T09:00:00+07:00') / 1000;
const DAY = 86_400;
const NOTHING = { pushed: [], pulled: [], problems: [], isComplete: true };

/** The radar of a host that ingested four frames up to a moment; built once, since nowcasts take time. */
const removals: (() => void)[] = [];
afterAll(() => {
  for (const remove of removals) remove();
});
const ingestOnce = (() => {
  const made = new Map<number, string>();
  const radar = new DemoRadar();
  return (at: number): string => {
    const known = made.get(at);
    if (known !== undefined) return known;
    const folder = makeFolder((remove) => removals.push(remove));
    for (const age of [3, 2, 1, 0]) insertFrame(folder, 'radar', radar.makeFrame(at - 600 * age), at);
    updateNowcast(folder, 'radar', at);
    made.set(at, folder);
    return folder;
  };
})();

const openFolder = async () => ({ blobs: createFolderBlobs(join(makeFolder(onTestFinished), 'shared')) });

/** A host with its own data folder. */
function openHost(blobs: BlobStore, shared = SHARED_FRAMES, dataDir = makeFolder(onTestFinished)) {
  const scratch = join(dataDir, 'shared', 'scratch');
  const { exchange } = createFileExchanger({ dataDir, blobs, shared, scratch });
  return {
    dataDir,
    exchange,
    ingest: (at = NOW) => {
      cpSync(ingestOnce(at), dataDir, { recursive: true });
    },
  };
}

const NAMES = [3, 2, 1, 0]
  .map((age) => `${NOW - 600 * age}.frame`)
  .concat(`${NOW}.motion`, `${NOW}.tiles`, `${NOW}.nowcast`);

/** Everything of the radar that pages read. */
function readRadar(dataDir: string, at = NOW) {
  const store = openRadarStore(dataDir, () => 0);
  const state = store.findState(NOW, false);
  return {
    state,
    version: store.version(),
    frames: state?.observed.map((moment) => store.findFrame('radar', moment)),
    rain: store.findRain('radar', at, 5),
    chance: store.findChance('radar', at, 1, 30_000),
    motion: store.findMotion('radar', at),
  };
}

/** Changes one byte of a blob without changing its name. */
function damageBlob(path: string): void {
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  rmSync(path);
  writeFileSync(path, bytes);
}

function findBlob(folder: string, name: string): string {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) => path.includes(`/${name}.`));
  return join(folder, found ?? '');
}

describe.each([
  { name: 'a folder', open: openFolder },
  { name: 'a store of objects', open: openBucket },
])('hosts that share radar frames by $name', ({ open }) => {
  test('answer the same from what one of them ingested, and exchange nothing twice', async () => {
    const { blobs } = await open();
    const [writer, reader] = [openHost(blobs), openHost(blobs)];
    writer.ingest();
    const { pushed } = await writer.exchange(NOW);
    expect([...pushed].sort()).toEqual([...NAMES].sort());
    const { pulled } = await reader.exchange(NOW);
    // Readers wait for the nowcast: its files are there before it.
    expect(pulled.at(-1)).toBe(`${NOW}.nowcast`);
    expect(readRadar(reader.dataDir)).toEqual(readRadar(writer.dataDir));
    expect(readRadar(reader.dataDir).state?.observed).toHaveLength(4);
    expect([await writer.exchange(NOW), await reader.exchange(NOW)]).toEqual([NOTHING, NOTHING]);
    expect(readdirSync(join(reader.dataDir, 'shared', 'scratch'))).toEqual([]);
  });

  test('give a new host the frames of earlier days too, the newest first, a hundred at a time', async () => {
    const { blobs } = await open();
    const [writer, reader] = [openHost(blobs), openHost(blobs)];
    const folder = join(writer.dataDir, 'radar', 'radar');
    writer.ingest();
    const frame = readFileSync(join(folder, `${NOW}.frame`));
    for (let age = 1; age <= 130; age++) writeFileSync(join(folder, `${NOW - 4 * DAY - 600 * age}.frame`), frame);
    // The last day first, then all.
    expect((await writer.exchange(NOW)).pushed).toHaveLength(NAMES.length);
    expect(await writer.exchange(NOW)).toMatchObject({ isComplete: false });
    expect((await writer.exchange(NOW)).pushed).toHaveLength(30);
    expect((await reader.exchange(NOW)).pulled).toHaveLength(NAMES.length);
    const { pulled, isComplete } = await reader.exchange(NOW);
    expect([pulled.length, pulled[0], isComplete]).toEqual([100, `${NOW - 4 * DAY - 600}.frame`, false]);
    expect((await reader.exchange(NOW)).pulled).toHaveLength(30);
    expect(readdirSync(join(reader.dataDir, 'radar', 'radar'))).toHaveLength(NAMES.length + 130);
  });

  test('let go of what is past its time, on each and in what they share', async () => {
    const { blobs } = await open();
    const [writer, reader] = [openHost(blobs), openHost(blobs)];
    writer.ingest();
    for (const host of [writer, reader]) await host.exchange(NOW);
    const later = NOW + 41 * DAY;
    for (let round = 0; round < 2; round++) {
      for (const host of [writer, reader]) expect(await host.exchange(later)).toEqual(NOTHING);
    }
    expect(await blobs.list('files/')).toEqual([]);
    for (const { dataDir } of [writer, reader]) expect(readdirSync(join(dataDir, 'radar', 'radar'))).toEqual([]);
  });
});

describe('a host that shares files', () => {
  test('goes on with the nowcast before where the newest blob is damaged, and has the newest when it is mended', async () => {
    const folder = join(makeFolder(onTestFinished), 'shared');
    const blobs = createFolderBlobs(folder);
    const [writer, reader] = [openHost(blobs), openHost(blobs)];
    writer.ingest(NOW - 600);
    writer.ingest();
    await writer.exchange(NOW);
    const path = findBlob(folder, `${NOW}.nowcast`);
    damageBlob(path);
    const { problems } = await reader.exchange(NOW);
    expect(problems).toEqual([expect.stringMatching(`^${NOW}.nowcast: .*differs from its checksum$`)]);
    expect(readRadar(reader.dataDir).state?.frameAt).toBe(NOW - 600);
    // Reported as long as it lasts, and not fetched each time.
    expect(await reader.exchange(NOW)).toEqual({ ...NOTHING, problems });
    damageBlob(path);
    const restarted = openHost(blobs, SHARED_FRAMES, reader.dataDir);
    expect((await restarted.exchange(NOW)).pulled).toEqual([`${NOW}.nowcast`]);
    expect(readRadar(reader.dataDir)).toEqual(readRadar(writer.dataDir));
  });

  test('stores no file that was damaged on its disk, and gets it back from the others', async () => {
    const { blobs } = await openFolder();
    const [writer, reader] = [openHost(blobs), openHost(blobs)];
    writer.ingest();
    await writer.exchange(NOW);
    await reader.exchange(NOW);
    damageBlob(join(reader.dataDir, 'radar', 'radar', `${NOW}.nowcast`));
    expect(readRadar(reader.dataDir).state).toBeNull();
    expect(await reader.exchange(NOW)).toEqual({ ...NOTHING, pulled: [`${NOW}.nowcast`] });
    expect(readRadar(reader.dataDir)).toEqual(readRadar(writer.dataDir));
    const alone = openHost((await openFolder()).blobs);
    alone.ingest();
    damageBlob(join(alone.dataDir, 'radar', 'radar', `${NOW}.frame`));
    expect((await alone.exchange(NOW)).pushed).not.toContain(`${NOW}.frame`);
  });

  test('leaves nothing of a transfer that breaks off, and has the file the next time', async () => {
    const { blobs, server } = await openBucket();
    const [writer, reader] = [openHost(blobs), openHost(blobs)];
    writer.ingest();
    await writer.exchange(NOW);
    server.cutAfter(1000);
    const cut = await reader.exchange(NOW);
    expect(cut.problems.length).toBeGreaterThan(0);
    expect(existsSync(join(reader.dataDir, 'radar', 'radar', `${NOW}.nowcast`))).toBe(false);
    expect(readdirSync(join(reader.dataDir, 'shared', 'scratch'))).toEqual([]);
    server.cutAfter(null);
    await reader.exchange(NOW);
    expect(readRadar(reader.dataDir)).toEqual(readRadar(writer.dataDir));
  });

  test('goes on with what it has while the store cannot be reached', async () => {
    const { blobs, server } = await openBucket();
    const host = openHost(blobs);
    host.ingest();
    const before = readRadar(host.dataDir);
    await server.stop();
    await expect(host.exchange(NOW)).rejects.toThrow();
    expect(readRadar(host.dataDir)).toEqual(before);
  });

  test('passes over keys that no file of its folder has', async () => {
    const folder = join(makeFolder(onTestFinished), 'shared');
    const day = join(folder, 'files', 'radar', 'radar', '2026-11-21');
    mkdirSync(day, { recursive: true });
    for (const name of ['a.txt', `${NOW}.exe.0.${'0'.repeat(64)}`, `${NOW}.frame.0`])
      writeFileSync(join(day, name), '');
    expect(await openHost(createFolderBlobs(folder)).exchange(NOW)).toEqual(NOTHING);
  });
});
