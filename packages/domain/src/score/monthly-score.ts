import { scoreYesNo } from './score.ts';
import { getContingency, getSum, type ScoreSums } from './score-sums.ts';
import type { ScoredVariable } from './scored-variable.ts';

/** Pairs below which a month has no score (domain.md §7.8.7). */
export const FEWEST_PAIRS = 20;

/** Colours of scores, null first; half-open intervals of the unrounded value (decisions.md). */
export type ScoreBand = 'none' | 'purple' | 'red' | 'amber' | 'paleGreen' | 'green' | 'blue';

const BANDS: readonly (readonly [below: number, band: ScoreBand])[] = [
  [31, 'purple'],
  [51, 'red'],
  [71, 'amber'],
  [81, 'paleGreen'],
  [91, 'green'],
];

/** The colour of a score from 0 to 100. Throws a `RangeError` for NaN. */
export function findScoreBand(score: number | null): ScoreBand {
  if (score === null) return 'none';
  if (!Number.isFinite(score) || score < 0 || score > 100) throw new RangeError(`${score} is no score from 0 to 100`);
  return BANDS.find(([below]) => score < below)?.[1] ?? 'blue';
}

/** Scoring rule of a month. `rainYesNo` and `rainAmount` are two scores of one variable. */
export type ScoreRule = 'within2' | 'rainYesNo' | 'rainAmount';

/**
 * The score of a month from 0 to 100 (domain.md §7.8); null for fewer than 20 pairs, an unfinished month, and a rule
 * without a score. Yes-or-no rain is scored by CSI, not by the share of correct days: dry days are many and easy.
 */
export function scoreMonth(sums: ScoreSums, rule: ScoreRule, isOver: boolean): number | null {
  if (!isOver) return null;
  const pairs = getSum(sums, rule === 'rainAmount' ? 'classPairs' : 'pairs');
  if (pairs < FEWEST_PAIRS) return null;
  if (rule === 'within2') return (100 * getSum(sums, 'within')) / pairs;
  if (rule === 'rainAmount') return (100 * getSum(sums, 'classRight')) / pairs;
  const { successIndex } = scoreYesNo(getContingency(sums, 0, 'forecast'));
  return successIndex === null ? null : 100 * successIndex;
}

/** The rule for monthly scores of a variable; null for chances and the least visibility. */
export function findScoreRule(variable: ScoredVariable): ScoreRule | null {
  if (variable === 'rainProbabilityPercent' || variable === 'visibilityMinKm') return null;
  return variable === 'rainMm' ? 'rainYesNo' : 'within2';
}

/** Fill of each band and the colour of its number, with a contrast of at least 4.5:1. */
export const SCORE_COLOURS: Readonly<Record<ScoreBand, { readonly fill: string; readonly ink: string }>> = {
  none: { fill: '#9E9E9E', ink: '#000' },
  purple: { fill: '#8E24AA', ink: '#fff' },
  red: { fill: '#D32F2F', ink: '#fff' },
  amber: { fill: '#FFB300', ink: '#000' },
  paleGreen: { fill: '#AED581', ink: '#000' },
  green: { fill: '#388E3C', ink: '#000' },
  blue: { fill: '#1976D2', ink: '#fff' },
};
