import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import {
  openSatelliteStore,
  SHARED_IMAGES,
  saveImage,
} from '../../apps/portal/src/features/satellite/satellite-store.ts';
import { openArchivedHours } from '../../packages/forecast/src/archive/open-archived-hours.ts';
import { readForecastHistory } from '../../packages/forecast/src/archive/read-earlier-forecasts.ts';
import { describeSharedArchive } from '../../packages/forecast/src/archive/shared-archive.ts';
import { insertStrokes } from '../../packages/forecast/src/lightning/store/insert-strokes.ts';
import { openLightningStore } from '../../packages/forecast/src/lightning/store/open-lightning-store.ts';
import { describeSharedStrokes } from '../../packages/forecast/src/lightning/store/stroke-folder.ts';
import { cleanUpRuns } from '../../packages/forecast/src/runs/clean-up.ts';
import { withPublishLease } from '../../packages/forecast/src/runs/publish-lease.ts';
import { publishRun } from '../../packages/forecast/src/runs/publish-run.ts';
import { readPlaceSeries } from '../../packages/forecast/src/series/read-place-series.ts';
import { createFolderBlobs } from '../../packages/forecast/src/store/folder-blobs.ts';
import { openRunStore } from '../../packages/forecast/src/store/run-store.ts';
import { createFileExchanger } from '../../packages/forecast/src/store/share-files.ts';
import type { SharedFolder } from '../../packages/forecast/src/store/shared-folder.ts';
import { openStormStore } from '../../packages/forecast/src/storms/open-storm-store.ts';
import {
  getIssuePath,
  SHARED_STORMS,
  saveAdvisory,
  saveCheck,
} from '../../packages/forecast/src/storms/storm-folder.ts';

const NOW = RUN_AT + 2 * HOUR;
const DAY = 24 * HOUR;

function openHost(
  store: string,
  describe: (dataDir: string) => readonly SharedFolder[],
  dataDir = makeFolder(onTestFinished),
) {
  const scratch = join(dataDir, 'shared', 'scratch');
  const blobs = createFolderBlobs(store);
  const exchangers = describe(dataDir).map((shared) => createFileExchanger({ dataDir, blobs, shared, scratch }));
  return {
    dataDir,
    /** The last day first, then all. */
    exchange: async (now = NOW) => {
      const done = { pushed: [] as string[], pulled: [] as string[], problems: [] as string[] };
      for (const { exchange } of [...exchangers, ...exchangers]) {
        const { pushed, pulled, problems } = await exchange(now);
        done.pushed.push(...pushed);
        done.pulled.push(...pulled);
        done.problems.push(...problems);
      }
      return { ...done, problems: [...new Set(done.problems)] };
    },
  };
}

const NOTHING = { pushed: [], pulled: [], problems: [] };
const openStore = () => join(makeFolder(onTestFinished), 'shared');

function damageFile(path: string): void {
  const bytes = readFileSync(path);
  bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) ^ 1;
  rmSync(path);
  writeFileSync(path, bytes);
}

const listBlobs = (store: string) =>
  readdirSync(store, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[\da-f]{64}$/.test(path))
    .map((path) => join(store, path));

const STROKE = { at: NOW - 60, lat: 21, lng: 105.8 };
const readStrokes = (dataDir: string) => openLightningStore(dataDir, () => 0).findState(NOW, false);

test('strokes reach other hosts as they come, and no host with sensors loses its own', async () => {
  const store = openStore();
  const strokes = (hasSensors: boolean) => () => [describeSharedStrokes({ hasSensors })];
  const [sensors, reader, others] = [true, false, true].map((has) => openHost(store, strokes(has))) as [
    ReturnType<typeof openHost>,
    ReturnType<typeof openHost>,
    ReturnType<typeof openHost>,
  ];
  const insert = (dataDir: string, ...lngs: number[]) =>
    insertStrokes(
      dataDir,
      'lightning',
      lngs.map((lng) => ({ ...STROKE, lng })),
      NOW,
    );
  // Includes the file without a stroke, which shows that the sensors work.
  insert(sensors.dataDir);
  await sensors.exchange();
  await reader.exchange();
  expect(readStrokes(reader.dataDir)).toMatchObject({ origin: 'lightning', strokes: [] });
  for (const lngs of [[105.8], [105.9], [106]]) {
    insert(sensors.dataDir, ...lngs);
    await sensors.exchange();
    await reader.exchange();
    expect(readStrokes(reader.dataDir)).toEqual(readStrokes(sensors.dataDir));
  }
  expect(readStrokes(reader.dataDir)?.strokes).toHaveLength(3);
  // The newest of each file and the one before.
  expect(listBlobs(store).filter((path) => path.includes(`${NOW - 600}.strokes`)).length).toBeLessThanOrEqual(2);
  expect([await sensors.exchange(), await reader.exchange()]).toEqual([NOTHING, NOTHING]);
  insert(others.dataDir, 107);
  await others.exchange();
  expect(readStrokes(others.dataDir)?.strokes).toHaveLength(1);
  // A full listing removes what is past its time.
  const restarted = openHost(store, strokes(false), reader.dataDir);
  expect(await restarted.exchange(NOW + 2 * DAY)).toEqual(NOTHING);
  expect(listBlobs(store)).toEqual([]);
});

test('strokes of before are shown where the newest blob of a span is damaged', async () => {
  const store = openStore();
  const [sensors, reader] = [true, false].map((hasSensors) =>
    openHost(store, () => [describeSharedStrokes({ hasSensors })]),
  ) as [ReturnType<typeof openHost>, ReturnType<typeof openHost>];
  for (const lng of [105.8, 105.9]) {
    insertStrokes(sensors.dataDir, 'lightning', [{ ...STROKE, lng }], NOW);
    await sensors.exchange();
  }
  const [newest = ''] = listBlobs(store).filter((path) => path.includes('.strokes.2.'));
  damageFile(newest);
  const { pulled, problems } = await reader.exchange();
  expect([pulled.length, problems.length]).toEqual([2, 1]);
  expect(readStrokes(reader.dataDir)?.strokes).toHaveLength(1);
});

test('satellite images reach other hosts, and what is no image is refused', async () => {
  const store = openStore();
  const [writer, reader] = [openHost(store, () => SHARED_IMAGES), openHost(store, () => SHARED_IMAGES)];
  const image = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8L'), Buffer.alloc(40, 7)]);
  image.writeUInt32LE(image.length - 8, 4);
  for (const age of [0, 600, 1200]) saveImage(writer.dataDir, 'satellite', NOW - age, image);
  writeFileSync(join(writer.dataDir, 'satellite', 'satellite', `${NOW - 1800}.webp`), image.subarray(0, 20));
  expect((await writer.exchange()).pushed).toHaveLength(3);
  const [newest = ''] = listBlobs(store).filter((path) => path.includes(`/${NOW}.webp`));
  damageFile(newest);
  expect((await reader.exchange()).problems).toHaveLength(1);
  const satellite = openSatelliteStore(reader.dataDir, () => 0);
  expect(satellite.findState(NOW, false)).toEqual({ origin: 'satellite', times: [NOW - 1200, NOW - 600] });
  expect(satellite.findImage('satellite', NOW - 600)).toEqual(image);
  saveImage(writer.dataDir, 'jma-satellite', NOW, image);
  await writer.exchange();
  await reader.exchange();
  expect(openSatelliteStore(reader.dataDir, () => 0).findState(NOW, false)?.origin).toBe('jma-satellite');
});

test('storm advisories and checks reach other hosts, and a damaged one is repaired from there', async () => {
  const store = openStore();
  const [writer, reader] = [openHost(store, () => SHARED_STORMS), openHost(store, () => SHARED_STORMS)];
  const storm = { centre: 'jma', centreId: 'TC2632' } as const;
  const point = {
    kind: 'observed',
    lat: 15,
    lng: 113,
    windMs: 20,
    gustMs: null,
    pressure: 990,
    errorKm: null,
  } as const;
  const advisory = { ...storm, number: '2623', name: 'KROVANH', windMinutes: 10 } as const;
  for (const issuedAt of [NOW - 3 * HOUR, NOW]) {
    saveAdvisory(writer.dataDir, { ...advisory, issuedAt, points: [{ ...point, at: issuedAt - 900, radii: [] }] });
  }
  saveCheck(writer.dataDir, 'jma', NOW);
  const open = () => openStormStore(reader.dataDir, () => 0);
  expect([(await writer.exchange()).pushed.length, (await reader.exchange()).pulled.length]).toEqual([3, 3]);
  expect(open().listAdvisories()).toMatchObject([{ ...advisory, issuedAt: NOW }]);
  expect(open().listHistory('jma', 'TC2632')).toHaveLength(2);
  expect([open().checkedAt('jma'), open().checkedAt('jtwc')]).toEqual([NOW, null]);
  damageFile(getIssuePath(reader.dataDir, storm, NOW));
  expect(open().listAdvisories()[0]?.issuedAt).toBe(NOW - 3 * HOUR);
  await reader.exchange();
  expect(open().listAdvisories()[0]?.issuedAt).toBe(NOW);
});

const listArchive = (dataDir: string) =>
  describeSharedArchive((work) => withPublishLease(dataDir, { waitMs: 1000 }, work));

/** Publishes a run of eight hours. */
const publish = (dataDir: string, temperature: number, runAt = RUN_AT) =>
  publishRun(
    dataDir,
    makeHeader({ runAt }),
    Array.from({ length: 9 }, (_, hour) => makeField('temperature2m', hour, temperature + hour, hour, runAt)),
    { now: runAt + HOUR },
  );

/** Temperatures of past hours, and the runs' daily values. */
function readArchive(dataDir: string, now: number) {
  const store = openRunStore(dataDir, openArchivedHours(dataDir));
  const point = { lat: 20.5, lng: 105.5 };
  try {
    const query = { point, placeHeightM: null, startAt: RUN_AT, hours: 6, now, demo: false };
    const { values = [] } =
      readPlaceSeries(store, { ...query, variables: ['temperature2m'] }).variables.temperature2m ?? {};
    return {
      problems: store.problems(),
      values: [...values].map((value) => Math.round(value * 100) / 100),
      history: readForecastHistory(dataDir, { point, placeHeightM: null, at: RUN_AT }),
    };
  } finally {
    store.close();
  }
}

test('a host that was not there gets the archive of the runs that are gone, and archives on by itself', async () => {
  const store = openStore();
  const [writer, reader] = [openHost(store, listArchive), openHost(store, listArchive)];
  await publish(writer.dataDir, 20);
  await cleanUpRuns(writer.dataDir, { now: NOW });
  expect((await writer.exchange()).pushed).toHaveLength(2);
  // More hours have passed.
  const later = NOW + 4 * HOUR;
  await cleanUpRuns(writer.dataDir, { now: later });
  expect((await writer.exchange(later)).pushed).toEqual([expect.stringMatching(/^gfs\/2026-11-21\..*hours$/)]);
  // Four days later the run has been removed.
  const over = RUN_AT + 4 * DAY;
  await publish(writer.dataDir, 25, over);
  await cleanUpRuns(writer.dataDir, { now: over + HOUR });
  await writer.exchange(over + HOUR);
  const { pulled, problems } = await reader.exchange(over + HOUR);
  expect([pulled.length > 2, problems]).toEqual([true, []]);
  const archived = readArchive(reader.dataDir, over + HOUR);
  expect(archived).toEqual(readArchive(writer.dataDir, over + HOUR));
  expect(archived.values).toEqual([20, 21, 22, 23, 24, 25]);
  expect(archived.history.forecasts).toHaveLength(1);
  expect([await writer.exchange(over + HOUR), await reader.exchange(over + HOUR)]).toEqual([NOTHING, NOTHING]);
  await publish(reader.dataDir, 25, over);
  await cleanUpRuns(reader.dataDir, { now: over + HOUR });
  expect(await reader.exchange(over + HOUR)).toEqual(NOTHING);
});

test('the archive of before is used where its newest blob is damaged, and a damaged file is mended from the others', async () => {
  const store = openStore();
  const [writer, reader] = [openHost(store, listArchive), openHost(store, listArchive)];
  await publish(writer.dataDir, 20);
  for (const now of [NOW, NOW + 4 * HOUR]) {
    await cleanUpRuns(writer.dataDir, { now });
    await writer.exchange(now);
  }
  const hours = listBlobs(store).filter((path) => path.includes('.hours.'));
  expect(hours).toHaveLength(2);
  const newest = hours.reduce((a, b) => (toRevision(b) > toRevision(a) ? b : a));
  damageFile(newest);
  const later = NOW + 4 * HOUR;
  expect((await reader.exchange(later)).problems).toHaveLength(1);
  expect(readArchive(reader.dataDir, later).values).toEqual([20, 21, Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
  // Repaired by storing the same bytes again.
  damageFile(newest);
  const restarted = openHost(store, listArchive, reader.dataDir);
  expect((await restarted.exchange(later)).pulled).toHaveLength(1);
  const name = readdirSync(join(reader.dataDir, 'kept', 'hours', 'gfs')).find((one) => one.endsWith('.hours')) ?? '';
  damageFile(join(reader.dataDir, 'kept', 'hours', 'gfs', name));
  expect((await restarted.exchange(later)).pulled).toEqual([`gfs/${name}`]);
  expect(readArchive(reader.dataDir, later)).toEqual({ ...readArchive(writer.dataDir, later), problems: [] });
});

const toRevision = (path: string) => Number(path.split('.').at(-2));
