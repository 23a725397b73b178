import { type CostLoss, readCostLoss } from '@portal/domain/decision/cost-loss';

/** Cost and loss that the reader has set on a place's page; null without any. */
export const findStoredCosts = (): CostLoss | null =>
  readCostLoss(/(?:^|;\s*)worth=([\d-]*)/.exec(document.cookie)?.[1] ?? '');
