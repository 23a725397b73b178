import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readEarlierForecasts } from '#archive/read-earlier-forecasts.ts';
import { publishRun } from '#runs/publish-run.ts';

const DAY = 24 * HOUR;
const POINT = { lat: 20.5, lng: 105.5 };

async function publish(dataDir: string, runAt: EpochSeconds, temperature: number, { source = 'gfs', days = 6 } = {}) {
  const fields = Array.from({ length: days * 24 + 1 }, (_, hour) =>
    makeField('temperature2m', hour, temperature, hour, runAt),
  );
  return publishRun(dataDir, makeHeader({ source, runAt }), fields, { now: runAt + 5 * HOUR });
}

const format = (dataDir: string, before: EpochSeconds, days = 3) =>
  readEarlierForecasts(dataDir, {
    point: POINT,
    placeHeightM: null,
    at: before + DAY,
    source: 'gfs',
    before,
    days,
    count: 1,
  })[0]?.map(({ runAt, values }) => [(runAt - RUN_AT) / HOUR, values.temperatureMaxC]);

describe('what a source said of a day before its present run', () => {
  test('is its last run of each calendar day of Vietnam, today’s earlier one among them, never the present one', async () => {
    const dataDir = makeFolder(onTestFinished);
    for (const [index, hour] of [0, 12, 24, 42, 48].entries()) await publish(dataDir, RUN_AT + hour * HOUR, 20 + index);
    await publish(dataDir, RUN_AT + 24 * HOUR, 35, { source: 'ecmwf' });
    // 42 hours later it is 01:00 of the next day in Vietnam, the day of the current run.
    expect(format(dataDir, RUN_AT + 48 * HOUR)).toEqual([
      [42, 23],
      [24, 22],
      [12, 21],
    ]);
    expect(format(dataDir, RUN_AT + 48 * HOUR, 1)).toHaveLength(2);
    expect(format(dataDir, RUN_AT + 42 * HOUR)).toHaveLength(2);
  });

  test('passes over a run that does not have the whole day, and a damaged file', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT, 20);
    await publish(dataDir, RUN_AT + 6 * HOUR, 21);
    await publish(dataDir, RUN_AT + 12 * HOUR, 22, { days: 1 });
    const before = RUN_AT + 24 * HOUR;
    expect(format(dataDir, before)).toEqual([[6, 21]]);
    const folder = join(dataDir, 'kept', 'daily', 'gfs');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.daily'));
    writeFileSync(join(folder, files.find((name) => name.includes('T06')) ?? ''), 'no archive file');
    expect(format(dataDir, before)).toEqual([[0, 20]]);
  });

  test('is found for several days at once, each by the last run that has the whole of it', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT, 20);
    await publish(dataDir, RUN_AT + 6 * HOUR, 21, { days: 3 });
    const where = { point: POINT, placeHeightM: null, source: 'gfs', days: 2 };
    const found = readEarlierForecasts(dataDir, { ...where, before: RUN_AT + 24 * HOUR, at: RUN_AT + DAY, count: 7 });
    expect(found.map((day) => day.map(({ values }) => values.temperatureMaxC))).toEqual([
      [21],
      [21],
      [20],
      [20],
      [20],
      [],
      [],
    ]);
  });

  test('is nothing where nothing is stored', () => {
    expect(format(makeFolder(onTestFinished), RUN_AT)).toEqual([]);
  });
});
