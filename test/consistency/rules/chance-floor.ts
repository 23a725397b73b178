import type { Complaint, Rule } from './rule.ts';

/** Chances between these bounds are neither surely dry nor surely wet. */
const DOUBTFUL = { from: 25, to: 98 } as const;
/** If so many of fifteen days share one such chance, it is a floor. */
const TOO_MANY = 4;

/** No chance is a lower limit: one uncertain chance must not repeat. */
export const chanceFloor: Rule = {
  name: 'chance-floor',
  from: 'decisions, Sky states, Probability of rain (never a floor)',
  check: ({ api }): Complaint[] => {
    const counts = new Map<number, number>();
    for (const { rainProbability: chance } of api.days.days) {
      if (chance !== null && chance >= DOUBTFUL.from && chance <= DOUBTFUL.to)
        counts.set(chance, (counts.get(chance) ?? 0) + 1);
    }
    return [...counts]
      .filter(([, count]) => count >= TOO_MANY)
      .map(([chance, count]) => ({
        page: 'API day/15',
        found: `${count} of 15 days have ${chance} %`,
        expected: 'chances that follow from hours',
      }));
  },
};
