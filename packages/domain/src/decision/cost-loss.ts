import type { CostLoss } from '#alert/alert-rule.ts';

/** Advice from cost and loss on acting on a chance. */
export interface ActionAdvice {
  /** Chance from which acting pays, %: cost ÷ loss. */
  readonly fromPercent: number;
  /** `notWorth`: a loss costs no more than protection, so acting never pays. */
  readonly act: 'act' | 'wait' | 'notWorth';
  /**
   * Expected saving over the other choice, in their currency, never negative: chance × loss − cost, or its opposite.
   */
  readonly saving: number;
}

/** Advice on a chance in per cent: act if chance ≥ cost ÷ loss. Null if the chance is unknown (NaN). */
export function adviseAction({ cost, loss }: CostLoss, chancePercent: number): ActionAdvice | null {
  if (Number.isNaN(chancePercent)) return null;
  const fromPercent = loss > 0 ? (100 * cost) / loss : Number.POSITIVE_INFINITY;
  const gain = (chancePercent / 100) * loss - cost;
  if (loss <= cost) return { fromPercent, act: 'notWorth', saving: Math.max(-gain, 0) };
  return { fromPercent, act: chancePercent >= fromPercent ? 'act' : 'wait', saving: Math.abs(gain) };
}
