import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { computeRetryDelay } from '@portal/domain/retry/retry-delay';
import { deleteChannel, insertConsent, listChannels } from '#features/alerts/own/channel-store.ts';
import { CONSENT_TEXT, digestAddress } from '#features/alerts/own/channels.ts';
import type { ChannelKind } from '#features/alerts/own/needs.ts';
import type { ChannelResult } from '#platform/alert-channel/channel-result.ts';
import { claimDeliveries, type Delivery, type DeliveryOutcome } from './delivery-store.ts';
import type { DeliveryNeeds } from './needs.ts';
import { type Prepared, prepareDeliveries } from './prepare-deliveries.ts';
import { sendAlert } from './send-alert.ts';
import { createSettler, type Settle } from './settle-in-turn.ts';

/**
 * How many messages a worker hands to the partner of a channel at once. What is on its way when a worker is killed may come twice: more than
 * all of these never does.
 */
export const AT_ONCE: Readonly<Record<ChannelKind, number>> = { email: 5, sms: 10, zalo: 10, push: 20, webhook: 14 };
/** Claimed while others are on their way: a worker that is killed leaves few behind, and no partner waits for the table. */
const CLAIMED_PER_SLOT = 4;
const LEASE_SECONDS = 60;
/** Nobody's timeout is longer: a message whose lease ends sooner is left to the next claim. */
const LONGEST_TRY_SECONDS = 25;
/** A message that has waited longer for its turn is checked again: its owner may have stopped it. */
const CHECKED_SECONDS = 2;
const BACK_OFF_SECONDS = { first: 5, longest: 120, spread: 0.4 };
/** Hours: what is not too late by then is a dead letter. */
const MOST_ATTEMPTS = 200;
const BUCKETS = 256;
/** A slow partner holds its own messages only: new ones are looked for meanwhile. */
const POLL_EVERY_MS = 1000;

/** When and whether a message is tried again. */
function toRetry({ attempts, expiresAt }: Delivery, why: string, now: number): DeliveryOutcome {
  if (attempts >= MOST_ATTEMPTS) return { state: 'failed', error: why };
  const pause = computeRetryDelay(BACK_OFF_SECONDS, attempts, Math.random());
  // Just before it would come too late, it is tried once more.
  const last = expiresAt - BACK_OFF_SECONDS.first;
  const next = Math.ceil(now + pause);
  return { state: 'queued', dueAt: next > last && now < last - BACK_OFF_SECONDS.first ? last : next, error: why };
}

function toOutcome(delivery: Delivery, result: ChannelResult, now: number): DeliveryOutcome {
  if (result.kind === 'accepted') return { state: 'sent', at: now, providerId: result.providerId };
  if (result.kind === 'refused') return { state: 'failed', error: result.why };
  return toRetry(delivery, result.why, now);
}

/** Removes a subscription that its push service does not know any more: its browser has withdrawn it. */
async function removeChannel({ database, leaseClock }: DeliveryNeeds, { accountId, channelId }: Delivery) {
  const channel = (await listChannels(database, accountId)).find(({ id }) => id === channelId);
  if (channel === undefined) return;
  await database.inTransaction(async (transaction) => {
    await deleteChannel(transaction, channel);
    await insertConsent(transaction, {
      accountId,
      channel: channel.kind,
      addressDigest: digestAddress(channel.address),
      given: false,
      textVersion: CONSENT_TEXT,
      way: 'provider',
      at: leaseClock(),
    });
  });
}

/** What of a message holds now: it was checked when it was claimed. */
async function checkAgain(needs: DeliveryNeeds, prepared: Prepared): Promise<Prepared> {
  const { delivery } = prepared;
  if (needs.leaseClock() <= delivery.leaseUntil - LEASE_SECONDS + CHECKED_SECONDS) return prepared;
  const [checked] = await prepareDeliveries(needs, [delivery]);
  return checked ?? prepared;
}

/** Hands one message over, or notes why it is not. */
async function deliverOne(needs: DeliveryNeeds, waiting: Prepared, settle: Settle): Promise<boolean> {
  const { clock, leaseClock } = needs;
  const { delivery } = waiting;
  // It has waited for so long that another worker could have it before the partner answers.
  const isLate = leaseClock() > delivery.leaseUntil - LONGEST_TRY_SECONDS;
  const prepared = isLate ? waiting : await checkAgain(needs, waiting);
  if (isLate) await settle(delivery, { state: 'queued' });
  else if ('reason' in prepared) await settle(delivery, { state: 'withheld', reason: prepared.reason });
  if (isLate || 'reason' in prepared) return false;
  const result = await sendAlert(needs, prepared.form);
  await settle(delivery, toOutcome(delivery, result, clock()));
  if (result.kind === 'refused' && result.isGone === true) await removeChannel(needs, delivery);
  return result.kind === 'accepted';
}

/** Claims messages of a channel from bucket to bucket, so that under a load none waits for ever. */
function createClaimer({ database, clock, leaseClock }: DeliveryNeeds, channel: ChannelKind) {
  const claimedBy = randomUUID();
  let fromBucket = randomInt(BUCKETS);
  return async (most: number): Promise<Delivery[]> => {
    const claim = (from: number, left: number) => {
      const leaseNow = leaseClock();
      const times = { now: clock(), leaseNow, leaseUntil: leaseNow + LEASE_SECONDS };
      return claimDeliveries(database, { channel, fromBucket: from, most: left, claimedBy, ...times });
    };
    const upper = await claim(fromBucket, most);
    const lower = upper.length < most && fromBucket > 0 ? await claim(0, most - upper.length) : [];
    const last = (lower.length > 0 ? lower : upper).at(-1)?.accountId;
    fromBucket = last === undefined ? 0 : (Number.parseInt(last.slice(-2), 16) + 1) % BUCKETS;
    return [...upper, ...lower];
  };
}

/**
 * Delivers the messages of a channel that are due, each at least once, until none is left. Any number of workers do so at the same time.
 * Returns how many were accepted; rejects where the database does not answer: then leases let others go on.
 */
export async function deliverChannel(needs: DeliveryNeeds, channel: ChannelKind, signal: AbortSignal): Promise<number> {
  const settle = createSettler(needs.database);
  const claim = createClaimer(needs, channel);
  const atOnce = AT_ONCE[channel];
  const waiting: Prepared[] = [];
  const running = new Set<Promise<void>>();
  let accepted = 0;
  let trouble: unknown = null;

  function start(prepared: Prepared): void {
    const run = deliverOne(needs, prepared, settle)
      .then(
        (isAccepted) => {
          accepted += Number(isAccepted);
        },
        (error: unknown) => {
          trouble ??= error ?? new Error('failed without a reason');
        },
      )
      .finally(() => running.delete(run));
    running.add(run);
  }

  while (!signal.aborted && trouble === null) {
    while (waiting.length > 0 && running.size < atOnce) start(waiting.shift() as Prepared);
    if (waiting.length < atOnce) {
      const most = atOnce * CLAIMED_PER_SLOT - waiting.length;
      const claimed = await claim(most);
      if (claimed.length > 0) {
        waiting.push(...(await prepareDeliveries(needs, claimed)));
        continue;
      }
    }
    if (running.size === 0 && waiting.length === 0) break;
    await Promise.race([...running, sleep(POLL_EVERY_MS, null, { ref: false })]);
  }
  await Promise.all(running);
  // At the end of the process, others go on at once.
  if (trouble === null) await Promise.all(waiting.map(({ delivery }) => settle(delivery, { state: 'queued' })));
  if (trouble !== null) throw trouble;
  return accepted;
}
