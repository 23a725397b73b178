import { FEWEST_PAIRS, scoreMonth } from './monthly-score.ts';
import { addAmountPair, addRainPair, makeSums } from './score-sums.ts';

/** Scoring rules of a verification project's months: `keyActive` of its element. */
export const PROJECT_RULES = ['temperature', 'wind', 'rainYesNo', 'rainAmount', 'wave'] as const;
/** Scoring rule of a project. */
export type ProjectRule = (typeof PROJECT_RULES)[number];

/** A forecast and its measurement, in °C, m/s, mm or m. */
export interface ProjectPair {
  /** 1–12. */
  readonly month: number;
  readonly forecast: number;
  readonly real: number;
  /** The measurement of the previous row; null in the first. */
  readonly before: number | null;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const [WAVE_M, WAVE_SHARE] = [0.3, 0.2];

/** Tolerance for waves: 0.3 m, a fifth for high ones (domain.md §7.8.5). */
const isWaveRight = (forecast: number, real: number): boolean =>
  Math.abs(forecast - real) <= Math.max(WAVE_M, WAVE_SHARE * real) + 1e-9;

type Pair = Pick<ProjectPair, 'forecast' | 'real'>;

function scorePairs(pairs: readonly Pair[], rule: ProjectRule): number | null {
  if (rule === 'wave') {
    if (pairs.length < FEWEST_PAIRS) return null;
    return (100 * pairs.filter(({ forecast, real }) => isWaveRight(forecast, real)).length) / pairs.length;
  }
  const sums = makeSums();
  const isRain = rule === 'rainYesNo' || rule === 'rainAmount';
  const add = isRain ? addRainPair : addAmountPair;
  for (const { forecast, real } of pairs) add(sums, { forecast, observed: real, persistence: null, climate: null });
  return scoreMonth(sums, isRain ? rule : 'within2', true);
}

/** Scores of the twelve months of a project, January first. */
export interface ProjectScores {
  readonly months: readonly (number | null)[];
  /** The same score for a forecast that repeats the previous row. */
  readonly persistence: readonly (number | null)[];
  readonly pairs: readonly number[];
}

/** Scores the pairs of a project by month (domain.md §7.8). @param isOver whether a month, 1–12, is over */
export function scoreProject(
  pairs: readonly ProjectPair[],
  rule: ProjectRule,
  isOver: (month: number) => boolean,
): ProjectScores {
  const ofMonth = (month: number) => pairs.filter((pair) => pair.month === month);
  const repeated = (month: number) =>
    ofMonth(month).flatMap(({ before, real }) => (before === null ? [] : [{ forecast: before, real }]));
  const score = (list: readonly Pair[], month: number) => (isOver(month) ? scorePairs(list, rule) : null);
  return {
    months: MONTHS.map((month) => score(ofMonth(month), month)),
    persistence: MONTHS.map((month) => score(repeated(month), month)),
    pairs: MONTHS.map((month) => ofMonth(month).length),
  };
}
