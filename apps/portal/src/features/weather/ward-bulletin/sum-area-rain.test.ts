import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RadarRain } from '@portal/domain/weather/rain-course';
import { expect, test } from 'vitest';
import { sumAreaRain } from './sum-area-rain.ts';

const NOW = 1_790_000_400 - (1_790_000_400 % HOUR_SECONDS);
const MODEL = Array.from({ length: 5 }, (_, hour) => ({
  at: NOW + hour * HOUR_SECONDS,
  rainMm: 0,
  rainProbabilityPercent: 0,
}));

/** A member with one rate throughout, which the radar knows for all steps. */
const makeMember = (rainMmh: number): RadarRain => ({
  source: { name: 'radar', credit: null },
  frameAt: NOW,
  fullWeightMinutes: 90,
  fallenMm: 0,
  steps: Array.from({ length: 19 }, () => ({ rainMmh, chancePercent: null, modelShare: 0 })),
});

test('the mean of the members and what nine in ten stay below are sums of three hours', () => {
  const members = Array.from({ length: 20 }, (_, member) => makeMember(member));
  expect(sumAreaRain(members, MODEL, NOW)).toEqual({
    hours: 3,
    rain: 28.5,
    // The eighteenth of twenty.
    rainHigh: 51,
    members: 20,
    frameAt: expect.stringContaining('+07:00'),
  });
});

test('later steps lean on the model as the place’s own rain does', () => {
  const fading = { ...makeMember(6), steps: Array.from({ length: 19 }, () => ({ rainMmh: 6, chancePercent: null })) };
  const found = sumAreaRain([fading], MODEL, NOW);
  expect(found?.rain).toBeLessThan(18);
  expect(found?.rain).toBeGreaterThan(9);
});

test('the high is never below the mean, and nothing is said without members', () => {
  expect(sumAreaRain([makeMember(0), makeMember(0)], MODEL, NOW)).toMatchObject({ rain: 0, rainHigh: 0 });
  expect(sumAreaRain([], MODEL, NOW)).toBeNull();
  const unknown = { ...makeMember(1), steps: [{ rainMmh: null, chancePercent: null }] };
  expect(sumAreaRain([unknown], [], NOW)).toBeNull();
});
