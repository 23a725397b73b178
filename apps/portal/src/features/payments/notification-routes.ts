import { describeError } from '@portal/domain/error/describe-error';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import type {
  NotificationVerdict,
  PaymentGateway,
  RawNotification,
} from '#platform/payment-gateway/payment-gateway.ts';
import { applyNews } from './apply-news.ts';
import type { PaymentNeeds } from './needs.ts';
import { insertNotification } from './payment-store.ts';

/** Gateways send from few addresses, and in bursts after an outage. */
const LIMIT = { name: 'payment notifications', perMinute: 1200, perDay: 200_000 } as const;

type NotificationNeeds = Pick<PaymentNeeds, 'database' | 'clock' | 'plans' | 'warn'>;

/** Applies and logs a notification in one transaction; it is acknowledged only once both are stored. */
async function applyMessage(needs: NotificationNeeds, gateway: PaymentGateway, raw: RawNotification) {
  const { method, isTest, notifications } = gateway;
  const now = needs.clock();
  const reading = notifications.read(raw, now);
  if (reading.kind !== 'read') {
    needs.warn(`a message of ${method} was refused (${reading.kind})`);
    return reading.kind;
  }
  const word = { ...reading.notification, method, isTest };
  return needs.database.inTransaction(async (transaction) => {
    const verdict = await applyNews(transaction, word, needs);
    const content = notifications.mask(raw);
    await insertNotification(transaction, { method, reference: word.reference, verdict, content }, now);
    return verdict;
  });
}

/** Routes for gateway notifications, each acknowledged in the gateway's own format. */
export function listNotificationRoutes(needs: NotificationNeeds, gateways: readonly PaymentGateway[]): RawRoute[] {
  return gateways.map((gateway): RawRoute => {
    const { method, path, answer } = gateway.notifications;
    async function handle({ query, headers, body }: RawRequest): Promise<RawReply> {
      const raw: RawNotification = { query, headers, body: Buffer.isBuffer(body) ? body : null };
      let verdict: NotificationVerdict;
      try {
        verdict = await applyMessage(needs, gateway, raw);
      } catch (error) {
        needs.warn(`a message of ${gateway.method} could not be stored (${describeError(error)})`);
        verdict = 'tryAgain';
      }
      const { status, headers: answerHeaders, body: text } = answer(verdict);
      return { kind: 'body', status, headers: { 'cache-control': 'no-store', ...answerHeaders }, body: text };
    }
    return { method, path, limit: LIMIT, handle, ...(method === 'POST' ? { body: 'bytes' } : {}) };
  });
}
