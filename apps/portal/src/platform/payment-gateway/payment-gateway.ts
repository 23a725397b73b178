import type { IncomingHttpHeaders } from 'node:http';
import type { RawQuery } from '@portal/contract/parse-input';
import type { Language } from '@portal/domain/language/language';
import type { PaymentFailure, PaymentMethod } from '@portal/domain/order/payment-method';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** One try to pay, as a gateway knows it. */
export interface AttemptKey {
  /** Unique for ever at every gateway: `[A-Z0-9]{14}`, an order's code and two digits. */
  readonly reference: string;
  /** When the try began: gateways name it by its day or time. */
  readonly createdAt: EpochSeconds;
  /** Whole dong. */
  readonly amount: number;
}

/** What a gateway needs to begin a payment. */
export interface NewPayment extends AttemptKey {
  /** What a bank transfer is recognized by: `[A-Z0-9]{12}`, the code of the order. */
  readonly purpose: string;
  /** What is paid for, ASCII without tone marks. */
  readonly description: string;
  readonly language: Language;
  /** Address of the payer. */
  readonly network: string;
  /** When paying has to be over. */
  readonly expiresAt: EpochSeconds;
  /** Where the payer comes back to; it decides nothing. */
  readonly returnUrl: string;
}

/** How a payer goes on: to a page of the gateway, or by a transfer from any bank's app. */
export type PaymentStart =
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'transfer';
      /** Text of the VietQR code. */
      readonly qr: string;
      readonly bankBin: string;
      readonly account: string;
      readonly accountName: string;
      readonly purpose: string;
      /** Page on which the transfer can be played; null where money moves. */
      readonly sandboxUrl: string | null;
    };

/** What a gateway says of a try. */
export type PaymentNews =
  | {
      readonly state: 'paid';
      /** Unique for a method: the same transaction is counted once. */
      readonly transactionId: string;
      /** Whole dong that arrived. */
      readonly amount: number;
    }
  | { readonly state: 'failed'; readonly reason: PaymentFailure }
  | { readonly state: 'pending' };

/** A message that a gateway sent by itself, as it came. */
export interface RawNotification {
  readonly query: RawQuery;
  readonly headers: IncomingHttpHeaders;
  /** Null: none. */
  readonly body: Buffer | null;
}

/** What a message says, once its signature is verified. */
export interface Notification {
  /** `AttemptKey.reference`; of a bank transfer the order's code found in its purpose, null where there is none. */
  readonly reference: string | null;
  /** Whole dong that the message names, also where nothing was paid. */
  readonly amount: number;
  readonly news: PaymentNews;
}

/** How reading a message ended. */
export type NotificationReading =
  | { readonly kind: 'read'; readonly notification: Notification }
  /** No signature, a wrong one, or one that is too old. */
  | { readonly kind: 'forged' }
  /** Rightly signed, and not what the protocol describes. */
  | { readonly kind: 'unreadable' };

/**
 * What became of a message: done now; a repetition, or news about an order that is final; nothing is known by its reference; another amount
 * than asked for; not signed; not readable; or it could not be stored and has to come again.
 */
export type NotificationVerdict =
  | 'done'
  | 'repeated'
  | 'unknownOrder'
  | 'wrongAmount'
  | 'forged'
  | 'unreadable'
  | 'tryAgain';

/** An answer in the gateway's own words. */
export interface NotificationAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Where and how a gateway notifies the portal. */
export interface NotificationAddress {
  readonly method: 'GET' | 'POST';
  /** Path below the portal's origin. */
  readonly path: string;
  /** Verifies the signature in constant time, then reads. Never throws. */
  readonly read: (raw: RawNotification, now: EpochSeconds) => NotificationReading;
  readonly answer: (verdict: NotificationVerdict) => NotificationAnswer;
  /** The message without secrets and data of persons, for the log of 90 days. */
  readonly mask: (raw: RawNotification) => Readonly<Record<string, unknown>>;
}

/** Money that is sent back. */
export interface Refund extends AttemptKey {
  /** Unique for ever: the same refund asked for again is made once. */
  readonly refundId: string;
  /** When it was asked for first; gateways name a refund by its day, so it stays the same when it is asked for again. */
  readonly requestedAt: EpochSeconds;
  readonly transactionId: string;
  readonly reason: string;
}

/** A way to pay that is set up. */
export interface PaymentGateway {
  readonly method: PaymentMethod;
  /** Whether no money moves: a gateway of the sandbox. */
  readonly isTest: boolean;
  /** Begins a payment. Rejects with `GatewayError`. */
  readonly create: (payment: NewPayment, signal: AbortSignal) => Promise<PaymentStart>;
  readonly notifications: NotificationAddress;
  /** Asks what became of a try. Rejects with `GatewayError`. Null: there is nobody to ask. */
  readonly query: ((attempt: AttemptKey, signal: AbortSignal) => Promise<PaymentNews>) | null;
  /** Sends all of the money back. Rejects with `GatewayError`. Null: a person has to. */
  readonly refund: ((refund: Refund, signal: AbortSignal) => Promise<void>) | null;
}

/** A gateway that is away, refuses, or answers without a valid signature. The message names no secret and no person. */
export class GatewayError extends Error {
  /** Whether the same call may succeed later. */
  readonly isPassing: boolean;

  constructor(message: string, isPassing: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GatewayError';
    this.isPassing = isPassing;
  }
}
