import { AppError } from '@portal/contract/errors';
import { RECORD_MONTH_ADDRESS } from '@portal/contract/own/delay-record-addresses.table';
import { type DelayDay, readDelayDay } from '@portal/domain/delay-record/delay-record';
import type { DelayReason, DelayTerms } from '@portal/domain/delay-record/delay-terms';
import type { ChainState, StoredDay } from '@portal/domain/delay-record/verify-chain';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import type { RawReply } from '#platform/http/raw-route.ts';
import { checkChain } from './check-chain.ts';
import { listMonths, type Month, parseMonth, toMonth } from './months.ts';
import { listRecordsBetween } from './record-store.ts';
import { findSiteByPublicId, type RecordSite } from './site-store.ts';

/** A closed day on the public page. */
interface ShownDay {
  readonly dayAt: EpochSeconds;
  readonly workHours: number;
  readonly lost: readonly { readonly at: EpochSeconds; readonly reasons: readonly DelayReason[] }[];
  readonly unknownHours: number;
  readonly rainMm: number | null;
  readonly gustMaxMs: number | null;
  readonly demo: boolean;
}

/** A record for anyone with its public id. */
interface ShownRecord {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly terms: DelayTerms;
  readonly firstDayAt: EpochSeconds;
  readonly lastDayAt: EpochSeconds | null;
  readonly chain: ChainState;
  readonly months: readonly string[];
  readonly month: string;
  readonly days: readonly ShownDay[];
  readonly filePath: string;
  readonly credits: readonly string[];
}

/** The strongest gust of a day, m/s; null: no data. */
export function findGustMax({ hours }: Pick<DelayDay, 'hours'>): number | null {
  const gusts = hours.flatMap(({ gustMs }) => gustMs ?? []);
  return gusts.length === 0 ? null : Math.max(...gusts);
}

function toShownDay(day: DelayDay): ShownDay {
  const { dayAt, result, isDemo } = day;
  const { workHours, lost, unknown, dayRainMm } = result;
  return {
    dayAt,
    workHours,
    lost,
    unknownHours: unknown.length,
    rainMm: dayRainMm,
    gustMaxMs: findGustMax(day),
    demo: isDemo,
  };
}

/** Readable days. A day that was tampered with is left out; the chain check reports it. */
export const readDays = (days: readonly StoredDay[]): readonly DelayDay[] =>
  days.flatMap(({ content }) => readDelayDay(content) ?? []);

/** Credits of all days without duplicates. The demonstration's is in English only, so the page names it itself. */
export const listCredits = (days: readonly DelayDay[]): readonly string[] => [
  ...new Set(days.flatMap(({ credits, isDemo }) => (isDemo ? [] : credits))),
];

/** The requested month if the site has days in it, else its newest. */
function findMonth(site: RecordSite, name: string | null): Month {
  const named = name === null ? null : parseMonth(name);
  const isInside = named !== null && named.toAt > site.firstDayAt && named.fromAt < site.nextDayAt;
  return isInside ? named : toMonth(Math.max(site.firstDayAt, site.nextDayAt - DAY_SECONDS));
}

/** Reads a record for its public page and verifies its chain from the stored bytes. */
export function createRecordFinder(database: Database) {
  return async (code: string, monthName: string | null): Promise<ShownRecord | null> => {
    const site = await findSiteByPublicId(database, code);
    if (site === null) return null;
    const { name, lat, lng, terms, firstDayAt, nextDayAt, endDayAt } = site;
    const month = findMonth(site, monthName);
    const days = readDays(await listRecordsBetween(database, site, month));
    const newest = Math.max(firstDayAt, nextDayAt - DAY_SECONDS);
    return {
      name,
      lat,
      lng,
      terms,
      firstDayAt,
      lastDayAt: endDayAt === null ? null : endDayAt - DAY_SECONDS,
      chain: await checkChain(database, site),
      months: listMonths(firstDayAt, newest).map((one) => one.name),
      month: month.name,
      days: days.map(toShownDay),
      filePath: RECORD_MONTH_ADDRESS.path.replace(':id', code).replace(':file', `${month.name}.jsonl`),
      credits: listCredits(days),
    };
  };
}

/** Days as JSON lines, each record byte for byte as hashed (docs/product/delay-records.md). */
const toMonthFile = (days: readonly StoredDay[]): string =>
  days.map(({ hash, content }) => `{"hash":"${hash}","record":${content}}\n`).join('');

const FILE = /^(\d{4}-\d{2})\.jsonl$/;

/** A month of a record as JSON lines. Throws `AppError` `notFound` without such a record or month. */
export async function answerMonthFile(database: Database, code: string, file: string): Promise<RawReply> {
  const month = parseMonth(FILE.exec(file)?.[1] ?? '');
  const site = month === null ? null : await findSiteByPublicId(database, code);
  const days = month === null || site === null ? [] : await listRecordsBetween(database, site, month);
  if (days.length === 0) throw new AppError('notFound');
  return {
    kind: 'body',
    headers: {
      'content-type': 'application/jsonl; charset=utf-8',
      'content-disposition': `attachment; filename="so-thoi-tiet-${file}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
    body: toMonthFile(days),
  };
}
