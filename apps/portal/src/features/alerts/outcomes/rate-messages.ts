import { findWindow, rateAlert } from '@portal/domain/alert/rate-alerts';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { type DueMessage, listDueMessages, type MessageOutcome, saveOutcomes } from './outcome-store.ts';
import type { ReadObserved } from './read-observed.ts';

export interface RatingNeeds {
  readonly database: Database;
  readonly readObserved: ReadObserved;
  readonly clock: () => EpochSeconds;
}

const BATCH = 500;

function rateMessage({ accountId, id, eventAt, rating }: DueMessage, readObserved: ReadObserved): MessageOutcome {
  if (rating === null) return { accountId, id, outcome: 'unknown', at: null, peak: null };
  const { condition, points, endAt } = rating;
  const window = findWindow({ eventAt, endAt });
  const steps = readObserved({ ...window, quantity: condition.quantity, points });
  return { accountId, id, ...rateAlert(condition, { eventAt, endAt }, steps) };
}

export async function rateMessages({ database, readObserved, clock }: RatingNeeds, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await listDueMessages(database, clock(), BATCH);
    if (due.length === 0) return;
    await saveOutcomes(
      database,
      due.map((message) => rateMessage(message, readObserved)),
    );
  }
  return;
}
