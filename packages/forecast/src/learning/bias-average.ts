import { LEAD_COUNT } from './place-correction.ts';

/** A measurement loses 5 % of its weight per day: half after 13.5 days (domain.md §21.1). */
const FADE = 0.95;
/** Limit of a bias, °C. */
const MOST_C = 5;
/** Below this weight, in days of measurements, no bias is estimated. */
const LEAST_WEIGHT = 5;
/** Errors are limited to this many standard deviations from the average, so that a bad report moves it little. */
const FARTHEST_DEVIATIONS = 3;
/** Lower limit of the standard deviation, and its value while few errors are known, °C. */
const LEAST_DEVIATION_C = 1;
const FIRST_DEVIATION_C = 2;
/** Errors of consecutive days are correlated: their mean is less certain than that of as many independent ones. */
const VARIANCE_OF_LIKES = 2.3;
/** A bias below its standard error times the root of this is taken as zero. */
const NOISE_SHARE = 2;
/** Weight of a lead this many days away, relative to the lead itself. */
const LEAD_WEIGHTS = [1, 0.6, 0.3, 0.1];

/** The average error of one station and element, by lead. */
export interface BiasAverage {
  /** Ends a day: the weights decay, the average stays. */
  fade(): void;
  /** Adds the error of a forecast, °C or the scale's unit; limited, so that one bad report does not move the average far. */
  add(lead: number, error: number): void;
  /** The bias by lead, in that unit: 0 if it cannot be distinguished from chance. */
  estimate(): Float32Array;
}

/** Creates an average without data. `scale` is what counts as 1 °C does for temperatures, in the unit of the errors. */
export function createBiasAverage(scale = 1): BiasAverage {
  const weights = new Float64Array(LEAD_COUNT);
  /** Sums of squared weights, of errors, and of squared errors. */
  const squares = new Float64Array(LEAD_COUNT);
  const sums = new Float64Array(LEAD_COUNT);
  const powers = new Float64Array(LEAD_COUNT);

  const pool = (lead: number) => {
    let [weight, square, sum, power, leads] = [0, 0, 0, 0, 0];
    for (let other = Math.max(lead - 3, 0); other <= Math.min(lead + 3, LEAD_COUNT - 1); other++) {
      if (weights[other] === 0) continue;
      const share = LEAD_WEIGHTS[Math.abs(other - lead)] as number;
      weight += share * (weights[other] as number);
      square += share * (squares[other] as number);
      sum += share * (sums[other] as number);
      power += share * (powers[other] as number);
      leads += share;
    }
    if (weight === 0) return { weight: 0, mean: 0, variance: FIRST_DEVIATION_C ** 2, cases: 0 };
    const mean = sum / weight;
    const variance = Math.max(power / weight - mean ** 2, 0);
    // Errors of one day are correlated across leads: several leads count as no more cases than one.
    return { weight: weight / leads, mean, variance, cases: (weight / leads) ** 2 / (square / leads) };
  };

  const limit = (lead: number, error: number): number => {
    const { weight, mean, variance } = pool(lead);
    const isKnown = weight >= LEAST_WEIGHT;
    const deviation = isKnown ? Math.max(Math.sqrt(variance), LEAST_DEVIATION_C) : FIRST_DEVIATION_C;
    const middle = isKnown ? mean : 0;
    const most = FARTHEST_DEVIATIONS * deviation;
    return Math.min(Math.max(error, middle - most), middle + most);
  };

  return {
    fade() {
      for (let lead = 0; lead < LEAD_COUNT; lead++) {
        weights[lead] = (weights[lead] as number) * FADE;
        squares[lead] = (squares[lead] as number) * FADE ** 2;
        sums[lead] = (sums[lead] as number) * FADE;
        powers[lead] = (powers[lead] as number) * FADE;
      }
    },
    add(lead, error) {
      const limited = limit(lead, error / scale);
      weights[lead] = (weights[lead] as number) + 1;
      squares[lead] = (squares[lead] as number) + 1;
      sums[lead] = (sums[lead] as number) + limited;
      powers[lead] = (powers[lead] as number) + limited ** 2;
    },
    estimate: () =>
      Float32Array.from({ length: LEAD_COUNT }, (_, lead) => {
        const { weight, mean, variance, cases } = pool(lead);
        if (weight < LEAST_WEIGHT || mean === 0) return 0;
        return scale * Math.min(Math.max(shrink(mean, variance, cases), -MOST_C), MOST_C);
      }),
  };
}

/** The mean unchanged far beyond its own sampling error, 0 within it, and a smooth transition between. */
function shrink(mean: number, variance: number, cases: number): number {
  const sampling = (VARIANCE_OF_LIKES * Math.max(variance, LEAST_DEVIATION_C ** 2 / 4)) / cases;
  return mean * Math.max(0, 1 - ((NOISE_SHARE * sampling) / mean ** 2) ** 2);
}
