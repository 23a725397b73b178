import type { NewPayment, PaymentGateway } from '#platform/payment-gateway/payment-gateway.ts';
import { createBankFeed, type FeedAccount } from './bank-feed.ts';
import { toVietQr } from './vietqr-text.ts';

/** The bank account that people transfer to. */
export interface VietqrAccount extends FeedAccount {
  /** Number of the bank at NAPAS, six digits. */
  readonly bankBin: string;
  readonly accountName: string;
}

interface VietqrNeeds {
  readonly account: VietqrAccount;
  /** Page on which a transfer can be played; null where money moves. */
  readonly toSandboxUrl: ((payment: NewPayment) => string) | null;
}

/** A transfer from any bank's app by a VietQR code (domain.md 8.4). Nobody is asked: what arrives, the bank feed says; a person sends back. */
export function openVietqr({ account, toSandboxUrl }: VietqrNeeds): PaymentGateway {
  return {
    method: 'vietqr',
    isTest: toSandboxUrl !== null,
    create: async (payment) => ({
      kind: 'transfer',
      qr: toVietQr({ ...account, amount: payment.amount, purpose: payment.purpose }),
      bankBin: account.bankBin,
      account: account.account,
      accountName: account.accountName,
      purpose: payment.purpose,
      sandboxUrl: toSandboxUrl?.(payment) ?? null,
    }),
    notifications: createBankFeed(account),
    query: null,
    refund: null,
  };
}
