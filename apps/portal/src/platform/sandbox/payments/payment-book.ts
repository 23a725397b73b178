import { randomBytes, randomInt } from 'node:crypto';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { OutcomeName, PaymentResult, SimulatedOrder } from './outcome.ts';

/** A notification with the portal's reply. */
export interface SentNotification {
  readonly sentAt: EpochSeconds;
  readonly isForged: boolean;
  readonly status: number | null;
  readonly answer: string;
}

export interface SimulatedPayment extends SimulatedOrder {
  /** Random: whoever knows it may pay. */
  readonly id: string;
  readonly transaction: string;
  /** Null: not chosen yet. */
  outcome: OutcomeName | null;
  state: PaymentResult | 'open';
  /** Dong received; 0 before. */
  paid: number;
  /** Name of the refund; null: none. */
  refund: string | null;
  readonly notifications: SentNotification[];
}

/** Simulated payments, in memory. */
export interface PaymentBook {
  /** The payment of an order by method and name; created if new. */
  readonly begin: (order: SimulatedOrder) => SimulatedPayment;
  readonly find: (method: SimulatedOrder['method'], name: string) => SimulatedPayment | null;
  readonly findById: (id: string) => SimulatedPayment | null;
  readonly findPaid: (method: SimulatedOrder['method'], transaction: string) => SimulatedPayment | null;
  /** Newest first. */
  readonly list: () => readonly SimulatedPayment[];
}

/** Older payments are dropped. */
const MOST_PAYMENTS = 500;
const FIRST_TRANSACTION = 10_000_000_000;

export function createPaymentBook(): PaymentBook {
  const payments: SimulatedPayment[] = [];
  let transactions = FIRST_TRANSACTION + randomInt(FIRST_TRANSACTION);
  const find: PaymentBook['find'] = (method, name) =>
    payments.find((payment) => payment.method === method && payment.name === name) ?? null;

  return {
    begin: (order) => {
      const known = find(order.method, order.name);
      if (known !== null) return known;
      transactions += 1;
      const payment: SimulatedPayment = {
        ...order,
        id: randomBytes(16).toString('base64url'),
        transaction: String(transactions),
        outcome: null,
        state: 'open',
        paid: 0,
        refund: null,
        notifications: [],
      };
      payments.unshift(payment);
      payments.length = Math.min(payments.length, MOST_PAYMENTS);
      return payment;
    },
    find,
    findById: (id) => payments.find((payment) => payment.id === id) ?? null,
    findPaid: (method, transaction) =>
      payments.find(
        (payment) => payment.method === method && payment.transaction === transaction && payment.paid > 0,
      ) ?? null,
    list: () => [...payments],
  };
}

/** Result of a full refund; a repeated refund is the same one. */
export function refundPayment(
  payment: SimulatedPayment | null,
  refund: string,
  amount: number | null,
): 'done' | 'repeated' | 'refused' {
  if (payment === null || payment.paid === 0 || amount !== payment.paid) return 'refused';
  if (payment.refund !== null) return payment.refund === refund ? 'repeated' : 'refused';
  payment.refund = refund;
  return 'done';
}

/** A notification as a gateway sends it. */
export interface OutgoingNotification {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Content of a notification or return URL. */
export interface Report {
  readonly result: PaymentResult;
  readonly isForged: boolean;
}

export interface SimulatedGateway {
  /** Null: the gateway sends no notification for this. */
  readonly toNotification: (payment: SimulatedPayment, report: Report) => OutgoingNotification | null;
  /** Whether the portal's reply acknowledges it; otherwise it is repeated. */
  readonly isAccepted: (status: number, answer: string) => boolean;
  /** Where the payer returns to. */
  readonly toReturnUrl: (payment: SimulatedPayment, report: Report) => string;
}
