import { formatDay } from '@portal/content/format-day';
import {
  moneyAlarmMessages,
  orderLetterMessages,
  PAYMENT_METHOD_NAMES,
} from '@portal/content/messages/order-letter-messages';
import { formatDong, namePlan } from '@portal/content/products/plan-words';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { SendMail } from '#platform/mail/mailer.ts';
import { deliverDueMessages } from '#platform/outbox/deliver-messages.ts';
import { addMessage, type OutboxMessage } from '#platform/outbox/outbox-store.ts';
import { listAttempts } from './attempt-store.ts';
import type { PaymentNeeds } from './needs.ts';
import { findOrder, type OrderKey, type StoredOrder } from './order-store.ts';
import { findPayment, type PaymentKey, type StoredPayment } from './payment-store.ts';

const CUSTOMER_TOPIC = 'payments.customer-letter';
const COMPANY_TOPIC = 'payments.company-letter';
/** About two days. */
const PACE = { leaseSeconds: 60, backOff: { first: 5, longest: 3600 }, mostAttempts: 60 };

type LetterCause =
  | { readonly kind: 'paid' }
  | { readonly kind: 'unmatched' | 'refunded'; readonly payment: PaymentKey };

type LetterPayload = LetterCause & { readonly order: OrderKey | null };

/** Queues an e-mail about an order in the transaction of its cause. */
export async function requestLetter(
  queries: Queries,
  order: StoredOrder | null,
  cause: LetterCause,
  now: number,
): Promise<void> {
  const payload: LetterPayload = {
    ...cause,
    order: order === null ? null : { bucket: order.bucket, id: order.id },
  };
  const topics = cause.kind === 'unmatched' ? [COMPANY_TOPIC] : [];
  if (order !== null && order.accountId !== null) topics.push(CUSTOMER_TOPIC);
  for (const topic of topics) {
    const id = makeUuidV7(now * 1000);
    await addMessage(queries, { bucket: order?.bucket ?? toIdBucket(id), topic, id, payload }, now);
  }
}

type LetterNeeds = Pick<
  PaymentNeeds,
  'database' | 'clock' | 'findContact' | 'publicUrl' | 'sendMail' | 'companyEmail' | 'warn'
>;

/** Page with an order's state, without a session. */
export function toResultLink({ publicUrl }: Pick<PaymentNeeds, 'publicUrl'>, { link, language }: StoredOrder): string {
  return `${publicUrl}${toLanguagePath('payment-result', language)}?link=${link}`;
}

async function namePaidMethod(queries: Queries, order: StoredOrder): Promise<string> {
  const paid = (await listAttempts(queries, [order])).find(({ state }) => state === 'paid');
  return paid === undefined ? '' : PAYMENT_METHOD_NAMES[paid.method];
}

/** E-mails an order's owner. Null: accepted, or the account was deleted. */
async function writeToCustomer(needs: LetterNeeds, sendMail: SendMail, message: OutboxMessage): Promise<string | null> {
  const payload = message.payload as LetterPayload;
  const order = payload.order === null ? null : await findOrder(needs.database, payload.order);
  if (order === null || order.accountId === null) return null;
  const contact = await needs.findContact(order.accountId);
  if (contact === null) return null;
  const { email: to, language } = contact;
  const words = orderLetterMessages[language];
  const { id } = message;
  const link = toResultLink(needs, { ...order, language });
  const toText = (lines: readonly string[], isTest: boolean) =>
    [...(isTest ? [words.test] : []), ...lines].join('\n\n');
  if (payload.kind !== 'paid') {
    const payment = await findPayment(needs.database, payload.payment);
    if (payment === null) return null;
    const amount = formatDong(payment.amount, language);
    const facts = { code: order.code, amount, method: PAYMENT_METHOD_NAMES[payment.method], link };
    const { subject, lines } = words[payload.kind];
    return sendMail({ id, to, subject: subject(facts), text: toText(lines(facts), payment.isTest) });
  }
  const facts = {
    code: order.code,
    plan: namePlan(order.planId, language),
    amount: formatDong(order.amount, language),
    method: await namePaidMethod(needs.database, order),
    startsOn: formatDay(order.startsAt ?? order.createdAt, language),
    endsOn: formatDay(order.endsAt ?? order.createdAt, language),
    link,
  };
  return sendMail({ id, to, subject: words.paid.subject(facts), text: toText(words.paid.lines(facts), order.isTest) });
}

function toAlarm({ reference, amount, method, transactionId, reason, receivedAt }: StoredPayment) {
  const { subject, lines, reasons, noCode } = moneyAlarmMessages;
  const facts = {
    amount: formatDong(amount, 'vi'),
    method: PAYMENT_METHOD_NAMES[method],
    transactionId,
    reason: reasons[reason ?? 'unknownOrder'],
    receivedAt: formatMoment(receivedAt),
  };
  return { subject: subject(reference ?? noCode), text: lines(facts).join('\n') };
}

/** E-mails the company about unmatched money. Null: accepted, or no recipient is configured. */
async function writeToCompany(needs: LetterNeeds, sendMail: SendMail, message: OutboxMessage): Promise<string | null> {
  const payload = message.payload as LetterPayload;
  if (needs.companyEmail === null || payload.kind !== 'unmatched') return null;
  const payment = await findPayment(needs.database, payload.payment);
  return payment === null ? null : sendMail({ id: message.id, to: needs.companyEmail, ...toAlarm(payment) });
}

/** Sends due e-mails, each at least once. Returns how many were accepted. */
export async function deliverOrderLetters(needs: LetterNeeds, signal?: AbortSignal): Promise<number> {
  const { database, clock, sendMail, warn } = needs;
  if (sendMail === null) return 0;
  const failure = 'an e-mail about an order could not be sent';
  const rest = { database, clock, pace: PACE, failure, warn, signal };
  const toCustomer = (message: OutboxMessage) => writeToCustomer(needs, sendMail, message);
  const toCompany = (message: OutboxMessage) => writeToCompany(needs, sendMail, message);
  const customers = await deliverDueMessages({ ...rest, topic: CUSTOMER_TOPIC, deliver: toCustomer });
  return customers + (await deliverDueMessages({ ...rest, topic: COMPANY_TOPIC, deliver: toCompany }));
}
