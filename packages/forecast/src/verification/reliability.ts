/** Forecast chances and outcomes, by tenths of the chance. */
export interface Reliability {
  readonly cases: Float64Array;
  readonly chances: Float64Array;
  readonly events: Float64Array;
}

/** One decile: the mean forecast chance, and the observed frequency. */
export interface Decile {
  readonly cases: number;
  readonly forecast: number | null;
  readonly observed: number | null;
}

const TENTHS = 10;
const figures = () => new Float64Array(TENTHS);

/** Creates ten empty tenths. */
export const makeReliability = (): Reliability => ({ cases: figures(), chances: figures(), events: figures() });

/** Adds every cell of one forecast; an unknown chance (NaN) counts as none. */
export function countChances(
  { cases, chances, events }: Reliability,
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
    if ((observed[cell] as number) >= leastMmh) events[tenth] = (events[tenth] as number) + 1;
  }
}

/** Ten deciles, lowest chances first; their means are null without cases. */
export function toDeciles({ cases, chances, events }: Reliability): Decile[] {
  return Array.from(cases, (count, tenth) => ({
    cases: count,
    forecast: count === 0 ? null : (chances[tenth] as number) / count,
    observed: count === 0 ? null : (events[tenth] as number) / count,
  }));
}

/** Largest difference between forecast and observed among deciles with at least `leastCases`; null if there is none. */
export function findWorstDecile(deciles: readonly Decile[], leastCases: number): number | null {
  const gaps = deciles.flatMap(({ cases, forecast, observed }) =>
    cases < leastCases || forecast === null || observed === null ? [] : [Math.abs(forecast - observed)],
  );
  return gaps.length === 0 ? null : Math.max(...gaps);
}
