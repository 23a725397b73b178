import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openArchivedHours } from '#archive/open-archived-hours.ts';
import { cleanUpRuns } from '#runs/clean-up.ts';
import { publishRun } from '#runs/publish-run.ts';
import { readPlaceSeries } from '#series/read-place-series.ts';
import { readCatalogue } from '#store/catalogue.ts';
import { openRunStore } from '#store/run-store.ts';

const DAY = 24 * HOUR;
/** 00:00 in Vietnam of the day on which the first run starts. */
const FIRST_DAY = RUN_AT - 7 * HOUR;

async function publish(dataDir: string, runAt: EpochSeconds, { source = 'gfs', base = 10, hours = 30 } = {}) {
  const fields = Array.from({ length: hours + 1 }, (_, hour) => [
    makeField('temperature2m', hour, base + hour / 100, hour, runAt),
    makeField('precipitation', hour + 1, hour / 4, hour, runAt),
  ]).flat();
  return publishRun(dataDir, makeHeader({ source, runAt }), fields, { now: runAt + 5 * HOUR });
}

function listFiles(dataDir: string): string[] {
  const folder = join(dataDir, 'kept');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.\w+$/.test(name))
        .sort()
    : [];
}

const listDates = (dataDir: string) =>
  listFiles(dataDir).flatMap((path) => /(\d{4}-\d{2}-\d{2})\..*\.hours$/.exec(path)?.[1] ?? []);
const listDaily = (dataDir: string) => listFiles(dataDir).filter((path) => path.endsWith('.daily'));

describe('what is stored, and how long', () => {
  test('keeps hours forty whole days before today, to the last second', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT);
    await cleanUpRuns(dataDir, { now: RUN_AT + 2 * DAY });
    expect(listDates(dataDir)).toEqual(['2026-11-21', '2026-11-22']);
    await cleanUpRuns(dataDir, { now: FIRST_DAY + 41 * DAY - 1 });
    expect(listDates(dataDir)).toEqual(['2026-11-21', '2026-11-22']);
    await cleanUpRuns(dataDir, { now: FIRST_DAY + 41 * DAY });
    expect(listDates(dataDir)).toEqual(['2026-11-22']);
    await cleanUpRuns(dataDir, { now: FIRST_DAY + 42 * DAY });
    expect(listDates(dataDir)).toEqual([]);
  });

  test('keeps the daily values of every run for ever, also of two sources and of long ago', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT - 900 * DAY);
    await publish(dataDir, RUN_AT);
    await publish(dataDir, RUN_AT + 6 * HOUR);
    await publish(dataDir, RUN_AT, { source: 'ecmwf' });
    await cleanUpRuns(dataDir, { now: RUN_AT + 4000 * DAY });
    expect(readCatalogue(dataDir).runs).toHaveLength(2);
    expect(listDaily(dataDir)).toEqual([
      'daily/ecmwf/2026-11/20261121T000000Z.daily',
      'daily/gfs/2024-06/20240604T000000Z.daily',
      'daily/gfs/2026-11/20261121T000000Z.daily',
      'daily/gfs/2026-11/20261121T060000Z.daily',
    ]);
  });

  test('makes the daily values of a run again when a later revision has more', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT, { hours: 3 });
    await publish(dataDir, RUN_AT, { hours: 60 });
    expect(listDaily(dataDir)).toHaveLength(1);
  });

  test('gives the hours of a run that went in the moment in which the run is gone, however short ago a reader looked', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT, { base: 10 });
    const past = openArchivedHours(dataDir);
    const store = openRunStore(dataDir, past);
    onTestFinished(() => store.close());
    // Without this delay the archived hours would be polled later than the catalogue the next time too.
    vi.advanceTimersByTime(600);
    past.listSources()[0]?.listHours(RUN_AT, RUN_AT + DAY);
    await publish(dataDir, RUN_AT + 6 * HOUR, { base: 20 });
    await publish(dataDir, RUN_AT + 10 * DAY, { base: 30 });
    vi.advanceTimersByTime(500);
    expect(store.runs()).toHaveLength(1);
    const query = { point: { lat: 20.5, lng: 105.5 }, placeHeightM: null, startAt: RUN_AT + 12 * HOUR, hours: 1 };
    const { variables } = readPlaceSeries(store, {
      ...query,
      now: RUN_AT + 10 * DAY,
      demo: false,
      variables: ['temperature2m'],
    });
    expect(variables.temperature2m?.values[0]).toBeCloseTo(20.06, 1);
  });

  test('keeps hours that lie after a clock that was turned back', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT);
    await cleanUpRuns(dataDir, { now: RUN_AT + 2 * DAY });
    await cleanUpRuns(dataDir, { now: RUN_AT - 300 * DAY });
    expect(listDates(dataDir)).toEqual(['2026-11-21', '2026-11-22']);
  });

  test('removes what killed keepers left, and what stood beside an old day', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT);
    const [hours = ''] = listFiles(dataDir).filter((path) => path.endsWith('.hours'));
    const [daily = ''] = listDaily(dataDir);
    for (const beside of [`${hours}.9-9-9.new`, `${hours}.refused`, `${daily}.9-9-9.new`]) {
      writeFileSync(join(dataDir, 'kept', beside), 'a part');
    }
    await cleanUpRuns(dataDir, { now: RUN_AT + DAY });
    expect(listFiles(dataDir).filter((path) => path.endsWith('.new'))).toEqual([]);
    expect(listFiles(dataDir)).toContain(`${hours}.refused`);
    await cleanUpRuns(dataDir, { now: FIRST_DAY + 41 * DAY });
    expect(listFiles(dataDir)).not.toContain(`${hours}.refused`);
  });

  test('leaves other people’s files alone', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT);
    for (const name of ['notes.txt', '2020-01-01.txt', '1999-01-01.hours']) {
      writeFileSync(join(dataDir, 'kept', 'hours', 'gfs', name), '');
    }
    await cleanUpRuns(dataDir, { now: RUN_AT + 100 * DAY });
    expect(listFiles(dataDir).filter((path) => path.startsWith('hours/'))).toHaveLength(3);
  });
});

describe('a run whose hours could not be stored', () => {
  test('waits three days longer than others, and no more', async () => {
    const dataDir = makeFolder(onTestFinished);
    mkdirSync(join(dataDir, 'kept'), { recursive: true });
    writeFileSync(join(dataDir, 'kept', 'hours'), 'in the way');
    await publish(dataDir, RUN_AT);
    await publish(dataDir, RUN_AT + 6 * HOUR);
    const publishedAt = RUN_AT + 5 * HOUR;
    const { retired, problems } = await cleanUpRuns(dataDir, { now: publishedAt + 6 * DAY });
    expect([retired, problems]).toEqual([[], [expect.stringMatching(/^gfs: could not be archived/)]]);
    expect((await cleanUpRuns(dataDir, { now: publishedAt + 6 * DAY + 1 })).retired).toHaveLength(1);
  });

  test('leaves as the others do once it could be stored', async () => {
    const dataDir = makeFolder(onTestFinished);
    mkdirSync(join(dataDir, 'kept'), { recursive: true });
    writeFileSync(join(dataDir, 'kept', 'hours'), 'in the way');
    await publish(dataDir, RUN_AT);
    await publish(dataDir, RUN_AT + 6 * HOUR);
    rmSync(join(dataDir, 'kept', 'hours'));
    expect((await cleanUpRuns(dataDir, { now: RUN_AT + 5 * DAY })).retired).toHaveLength(1);
    expect(listDates(dataDir)).toEqual(['2026-11-21', '2026-11-22']);
  });
});

describe('the hours of a place', () => {
  const read = (dataDir: string, now: EpochSeconds, startAt = FIRST_DAY, hours = 72) => {
    const store = openRunStore(dataDir, openArchivedHours(dataDir));
    onTestFinished(() => store.close());
    return readPlaceSeries(store, {
      point: { lat: 20.3, lng: 105.6 },
      placeHeightM: 40,
      startAt,
      hours,
      now,
      demo: false,
    });
  };
  const round = (values: Float64Array | undefined) =>
    Array.from(values ?? [], (value) => Math.round(value * 100) / 100);

  test('are the same after their runs have gone', async () => {
    const dataDir = makeFolder(onTestFinished);
    for (const [index, startHour] of [0, 6, 12, 18].entries()) {
      await publish(dataDir, RUN_AT + startHour * HOUR, { base: 10 * (index + 1) });
    }
    const now = RUN_AT + 48 * HOUR;
    const before = read(dataDir, now);
    const later = RUN_AT + 12 * DAY;
    await publish(dataDir, later - 5 * HOUR);
    expect(readCatalogue(dataDir).runs).toHaveLength(1);
    const after = read(dataDir, later);
    for (const name of ['temperature2m', 'precipitation'] as const) {
      expect(round(after.variables[name]?.values)).toEqual(round(before.variables[name]?.values));
    }
    expect(round(before.variables.temperature2m?.values).filter((value) => !Number.isNaN(value))).toHaveLength(49);
    expect(after.runs.map(({ runId }) => runId)).toEqual(['hours-2026-11-21', 'hours-2026-11-22', 'hours-2026-11-23']);
  });

  test('come from the better source’s past rather than from a lesser source’s runs', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT, { source: 'ecmwf', base: 20 });
    await publish(dataDir, RUN_AT + 4 * DAY, { source: 'ecmwf', base: 20 });
    await publish(dataDir, RUN_AT, { source: 'gfs', base: 10, hours: 48 });
    const series = read(dataDir, RUN_AT + 4 * DAY + 5 * HOUR);
    expect(readCatalogue(dataDir).runs.map(({ source }) => source)).toEqual(['ecmwf', 'gfs']);
    const values = round(series.variables.temperature2m?.values);
    expect([values[7], values[37], values[38], values[55]]).toEqual([20, 20.3, 10.31, 10.48]);
  });

  test('never include the current hour or a later one', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT);
    await publish(dataDir, RUN_AT + 10 * DAY);
    const turnedBack = read(dataDir, RUN_AT + 3 * HOUR);
    const values = round(turnedBack.variables.temperature2m?.values);
    expect(values.slice(7, 11)).toEqual([10, 10.01, 10.02, Number.NaN]);
  });

  test('are found by a reader that was open before they were written', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT);
    const store = openRunStore(dataDir, openArchivedHours(dataDir));
    onTestFinished(() => store.close());
    await publish(dataDir, RUN_AT + 10 * DAY);
    const value = () =>
      readPlaceSeries(store, {
        point: { lat: 20.3, lng: 105.6 },
        placeHeightM: null,
        startAt: RUN_AT,
        hours: 1,
        now: RUN_AT + 10 * DAY,
        demo: false,
      });
    await expect.poll(() => value().runs[0]?.runId, { timeout: 5000 }).toBe('hours-2026-11-21');
    expect(value().variables.temperature2m?.values[0]).toBeCloseTo(10);
  });
});
