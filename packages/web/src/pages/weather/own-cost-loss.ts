import { findActPercent, parseCostLoss } from '@portal/domain/decision/cost-loss';
import { comesFirst, type RatedWarning } from '@portal/domain/warning/warning-kind';
import { formatNumber } from '#components/weather/format-values.ts';
import type { ChanceView } from '#components/weather/worth/chance.tsx';
import { LONGEST_AMOUNT, type OwnCostLoss } from '#components/weather/worth/worth-block.tsx';
import type { PageRequest } from '#pages/page-request.ts';

/** The reader's cost and loss, from the address or the device. */
export function readOwnCostLoss({ query, settings, language }: PageRequest): OwnCostLoss {
  const { cost, loss } = query;
  const stored = settings.costLoss ?? null;
  const read =
    cost === undefined && loss === undefined
      ? ({ kind: 'costLoss', costLoss: stored } as const)
      : parseCostLoss(cost ?? '', loss ?? '');
  if (read.kind === 'bad') {
    const typed = { cost: (cost ?? '').slice(0, LONGEST_AMOUNT), loss: (loss ?? '').slice(0, LONGEST_AMOUNT) };
    return { costLoss: null, typed, mistake: read };
  }
  const costLoss = read.kind === 'none' ? null : read.costLoss;
  const write = (amount: number | undefined): string =>
    amount === undefined ? '' : formatNumber(amount, { language });
  return { costLoss, typed: { cost: write(costLoss?.cost), loss: write(costLoss?.loss) }, mistake: null };
}

/** Marks the chances that reach the reader's limit; none while an official warning comes first. */
export function markWorth<View extends ChanceView>(
  view: View,
  { costLoss }: OwnCostLoss,
  warnings: readonly RatedWarning[],
): { readonly view: View; readonly isWarned: boolean } {
  const isWarned = warnings.some(comesFirst);
  return { view: costLoss === null || isWarned ? view : { ...view, worthFrom: findActPercent(costLoss) }, isWarned };
}
