import { expect, it } from 'vitest';
import type { FrameSeries } from './read-series.ts';
import { scoreTrips } from './trip-scores.ts';

const size = { columns: 96, rows: 96 };

/** Bands of rain that move two cells in ten minutes. */
function makeSeries(): FrameSeries {
  const frames = new Map<number, Float32Array>();
  for (let index = 0; index < 18; index += 1) {
    const rain = Float32Array.from({ length: size.columns * size.rows }, (_, cell) => {
      const along = ((cell % 96) - 2 * index + 960) % 24;
      const across = Math.sin(Math.floor(cell / 96) / 5) + 1.2;
      return along < 7 ? 3 * across * Math.sin((Math.PI * (along + 0.5)) / 7) : 0;
    });
    frames.set(600 * index, rain);
  }
  return { size, intervalSeconds: 600, cellKm: 4, frames, problems: [] };
}

it('where rain moves evenly, the nowcast finds drier departures than leaving at once or trusting the newest frame', () => {
  const score = scoreTrips(makeSeries(), 1, 60);
  expect(score.minutes).toBe(90);
  expect(score.trips).toBeGreaterThan(20);
  expect(score.hindsight).toBeLessThanOrEqual(score.chosen);
  expect(score.chosen).toBeLessThan(0.7 * score.standing);
  expect(score.chosen).toBeLessThan(0.7 * score.atOnce);
  expect(score.below).toBeLessThanOrEqual(score.wet);
});
