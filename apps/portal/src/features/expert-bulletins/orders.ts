import { bulletinOrderMessages } from '@portal/content/messages/bulletin-order-messages';
import { AppError } from '@portal/contract/errors';
import { mayMoveBulletin } from '@portal/domain/expert-bulletin/bulletin-request';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Database } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { claimIdempotencyKey } from '#platform/idempotency/idempotency.ts';
import { addMessage } from '#platform/outbox/outbox-store.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import {
  BULLETIN_ORDERS,
  type BulletinOrder,
  countOpenBulletinOrders,
  moveBulletinOrder,
} from './bulletin-order-store.ts';
import { type BulletinPayload, type IssuedBulletin, listBulletins, SALES_TOPIC } from './bulletin-store.ts';
import type { ExpertBulletinNeeds } from './needs.ts';
import { checkPlan, readOrderInput } from './read-order-input.ts';

const toMoment = (at: EpochSeconds | null): string | null => (at === null ? null : formatMoment(at));

/** A version as its owner sees it; page and document are addressed by its code. */
const toBulletinShape = ({ code, language, version, document, pdfAt }: IssuedBulletin) => ({
  version,
  language,
  title: document.title,
  issuedAt: formatMoment(document.issuedAt),
  demo: document.weather.isDemo,
  page: toLanguagePath('expert-bulletin', language, { code }),
  pdfReady: pdfAt !== null,
});

function toOrderShape(order: BulletinOrder, bulletins: readonly IssuedBulletin[]) {
  const { id, state, reason, request, createdAt, writingAt, endedAt } = order;
  const { place, fromAt, toAt, purpose, concerns, language, remarks, neededAt, emails } = request;
  return {
    id,
    state,
    reason,
    place,
    from: formatMoment(fromAt),
    to: formatMoment(toAt),
    purpose,
    concerns,
    language,
    remarks,
    neededAt: formatMoment(neededAt),
    emails,
    createdAt: formatMoment(createdAt),
    writingAt: toMoment(writingAt),
    endedAt: toMoment(endedAt),
    bulletins: bulletins.filter(({ orderId }) => orderId === id).map(toBulletinShape),
  };
}

/** An order with its bulletins. Throws `AppError` `notFound`. */
export async function showBulletinOrder(database: Database, key: OwnKey) {
  const order = await BULLETIN_ORDERS.get(database, key);
  return toOrderShape(order, await listBulletins(database, { accountId: key.accountId, orderId: key.id }));
}

/** Newest first; also for the account's export. */
export async function showBulletinOrders(database: Database, accountId: string) {
  const [orders, bulletins] = await Promise.all([
    BULLETIN_ORDERS.list(database, accountId),
    listBulletins(database, { accountId }),
  ]);
  return orders.map((order) => toOrderShape(order, bulletins));
}

interface OrderCall {
  readonly accountId: string;
  readonly body: unknown;
  readonly language: Language;
  /** Null: each call is a new order. */
  readonly idempotencyKey: string | null;
}

/**
 * Orders a bulletin and notifies the sales team. Throws `AppError` `badInput`, `planLimit` (403), `outsideCoverage`.
 */
export async function addBulletinOrder(needs: ExpertBulletinNeeds, call: OrderCall) {
  const { database, clock, machineClock, findPlan, locate, sales } = needs;
  const { accountId, language, body, idempotencyKey } = call;
  const request = readOrderInput(body, clock(), language);
  const { planId } = await findPlan(accountId);
  const { lat, lng } = request.place;
  locate({ lat, lng });
  const now = machineClock();
  const id = makeUuidV7(now * 1000);
  const orderId = await database.inTransaction(async (transaction) => {
    if (idempotencyKey !== null) {
      const scope = `bulletin-order ${accountId}`;
      const known = await claimIdempotencyKey(transaction, { scope, key: idempotencyKey, body }, { resultId: id, now });
      if (known !== null) return known;
    }
    const openOrders = await countOpenBulletinOrders(transaction, accountId);
    checkPlan(planId, request, { openOrders, now: clock() }, language);
    const order = { accountId, id, request, createdAt: now, reason: null, writingAt: null, endedAt: null };
    await BULLETIN_ORDERS.insert(transaction, { ...order, state: 'received' });
    const payload: BulletinPayload = { accountId };
    if (sales !== null) {
      await addMessage(transaction, { bucket: toIdBucket(accountId), topic: SALES_TOPIC, id, payload }, now);
    }
    return id;
  });
  return showBulletinOrder(database, { accountId, id: orderId });
}

/** Cancels an order that is still waiting. Throws `AppError` `notFound`, `conflict` in any other state. */
export async function cancelBulletinOrder(needs: ExpertBulletinNeeds, key: OwnKey) {
  const { database, machineClock } = needs;
  await database.inTransaction(async (transaction) => {
    const order = await BULLETIN_ORDERS.lock(transaction, key);
    if (order === null) throw new AppError('notFound');
    if (order.state === 'cancelled') return;
    if (!mayMoveBulletin(order.state, 'cancelled')) {
      const { vi, en } = bulletinOrderMessages;
      throw new AppError('conflict', { detail: { vi: vi.faults.state, en: en.faults.state } });
    }
    await moveBulletinOrder(transaction, key, { state: 'cancelled', now: machineClock() });
  });
  return showBulletinOrder(database, key);
}
