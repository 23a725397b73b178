import { createHash } from 'node:crypto';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { FIRST_HASH } from '@portal/domain/delay-record/delay-record';
import {
  type ChainStart,
  type ChainState,
  type StoredDay,
  verifyChain,
} from '@portal/domain/delay-record/verify-chain';
import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { listRecordsAfter, type RecordHead } from './record-store.ts';
import type { RecordSite } from './site-store.ts';

/** About 25 KB per day: a batch is verified within milliseconds. */
const DAYS_TOGETHER = 62;

/** SHA-256 of a UTF-8 text, hexadecimal. */
export const hashText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** What the day after `before` must follow. */
export const toStart = (before: RecordHead | null, site: Pick<RecordSite, 'firstDayAt'>): ChainStart =>
  before === null
    ? { number: 1, previousHash: FIRST_HASH, dayAt: site.firstDayAt }
    : { number: before.number + 1, previousHash: before.hash, dayAt: before.dayAt + DAY_SECONDS };

export const checkDays = (days: readonly StoredDay[], start: ChainStart): ChainState =>
  verifyChain(days, start, hashText);

/** Recomputes all hashes of a site from the stored bytes. */
export async function checkChain(queries: Queries, site: RecordSite): Promise<ChainState> {
  let last: RecordHead | null = null;
  let checked = 0;
  for (;;) {
    const days: readonly StoredDay[] = await listRecordsAfter(queries, site, {
      number: last?.number ?? 0,
      most: DAYS_TOGETHER,
    });
    const state: ChainState = checkDays(days, toStart(last, site));
    if (!state.isWhole) return state;
    checked += days.length;
    last = days.at(-1) ?? last;
    if (days.length < DAYS_TOGETHER) break;
    await letOthersRun();
  }
  // Missing days at the end are detected by the site's next day.
  const nextDayAt = last === null ? site.firstDayAt : last.dayAt + DAY_SECONDS;
  if (nextDayAt < site.nextDayAt) return { isWhole: false, dayAt: nextDayAt, fault: 'missing' };
  return { isWhole: true, days: checked, lastHash: last?.hash ?? FIRST_HASH };
}
