/** States of an order. Paid may become refunded; all other final states are permanent. */
export const ORDER_STATES = ['pending', 'paid', 'failed', 'expired', 'refunded'] as const;
/** State of an order. */
export type OrderState = (typeof ORDER_STATES)[number];

/** Why an order is no longer pending: cancelled by its customer, not paid in time, or another order used the same credit. */
export const ORDER_REASONS = ['cancelled', 'notPaidInTime', 'otherOrder'] as const;
/** Why an order is no longer pending. */
export type OrderReason = (typeof ORDER_REASONS)[number];

/**
 * States of one payment attempt. `keptApart`: its money arrived, but the order was paid by another attempt, was no
 * longer pending or has another amount; it is then `returned`, or `moved` to another order.
 */
export const ATTEMPT_STATES = ['pending', 'paid', 'failed', 'keptApart', 'returned', 'moved'] as const;
/** State of one payment attempt. */
export type AttemptState = (typeof ATTEMPT_STATES)[number];

const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending: ['paid', 'failed', 'expired'],
  paid: ['refunded'],
  failed: [],
  expired: [],
  refunded: [],
};

/** Whether an order may change from one state to another (domain.md 8.5.1). */
export const mayBecome = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to);

/** Whether only a refund can change an order. */
export const isClosed = (state: OrderState): boolean => state !== 'pending';

/** Seconds that an order waits for payment. */
export const ORDER_SECONDS = 900;

/** Seconds after the start of an attempt from which its state is queried at the gateway. */
export const QUERY_AFTER_SECONDS = 120;
