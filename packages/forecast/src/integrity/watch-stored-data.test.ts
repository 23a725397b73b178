import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeObservationTable } from '@portal/domain/observation/observation-table';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test, vi } from 'vitest';
import { insertStrokes } from '#lightning/store/insert-strokes.ts';
import { writeYear } from '#observations/year-file.ts';
import { DemoRadar } from '#radar/demo-radar.ts';
import { insertFrame } from '#radar/store/insert-frame.ts';
import { cleanUpRuns } from '#runs/clean-up.ts';
import { publishRun } from '#runs/publish-run.ts';
import { saveAdvisory } from '#storms/storm-folder.ts';
import { openWeatherStore } from '../history/open-weather-store.ts';
import { watchStoredData } from './watch-stored-data.ts';

const NOW = RUN_AT + 30 * HOUR;
/** As often as damage is reported. */
const EMIT_EVERY_MS = 2000;
const DAILY = 'kept/daily/gfs/2026-11/20261121T000000Z.daily';
const HOURS = 'kept/hours/gfs/2026-11-21.2x3_20_105_1_1.hours';

/** Two runs with their hours, daily values, a frame and a stroke. */
async function fill(): Promise<string> {
  const dataDir = makeFolder(onTestFinished);
  for (const first of [0, 24]) {
    const runAt = RUN_AT + first * HOUR;
    const fields = Array.from({ length: 40 }, (_, hour) => makeField('temperature2m', hour, 20, hour, runAt));
    await publishRun(dataDir, makeHeader({ runAt }), fields, { now: NOW });
  }
  await cleanUpRuns(dataDir, { now: NOW });
  insertFrame(dataDir, 'radar', new DemoRadar().makeFrame(NOW), NOW);
  insertStrokes(dataDir, 'lightning', [{ at: NOW, lat: 21, lng: 105 }], NOW);
  writeYear(dataDir, { id: 'VVNB', network: 'metar' }, 2026, makeObservationTable(0));
  const point = { at: NOW, kind: 'observed', lat: 15, lng: 113, windMs: 20, gustMs: null } as const;
  const points = [{ ...point, pressure: null, errorKm: null, radii: [] }];
  const storm = { centre: 'jma', centreId: 'TC2632', number: '2623', name: 'KROVANH' } as const;
  saveAdvisory(dataDir, { ...storm, issuedAt: NOW, windMinutes: 10, points });
  return dataDir;
}

function watch(dataDir: string) {
  const store = openWeatherStore(dataDir);
  const lines: string[] = [];
  const watched = watchStoredData({ dataDir, store, onDamage: (line) => lines.push(line) });
  onTestFinished(async () => {
    await watched.stop();
    store.close();
  });
  return { store, watched, lines };
}

function flipLast(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1));
}

test('what is stored is found damaged though nobody reads it, reported once, and the run left out', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const dataDir = await fill();
  const damaged = [
    'runs/gfs/20261122T000000Z-r1/map.bin',
    `radar/radar/${NOW}.frame`,
    `lightning/lightning/${NOW}.strokes`,
    HOURS,
    DAILY,
    'observations/metar/VVNB/2026.obs',
    `storms/jma/TC2632/${NOW}.json`,
  ];
  for (const path of damaged) flipLast(join(dataDir, path));
  const { store, watched, lines } = watch(dataDir);
  expect(store.listRuns()).toHaveLength(2);
  await vi.waitFor(() => expect(watched.problems()).toHaveLength(7), { timeout: 240_000 });
  expect(watched.problems().map((line) => line.split(':')[0])).toEqual(damaged);
  expect(store.listRuns().map(({ runAt }) => runAt)).toEqual([RUN_AT]);
  vi.advanceTimersByTime(EMIT_EVERY_MS);
  expect(lines).toHaveLength(7);
  vi.advanceTimersByTime(5 * EMIT_EVERY_MS);
  expect(lines).toHaveLength(7);
});

test('nothing is said of what is whole, and a watch that is stopped in the middle blames nothing', async () => {
  const dataDir = await fill();
  const { store, watched, lines } = watch(dataDir);
  await watched.stop();
  expect(store.listRuns()).toHaveLength(2);
  expect([watched.problems(), lines]).toEqual([[], []]);
});
