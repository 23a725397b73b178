/** State of an order. Paid may become refunded; nothing else that is final changes. */
export type OrderState = 'pending' | 'paid' | 'failed' | 'expired' | 'refunded';

/** Why an order is no longer pending: cancelled by its customer, not paid in time, or another order used the same credit. */
export type OrderReason = 'cancelled' | 'notPaidInTime' | 'otherOrder';

/**
 * State of one try to pay an order. `keptApart`: its money arrived, but the order was paid by another, waited no longer or asks for another
 * amount; then it is `returned`, or `moved` to another order.
 */
export type AttemptState = 'pending' | 'paid' | 'failed' | 'keptApart' | 'returned' | 'moved';

const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending: ['paid', 'failed', 'expired'],
  paid: ['refunded'],
  failed: [],
  expired: [],
  refunded: [],
};

/** Whether an order may go from one state to another (domain.md 8.5.1). */
export const mayBecome = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to);

/** Whether nothing but a refund can change an order. */
export const isClosed = (state: OrderState): boolean => state !== 'pending';

/** Seconds that an order waits for its money. */
export const ORDER_SECONDS = 900;

/** Seconds after the start of a try from which the gateway is asked what became of it. */
export const QUERY_AFTER_SECONDS = 120;
