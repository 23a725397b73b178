import { formatClock, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { CHANCE_FROM_MM } from '@portal/domain/weather/rain-chance';
import { toEpoch } from './hours-ahead.ts';
import type { Complaint, Rule } from './rule.ts';

const STEPS_AN_HOUR = 6;
/** mm; each figure compared is rounded to a tenth. */
const ROUNDING = 0.15;
const SHARE = 0.05;

/** Hours wholly within the 18 steps are the sums of their steps, or at least what their chance implies. */
export const stepsHours: Rule = {
  name: 'steps-hours',
  from: 'decisions, Sky states, One rain course per place (hours are the sums of their steps)',
  check: ({ api }): Complaint[] => {
    const steps = api.steps.vi.steps.map(({ at, rainRate }) => ({ at: toEpoch(at), rate: rainRate }));
    const sumWithin = (from: number, first: number): number | null => {
      const own = steps.filter(({ at }) => at >= from + first && at < from + first + HOUR_SECONDS);
      if (own.length < STEPS_AN_HOUR || own.some(({ rate }) => rate === null)) return null;
      return own.reduce((sum, { rate }) => sum + (rate ?? 0) / STEPS_AN_HOUR, 0);
    };
    return api.hours.hours.flatMap(({ at, rain, rainProbability }) => {
      const from = toEpoch(at);
      // A step may be named by its beginning or by its end.
      const sums = [sumWithin(from, 0), sumWithin(from, HOUR_SECONDS / STEPS_AN_HOUR)].filter((sum) => sum !== null);
      const expected = (CHANCE_FROM_MM * (rainProbability ?? 0)) / 100;
      const agrees = sums.some((sum) => Math.abs(Math.max(sum, expected) - (rain ?? 0)) <= ROUNDING + SHARE * sum);
      if (rain === null || sums.length < 2 || agrees) return [];
      const shown = sums.map((sum) => sum.toFixed(2)).join(' or ');
      return [
        {
          page: 'API hour/24',
          found: `${formatClock(from)}: ${rain} mm`,
          expected: `${shown} mm, the sum of its steps`,
        },
      ];
    });
  },
};
