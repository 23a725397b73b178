import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findStationCode, getStationCellCentre } from '@portal/domain/geo/station-cell';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { measureArchive } from '#archive/measure-archive.ts';
import { readForecastHistory } from '#archive/read-earlier-forecasts.ts';
import { cleanUpRuns } from '#runs/clean-up.ts';
import { publishRun } from '#runs/publish-run.ts';

const DAY = 24 * HOUR;
const POINT = { lat: 20.5, lng: 105.5 };

interface Run {
  readonly source?: string;
  readonly temperature: number | readonly number[];
  readonly days?: number;
  readonly surface?: number;
}

async function publish(dataDir: string, runAt: EpochSeconds, { source = 'gfs', temperature, days = 4, surface }: Run) {
  const fields = Array.from({ length: days * 24 + 1 }, (_, hour) =>
    makeField('temperature2m', hour, temperature, hour, runAt),
  );
  const surfaceHeightM = surface === undefined ? null : new Float32Array(6).fill(surface);
  return publishRun(dataDir, makeHeader({ source, runAt, surfaceHeightM }), fields, { now: runAt + 5 * HOUR });
}

function read(dataDir: string, at: EpochSeconds, { point = POINT, placeHeightM = null as number | null } = {}) {
  return readForecastHistory(dataDir, { point, placeHeightM, at });
}

const format = ({ forecasts }: ReturnType<typeof read>) =>
  forecasts.map(({ source, leadDays, hours, values }) => [source, leadDays, hours, values.temperatureMaxC]);

const listDaily = (dataDir: string) =>
  readdirSync(join(dataDir, 'kept', 'daily'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.daily'),
  );

describe('what the runs said of a day', () => {
  test('is there for each run that reaches it, the newest first, long after the runs have gone', async () => {
    const dataDir = makeFolder(onTestFinished);
    for (const [index, startHour] of [0, 12, 24, 48, 120].entries()) {
      await publish(dataDir, RUN_AT + startHour * HOUR, { temperature: 20 + index });
    }
    await publish(dataDir, RUN_AT, { source: 'ecmwf', temperature: 30 });
    await cleanUpRuns(dataDir, { now: RUN_AT + 900 * DAY });
    expect(format(read(dataDir, RUN_AT + 2 * DAY))).toEqual([
      ['gfs', 0, 17, 23],
      ['gfs', 1, 24, 22],
      ['gfs', 2, 24, 21],
      ['ecmwf', 2, 24, 30],
      ['gfs', 2, 24, 20],
    ]);
    expect(read(dataDir, RUN_AT + 30 * DAY)).toEqual({ forecasts: [], problems: [] });
  });

  test('counts days by Vietnam’s calendar: a run at 18 UTC starts on the next day', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT + 16 * HOUR, { temperature: 20 });
    await publish(dataDir, RUN_AT + 18 * HOUR, { temperature: 21 });
    expect(format(read(dataDir, RUN_AT + 18 * HOUR))).toEqual([
      ['gfs', 0, 23, 21],
      ['gfs', 1, 24, 20],
    ]);
    expect(format(read(dataDir, RUN_AT + 17 * HOUR - 1))).toEqual([['gfs', 0, 1, 20]]);
  });

  test('is interpolated between the cells, and leaves unknown ones out of half of the weight', async () => {
    const dataDir = makeFolder(onTestFinished);
    const centre = getStationCellCentre(findStationCode(POINT) ?? 0);
    const cells = [10, 20, 0, 10, 20, 0];
    await publish(dataDir, RUN_AT, { temperature: cells });
    expect(read(dataDir, RUN_AT + DAY).forecasts[0]?.values.temperatureMinC).toBeCloseTo(
      10 + 10 * (centre.lng - 105),
      2,
    );
    await publish(dataDir, RUN_AT + HOUR, { temperature: [Number.NaN, 20, 0, Number.NaN, 20, 0] });
    const east = { point: { lat: 20.5, lng: 105.6 } };
    const west = { point: { lat: 20.5, lng: 105.4 } };
    expect(read(dataDir, RUN_AT + DAY, east).forecasts[0]?.values.temperatureMinC).toBe(20);
    expect(read(dataDir, RUN_AT + DAY, west).forecasts[0]?.values.temperatureMinC).toBeNull();
  });

  test('is moved to the place’s height where both heights are known', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT, { temperature: 20, surface: 100 });
    expect(read(dataDir, RUN_AT, { placeHeightM: 1100 }).forecasts[0]?.values.temperatureMeanC).toBeCloseTo(13.5);
    expect(read(dataDir, RUN_AT).forecasts[0]?.values.temperatureMeanC).toBe(20);
  });

  test('is nothing at a point off the land, or where nothing is stored', async () => {
    const dataDir = makeFolder(onTestFinished);
    expect(read(dataDir, RUN_AT)).toEqual({ forecasts: [], problems: [] });
    await publish(dataDir, RUN_AT, { temperature: 20 });
    expect(read(dataDir, RUN_AT, { point: { lat: 15, lng: 113 } })).toEqual({ forecasts: [], problems: [] });
  });

  test('leaves out a damaged file with one line, and has it back while its run is there', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT, { temperature: 20 });
    await publish(dataDir, RUN_AT + 6 * HOUR, { temperature: 21 });
    const [first = ''] = listDaily(dataDir).sort();
    const path = join(dataDir, 'kept', 'daily', first);
    writeFileSync(path, readFileSync(path).subarray(0, -7));
    const { forecasts, problems } = read(dataDir, RUN_AT + DAY);
    expect(forecasts).toHaveLength(1);
    expect(problems).toEqual([expect.stringMatching(/20261121T000000Z\.daily: \d+ bytes, expected \d+$/)]);
    const again = await cleanUpRuns(dataDir, { now: RUN_AT + 6 * HOUR });
    expect(again.problems).toEqual(problems);
    expect(read(dataDir, RUN_AT + DAY)).toMatchObject({ forecasts: [{}, {}], problems: [] });
  });

  test('leaves a damaged file of a run that has gone as it is', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT, { temperature: 20 });
    await publish(dataDir, RUN_AT + 5 * DAY, { temperature: 21 });
    const [first = ''] = listDaily(dataDir).sort();
    writeFileSync(join(dataDir, 'kept', 'daily', first), 'spoilt');
    await cleanUpRuns(dataDir, { now: RUN_AT + 5 * DAY });
    expect(readFileSync(join(dataDir, 'kept', 'daily', first), 'utf8')).toBe('spoilt');
  });
});

describe('the sizes of what is stored', () => {
  test('are reported by source, and damage with them', async () => {
    const dataDir = makeFolder(onTestFinished);
    expect(measureArchive(dataDir, { verify: true })).toEqual({ hours: [], daily: [], problems: [] });
    await publish(dataDir, RUN_AT, { temperature: 20 });
    await publish(dataDir, RUN_AT + 30 * HOUR, { temperature: 20 });
    const { hours, daily, problems } = measureArchive(dataDir, { verify: true });
    expect(hours).toMatchObject([
      { source: 'gfs', days: 2, firstDayAt: RUN_AT - 7 * HOUR, lastDayAt: RUN_AT + 17 * HOUR },
    ]);
    expect(daily).toMatchObject([{ source: 'gfs', runs: 2, firstMonth: '2026-11' }]);
    expect(problems).toEqual([]);
    const [first = ''] = listDaily(dataDir).sort();
    const path = join(dataDir, 'kept', 'daily', first);
    const bytes = readFileSync(path);
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    expect(measureArchive(dataDir, { verify: false }).problems).toEqual([]);
    expect(measureArchive(dataDir, { verify: true }).problems).toEqual([expect.stringMatching(/cell 5 differs/)]);
    rmSync(path);
    expect(measureArchive(dataDir, { verify: true }).daily).toMatchObject([{ runs: 1 }]);
  });
});
