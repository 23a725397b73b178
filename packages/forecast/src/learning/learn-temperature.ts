import { findNeighbourhoods, learnBias, toGains } from './learn-bias.ts';
import type { Extreme, LearnedStation, LearnedTemperature } from './learned-version.ts';

/** Errors of one source, forecast minus measurement in °C, NaN if either is missing. */
export interface SourceErrors {
  readonly source: string;
  /** Consecutive days. */
  readonly days: number;
  /** By day, station and lead: `(day * stations + station) * LEAD_COUNT + lead`. */
  readonly low: Float32Array;
  readonly high: Float32Array;
}

/**
 * Learns the biases of a source at stations, and the gain from correcting them. `shown` are the errors that pages would
 * have shown: corrected only if that was known to help.
 */
export function learnTemperature(
  stations: readonly LearnedStation[],
  errors: SourceErrors,
): { readonly learned: LearnedTemperature; readonly shown: SourceErrors } {
  const hoods = findNeighbourhoods(stations);
  const learn = (extreme: Extreme) => {
    const own = errors[extreme];
    const findError = (at: number, bias: number) => (own[at] as number) - bias;
    return learnBias({ stations: stations.length, days: errors.days, errors: own, scale: 1, findError }, hoods);
  };
  const [low, high] = [learn('low'), learn('high')];
  const biases = stations.map((_, station) => ({
    station,
    low: toHundredths(low.biases[station]),
    high: toHundredths(high.biases[station]),
  }));
  const learned: LearnedTemperature = {
    source: errors.source,
    biases: biases.filter(({ low: one, high: other }) => [...one, ...other].some((bias) => bias !== 0)),
    gains: [
      ...toGains(low.sums).map((gain) => ({ element: 'low' as const, ...gain })),
      ...toGains(high.sums).map((gain) => ({ element: 'high' as const, ...gain })),
    ],
  };
  return { learned, shown: { ...errors, low: low.shown, high: high.shown } };
}

const toHundredths = (biases: Float32Array | undefined): number[] =>
  Array.from(biases ?? [], (bias) => Math.round(bias * 100) / 100);
