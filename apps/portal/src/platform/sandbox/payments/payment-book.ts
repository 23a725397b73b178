import { randomBytes, randomInt } from 'node:crypto';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { OutcomeName, PaymentResult, SimulatedOrder } from './outcome.ts';

/** A message that was sent to the portal, and what it answered. */
export interface SentNotification {
  readonly sentAt: EpochSeconds;
  readonly isForged: boolean;
  /** Null: nobody answered. */
  readonly status: number | null;
  readonly answer: string;
}

/** A payment at a gateway that is played. */
export interface SimulatedPayment extends SimulatedOrder {
  /** Cannot be guessed: whoever knows it may pay. */
  readonly id: string;
  /** Number of the transaction that pays. */
  readonly transaction: string;
  /** Null while nothing was chosen. */
  outcome: OutcomeName | null;
  state: PaymentResult | 'open';
  /** Dong that arrived; 0 before. */
  paid: number;
  /** Name of the refund that sent the money back; null: none did. */
  refund: string | null;
  readonly notifications: SentNotification[];
}

/** The payments of gateways that are played, in the memory of this process. */
export interface PaymentBook {
  /** The payment of an order, known by method and name; begun where it is new. */
  readonly begin: (order: SimulatedOrder) => SimulatedPayment;
  readonly find: (method: SimulatedOrder['method'], name: string) => SimulatedPayment | null;
  readonly findById: (id: string) => SimulatedPayment | null;
  /** By the number of the transaction that paid. */
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

/** What sending all of a payment's money back comes to; a refund that is asked for again is the same one. */
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

/** A message to the portal, as a gateway sends it. */
export interface OutgoingNotification {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What is said of a payment in a message or a return address. */
export interface Report {
  readonly result: PaymentResult;
  readonly isForged: boolean;
}

/** A gateway that is played: its API, and what it sends. */
export interface SimulatedGateway {
  /** Null where the gateway does not tell this. */
  readonly toNotification: (payment: SimulatedPayment, report: Report) => OutgoingNotification | null;
  /** Whether an answer of the portal ends the sending; else the message comes again. */
  readonly isAccepted: (status: number, answer: string) => boolean;
  /** Where the payer goes back to. */
  readonly toReturnUrl: (payment: SimulatedPayment, report: Report) => string;
}
