import type { FlowScore } from './flow-score.ts';

/**
 * Skill of a model on held-out years. `none`: no better than the measured mean, so that it is never used. The other
 * classes are those of Moriasi et al. 2007 for the NSE of modelled flow: from 0.5 satisfactory, from 0.65 good, from
 * 0.75 very good.
 */
export type ModelSkill = 'none' | 'weak' | 'satisfactory' | 'good' | 'veryGood';

/** Rates a model by its scores on held-out years; a missing score counts as no skill. */
export function rateModelSkill({ nse, kge }: Pick<FlowScore, 'nse' | 'kge'>): ModelSkill {
  if (nse === null || kge === null || nse < 0 || kge < 0) return 'none';
  if (nse < 0.5) return 'weak';
  if (nse < 0.65) return 'satisfactory';
  return nse < 0.75 ? 'good' : 'veryGood';
}
