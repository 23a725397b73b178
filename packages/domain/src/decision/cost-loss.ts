/** Cost of protecting oneself and loss without it, in one currency: protecting pays from the chance cost ÷ loss (Murphy 1977). */
export interface CostLoss {
  readonly cost: number;
  readonly loss: number;
}

/** Whole per cent from which protecting pays, 1–99: a chance in whole per cent reaches it exactly if it reaches cost ÷ loss. */
export function findActPercent({ cost, loss }: CostLoss): number {
  // 7 ÷ 100 would be 7.000000000000001 %.
  return Math.min(99, Math.max(1, Math.ceil(Number(((100 * cost) / loss).toFixed(6)))));
}

/** What two typed fields say: cost and loss, that none are wanted (both empty), or which of them cannot be used. */
export type TypedCostLoss =
  | { readonly kind: 'costLoss'; readonly costLoss: CostLoss }
  | { readonly kind: 'none' }
  | { readonly kind: 'bad'; readonly field: keyof CostLoss; readonly reason: 'number' | 'notWorth' };

/** Up to 999 billion, with or without separators of thousands. */
const AMOUNT = /^[1-9]\d{0,2}(?:(?:[.,\s]?\d{3}){0,3}|\d{0,9})$/;

/** Reads cost and loss as people type them: `50000`, `50.000` or `50 000`. */
export function parseCostLoss(cost: string, loss: string): TypedCostLoss {
  const typed = { cost: cost.trim(), loss: loss.trim() };
  if (typed.cost === '' && typed.loss === '') return { kind: 'none' };
  for (const field of ['cost', 'loss'] as const)
    if (!AMOUNT.test(typed[field])) return { kind: 'bad', field, reason: 'number' };
  const read = (text: string): number => Number(text.replace(/\D/g, ''));
  const costLoss = { cost: read(typed.cost), loss: read(typed.loss) };
  return costLoss.cost < costLoss.loss
    ? { kind: 'costLoss', costLoss }
    : { kind: 'bad', field: 'cost', reason: 'notWorth' };
}

/** Cost and loss as one word, for a cookie: `50000-500000`. */
export const writeCostLoss = ({ cost, loss }: CostLoss): string => `${cost}-${loss}`;

/** Those of such a word; null for anything else. */
export function readCostLoss(word: string): CostLoss | null {
  const [cost = '', loss = '', ...rest] = word.split('-');
  const typed = rest.length > 0 ? null : parseCostLoss(cost, loss);
  return typed?.kind === 'costLoss' ? typed.costLoss : null;
}

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
