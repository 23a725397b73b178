import type { PaymentMethod } from '@portal/domain/order/payment-method';

/** State of a payment at its gateway. */
export type PaymentResult = 'paid' | 'balance' | 'cancelled';

interface NotificationStep {
  readonly result: PaymentResult;
  /** Whether to wait before this notification. */
  readonly isLate?: boolean;
  /** Signed with a wrong secret. */
  readonly isForged?: boolean;
}

interface Outcome {
  /** State in queries from now on; `open`: nothing happened at the gateway. */
  readonly state: PaymentResult | 'open';
  /** Whether another amount than requested is paid. */
  readonly hasOtherAmount?: boolean;
  readonly steps: readonly NotificationStep[];
}

export type OutcomeName =
  | 'success'
  | 'balance'
  | 'cancelled'
  | 'late'
  | 'twice'
  | 'outOfOrder'
  | 'wrongAmount'
  | 'forged'
  | 'silent';

export const OUTCOMES: Readonly<Record<OutcomeName, Outcome>> = {
  success: { state: 'paid', steps: [{ result: 'paid' }] },
  balance: { state: 'balance', steps: [{ result: 'balance' }] },
  cancelled: { state: 'cancelled', steps: [{ result: 'cancelled' }] },
  late: { state: 'paid', steps: [{ result: 'paid', isLate: true }] },
  twice: { state: 'paid', steps: [{ result: 'paid' }, { result: 'paid' }] },
  outOfOrder: { state: 'paid', steps: [{ result: 'balance' }, { result: 'paid' }] },
  wrongAmount: { state: 'paid', hasOtherAmount: true, steps: [{ result: 'paid' }] },
  forged: { state: 'open', steps: [{ result: 'paid', isForged: true }] },
  silent: { state: 'paid', steps: [] },
};

export const isOutcome = (name: string): name is OutcomeName => Object.hasOwn(OUTCOMES, name);

/** Outcomes of a bank transfer: it cannot fail or be cancelled, and there are no queries. */
export const TRANSFER_OUTCOMES = ['success', 'late', 'twice', 'forged'] as const satisfies readonly OutcomeName[];

const LEAST_DONG = 1000;

/** A wrong amount: smaller if it stays positive. */
export const toOtherAmount = (amount: number): number =>
  amount > LEAST_DONG ? amount - LEAST_DONG : amount + LEAST_DONG;

/** Start of a payment in any protocol. */
export interface SimulatedOrder {
  readonly method: Exclude<PaymentMethod, 'vietqr'>;
  /** The gateway's name of the payment, unique per method. */
  readonly name: string;
  readonly amount: number;
  readonly description: string;
  readonly language: 'vi' | 'en';
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly expiresAt: number;
}
