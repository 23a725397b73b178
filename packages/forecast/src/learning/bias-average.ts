import { LEAD_COUNT } from './place-correction.ts';

/** A measurement counts 5 % less with each day that passes: half as much after 13.5 days (domain.md §21.1). */
const FADE = 0.95;
/** A bias is never larger, °C. */
const MOST_C = 5;
/** With less than so many days' worth of measurements nothing is known. */
const LEAST_WEIGHT = 5;
/** So far from the average, in its standard deviations, an error counts as one there: a bad report moves little. */
const FARTHEST_DEVIATIONS = 3;
/** The standard deviation is taken as no less, and as this while little is known, °C. */
const LEAST_DEVIATION_C = 1;
const FIRST_DEVIATION_C = 2;
/** Errors of following days are alike: their mean is less sure than that of as many independent ones. */
const VARIANCE_OF_LIKES = 2.3;
/** A bias below its standard error times the root of this is taken as none. */
const NOISE_SHARE = 2;
/** How much a lead so many days away counts beside the lead itself. */
const LEAD_WEIGHTS = [1, 0.6, 0.3, 0.1];

/** The average error of one station and element, by lead. */
export interface BiasAverage {
  /** A day passes: what is known counts less, and the average stays. */
  fade(): void;
  /** The error of a forecast, °C; limited, so that one bad report does not move the average far. */
  add(lead: number, error: number): void;
  /** The bias by lead, °C: 0 where it cannot be told from chance. */
  estimate(): Float32Array;
}

/** Makes an average that knows nothing yet. */
export function createBiasAverage(): BiasAverage {
  const weights = new Float64Array(LEAD_COUNT);
  /** Sums of the squares of weights, of errors, and of squares of errors. */
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
    // Leads of one day err alike: several of them are worth no more cases than one.
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
      const limited = limit(lead, error);
      weights[lead] = (weights[lead] as number) + 1;
      squares[lead] = (squares[lead] as number) + 1;
      sums[lead] = (sums[lead] as number) + limited;
      powers[lead] = (powers[lead] as number) + limited ** 2;
    },
    estimate: () =>
      Float32Array.from({ length: LEAD_COUNT }, (_, lead) => {
        const { weight, mean, variance, cases } = pool(lead);
        if (weight < LEAST_WEIGHT || mean === 0) return 0;
        return Math.min(Math.max(shrink(mean, variance, cases), -MOST_C), MOST_C);
      }),
  };
}

/** The mean as it is where it is far beyond its own sampling error, 0 within it, and between the two a smooth way. */
function shrink(mean: number, variance: number, cases: number): number {
  const sampling = (VARIANCE_OF_LIKES * Math.max(variance, LEAST_DEVIATION_C ** 2 / 4)) / cases;
  return mean * Math.max(0, 1 - ((NOISE_SHARE * sampling) / mean ** 2) ** 2);
}
