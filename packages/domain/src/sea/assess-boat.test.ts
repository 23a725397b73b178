import { expect, test } from 'vitest';
import type { WorkWarning } from '#safety/warning-gate.ts';
import { assessBoat, findBoatGate, type SeaHour } from './assess-boat.ts';
import { BOAT_CLASSES, BOAT_LIMITS } from './boats.table.ts';

const CALM: SeaHour = { waveHeight: 0.4, waveHeightHigh: 0.5, windSpeed: 4, windGust: 6 };
const judge = (...hours: readonly Partial<SeaHour>[]) =>
  BOAT_CLASSES.map(
    (boat) =>
      assessBoat(
        BOAT_LIMITS[boat],
        hours.map((hour) => ({ ...CALM, ...hour })),
        null,
      ).verdict,
  );

test('every boat has its own limit of waves, where it may still think', () => {
  expect(judge({})).toEqual(['go', 'go', 'go', 'go', 'go']);
  expect(judge({ waveHeight: 0.75 })).toEqual(['consider', 'go', 'go', 'go', 'go']);
  expect(judge({ waveHeight: 1 })).toEqual(['stay', 'go', 'go', 'go', 'go']);
  expect(judge({ waveHeight: 2 })).toEqual(['stay', 'stay', 'consider', 'go', 'consider']);
  expect(judge({ waveHeight: 3.1 })).toEqual(['stay', 'stay', 'stay', 'stay', 'stay']);
});

test('wind and gusts count by their force', () => {
  expect(judge({ windSpeed: 8, windGust: 10 })).toEqual(['stay', 'go', 'go', 'go', 'go']);
  expect(judge({ windGust: 10.7 })).toEqual(['consider', 'go', 'go', 'go', 'go']);
  expect(judge({ windGust: 17.2 })).toEqual(['stay', 'stay', 'stay', 'consider', 'stay']);
});

test('waves that another model thinks possible are weighed, not decided by', () => {
  expect(judge({ waveHeightHigh: 2.1 })).toEqual(['consider', 'consider', 'consider', 'go', 'consider']);
});

test('the worst hour counts', () => {
  expect(judge({}, { waveHeight: 2.5 }, {})).toEqual(['stay', 'stay', 'stay', 'go', 'stay']);
});

test('an unknown sea lets nobody go', () => {
  expect(judge({}, { waveHeight: null })).toEqual(Array(5).fill('none'));
  expect(judge({ windSpeed: null })).toEqual(Array(5).fill('none'));
  expect(judge({ windGust: null })).toEqual(Array(5).fill('consider'));
  expect(judge()).toEqual(Array(5).fill('none'));
});

const WARNING: WorkWarning = { id: 'w', kind: 'seaWind', level: 2, number: '21', startsAt: 1000, expiresAt: 9000 };

test('a bulletin about the sea keeps every boat ashore at any level, whatever the model says', () => {
  for (const kind of ['storm', 'tropicalDepression', 'seaWind', 'surge', 'tsunami'] as const) {
    const gate = findBoatGate(8000, 12_000, [{ ...WARNING, kind, level: 1 }]);
    expect(assessBoat(BOAT_LIMITS.from15, [CALM], gate)).toEqual({ verdict: 'stay', basis: 'warning' });
  }
  expect(findBoatGate(9000, 12_000, [WARNING])).toBeNull();
  expect(findBoatGate(0, 1000, [WARNING])).toBeNull();
  expect(findBoatGate(2000, 3000, [{ ...WARNING, kind: 'heat', level: 3 }])).toBeNull();
});

test('in the day after a storm nothing is advised', () => {
  const gate = findBoatGate(9000, 12_000, [{ ...WARNING, kind: 'storm', level: 3 }]);
  expect(assessBoat(BOAT_LIMITS.from15, [CALM], gate)).toEqual({ verdict: 'none', basis: 'afterWarning' });
  expect(findBoatGate(9000 + 86_400, 9000 + 90_000, [{ ...WARNING, kind: 'storm', level: 3 }])).toBeNull();
});
