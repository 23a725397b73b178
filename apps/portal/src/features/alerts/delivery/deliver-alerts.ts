import { randomUUID } from 'node:crypto';
import { writeLetter, writeSms } from '@portal/content/alerts/alert-forms';
import { getSmsPerDay } from '@portal/domain/plan/may-use';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { computeRetryDelay } from '@portal/domain/retry/retry-delay';
import { type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import type { SendMail } from '#platform/mail/mailer.ts';
import type { SendText } from '#platform/text-message/send-text.ts';
import { claimDue, countText, type DueMessage, notePostponed, noteSent, noteWithheld } from './delivery-store.ts';

/** How alerts leave the portal. */
export interface AlertDeliveryNeeds {
  readonly database: Database;
  /** The clock of the weather: messages are due and too late by it. */
  readonly weatherClock: () => EpochSeconds;
  /** The machine's clock, which always runs. */
  readonly clock: () => EpochSeconds;
  readonly sendMail: SendMail | null;
  readonly sendText: SendText | null;
  /** Whether what is sent this way reaches nobody but the sandbox: invented weather is sent there only. */
  readonly isSandbox: (kind: string) => boolean;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
  /** Origin of the portal's pages. */
  readonly publicUrl: string;
}

const BATCH = 100;
const AT_ONCE = 20;
const LEASE_SECONDS = 120;
const BACK_OFF_SECONDS = { first: 10, longest: 300, spread: 0.5 };
/** An hour and a half of a provider that is away; most alerts have expired by then. */
const MOST_ATTEMPTS = 24;

/** Why a message is not sent whatever its provider says; null: nothing speaks against it. */
function findHindrance(message: DueMessage, { isSandbox, weatherClock }: AlertDeliveryNeeds): string | null {
  const { channel, hasConsent, isBlocked, isDemo, expiresAt } = message;
  if (channel === null) return 'paused';
  if (isBlocked) return 'doNotContact';
  if (!hasConsent) return 'noConsent';
  if (!channel.isActive) return 'paused';
  if (!channel.isVerified) return 'unverified';
  if (isDemo && !isSandbox(channel.kind)) return 'demo';
  return weatherClock() >= expiresAt ? 'expired' : null;
}

/** Hands a message to its provider. Null: taken; else the trouble in a few words without data of persons. */
async function send(message: DueMessage, needs: AlertDeliveryNeeds): Promise<string | null> {
  const { channel, content, language, id, startId } = message;
  if (channel === null) return 'no channel';
  const links = { origin: needs.publicUrl, stopCode: channel.stopCode };
  if (channel.kind === 'email' && needs.sendMail !== null) {
    return needs.sendMail({
      id,
      to: channel.address,
      ...writeLetter(content, language, links),
      unsubscribeUrl: `${needs.publicUrl}/unsubscribe?c=${channel.stopCode}`,
      ...(startId === null ? {} : { threadId: startId }),
    });
  }
  if (channel.kind === 'sms' && needs.sendText !== null)
    return needs.sendText({ id, to: channel.address, text: writeSms(content, language, links) });
  return 'not set up';
}

/** Whether the plan still has a text message for today. */
async function isWithinDay(message: DueMessage, { database, findPlan, weatherClock }: AlertDeliveryNeeds) {
  if (message.channel?.kind !== 'sms') return true;
  const now = weatherClock();
  const { planId } = await findPlan(message.accountId);
  return countText(database, message, { most: getSmsPerDay(planId), since: startOfVietnamDay(now), now });
}

/** Delivers one message, or notes why not. True where it was sent. */
async function deliver(message: DueMessage, needs: AlertDeliveryNeeds): Promise<boolean> {
  const { database, weatherClock } = needs;
  const hindrance = findHindrance(message, needs) ?? ((await isWithinDay(message, needs)) ? null : 'limit');
  if (hindrance !== null) {
    await noteWithheld(database, message, hindrance);
    return false;
  }
  const trouble = await send(message, needs).catch(() => 'failed');
  if (trouble === null) {
    await noteSent(database, message, weatherClock());
    return true;
  }
  const delay = Math.ceil(computeRetryDelay(BACK_OFF_SECONDS, message.attempts, Math.random()));
  const dueAt = message.attempts >= MOST_ATTEMPTS ? null : weatherClock() + delay;
  await notePostponed(database, message, { dueAt, error: trouble });
  return false;
}

/** Works through a list, so many at a time: one slow answer does not hold the others up. */
async function runAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const run = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, run));
}

/** Sends the alerts that are due, each at least once and under one id. Returns how many were taken. */
export async function deliverDueAlerts(needs: AlertDeliveryNeeds, signal: AbortSignal): Promise<number> {
  const { database, clock, weatherClock } = needs;
  const claimedBy = randomUUID();
  let sent = 0;
  while (!signal.aborted) {
    const leaseNow = clock();
    const leaseUntil = leaseNow + LEASE_SECONDS;
    const due = await claimDue(database, { claimedBy, now: weatherClock(), leaseNow, leaseUntil, most: BATCH });
    if (due.length === 0) break;
    await runAtOnce(due, async (message) => {
      if (await deliver(message, needs)) sent += 1;
    });
  }
  return sent;
}
