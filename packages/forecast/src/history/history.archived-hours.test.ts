import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { archiveRuns } from '#archive/archive-runs.ts';
import { openArchivedHours } from '#archive/open-archived-hours.ts';
import { publishRun } from '#runs/publish-run.ts';
import { readPlaceSeries } from '#series/read-place-series.ts';
import { readCatalogue, writeCatalogue } from '#store/catalogue.ts';
import { openRunStore } from '#store/run-store.ts';
import type { VariableName } from '#variables/variable.table.ts';

const DAY = 24 * HOUR;
/** 00:00 in Vietnam of the day on which the runs start, at 07:00. */
const TODAY = RUN_AT - 7 * HOUR;
const POINT = { lat: 20.5, lng: 105.5 };

type Field = ReturnType<typeof makeField>;

/** Publishes a run that starts this many hours after the first; by default five hours after its start. */
async function publish(
  dataDir: string,
  startHour: number,
  fields: (runAt: EpochSeconds) => Field[],
  now?: EpochSeconds,
) {
  const runAt = RUN_AT + startHour * HOUR;
  return publishRun(dataDir, makeHeader({ runAt }), fields(runAt), { now: now ?? runAt + 5 * HOUR });
}

/** Hourly temperatures that identify their run: `base` plus the hour of the run. */
const temperatures =
  (base: number, last: number, each = 1) =>
  (runAt: EpochSeconds) =>
    Array.from({ length: last / each + 1 }, (_, i) =>
      makeField('temperature2m', i * each, base + i * each, i * each, runAt),
    );

/** The archived hours of a variable, without any published run: hourly values from midnight of the first day on. */
function readArchived(dataDir: string, hours: number, name: VariableName = 'temperature2m', startAt = TODAY) {
  const store = openRunStore(join(dataDir, 'nowhere'), openArchivedHours(dataDir));
  onTestFinished(() => store.close());
  const series = readPlaceSeries(store, {
    point: POINT,
    placeHeightM: null,
    startAt,
    hours,
    now: startAt + 100 * DAY,
    demo: false,
    variables: [name],
  });
  const values = Array.from(series.variables[name]?.values ?? [], (value) => Math.round(value * 100) / 100);
  return { values, series, problems: store.problems() };
}

const hoursFolder = (dataDir: string) => join(dataDir, 'kept', 'hours', 'gfs');
const listHoursFiles = (dataDir: string) =>
  existsSync(hoursFolder(dataDir)) ? readdirSync(hoursFolder(dataDir)).map((name) => name.slice(0, 10)) : [];
const findFile = (dataDir: string, date: string) => {
  const name = readdirSync(hoursFolder(dataDir)).find((each) => each.startsWith(date) && each.endsWith('.hours'));
  return join(hoursFolder(dataDir), name ?? '');
};

/** Archives without publishing, as at startup. */
const archiveAll = (dataDir: string, now: EpochSeconds) =>
  archiveRuns(dataDir, readCatalogue(dataDir).runs, { now, writer: '1-1-1' });

/** Removes the runs, as if they had expired. */
function dropRuns(dataDir: string): void {
  writeCatalogue(dataDir, { revision: 99, runs: [] }, '1-1-1');
}

describe('keeping hours', () => {
  test('takes for each hour that is over the newest run that has it, and none that is not over', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 0, temperatures(10, 30));
    expect(readArchived(dataDir, 24).values.slice(6, 13)).toEqual([Number.NaN, 10, 11, 12, 13, 14, Number.NaN]);
    await publish(dataDir, 6, temperatures(30, 30));
    expect(readArchived(dataDir, 24).values.slice(7, 19)).toEqual([
      10,
      11,
      12,
      13,
      14,
      15,
      30,
      31,
      32,
      33,
      34,
      Number.NaN,
    ]);
  });

  test('ends an hour that is over with its last second', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 0, temperatures(10, 12), RUN_AT + 3 * HOUR - 1);
    expect(readArchived(dataDir, 24).values.slice(7, 11)).toEqual([10, 11, Number.NaN, Number.NaN]);
    await archiveAll(dataDir, RUN_AT + 3 * HOUR);
    expect(readArchived(dataDir, 24).values.slice(7, 11)).toEqual([10, 11, 12, Number.NaN]);
  });

  test('interpolates between steps and spreads amounts as a series does', async () => {
    const dataDir = makeFolder(onTestFinished);
    const fields = (runAt: EpochSeconds) => [
      ...temperatures(10, 12, 3)(runAt),
      makeField('precipitation', 3, 6, 0, runAt),
      makeField('precipitation', 6, 0.9, 3, runAt),
      makeField('waveDirection', 0, 350, 0, runAt),
      makeField('waveDirection', 2, 10, 2, runAt),
    ];
    await publish(dataDir, 0, fields, RUN_AT + DAY);
    expect(readArchived(dataDir, 24).values.slice(7, 12)).toEqual([10, 11, 12, 13, 14]);
    expect(readArchived(dataDir, 24, 'precipitation').values.slice(6, 14)).toEqual([
      Number.NaN,
      2,
      2,
      2,
      0.3,
      0.3,
      0.3,
      Number.NaN,
    ]);
    expect(readArchived(dataDir, 24, 'waveDirection').values.slice(7, 10)).toEqual([350, 0, 10]);
  });

  test('takes a variable that the newest run lacks at an hour from the run before', async () => {
    const dataDir = makeFolder(onTestFinished);
    const gusts = (from: number, value: number) => (runAt: EpochSeconds) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .filter((hour) => hour >= from)
        .map((hour) => makeField('windGust10m', hour, value, hour, runAt));
    await publish(dataDir, 0, gusts(0, 5));
    await publish(dataDir, 6, gusts(1, 9));
    expect(readArchived(dataDir, 24, 'windGust10m').values.slice(12, 15)).toEqual([5, 5, 9]);
  });

  test('keeps the last hour of a day and the first of the next in their days', async () => {
    const dataDir = makeFolder(onTestFinished);
    const rain = (runAt: EpochSeconds) =>
      Array.from({ length: 24 }, (_, hour) => makeField('precipitation', hour + 1, hour, hour, runAt));
    await publish(dataDir, 0, (runAt) => [...temperatures(0, 24)(runAt), ...rain(runAt)], RUN_AT + 2 * DAY);
    expect(listHoursFiles(dataDir)).toEqual(['2026-11-21', '2026-11-22']);
    dropRuns(dataDir);
    for (const name of ['temperature2m', 'precipitation'] as const) {
      expect(readArchived(dataDir, 31, name).values.slice(7)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
    }
  });

  test('says of each hour which run it is of, and of the day its newest', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 0, temperatures(10, 30));
    await publish(dataDir, 6, temperatures(30, 30));
    const { series } = readArchived(dataDir, 24);
    expect(series.runs).toMatchObject([
      {
        source: 'gfs',
        runId: 'hours-2026-11-21',
        runAt: RUN_AT + 6 * HOUR,
        publishedAt: RUN_AT + 11 * HOUR,
        demo: false,
      },
    ]);
  });

  test('takes the hours of a newer revision of the same run', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 0, temperatures(10, 6));
    await publish(dataDir, 0, temperatures(20, 6));
    expect(readArchived(dataDir, 24).values.slice(7, 10)).toEqual([20, 21, 22]);
  });

  test('writes nothing where nothing is new, and never goes back to an older run', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 6, temperatures(30, 30));
    const before = statSync(findFile(dataDir, '2026-11-21')).ino;
    await archiveAll(dataDir, RUN_AT + 11 * HOUR);
    expect(statSync(findFile(dataDir, '2026-11-21')).ino).toBe(before);
    await publish(dataDir, 0, temperatures(10, 30), RUN_AT + 11 * HOUR);
    expect(readArchived(dataDir, 24).values.slice(11, 15)).toEqual([14, 15, 30, 31]);
  });

  test('widens a variable for a day that needs it without touching its other values', async () => {
    const dataDir = makeFolder(onTestFinished);
    const rain = (mm: number) => (runAt: EpochSeconds) => [makeField('precipitation', 1, mm, 0, runAt)];
    await publish(dataDir, 0, rain(3.5));
    await publish(dataDir, 3, rain(900));
    expect(readArchived(dataDir, 24, 'precipitation').values.slice(7, 11)).toEqual([3.5, Number.NaN, Number.NaN, 900]);
  });

  test('keeps both where a source changes its grid within a day', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 0, temperatures(10, 3));
    const grid = { south: 20, west: 105, latStep: 1, lngStep: 0.5, rows: 2, columns: 3 };
    const runAt = RUN_AT + 6 * HOUR;
    await publishRun(dataDir, makeHeader({ runAt, grid }), temperatures(30, 3)(runAt), { now: runAt + 5 * HOUR });
    expect(listHoursFiles(dataDir)).toEqual(['2026-11-21', '2026-11-21']);
    expect(readArchived(dataDir, 24).values.slice(7, 17)).toEqual([
      10,
      11,
      12,
      13,
      Number.NaN,
      Number.NaN,
      30,
      31,
      32,
      33,
    ]);
  });

  test('keeps the ground’s height for places off it', async () => {
    const dataDir = makeFolder(onTestFinished);
    const surfaceHeightM = new Float32Array(6).fill(1000);
    await publishRun(dataDir, makeHeader({ surfaceHeightM }), temperatures(10, 6)(RUN_AT), { now: RUN_AT + 5 * HOUR });
    expect(readArchived(dataDir, 24).series.runs[0]?.surfaceHeightM).toBe(1000);
  });

  test('keeps nothing of demo runs', async () => {
    const dataDir = makeFolder(onTestFinished);
    const header = makeHeader({ source: 'demo', demo: true });
    await publishRun(dataDir, header, temperatures(10, 6)(RUN_AT), { now: RUN_AT + 5 * HOUR });
    expect(existsSync(join(dataDir, 'kept'))).toBe(false);
  });

  test('catches up after a pause in which nothing was published', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 0, temperatures(-20, 72));
    await publish(dataDir, 96, temperatures(0, 3));
    expect(listHoursFiles(dataDir)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']);
    expect(readArchived(dataDir, 4 * 24).values.filter((value) => !Number.isNaN(value))).toHaveLength(73);
  });
});

describe('hours that are damaged', () => {
  const damage = (path: string, at: (length: number) => number) => {
    const bytes = readFileSync(path);
    const place = at(bytes.length);
    bytes[place] = (bytes[place] ?? 0) ^ 0xff;
    writeFileSync(path, bytes);
  };
  const lastCell = (length: number) => length - 30;

  test('are left out with one line, marked, and made again from the runs', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 0, temperatures(10, 30));
    const path = findFile(dataDir, '2026-11-21');
    damage(path, lastCell);
    const east = { lat: 20.5, lng: 106.5 };
    const store = openRunStore(join(dataDir, 'nowhere'), openArchivedHours(dataDir));
    onTestFinished(() => store.close());
    const query = { placeHeightM: null, startAt: TODAY, hours: 24, now: TODAY + DAY, demo: false };
    expect(readPlaceSeries(store, { ...query, point: POINT }).variables.temperature2m?.values[7]).toBe(10);
    expect(store.problems()).toEqual([]);
    // The other three cells share the damaged one's weight, which is below half; at the cell itself no value remains.
    expect(readPlaceSeries(store, { ...query, point: east }).variables.temperature2m?.values[7]).toBe(10);
    const corner = { lat: 20.95, lng: 106.95 };
    expect(readPlaceSeries(store, { ...query, point: corner }).variables.temperature2m?.values[7]).toBeNaN();
    expect(store.problems()).toEqual([`${path}: cell 5 differs from its checksum`]);
    const { problems } = await archiveAll(dataDir, RUN_AT + 5 * HOUR);
    expect(problems).toEqual([`${path}: cell 5 differs from its checksum`]);
    expect((await archiveAll(dataDir, RUN_AT + 5 * HOUR)).problems).toEqual([]);
    expect(readdirSync(hoursFolder(dataDir))).toHaveLength(1);
    expect(readArchived(dataDir, 24).values.slice(7, 9)).toEqual([10, 11]);
  });

  test('keep their sound cells where no run is left to make the others again', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 0, temperatures(10, 3));
    dropRuns(dataDir);
    damage(findFile(dataDir, '2026-11-21'), lastCell);
    await publish(dataDir, 6, temperatures(30, 3));
    const { values, problems } = readArchived(dataDir, 24);
    expect(values.slice(7, 14)).toEqual([10, 11, 12, 13, Number.NaN, Number.NaN, 30]);
    expect(problems).toEqual([]);
  });

  test.each([
    ['a damaged header', (path: string) => damage(path, () => 40)],
    ['another file', (path: string) => writeFileSync(path, 'not what was kept')],
    ['an empty file', (path: string) => writeFileSync(path, '')],
  ])('are put aside with %s, and made again', async (_, spoil) => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 0, temperatures(10, 30));
    const path = findFile(dataDir, '2026-11-21');
    spoil(path);
    const { values, problems } = readArchived(dataDir, 24);
    expect([values, problems]).toEqual([[], [expect.stringContaining(path)]]);
    expect((await archiveAll(dataDir, RUN_AT + 5 * HOUR)).problems).toHaveLength(1);
    expect(existsSync(`${path}.refused`)).toBe(true);
    expect(readArchived(dataDir, 24).values.slice(7, 9)).toEqual([10, 11]);
  });

  test('are made anew by the next keeper where their file was removed', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 0, temperatures(10, 30));
    rmSync(join(dataDir, 'kept'), { recursive: true });
    await archiveAll(dataDir, RUN_AT + 5 * HOUR);
    expect(readArchived(dataDir, 24).values.slice(7, 9)).toEqual([10, 11]);
  });
});

describe('a folder with something else in the way', () => {
  test.each([
    ['kept', 'kept'],
    ['the hours', 'kept/hours'],
    ['the source', 'kept/hours/gfs'],
    ['the daily values', 'kept/daily'],
  ])(
    'a file in the place of %s hinders no publish, is reported in one line, and is no trouble once it is gone',
    async (_, where) => {
      const dataDir = makeFolder(onTestFinished);
      const path = join(dataDir, where);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, '');
      const { problems } = await publish(dataDir, 0, temperatures(10, 30));
      expect(problems).toEqual([expect.stringMatching(/^gfs: could not be archived: E[A-Z]+: .*kept[^\n]*$/)]);
      expect(readCatalogue(dataDir).runs).toHaveLength(1);
      expect(readArchived(dataDir, 24).problems).toEqual([]);
      rmSync(path);
      expect((await archiveAll(dataDir, RUN_AT + 5 * HOUR)).problems).toEqual([]);
      expect(readArchived(dataDir, 24).values[7]).toBe(10);
    },
  );

  test('a folder in the place of a file is reported, and the reader goes on', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 0, temperatures(10, 30));
    const path = findFile(dataDir, '2026-11-21');
    rmSync(path);
    mkdirSync(path);
    expect(readArchived(dataDir, 24).problems).toEqual([expect.stringContaining('EISDIR')]);
    expect((await archiveAll(dataDir, RUN_AT + 5 * HOUR)).problems).toEqual([
      expect.stringMatching(/could not be archived: EISDIR/),
    ]);
  });
});
