import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listHourBlends } from '@portal/domain/catchment/blend-hours';
import { DemoRadar } from '@portal/forecast/radar/demo-radar';
import { insertFrame, updateNowcast } from '@portal/forecast/radar/store/insert-frame';
import { openRadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAreaReaders } from './area-members.ts';

const NOW = 1_790_000_400;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'members-'));
  const demo = new DemoRadar();
  for (const age of [3, 2, 1, 0]) insertFrame(folder, 'radar', demo.makeFrame(NOW - 600 * age), NOW);
  updateNowcast(folder, 'radar', NOW);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The cell with most rain that the radar sees, away from the edge. */
const findWettest = (bytes: Uint8Array): number =>
  bytes.reduce((best, byte, cell) => {
    const isInside = cell % 300 >= 10 && cell % 300 < 290 && cell >= 3000 && cell < 147_000;
    return isInside && byte !== 255 && byte > (best < 0 ? 0 : (bytes[best] as number)) ? cell : best;
  }, -1);

test('an area has twenty members around its nowcast, the same whenever they are asked for', async () => {
  const radar = openRadarStore(folder, () => 0);
  const needs = { radar, clock: () => NOW, demo: () => false, radarCredit: null };
  const middle = findWettest(radar.findRain('radar', NOW, 2) ?? new Uint8Array());
  const cells = Int32Array.from(
    { length: 36 },
    (_, index) => middle + (index % 6) - 3 + 300 * (Math.floor(index / 6) - 3),
  );
  const area = { cells, areasKm2: new Float64Array(36).fill(11) };
  const findMean = (bytes: Uint8Array) =>
    cells.reduce((sum, cell) => sum + 100 * ((bytes[cell] as number) / 254) ** 2, 0) / 36;
  const { readNowcast, readNowcastMembers } = createAreaReaders(needs);
  const mean = readNowcast(findMean);
  if (mean === null) throw new Error('the radar does not see its own rain');
  const members = await readNowcastMembers(mean, area);
  expect(members).toHaveLength(20);
  expect(await createAreaReaders(needs).readNowcastMembers(mean, area)).toEqual(members);
  // What the radar has seen is the same for all; what it forecasts spreads.
  expect(new Set(members.map(({ steps }) => steps[0]?.rainMmh)).size).toBe(1);
  expect(new Set(members.map(({ steps }) => steps[3]?.rainMmh)).size).toBe(20);
  const sums = members.map((member) => listHourBlends(NOW, member).reduce((sum, { radarMm }) => sum + radarMm, 0));
  const own = listHourBlends(NOW, mean).reduce((sum, { radarMm }) => sum + radarMm, 0);
  expect(own).toBeGreaterThan(0.5);
  expect(Math.min(...sums)).toBeLessThan(own);
  expect(Math.max(...sums)).toBeGreaterThan(own);
  // A nowcast that a newer one has replaced has none, nor has an area without cells.
  expect(await readNowcastMembers({ ...mean, frameAt: NOW - 600 }, area)).toEqual([]);
  expect(await readNowcastMembers(mean, { cells: new Int32Array(), areasKm2: new Float64Array() })).toEqual([]);
});
