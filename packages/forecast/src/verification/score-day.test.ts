import type { Station } from '@portal/domain/observation/observed-day';
import { scoreAmounts } from '@portal/domain/score/score';
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
