import type { NewPayment, PaymentGateway } from '#platform/payment-gateway/payment-gateway.ts';
import { createBankFeed, type FeedAccount } from './bank-feed.ts';
import { toVietQr } from './vietqr-text.ts';

export interface VietqrAccount extends FeedAccount {
  /** NAPAS number of the bank, six digits. */
  readonly bankBin: string;
  readonly accountName: string;
}

interface VietqrNeeds {
  readonly account: VietqrAccount;
  /** Page that simulates a transfer; null with real money. */
  readonly toSandboxUrl: ((payment: NewPayment) => string) | null;
}

/** A bank transfer by VietQR code. There are no queries: the bank feed reports transfers, and refunds are manual. */
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
