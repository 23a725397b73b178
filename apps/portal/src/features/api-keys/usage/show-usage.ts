import { nameInputError } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import type { RawQuery } from '@portal/contract/parse-input';
import type { Language } from '@portal/domain/language/language';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  formatMoment,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import type { AccountQuota, OwnUse } from '#features/api-keys/quota/account-quota.ts';
import { type DayReport, listUsage } from '#features/api-keys/quota/quota-store.ts';
import type { Database } from '#platform/database/database.ts';
import { toJsonReply } from '#platform/http/own-account-reply.ts';
import type { RawReply } from '#platform/http/raw-route.ts';

export interface UsageNeeds {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  readonly quota: Pick<AccountQuota, 'readUse'>;
  readonly isMember: (memberId: string, ownerId: string) => Promise<boolean>;
}

/** Days shown, including today. */
const DAYS = 90;
export const findFirstDay = (now: EpochSeconds): EpochSeconds => startOfVietnamDay(now) - (DAYS - 1) * DAY_SECONDS;

const toWindow = ({ used, limit, resetAt }: OwnUse) => ({ used, limit, resetAt: formatMoment(resetAt) });

interface UsageDay {
  readonly date: string;
  readonly calls: number;
  readonly refused: number;
}

const toUsageDay = ({ day, calls, refused }: DayReport): UsageDay => ({
  date: formatDate(day),
  calls: Math.max(0, calls),
  refused,
});

/** All ninety days, oldest first, also those without calls. */
async function listDays({ database, clock }: UsageNeeds, accountId: string): Promise<UsageDay[]> {
  const from = findFirstDay(clock());
  const byDay = new Map((await listUsage(database, accountId, from)).map((day) => [day.day, day]));
  return Array.from({ length: DAYS }, (_, at) => {
    const day = from + at * DAY_SECONDS;
    return toUsageDay(byDay.get(day) ?? { day, calls: 0, refused: 0 });
  });
}

/** RFC 4180; dates and numbers need no quotes. */
function toCsv(days: readonly UsageDay[]): RawReply {
  const rows = days.map(({ date, calls, refused }) => `${date},${calls},${refused}`);
  return {
    kind: 'body',
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="api-usage-${days.at(-1)?.date}.csv"`,
      'cache-control': 'private, no-store',
    },
    body: `${['date,calls,refused', ...rows].join('\r\n')}\r\n`,
  };
}

function readFormat({ format = 'json' }: RawQuery, language: Language): 'json' | 'csv' {
  if (format === 'json' || format === 'csv') return format;
  throw new AppError('badInput', { errors: [nameInputError('format', 'oneOf', language, 'json, csv')] });
}

/** The caller, or the owner of a team that the caller is in. Throws `AppError` `forbidden` otherwise. */
async function findOwner({ isMember }: UsageNeeds, accountId: string, { owner }: RawQuery): Promise<string> {
  if (owner === undefined || owner === accountId) return accountId;
  if (typeof owner !== 'string' || !(await isMember(accountId, owner))) throw new AppError('forbidden');
  return owner;
}

/** Calls made with an account's keys: current hour, current day, and daily. */
export async function showUsage(
  needs: UsageNeeds,
  accountId: string,
  query: RawQuery,
  language: Language,
): Promise<RawReply> {
  const format = readFormat(query, language);
  const owner = await findOwner(needs, accountId, query);
  // Read first, because it reports the calls counted in this process.
  const { hour, day } = await needs.quota.readUse(owner);
  const byDay = await listDays(needs, owner);
  return format === 'csv' ? toCsv(byDay) : toJsonReply({ hour: toWindow(hour), day: toWindow(day), byDay });
}

export async function exportUsage(database: Database, accountId: string): Promise<readonly UsageDay[]> {
  return (await listUsage(database, accountId, 0)).map(toUsageDay);
}
