import { setImmediate as letOthersRun } from 'node:timers/promises';
import { type DelayDay, FIRST_HASH, makeDelayDay, writeDelayDay } from '@portal/domain/delay-record/delay-record';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import { findPaused } from '#platform/own-resource/plan-count.ts';
import { hashText } from './check-chain.ts';
import type { RecordNeeds } from './needs.ts';
import { findLastRecord, insertRecord } from './record-store.ts';
import { listDueSites, lockSite, type RecordSite, SITES } from './site-store.ts';

/** A day is closed at this hour of the next day, once the run nearest to its last hours is available. */
const CLOSED_AT_HOUR = 9;
/** How long an incomplete day waits for a late run before it is closed with gaps. */
const CLOSE_TIMEOUT_SECONDS = 3 * DAY_SECONDS;
/** Pause before a waiting day is tried again. */
const AGAIN_SECONDS = HOUR_SECONDS;
const SITES_TOGETHER = 100;

const findClosableDay = (now: EpochSeconds): EpochSeconds =>
  startOfVietnamDay(now - DAY_SECONDS - CLOSED_AT_HOUR * HOUR_SECONDS);

/** Content of a day's record, without its chain fields. */
function readContent({ readDay }: RecordNeeds, { lat, lng, terms }: RecordSite, dayAt: EpochSeconds) {
  const { hours, runs, credits, isDemo, forecasts } = readDay({ lat, lng }, dayAt);
  return { dayAt, isDemo, point: { lat, lng }, terms, hours, runs, credits, forecasts };
}

/** Closes a site's next day. False if it must wait, or another worker has closed it. */
async function closeNextDay(needs: RecordNeeds, site: RecordSite, now: EpochSeconds): Promise<boolean> {
  const dayAt = site.nextDayAt;
  const known = readContent(needs, site, dayAt);
  const make = (place: Pick<DelayDay, 'number' | 'previousHash'>) =>
    makeDelayDay({ ...known, ...place, closedAt: now });
  const isIncomplete = make({ number: 1, previousHash: FIRST_HASH }).result.unknown.length > 0;
  if (isIncomplete && now < dayAt + DAY_SECONDS + CLOSE_TIMEOUT_SECONDS) return false;
  return needs.database.inTransaction(async (transaction) => {
    const lock = await lockSite(transaction, site, dayAt);
    if (lock === null) return false;
    const before = await findLastRecord(transaction, site);
    const number = (before?.number ?? 0) + 1;
    const content = writeDelayDay(make({ number, previousHash: before?.hash ?? FIRST_HASH }));
    await insertRecord(transaction, site, { number, dayAt, content, hash: hashText(content) });
    await SITES.update(transaction, site, { nextDayAt: dayAt + DAY_SECONDS });
    return true;
  });
}

/** Closes all days of a site that are due, oldest first. False if one must wait. */
async function closeSite(needs: RecordNeeds, site: RecordSite, signal: AbortSignal): Promise<boolean> {
  const now = needs.clock();
  const end = Math.min(findClosableDay(now), (site.endDayAt ?? Number.POSITIVE_INFINITY) - DAY_SECONDS);
  let next = site;
  while (next.nextDayAt <= end && !signal.aborted) {
    if (!(await closeNextDay(needs, next, now))) return false;
    next = { ...next, nextDayAt: next.nextDayAt + DAY_SECONDS };
    await letOthersRun();
  }
  return true;
}

/**
 * Closes due days of all sites, also missed ones as far as the archive has their hours; the rest is recorded as
 * unknown. A failing site does not stop the others; the run rejects with the first error at its end.
 */
export function createDayCloser(needs: RecordNeeds): (signal: AbortSignal) => Promise<void> {
  /** Sites waiting for a run, with the time of the next try. */
  const waiting = new Map<string, EpochSeconds>();

  async function closeOne(site: RecordSite, signal: AbortSignal): Promise<void> {
    const now = needs.clock();
    if ((waiting.get(site.id) ?? 0) > now) return;
    waiting.delete(site.id);
    if ((await findPaused(needs, site.accountId, 'locationNumber')).has(site.id)) return;
    if (!(await closeSite(needs, site, signal))) waiting.set(site.id, now + AGAIN_SECONDS);
  }

  return async (signal) => {
    const dayAt = findClosableDay(needs.clock());
    let after: OwnKey | null = null;
    let trouble: unknown = null;
    for (;;) {
      const sites: readonly RecordSite[] = await listDueSites(needs.database, { dayAt, after, most: SITES_TOGETHER });
      for (const site of sites) {
        if (signal.aborted) return;
        await closeOne(site, signal).catch((error: unknown) => {
          trouble ??= error ?? new Error('failed without a reason');
        });
      }
      after = sites.at(-1) ?? null;
      if (sites.length < SITES_TOGETHER) break;
    }
    if (trouble !== null) throw trouble;
  };
}
