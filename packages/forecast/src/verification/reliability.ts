import { computeBrierSkill } from './tally.ts';

/** Forecast chances and outcomes, by tenths of the chance. */
export interface Reliability {
  readonly cases: Float64Array;
  readonly chances: Float64Array;
  readonly events: Float64Array;
  /** Of the chances themselves, and of their differences from the outcome (1 or 0). */
  readonly squares: Float64Array;
  readonly squaredErrors: Float64Array;
}

/** The sums that a series adds to those of another. */
export const RELIABILITY_PARTS = ['cases', 'chances', 'events', 'squares', 'squaredErrors'] as const;

/** One decile: the mean forecast chance, and the observed frequency. */
export interface Decile {
  readonly cases: number;
  readonly forecast: number | null;
  readonly observed: number | null;
}

const TENTHS = 10;
const figures = () => new Float64Array(TENTHS);

/** Creates ten empty tenths. */
export const makeReliability = (): Reliability => ({
  cases: figures(),
  chances: figures(),
  events: figures(),
  squares: figures(),
  squaredErrors: figures(),
});

/** Adds every cell of one forecast; an unknown chance (NaN) counts as none. */
export function countChances(
  { cases, chances, events, squares, squaredErrors }: Reliability,
  chance: Float32Array,
  observed: Float32Array,
  leastMmh: number,
): void {
  for (let cell = 0; cell < chance.length; cell += 1) {
    const value = chance[cell] as number;
    const share = Number.isNaN(value) ? 0 : value;
    const tenth = Math.min((share * TENTHS) | 0, TENTHS - 1);
    cases[tenth] = (cases[tenth] as number) + 1;
    chances[tenth] = (chances[tenth] as number) + share;
    squares[tenth] = (squares[tenth] as number) + share ** 2;
    const event = (observed[cell] as number) >= leastMmh ? 1 : 0;
    events[tenth] = (events[tenth] as number) + event;
    squaredErrors[tenth] = (squaredErrors[tenth] as number) + (share - event) ** 2;
  }
}

/** Ten deciles, lowest chances first; their means are null without cases. */
export function toDeciles({ cases, chances, events }: Pick<Reliability, 'cases' | 'chances' | 'events'>): Decile[] {
  return Array.from(cases, (count, tenth) => ({
    cases: count,
    forecast: count === 0 ? null : (chances[tenth] as number) / count,
    observed: count === 0 ? null : (events[tenth] as number) / count,
  }));
}

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);

/** Brier skill of the chances against the frequency of the rain, and their standard deviation; null without cells. */
export function toSharpSkill({ cases, chances, events, squares, squaredErrors }: Reliability): {
  readonly brierSkill: number | null;
  readonly sharpness: number | null;
} {
  const all = sum(cases);
  if (all === 0) return { brierSkill: null, sharpness: null };
  return {
    brierSkill: computeBrierSkill(sum(squaredErrors) / all, sum(events) / all),
    sharpness: Math.sqrt(Math.max(sum(squares) / all - (sum(chances) / all) ** 2, 0)),
  };
}

/** Largest difference between forecast and observed among deciles with at least `leastCases`; null if there is none. */
export function findWorstDecile(deciles: readonly Decile[], leastCases: number): number | null {
  const gaps = deciles.flatMap(({ cases, forecast, observed }) =>
    cases < leastCases || forecast === null || observed === null ? [] : [Math.abs(forecast - observed)],
  );
  return gaps.length === 0 ? null : Math.max(...gaps);
}
