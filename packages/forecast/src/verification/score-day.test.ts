import type { ObservedDay, Station } from '@portal/domain/observation/observed-day';
import { scoreAmounts, scoreEvents } from '@portal/domain/score/score';
import { expect, test } from 'vitest';
import type { ForecastOfDay } from '#archive/read-daily-file.ts';
import { scoreDay } from './score-day.ts';

const STATION: Station = { id: 'A', name: 'A', lat: 21, lng: 105.8, heightM: 10, network: 'own' };
const DATE = '2026-11-21';
const FORECAST: ForecastOfDay = {
  source: 'gfs',
  runId: 'r1',
  runAt: 0,
  publishedAt: 0,
  licence: 'free',
  leadDays: 1,
  hours: 24,
  values: { temperatureMaxC: 27 },
};
const NOTHING = { temperatureMinC: null, rainMm: null, windMaxMs: null, gustMaxMs: null };

test('what pages showed is scored as it was corrected, and a source as it was issued', () => {
  const { groups } = scoreDay({
    date: DATE,
    stations: [STATION],
    forecasts: [[FORECAST]],
    findObserved: (stationId, date) => (date === DATE ? { stationId, date, temperatureMaxC: 30, ...NOTHING } : null),
    findClimate: () => ({
      means: { temperatureMinC: null, temperatureMaxC: null, rainMm: null, windMaxMs: null, gustMaxMs: null },
      wetShare: null,
    }),
    findProvince: () => null,
    correct: (forecast) => ({ ...forecast, values: { temperatureMaxC: 29 } }),
    getRank: () => 0,
  });
  const biases = groups.map(({ source, sums }) => [source, scoreAmounts(sums).bias]);
  expect(biases).toEqual([
    ['gfs', -3],
    ['shown', -1],
  ]);
});

/** Contingency of one day's gust or fog at the first threshold, of one source. */
function countEvents(variable: 'gustMaxMs' | 'visibilityMinKm', forecast: number, measured: Partial<ObservedDay>) {
  const { groups } = scoreDay({
    date: DATE,
    stations: [STATION],
    forecasts: [[{ ...FORECAST, values: { [variable]: forecast } }]],
    findObserved: (stationId, date) =>
      date === DATE ? { stationId, date, temperatureMaxC: null, ...NOTHING, ...measured } : null,
    findClimate: () => ({
      means: { temperatureMinC: null, temperatureMaxC: null, rainMm: null, windMaxMs: null, gustMaxMs: null },
      wetShare: null,
    }),
    findProvince: () => null,
    correct: (one) => one,
    getRank: () => 0,
  });
  const sums = groups.find((group) => group.source === 'gfs' && group.variable === variable)?.sums;
  if (sums === undefined) return null;
  return scoreEvents(sums, variable).map(({ hits, falseAlarms, misses, correctNegatives }) => [
    hits,
    falseAlarms,
    misses,
    correctNegatives,
  ]);
}

test('a gust is below every threshold where no report names one, if the wind was stated', () => {
  expect(countEvents('gustMaxMs', 12, { windMaxMs: 5, gustMaxMs: null })).toEqual([
    [0, 1, 0, 0],
    [0, 0, 0, 1],
    [0, 0, 0, 1],
  ]);
  expect(countEvents('gustMaxMs', 12, { windMaxMs: null, gustMaxMs: null })).toBeNull();
  expect(countEvents('gustMaxMs', 12, { windMaxMs: 8, gustMaxMs: 15 })).toEqual([
    [1, 0, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
  ]);
  // A mean wind of force 6 has gusts of it, named or not.
  expect(countEvents('gustMaxMs', 9, { windMaxMs: 11, gustMaxMs: null })?.[0]).toEqual([0, 0, 1, 0]);
});

test('fog is a visibility below one kilometre as pages round it', () => {
  expect(countEvents('visibilityMinKm', 0.5, { visibilityMinKm: 0.8 })).toEqual([[1, 0, 0, 0]]);
  expect(countEvents('visibilityMinKm', 0.5, { visibilityMinKm: 1 })).toEqual([[0, 1, 0, 0]]);
  expect(countEvents('visibilityMinKm', 24, { visibilityMinKm: 0.2 })).toEqual([[0, 0, 1, 0]]);
  expect(countEvents('visibilityMinKm', 24, { visibilityMinKm: null })).toBeNull();
});
