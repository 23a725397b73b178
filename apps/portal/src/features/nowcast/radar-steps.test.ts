import type { RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { expect, test } from 'vitest';
import { createAreaReader } from './radar-steps.ts';

const NOW = Date.UTC(2026, 10, 21, 7, 24) / 1000;
const FRAME_AT = NOW - 240;
const LEADS = 18;

/** A radar of two cells: a frame's byte is its minute, a lead's is 100 + lead; the second cell is not covered. */
function makeRadar(parts: Partial<RadarStore> = {}): RadarStore {
  const observed = Array.from({ length: 4 }, (_, step) => FRAME_AT - (3 - step) * 600);
  return {
    findState: () => ({ origin: 'radar', frameAt: FRAME_AT, observed, fullWeightMinutes: 90 }),
    findFullWeights: () => Uint8Array.of(70, 255),
    findFrame: (_origin: string, at: number) => Uint8Array.of(new Date(at * 1000).getUTCMinutes(), 255),
    findRain: (_origin: string, _at: number, lead: number) => (lead > LEADS ? null : Uint8Array.of(100 + lead, 255)),
    ...parts,
  } as RadarStore;
}
const makeReader = (radar: RadarStore, clock = NOW) =>
  createAreaReader({ radar, clock: () => clock, demo: () => false, radarCredit: 'Đài X' });
const readFirst = (bytes: Uint8Array) => bytes[0] ?? null;

test('an area has the frames of the present ten minutes, the leads after it, and what fell in the hour', () => {
  const found = makeReader(makeRadar())(readFirst);
  expect(found).toMatchObject({
    frameAt: FRAME_AT,
    fullWeightMinutes: 70,
    source: { name: 'radar', credit: 'Đài X' },
  });
  // 14:20 is the current step and the newest frame; the next step is the first lead.
  expect(found?.steps.slice(0, 3).map(({ rainMmh }) => rainMmh)).toEqual([20, 101, 102]);
  expect(found?.steps).toHaveLength(19);
  expect(found?.steps.at(-1)?.rainMmh).toBe(118);
  // The frames of 14:00 and 14:10 are valid for ten minutes each.
  expect(found?.fallenMm).toBeCloseTo((0 + 10) / 6, 9);
});

test('an area that no fresh radar sees has none', () => {
  expect(makeReader(makeRadar())((bytes) => (bytes[1] === 255 ? null : 1))).toBeNull();
  expect(makeReader(makeRadar({ findState: () => null }))(readFirst)).toBeNull();
  expect(makeReader(makeRadar(), FRAME_AT + 1201)(readFirst)).toBeNull();
});
