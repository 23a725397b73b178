import type { PaymentMethod } from '@portal/domain/order/payment-method';

/** How a payment state, as far as its gateway knows. */
export type PaymentResult = 'paid' | 'balance' | 'cancelled';

/** A message that the portal gets of a payment. */
interface NotificationStep {
  readonly result: PaymentResult;
  /** Waits before this message. */
  readonly isLate?: boolean;
  /** Signed with another secret than the gateway's. */
  readonly isForged?: boolean;
}

/** The outcomes that a tester may choose. */
interface Outcome {
  /** What a query answers from now on; `open`: nothing has happened at the gateway. */
  readonly state: PaymentResult | 'open';
  /** Whether another amount is paid than was asked for. */
  readonly hasOtherAmount?: boolean;
  /** Messages, one after the other. */
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

/** What may become of a bank transfer: nobody fails or cancels one, and no bank is asked. */
export const TRANSFER_OUTCOMES = ['success', 'late', 'twice', 'forged'] as const satisfies readonly OutcomeName[];

const LEAST_DONG = 1000;

/** An amount that nobody asked for: less where that is still an amount. */
export const toOtherAmount = (amount: number): number =>
  amount > LEAST_DONG ? amount - LEAST_DONG : amount + LEAST_DONG;

/** What a payment is begun with, whatever the protocol. */
export interface SimulatedOrder {
  readonly method: Exclude<PaymentMethod, 'vietqr'>;
  /** The gateway's name of the payment: it is known by method and name. */
  readonly name: string;
  readonly amount: number;
  readonly description: string;
  readonly language: 'vi' | 'en';
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly expiresAt: number;
}
