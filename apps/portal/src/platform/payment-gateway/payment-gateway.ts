import type { IncomingHttpHeaders } from 'node:http';
import type { RawQuery } from '@portal/contract/parse-input';
import type { Language } from '@portal/domain/language/language';
import type { PaymentFailure, PaymentMethod } from '@portal/domain/order/payment-method';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** An attempt as its gateway knows it. */
export interface AttemptKey {
  /** Unique at every gateway, forever: `[A-Z0-9]{14}`, the order's code and two digits. */
  readonly reference: string;
  /** Start of the attempt, which gateways use in its name. */
  readonly createdAt: EpochSeconds;
  /** Whole dong. */
  readonly amount: number;
}

export interface NewPayment extends AttemptKey {
  /** Identifies a bank transfer: `[A-Z0-9]{12}`, the order's code. */
  readonly purpose: string;
  /** Description in ASCII, without tone marks. */
  readonly description: string;
  readonly language: Language;
  /** IP address of the payer. */
  readonly network: string;
  readonly expiresAt: EpochSeconds;
  /** Where the payer returns to; proves nothing. */
  readonly returnUrl: string;
}

/** Next step of the payer: the gateway's page, or a bank transfer. */
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
      /** Page that simulates the transfer; null with real money. */
      readonly sandboxUrl: string | null;
    };

/** A gateway's statement about an attempt. */
export type PaymentNews =
  | {
      readonly state: 'paid';
      /** Unique per method, so that a transaction counts once. */
      readonly transactionId: string;
      /** Whole dong received. */
      readonly amount: number;
    }
  | { readonly state: 'failed'; readonly reason: PaymentFailure }
  | { readonly state: 'pending' };

export interface RawNotification {
  readonly query: RawQuery;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | null;
}

/** Content of a notification with a valid signature. */
export interface Notification {
  /** `AttemptKey.reference`; for a bank transfer the order's code in its purpose, null without one. */
  readonly reference: string | null;
  /** Whole dong in the notification, also if nothing was paid. */
  readonly amount: number;
  readonly news: PaymentNews;
}

export type NotificationReading =
  | { readonly kind: 'read'; readonly notification: Notification }
  /** No signature, a wrong one, or too old. */
  | { readonly kind: 'forged' }
  /** Correctly signed but not as the protocol describes. */
  | { readonly kind: 'unreadable' };

/**
 * Result of a notification: applied; repeated, or the order is final; unknown reference; wrong amount; forged;
 * unreadable; or not stored, so that it must be sent again.
 */
export type NotificationVerdict =
  | 'done'
  | 'repeated'
  | 'unknownOrder'
  | 'wrongAmount'
  | 'forged'
  | 'unreadable'
  | 'tryAgain';

/** Acknowledgement in the gateway's own format. */
export interface NotificationAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface NotificationAddress {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Verifies the signature in constant time, then parses. Never throws. */
  readonly read: (raw: RawNotification, now: EpochSeconds) => NotificationReading;
  readonly answer: (verdict: NotificationVerdict) => NotificationAnswer;
  /** The notification without secrets and personal data, for the 90-day log. */
  readonly mask: (raw: RawNotification) => Readonly<Record<string, unknown>>;
}

export interface Refund extends AttemptKey {
  /** Unique forever: a repeated refund is made once. */
  readonly refundId: string;
  /** Time of the first request; gateways name a refund by its day, so it stays the same when repeated. */
  readonly requestedAt: EpochSeconds;
  readonly transactionId: string;
  readonly reason: string;
}

/** A configured payment method. */
export interface PaymentGateway {
  readonly method: PaymentMethod;
  /** Sandbox: no real money. */
  readonly isTest: boolean;
  /** Starts a payment. Rejects with `GatewayError`. */
  readonly create: (payment: NewPayment, signal: AbortSignal) => Promise<PaymentStart>;
  readonly notifications: NotificationAddress;
  /** Queries an attempt. Rejects with `GatewayError`. Null: the method has no queries. */
  readonly query: ((attempt: AttemptKey, signal: AbortSignal) => Promise<PaymentNews>) | null;
  /** Refunds in full. Rejects with `GatewayError`. Null: manual only. */
  readonly refund: ((refund: Refund, signal: AbortSignal) => Promise<void>) | null;
}

/** A gateway that is down, refuses, or replies without a valid signature. The message names no secrets and persons. */
export class GatewayError extends Error {
  /** Whether a retry may succeed. */
  readonly isPassing: boolean;

  constructor(message: string, isPassing: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GatewayError';
    this.isPassing = isPassing;
  }
}
