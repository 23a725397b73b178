/** Below this a cell counts as dry, mm/h: what radars tell apart from nothing. */
export const LEAST_RAIN_MMH = 0.1;
const LEAST_DB = -10;
/** What stands for dry among decibels. */
const DRY_DB = -15;

/** Rain rates as decibels of 1 mm/h, 10 log₁₀ R; dry and unseen cells are −15. */
export function toDecibels(rainMmh: Float32Array): Float32Array {
  const decibels = new Float32Array(rainMmh.length);
  for (let cell = 0; cell < decibels.length; cell += 1) {
    const rate = rainMmh[cell] as number;
    // False for NaN too.
    decibels[cell] = rate >= LEAST_RAIN_MMH ? 10 * Math.log10(rate) : DRY_DB;
  }
  return decibels;
}

/** About what a network of radars just sees (7 dBZ), mm/h: the strength of rain does not jump at its edge. */
const EDGE_MMH = 0.2;
/** The strength of dry: −7. */
const DRY_STRENGTH = 10 * Math.log10(EDGE_MMH);

/**
 * Rain rates as strengths, 10 log₁₀(R + 0.2): near decibels where it rains, and running smoothly into the dry (−7), so that scales
 * can be split without an edge of 5 dB around every shower. Unseen cells count as dry.
 */
export function toStrengths(rainMmh: Float32Array): Float32Array {
  const strengths = new Float32Array(rainMmh.length);
  for (let cell = 0; cell < strengths.length; cell += 1) {
    const rate = rainMmh[cell] as number;
    strengths[cell] = rate > 0 && rate < Number.POSITIVE_INFINITY ? 10 * Math.log10(rate + EDGE_MMH) : DRY_STRENGTH;
  }
  return strengths;
}

const STEPS_PER_DB = 64;
const MOST_DB = 30;

/** Turns decibels back into mm/h by a table, because a power per cell and lead would cost more than the rest. */
export class RainTable {
  readonly #rates = Float32Array.from({ length: (MOST_DB - LEAST_DB) * STEPS_PER_DB + 2 }, (_, index) => {
    return 10 ** ((LEAST_DB + index / STEPS_PER_DB) / 10);
  });

  /** Decibels to mm/h in place; below 0.1 mm/h it is dry. NaN stays NaN. */
  toRain(values: Float32Array): void {
    const rates = this.#rates;
    const last = rates.length - 2;
    for (let cell = 0; cell < values.length; cell += 1) {
      const decibels = values[cell] as number;
      if (Number.isNaN(decibels)) continue;
      if (decibels < LEAST_DB) {
        values[cell] = 0;
        continue;
      }
      const place = Math.min((decibels - LEAST_DB) * STEPS_PER_DB, last);
      const index = place | 0;
      const start = rates[index] as number;
      values[cell] = start + (place - index) * ((rates[index + 1] as number) - start);
    }
  }
}
