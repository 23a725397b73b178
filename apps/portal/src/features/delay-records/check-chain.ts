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

/** Some 25 KB each: a piece is checked within milliseconds. */
const DAYS_TOGETHER = 62;

/** SHA-256 of a text in UTF-8, hexadecimal. */
export const hashText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** What the day after another one must follow. */
export const toStart = (before: RecordHead | null, site: Pick<RecordSite, 'firstDayAt'>): ChainStart =>
  before === null
    ? { number: 1, previousHash: FIRST_HASH, dayAt: site.firstDayAt }
    : { number: before.number + 1, previousHash: before.hash, dayAt: before.dayAt + DAY_SECONDS };

/** Whether days follow from what is before them. */
export const checkDays = (days: readonly StoredDay[], start: ChainStart): ChainState =>
  verifyChain(days, start, hashText);

/** Recomputes every hash of a site from its stored bytes, from the first day on. */
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
  // Days at the end that are gone are known by what the site says.
  const nextDayAt = last === null ? site.firstDayAt : last.dayAt + DAY_SECONDS;
  if (nextDayAt < site.nextDayAt) return { isWhole: false, dayAt: nextDayAt, fault: 'missing' };
  return { isWhole: true, days: checked, lastHash: last?.hash ?? FIRST_HASH };
}
