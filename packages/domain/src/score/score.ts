import {
  type Contingency,
  getChanceSums,
  getContingency,
  getSum,
  RAIN_THRESHOLDS_MM,
  type ScoreSums,
} from './score-sums.ts';
import { EVENT_THRESHOLDS, type EventVariable } from './scored-variable.ts';

/** A share, or null if the denominator is 0 (domain.md §7.4). */
const divide = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** Skill 1 − own / reference: above 0 the forecast is better. Null without a reference, or for one without error. */
function toSkill(own: number, reference: number): number | null {
  return reference === 0 ? null : 1 - own / reference;
}

/** Scores of yes or no (domain.md §7.3); each is null if its denominator is 0. */
export interface YesNoScore extends Contingency {
  /** Share of events that were forecast: POD. */
  readonly detection: number | null;
  /** Share of forecasts without an event: FAR. */
  readonly falseAlarmRatio: number | null;
  /** Critical success index: CSI. */
  readonly successIndex: number | null;
  /** Forecasts per event. */
  readonly frequencyBias: number | null;
  /** Heidke skill score: HSS. */
  readonly heidkeSkill: number | null;
}

/** Scores of counts of yes and no. */
export function scoreYesNo(counts: Contingency): YesNoScore {
  const { hits: a, falseAlarms: b, misses: c, correctNegatives: d } = counts;
  return {
    ...counts,
    detection: divide(a, a + c),
    falseAlarmRatio: divide(b, a + b),
    successIndex: divide(a, a + b + c),
    frequencyBias: divide(a + b, a + c),
    heidkeSkill: divide(2 * (a * d - b * c), (a + c) * (c + d) + (a + b) * (b + d)),
  };
}

/** Scores of temperatures, winds and amounts, in their unit. */
export interface AmountScore {
  readonly pairs: number;
  /** Mean of forecast − measurement: ME. */
  readonly bias: number | null;
  /** MAE. */
  readonly absoluteError: number | null;
  /** RMSE. */
  readonly squareError: number | null;
  /** Share within ± 2. */
  readonly within: number | null;
  /** MAE of persistence: the last whole day before the forecast. */
  readonly persistenceError: number | null;
  /** MAE of the climatology of place and month. */
  readonly climateError: number | null;
  readonly persistenceSkill: number | null;
  readonly climateSkill: number | null;
  /** Share of measurements within the forecast's range; null without one. */
  readonly coverage: number | null;
}

/** Scores of amounts. */
export function scoreAmounts(sums: ScoreSums): AmountScore {
  const get = (name: Parameters<typeof getSum>[1]) => getSum(sums, name);
  const pairs = get('pairs');
  const meanSquare = divide(get('squared'), pairs);
  return {
    pairs,
    bias: divide(get('error'), pairs),
    absoluteError: divide(get('absolute'), pairs),
    squareError: meanSquare === null ? null : Math.sqrt(meanSquare),
    within: divide(get('within'), pairs),
    persistenceError: divide(get('persistenceAbsolute'), get('persistencePairs')),
    climateError: divide(get('climateAbsolute'), get('climatePairs')),
    persistenceSkill: toSkill(get('persistenceOwn'), get('persistenceAbsolute')),
    climateSkill: toSkill(get('climateOwn'), get('climateAbsolute')),
    coverage: divide(get('rangeInside'), get('rangePairs')),
  };
}

/** One tenth of the chances: number of forecasts, their mean, and the observed frequency. */
export interface ReliabilityBin {
  readonly cases: number;
  readonly forecast: number | null;
  readonly observed: number | null;
}

/**
 * Scores of chances. Brier score = reliability − resolution + uncertainty, exact if all chances of a tenth are equal;
 * the variation within the tenths is `remainder` (Stephenson et al. 2008).
 */
export interface ChanceScore {
  readonly pairs: number;
  readonly brier: number | null;
  readonly reliability: number | null;
  readonly resolution: number | null;
  readonly uncertainty: number | null;
  readonly remainder: number | null;
  readonly climateSkill: number | null;
  readonly persistenceSkill: number | null;
  readonly bins: readonly ReliabilityBin[];
}

/** Scores of chances of rain. */
export function scoreChances(sums: ScoreSums): ChanceScore {
  const { pairs, squared, tenths, ...references } = getChanceSums(sums);
  const bins = tenths.map(({ cases, chances, events }) => ({
    cases,
    forecast: divide(chances, cases),
    observed: divide(events, cases),
  }));
  const brier = divide(squared, pairs);
  const rate = divide(
    tenths.reduce((sum, { events }) => sum + events, 0),
    pairs,
  );
  const skills = {
    climateSkill: toSkill(references.climateOwn, references.climateSquared),
    persistenceSkill: toSkill(references.persistenceOwn, references.persistenceSquared),
  };
  if (brier === null || rate === null)
    return { pairs, brier, reliability: null, resolution: null, uncertainty: null, remainder: null, ...skills, bins };
  const weigh = (read: (bin: ReliabilityBin) => number) =>
    bins.reduce((sum, bin) => sum + (bin.cases === 0 ? 0 : bin.cases * read(bin)), 0) / pairs;
  const reliability = weigh(({ forecast, observed }) => ((forecast ?? 0) - (observed ?? 0)) ** 2);
  const resolution = weigh(({ observed }) => ((observed ?? 0) - rate) ** 2);
  const uncertainty = rate * (1 - rate);
  const remainder = brier - (reliability - resolution + uncertainty);
  return { pairs, brier, reliability, resolution, uncertainty, remainder, ...skills, bins };
}

/** Scores at a rain threshold, with persistence. */
export interface ThresholdScore extends YesNoScore {
  readonly leastMm: number;
  readonly persistence: YesNoScore;
}

/** Scores of an event. */
export interface EventScore extends YesNoScore {
  /** In the variable's unit: a gust of at least, a visibility below. */
  readonly threshold: number;
  readonly cases: number;
  /** Share of cases in which it came. */
  readonly baseRate: number | null;
  readonly persistence: YesNoScore;
}

/** Scores of gusts or fog at each threshold. */
export function scoreEvents(sums: ScoreSums, variable: EventVariable): readonly EventScore[] {
  return EVENT_THRESHOLDS[variable].map((threshold, index) => {
    const counts = getContingency(sums, index, 'forecast');
    const events = counts.hits + counts.misses;
    const cases = events + counts.falseAlarms + counts.correctNegatives;
    const persistence = scoreYesNo(getContingency(sums, index, 'persistence'));
    return { threshold, cases, baseRate: divide(events, cases), ...scoreYesNo(counts), persistence };
  });
}

/** Scores of rain at each threshold. */
export function scoreThresholds(sums: ScoreSums): readonly ThresholdScore[] {
  return RAIN_THRESHOLDS_MM.map((leastMm, index) => ({
    leastMm,
    ...scoreYesNo(getContingency(sums, index, 'forecast')),
    persistence: scoreYesNo(getContingency(sums, index, 'persistence')),
  }));
}
