import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CHANNELS, type ChannelKind } from '@portal/domain/alert/channel.table';
import { computeRetryDelay } from '@portal/domain/retry/retry-delay';
import { deleteChannel, insertConsent, OWN_CHANNELS } from '#features/alerts/own/channel-store.ts';
import { CONSENT_TEXT, digestAddress } from '#features/alerts/own/channels.ts';
import type { ChannelResult } from '#platform/alert-channel/channel-result.ts';
import { createClaimer } from '#platform/claims/claim-rows.ts';
import { publishDelivery } from '#platform/metrics/work-counters.ts';
import { traceWork } from '#platform/tracing/trace-work.ts';
import { DELIVERIES, type Delivery, type DeliveryOutcome } from './delivery-store.ts';
import type { DeliveryNeeds } from './needs.ts';
import { type Prepared, prepareDeliveries } from './prepare-deliveries.ts';
import { sendAlert } from './send-alert.ts';
import { createSettler, type Settle } from './settle-in-turn.ts';

/** A small factor, so that a killed worker leaves few claimed messages and no provider waits for the table. */
const CLAIMED_PER_SLOT = 4;
const LEASE_SECONDS = 60;
/** No provider's timeout is longer: a message whose lease ends sooner goes to the next claim. */
const LONGEST_TRY_SECONDS = 25;
/** A message that waited longer in this worker is checked again: its owner may have stopped it. */
const CHECKED_SECONDS = 2;
const BACK_OFF_SECONDS = { first: 5, longest: 120, spread: 0.4 };
/** Retries last for hours; a message that has not expired by then has failed for good. */
const MOST_ATTEMPTS = 200;
/** New messages are claimed at this interval while a slow provider still answers. */
const POLL_EVERY_MS = 1000;

/** Retry after a back-off, or failure after the last attempt. */
function toRetry({ attempts, expiresAt }: Delivery, why: string, now: number): DeliveryOutcome {
  if (attempts >= MOST_ATTEMPTS) return { state: 'failed', lastError: why };
  const pause = computeRetryDelay(BACK_OFF_SECONDS, attempts, Math.random());
  // One last attempt just before the message expires.
  const last = expiresAt - BACK_OFF_SECONDS.first;
  const next = Math.ceil(now + pause);
  return { state: 'queued', dueAt: next > last && now < last - BACK_OFF_SECONDS.first ? last : next, lastError: why };
}

function toOutcome(delivery: Delivery, result: ChannelResult, now: number): DeliveryOutcome {
  if (result.kind === 'accepted') return { state: 'sent', sentAt: now, providerId: result.providerId };
  if (result.kind === 'refused') return { state: 'failed', lastError: result.why };
  return toRetry(delivery, result.why, now);
}

/** Removes a push subscription that its service no longer knows, because the browser withdrew it. */
async function removeChannel({ database, leaseClock }: DeliveryNeeds, { accountId, channelId }: Delivery) {
  const channel = (await OWN_CHANNELS.list(database, accountId)).find(({ id }) => id === channelId);
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

/** Counts each outcome for the operator's metrics, but not messages released without an attempt. */
function countOutcomes(settle: Settle): Settle {
  return async (delivery, outcome) => {
    await settle(delivery, outcome);
    if (outcome.state === 'queued' && !('lastError' in outcome)) return;
    publishDelivery({ channel: delivery.channel, outcome: outcome.state === 'queued' ? 'retry' : outcome.state });
  };
}

/** Repeats the check of the claim once it is too old. */
async function checkAgain(needs: DeliveryNeeds, prepared: Prepared): Promise<Prepared> {
  const { delivery } = prepared;
  if (needs.leaseClock() <= delivery.leaseUntil - LEASE_SECONDS + CHECKED_SECONDS) return prepared;
  const [checked] = await prepareDeliveries(needs, [delivery]);
  return checked ?? prepared;
}

/** Sends one message, or stores why it was withheld. Resolves to whether the provider accepted it. */
async function deliverOne(needs: DeliveryNeeds, waiting: Prepared, settle: Settle): Promise<boolean> {
  const { clock, leaseClock } = needs;
  const { delivery } = waiting;
  // The lease could end before the provider answers, and another worker would send it too.
  const isLate = leaseClock() > delivery.leaseUntil - LONGEST_TRY_SECONDS;
  const prepared = isLate ? waiting : await checkAgain(needs, waiting);
  if (isLate) await settle(delivery, { state: 'queued' });
  else if ('reason' in prepared) await settle(delivery, { state: 'withheld', reason: prepared.reason });
  if (isLate || 'reason' in prepared) return false;
  const result = await traceWork(
    { name: `deliver alerts.${delivery.channel}`, kind: 'client' },
    () => sendAlert(needs, prepared.form),
    ({ kind }) => (kind === 'accepted' ? null : kind),
  );
  await settle(delivery, toOutcome(delivery, result, clock()));
  if (result.kind === 'refused' && result.isGone === true) await removeChannel(needs, delivery);
  return result.kind === 'accepted';
}

function createDueClaimer({ database, clock, leaseClock }: DeliveryNeeds, channel: ChannelKind) {
  const claimedBy = randomUUID();
  const claim = createClaimer(database, DELIVERIES);
  return (most: number): Promise<Delivery[]> => {
    const leaseNow = leaseClock();
    const times = { now: clock(), leaseNow, leaseUntil: leaseNow + LEASE_SECONDS };
    return claim({ lanes: [channel], claimedBy, most, ...times });
  };
}

/**
 * Sends the due messages of a channel, each at least once, until none is left. Safe in any number of workers. Returns
 * how many were accepted. Rejects if the database fails; the messages become free when their leases end.
 */
export async function deliverChannel(needs: DeliveryNeeds, channel: ChannelKind, signal: AbortSignal): Promise<number> {
  const settle = countOutcomes(createSettler(needs.database));
  const claim = createDueClaimer(needs, channel);
  const { atOnce } = CHANNELS[channel];
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
  // On shutdown, other workers can claim these at once.
  if (trouble === null) await Promise.all(waiting.map(({ delivery }) => settle(delivery, { state: 'queued' })));
  if (trouble !== null) throw trouble;
  return accepted;
}
