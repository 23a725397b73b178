import { expect, test } from 'vitest';
import { computeTide, findTideStation, listTideTurns } from './tide.ts';
import { type Constituent, TIDE_STATIONS } from './tide-stations.table.ts';

const EIGHT: readonly Constituent[] = ['O1', 'K1', 'P1', 'Q1', 'M2', 'S2', 'N2', 'K2'];
const at = (text: string): number => Date.parse(text) / 1000;
const find = (id: string) => {
  const station = TIDE_STATIONS.find((one) => one.id === id);
  if (station === undefined) throw new Error(`${id} has no constants`);
  return station;
};

test.each([
  ['hon-dau', [1.235, 0.919, -0.87, -1.002]],
  ['quy-nhon', [-0.304, -0.384, 0.115, 0.397]],
  ['vung-tau', [0.426, -1.516, 0.849, 0.062]],
] as const)('%s: eight constituents are those of an independent computation', (id, expected) => {
  const heights = ['00', '06', '12', '18'].map((hour) => computeTide(find(id), at(`2026-12-01T${hour}:00Z`), EIGHT));
  for (const [index, height] of heights.entries()) {
    expect(Math.abs(height - (expected[index] ?? Number.NaN))).toBeLessThan(0.0015);
  }
});

test.each([
  ['hon-dau', [0.252, -0.594, -0.354, 1.064]],
  ['quy-nhon', [-0.011, 0.207, 0.728, -0.048]],
  ['vung-tau', [-1.283, 1.146, 0.011, 1.194]],
] as const)('%s: all are within 9 cm of a program with more constituents', (id, expected) => {
  const hours = ['00', '06', '12', '18'];
  for (const [index, hour] of hours.entries()) {
    const height = computeTide(find(id), at(`2026-11-23T${hour}:00Z`));
    expect(Math.abs(height - (expected[index] ?? Number.NaN))).toBeLessThan(0.09);
  }
});

test.each([
  ['hon-dau', 'high', '2025-11-25T07:05+07:00'],
  ['hon-dau', 'low', '2025-11-25T20:10+07:00'],
  ['hon-dau', 'high', '2026-02-19T06:00+07:00'],
  ['vung-tau', 'high', '2025-11-25T03:00+07:00'],
  ['vung-tau', 'low', '2025-11-25T10:46+07:00'],
  ['vung-tau', 'high', '2026-02-19T02:15+07:00'],
] as const)('%s: the official %s water of %s lies within the promised error', (id, kind, official) => {
  const station = find(id);
  const turns = listTideTurns(station, at(official) - 43_200, at(official) + 43_200);
  const minutes = turns.filter((turn) => turn.kind === kind).map((turn) => Math.abs(turn.at - at(official)) / 60);
  expect(Math.min(...minutes)).toBeLessThanOrEqual(station.error?.minutes ?? 0);
});

test('highs and lows alternate, twice a day in the south and once in the gulf', () => {
  const from = at('2026-11-21T00:00+07:00');
  const south = listTideTurns(find('vung-tau'), from, from + 3 * 86_400);
  const gulf = listTideTurns(find('hon-dau'), from, from + 3 * 86_400);
  for (const turns of [south, gulf]) {
    for (const [index, turn] of turns.entries()) expect(turn.kind).not.toBe(turns[index + 1]?.kind);
  }
  expect(south.length).toBeGreaterThan(gulf.length);
});

test('a place has the tide of a gauge near it, others have none', () => {
  expect(findTideStation({ lat: 20.72, lng: 106.79 })?.station.id).toBe('hon-dau');
  expect(findTideStation({ lat: 10.35, lng: 107.08 })?.distanceKm).toBeLessThan(2);
  expect(findTideStation({ lat: 16.07, lng: 108.22 })).toBeNull();
});
