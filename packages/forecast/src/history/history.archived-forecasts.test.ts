import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readArchivedRuns } from '#archive/read-archived-runs.ts';
import { publishRun } from '#runs/publish-run.ts';

const POINT = { lat: 20.5, lng: 105.5 };

async function publish(dataDir: string, runAt: EpochSeconds, temperature: number, { source = 'gfs', days = 4 } = {}) {
  const fields = Array.from({ length: days * 24 + 1 }, (_, hour) =>
    makeField('temperature2m', hour, temperature, hour, runAt),
  );
  return publishRun(dataDir, makeHeader({ source, runAt }), fields, { now: runAt + 5 * HOUR });
}

const list = (dataDir: string, until: EpochSeconds, { days = 3, most = 9 } = {}) =>
  readArchivedRuns(dataDir, { point: POINT, placeHeightM: null, until, days, most }).map(
    ({ source, runAt, days: own }) => [
      source,
      (runAt - RUN_AT) / HOUR,
      own.map(({ values, leadDays }) => [leadDays, values.temperatureMaxC]),
    ],
  );

describe('what the archived runs before a moment said of a place', () => {
  test('is the whole days of each, the newest run first, of one start the sources by name', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT, 20);
    await publish(dataDir, RUN_AT + 24 * HOUR, 22, { source: 'gfs' });
    await publish(dataDir, RUN_AT + 24 * HOUR, 25, { source: 'ecmwf' });
    await publish(dataDir, RUN_AT + 48 * HOUR, 29);
    // The run begins at 07:00 in Vietnam: its first day is incomplete.
    const days = (temperature: number) => [1, 2, 3].map((lead) => [lead, temperature]);
    expect(list(dataDir, RUN_AT + 47 * HOUR)).toEqual([
      ['ecmwf', 24, days(25)],
      ['gfs', 24, days(22)],
      ['gfs', 0, days(20)],
    ]);
    expect(list(dataDir, RUN_AT + 48 * HOUR, { most: 1 })).toEqual([['gfs', 48, days(29)]]);
    expect(list(dataDir, RUN_AT + 47 * HOUR, { days: 1 })).toHaveLength(2);
    expect(list(dataDir, RUN_AT - HOUR)).toEqual([]);
  });

  test('passes over a damaged file and a run without a whole day', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT, 20);
    await publish(dataDir, RUN_AT + 6 * HOUR, 21);
    await publish(dataDir, RUN_AT + 12 * HOUR, 22, { days: 1 });
    const folder = join(dataDir, 'kept', 'daily', 'gfs');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.daily'));
    writeFileSync(join(folder, files.find((name) => name.includes('T06')) ?? ''), 'no archive file');
    expect(list(dataDir, RUN_AT + 24 * HOUR)).toEqual([['gfs', 0, [1, 2, 3].map((lead) => [lead, 20])]]);
  });

  test('is nothing where nothing is stored', () => {
    expect(list(makeFolder(onTestFinished), RUN_AT)).toEqual([]);
  });
});
