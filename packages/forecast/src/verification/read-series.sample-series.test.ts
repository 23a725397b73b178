import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFrameSeries } from './read-series.ts';

const SAMPLES = fileURLToPath(new URL('../../../../../shared/data/radar/', import.meta.url));

describe.skipIf(!existsSync(`${SAMPLES}bom`))(
  'folders of other services (of ../shared/data/radar; skipped where they are not there)',
  () => {
    it.each([
      { kind: 'bom', count: 36, seconds: 600, cellKm: 0.5, first: '2020-10-31T00:00' },
      { kind: 'mch', count: 40, seconds: 300, cellKm: 1, first: '2015-05-15T15:45' },
    ])('are whole series: $kind', async ({ kind, count, seconds, cellKm, first }) => {
      const series = await readFrameSeries(SAMPLES + kind, false);
      expect(series.problems).toEqual([]);
      expect([series.frames.size, series.intervalSeconds]).toEqual([count, seconds]);
      expect(series.cellKm).toBeCloseTo(cellKm, 1);
      const times = [...series.frames.keys()];
      expect(new Date((times[0] ?? 0) * 1000).toISOString()).toContain(first);
      expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBe((count - 1) * seconds);
      const hardest = [...series.frames.values()].map((rain) =>
        rain.reduce((most, rate) => (rate > most ? rate : most), 0),
      );
      expect(Math.min(...hardest)).toBeGreaterThan(5);
      expect(Math.max(...hardest)).toBeLessThan(400);
    });
  },
);
