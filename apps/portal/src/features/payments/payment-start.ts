import { formatMoment } from '@portal/domain/time/vietnam-time';
import { drawQr } from '#platform/image/draw-qr.ts';
import type { PaymentStart } from '#platform/payment-gateway/payment-gateway.ts';
import type { StoredOrder } from './order-store.ts';

/** How the payer goes on. */
export function toStartShape(start: PaymentStart, { amount, expiresAt, isTest }: StoredOrder) {
  if (start.kind === 'redirect') return { redirectUrl: start.url };
  const { qr, bankBin, account, accountName, purpose, sandboxUrl } = start;
  return {
    qr,
    /** The code drawn: side in modules, and the path of its dark ones. */
    drawn: drawQr(qr),
    bankBin,
    account,
    accountName,
    amount,
    purpose,
    sandboxUrl,
    expiresAt: formatMoment(expiresAt),
    test: isTest,
  };
}
