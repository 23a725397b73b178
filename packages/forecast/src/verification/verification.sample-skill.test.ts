import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type LeadRecord, toLeadScore } from './lead-score.ts';
import { readFrameSeries } from './read-series.ts';
import { findWorstDecile, type Reliability, toDeciles } from './reliability.ts';
import { scoreSeries } from './score-series.ts';
import { toCsi } from './tally.ts';

const SAMPLES = fileURLToPath(new URL('../../../../../shared/data/radar/', import.meta.url));
const STEPS = 12;
/** Uses one start in this many, so that it takes seconds; the benchmark uses all. */
const EVERY = 7;

async function score(kind: string): Promise<readonly LeadRecord[]> {
  const series = await readFrameSeries(SAMPLES + kind, false);
  expect(series.problems).toEqual([]);
  return scoreSeries(series, { steps: STEPS, every: EVERY, readTimer: () => 0 }).leads;
}

describe.skipIf(!existsSync(`${SAMPLES}knmi`))(
  'skill on the sample series (of ../shared/data/radar; skipped where they are not there)',
  () => {
    let series: Readonly<Record<'fmi' | 'knmi', readonly LeadRecord[]>>;
    beforeAll(async () => {
      series = { fmi: await score('fmi'), knmi: await score('knmi') };
    });

    it.each(['fmi', 'knmi'] as const)('is above persistence at every lead to an hour on %s', (kind) => {
      const leads = series[kind].map(toLeadScore);
      expect(leads.map(({ leadMinutes }) => leadMinutes)).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
      for (const { ours, persistence, smoothedPersistenceCsi } of leads) {
        expect(ours.csi).toBeGreaterThan((persistence.csi ?? 1) + 0.03);
        // The gain does not come from smoothing: the smoothed last frame scores lower.
        expect(ours.csi).toBeGreaterThan(smoothedPersistenceCsi ?? 1);
        expect(ours.maeMmh).toBeLessThan(persistence.maeMmh ?? 0);
        expect(ours.fss).toBeGreaterThan(persistence.fss ?? 1);
      }
    });

    it('does not fall below what the method reached when it was written', () => {
      const pooledCsi = (minutes: number) => {
        const tallies = [...series.fmi, ...series.knmi].flatMap(({ leadMinutes, ours }) =>
          leadMinutes === minutes ? [ours.tally] : [],
        );
        const sum = (part: 'hits' | 'misses' | 'falseAlarms') =>
          tallies.reduce((total, tally) => total + tally[part], 0);
        return toCsi({ hits: sum('hits'), misses: sum('misses'), falseAlarms: sum('falseAlarms') });
      };
      expect(pooledCsi(10)).toBeGreaterThan(0.64);
      expect(pooledCsi(30)).toBeGreaterThan(0.47);
      expect(pooledCsi(60)).toBeGreaterThan(0.36);
    });

    it('has chances that come true: within 10 points in every decile of 500 cases, both series together, to half an hour', () => {
      // For the few starts used here; the benchmark checks all of them up to an hour.
      for (const [index, { leadMinutes, reliability }] of series.fmi.slice(0, 6).entries()) {
        const other = series.knmi[index]?.reliability;
        const add = (part: keyof Reliability) =>
          reliability[part].map((value, tenth) => value + (other?.[part][tenth] ?? 0));
        const pooled = { cases: add('cases'), chances: add('chances'), events: add('events') };
        expect(findWorstDecile(toDeciles(pooled), 500), `${leadMinutes} minutes`).toBeLessThan(0.1);
      }
    });
  },
);
