import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createRandom, drawNormal } from '#nowcast/ensemble/noise.ts';
import { drawArea, scoreAreas, scoreCrps } from './area-scores.ts';
import { type FrameSeries, readFrameSeries } from './read-series.ts';

const SAMPLES = fileURLToPath(new URL('../../../../../shared/data/radar/', import.meta.url));
const size = { columns: 96, rows: 96 };

/** Showers that move one cell in ten minutes, each growing or dying at random, new ones among them. */
function makeSeries(): FrameSeries {
  const random = createRandom(11);
  const showers = Array.from({ length: 60 }, () => ({
    x: 130 * random() - 30,
    y: 96 * random(),
    width: 2 + 3 * random(),
    strength: 2 * drawNormal(random),
  }));
  const frames = new Map<number, Float32Array>();
  for (let index = 0; index < 12; index += 1) {
    const rain = new Float32Array(size.columns * size.rows);
    for (const shower of showers) {
      shower.strength = 0.8 * shower.strength + 0.6 * 2 * drawNormal(random);
      shower.x += 1;
      if (shower.strength < 0) continue;
      for (let cell = 0; cell < rain.length; cell += 1) {
        const far = (Math.floor(cell / 96) - shower.y) ** 2 + ((cell % 96) - shower.x) ** 2;
        const rate = 3 * shower.strength * Math.exp(-far / (2 * shower.width ** 2));
        if (rate > 0.05) rain[cell] = (rain[cell] as number) + rate;
      }
    }
    frames.set(600 * index, rain);
  }
  return { size, intervalSeconds: 600, cellKm: 4, frames, problems: [] };
}

describe('the score of members', () => {
  it('is the absolute error of a single one, and less where several lie around what came', () => {
    expect(scoreCrps([3], 5)).toBe(2);
    // By hand: mean distance to 2 is 1, mean distance between two draws is 1, half of it is given back.
    expect(scoreCrps([1, 3], 2)).toBeCloseTo(0.5, 9);
    expect(scoreCrps([4, 4, 4], 4)).toBe(0);
  });

  it('is that of areas of 100 to 2,500 km² within the raster', () => {
    const random = createRandom(3);
    const drawn = Array.from({ length: 300 }, () => drawArea(random, size, 4)).filter((area) => area !== null);
    const areas = drawn.map(({ cells }) => 16 * cells.length);
    expect(drawn.length).toBeGreaterThan(100);
    expect(Math.min(...areas)).toBeGreaterThan(50);
    expect(Math.max(...areas)).toBeGreaterThan(1500);
    expect(Math.max(...areas)).toBeLessThan(3000);
  });
});

describe('sums over areas', () => {
  it('score better with members than with one value or with independent cells, where showers come and go', () => {
    const [hour] = scoreAreas(makeSeries(), 2);
    expect(hour?.minutes).toBe(60);
    expect(hour?.areas).toBe(100);
    expect(hour?.ensemble).toBeLessThan(hour?.single ?? 0);
    expect(hour?.ensemble).toBeLessThan(hour?.independent ?? 0);
    expect((hour?.inside ?? 0) / (hour?.wet ?? 1)).toBeGreaterThan(0.5);
  });

  it('have no score without an hour of frames after a start', () => {
    const series = makeSeries();
    const frames = new Map([...series.frames].slice(0, 8));
    expect(scoreAreas({ ...series, frames }, 2)).toEqual([]);
  });

  it.skipIf(!existsSync(`${SAMPLES}knmi`))(
    'score better on a sample series (skipped where it is not there)',
    async () => {
      const scores = scoreAreas(await readFrameSeries(`${SAMPLES}knmi`, false), 2);
      expect(scores.length).toBeGreaterThan(0);
      for (const { ensemble, single, independent } of scores) {
        expect(ensemble).toBeLessThan(0.9 * single);
        expect(ensemble).toBeLessThan(0.95 * independent);
      }
    },
    60_000,
  );
});
