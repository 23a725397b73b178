/** Contingency counts of a yes-or-no forecast. */
export interface Tally {
  hits: number;
  misses: number;
  falseAlarms: number;
}

/** Creates zero counts. */
export const makeTally = (): Tally => ({ hits: 0, misses: 0, falseAlarms: 0 });

/** Adds the cells of one forecast: rain of at least `leastMmh`. NaN (not observed, from outside) counts as dry. */
export function countCells(tally: Tally, forecast: Float32Array, observed: Float32Array, leastMmh: number): void {
  let [hits, misses, falseAlarms] = [0, 0, 0];
  for (let cell = 0; cell < forecast.length; cell += 1) {
    const isForecast = (forecast[cell] as number) >= leastMmh;
    if ((observed[cell] as number) >= leastMmh) {
      if (isForecast) hits += 1;
      else misses += 1;
    } else if (isForecast) falseAlarms += 1;
  }
  tally.hits += hits;
  tally.misses += misses;
  tally.falseAlarms += falseAlarms;
}

/** Critical success index; null if nothing was forecast and nothing observed. */
export const toCsi = ({ hits, misses, falseAlarms }: Tally): number | null => ratio(hits, hits + misses + falseAlarms);

/** Probability of detection; null if nothing was observed. */
export const toPod = ({ hits, misses }: Tally): number | null => ratio(hits, hits + misses);

/** False alarm ratio; null if nothing was forecast. */
export const toFar = ({ hits, falseAlarms }: Tally): number | null => ratio(falseAlarms, hits + falseAlarms);

/** Frequency bias: cells forecast per cell observed; null if nothing was observed. */
export const toBias = ({ hits, misses, falseAlarms }: Tally): number | null => ratio(hits + falseAlarms, hits + misses);

/** Brier skill of a yes-or-no forecast of this many cells against their own frequency; null if all or none had rain. */
export function toBrierSkill({ hits, misses, falseAlarms }: Tally, cells: number): number | null {
  return computeBrierSkill((misses + falseAlarms) / cells, (hits + misses) / cells);
}

/** 1 − Brier score / that of the frequency itself; null if there is nothing to tell apart. */
export function computeBrierSkill(score: number, frequency: number): number | null {
  const reference = frequency * (1 - frequency);
  return reference > 0 ? 1 - score / reference : null;
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
