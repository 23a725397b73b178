import { randomInt } from 'node:crypto';
import { delayRecordMessages } from '@portal/content/messages/delay-record-messages';
import { requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { RecordChange, RecordInput } from '@portal/contract/own/records';
import { checkTerms, type DelayTerms } from '@portal/domain/delay-record/delay-terms';
import type { ChainState } from '@portal/domain/delay-record/verify-chain';
import type { Language } from '@portal/domain/language/language';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  formatMoment,
  parseDate,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import { findPaused, insertInPlan, toActiveShape } from '#platform/own-resource/plan-count.ts';
import { readOwnName } from '#platform/own-resource/read-own-name.ts';
import { makeAccountLimitError } from '#platform/plan-limit/plan-limit-error.ts';
import { checkChain } from './check-chain.ts';
import { listMonths } from './months.ts';
import type { RecordNeeds } from './needs.ts';
import { findLastRecord, listRecordsBetween } from './record-store.ts';
import { readDays } from './show-record.ts';
import { deleteSite, endSite, insertSiteLink, type RecordSite, SITES } from './site-store.ts';

/** A site may start in the past; the archive has forty days of hours. */
const DAYS_BACK = 30;
/** Sites per account, including ended ones. */
const MOST_SITES = 500;
/** Lower case like all addresses of the portal; 113 bits. */
const PUBLIC_ID = { characters: 'abcdefghijklmnopqrstuvwxyz0123456789', length: 22 } as const;

const countDays = ({ firstDayAt, nextDayAt }: RecordSite): number => (nextDayAt - firstDayAt) / DAY_SECONDS;

const toDate = (at: EpochSeconds | null): string | null => (at === null ? null : formatDate(at));

/** A site as its owner sees it. `lastDay` is the last closed day, `endDay` the day on which the record was ended. */
function toSiteShape(site: RecordSite, paused: ReadonlySet<string>) {
  const { id, publicId, name, language, lat, lng, terms, firstDayAt, nextDayAt, endDayAt, createdAt } = site;
  const days = countDays(site);
  return {
    id,
    publicId,
    name,
    language,
    lat,
    lng,
    ...terms,
    firstDay: formatDate(firstDayAt),
    lastDay: days === 0 ? null : formatDate(nextDayAt - DAY_SECONDS),
    endDay: toDate(endDayAt),
    days,
    months: days === 0 ? [] : listMonths(firstDayAt, nextDayAt - DAY_SECONDS).map((month) => month.name),
    ...toActiveShape(endDayAt === null, paused.has(id)),
    createdAt: formatMoment(createdAt),
  };
}

const toChainShape = (state: ChainState) =>
  state.isWhole
    ? { whole: true as const, lastHash: state.lastHash }
    : { whole: false as const, day: formatDate(state.dayAt), fault: state.fault };

function makePublicId(): string {
  const { characters, length } = PUBLIC_ID;
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}

/** Oldest first. */
export async function showSites(needs: RecordNeeds, accountId: string) {
  const paused = await findPaused(needs, accountId, 'locationNumber');
  return (await SITES.list(needs.database, accountId)).map((site) => toSiteShape(site, paused));
}

const toLastDay = ({ nextDayAt: toAt }: RecordSite) => ({ fromAt: toAt - DAY_SECONDS, toAt });

/**
 * A site with its chain verified from the stored bytes, and whether its last day is demonstration weather. Throws
 * `AppError` `notFound`.
 */
export async function showSite(needs: RecordNeeds, key: OwnKey) {
  const site = await SITES.get(needs.database, key);
  const paused = await findPaused(needs, key.accountId, 'locationNumber');
  const [last] = readDays(await listRecordsBetween(needs.database, site, toLastDay(site)));
  return {
    ...toSiteShape(site, paused),
    demo: last?.isDemo ?? false,
    chain: toChainShape(await checkChain(needs.database, site)),
  };
}

function readTerms(input: RecordInput, language: Language): DelayTerms {
  const { thresholds, workHours, weekdays } = input;
  const terms: DelayTerms = {
    thresholds: {
      rainMmh: thresholds.rainMmh ?? null,
      dayRainMm: thresholds.dayRainMm ?? null,
      gustMs: thresholds.gustMs ?? null,
      windMs: thresholds.windMs ?? null,
      heatC: thresholds.heatC ?? null,
      coldC: thresholds.coldC ?? null,
      thunder: (thresholds.thunder ?? null) as DelayTerms['thresholds']['thunder'],
    },
    workHours: { from: workHours.from, to: workHours.to },
    weekdays: [...weekdays].sort((a, b) => a - b),
  };
  const faults = checkTerms(terms);
  const words = delayRecordMessages[language].faults;
  if (faults.length > 0)
    throw new AppError('badInput', {
      errors: faults.map(({ field, fault }) => ({ path: field, message: words[fault] })),
    });
  return terms;
}

/** First day of a site: today, or a day that the archive still has. */
function readFirstDay(from: string | undefined, today: EpochSeconds, language: Language): EpochSeconds {
  if (from === undefined) return today;
  const dayAt = parseDate(from);
  const first = today - DAYS_BACK * DAY_SECONDS;
  if (dayAt !== null && dayAt >= first && dayAt <= today) return dayAt;
  const message = delayRecordMessages[language].faults.day(formatDate(first), formatDate(today));
  throw new AppError('badInput', { errors: [{ path: 'from', message }] });
}

/** Throws `AppError` `badInput`, `outsideCoverage`, `planLimit`. */
export async function addSite(needs: RecordNeeds, accountId: string, body: unknown, language: Language) {
  const { database, clock, machineClock, locate, findPlan } = needs;
  const input = requireFitting(RecordInput, body ?? {}, language);
  const { lat, lng } = input;
  const terms = readTerms(input, language);
  const firstDayAt = readFirstDay(input.from, startOfVietnamDay(clock()), language);
  locate({ lat, lng });
  const site: RecordSite = {
    accountId,
    id: makeUuidV7(machineClock() * 1000),
    publicId: makePublicId(),
    name: readOwnName(input.name, language),
    language: input.language === 'vi' || input.language === 'en' ? input.language : language,
    lat,
    lng,
    terms,
    firstDayAt,
    nextDayAt: firstDayAt,
    endDayAt: null,
    createdAt: machineClock(),
  };
  const { planId } = await findPlan(accountId);
  await database.inTransaction(async (transaction) => {
    await insertInPlan(needs, transaction, SITES, site);
    if ((await SITES.list(transaction, accountId)).length > MOST_SITES)
      throw makeAccountLimitError('weatherRecords', MOST_SITES, planId);
    await insertSiteLink(transaction, site);
  });
  return toSiteShape(site, new Set());
}

/** Renames a site; its terms are part of its records and cannot change. Throws `AppError` `badInput`, `notFound`. */
export async function changeSite(needs: RecordNeeds, key: OwnKey, body: unknown, language: Language) {
  const input = requireFitting(RecordChange, body ?? {}, language);
  await SITES.update(needs.database, key, { name: readOwnName(input.name, language) });
  return showSite(needs, key);
}

/**
 * Ends a record: no further day is closed and it no longer counts as a place. Closed days stay public, as others may
 * hold statements of them; a site without records is deleted. Throws `AppError` `notFound`.
 */
export async function removeSite({ database, clock }: RecordNeeds, key: OwnKey): Promise<void> {
  const today = startOfVietnamDay(clock());
  await database.inTransaction(async (transaction) => {
    const site = await SITES.get(transaction, key);
    const last = await findLastRecord(transaction, site);
    // Past days that still wait to be closed belong to the record.
    if (last === null && site.firstDayAt >= today) await deleteSite(transaction, site);
    else await endSite(transaction, site, today);
  });
}

/** An account's sites with what is recorded, for its export; the records themselves are in the month files. */
export async function exportSites(needs: Pick<RecordNeeds, 'database' | 'publicUrl'>, accountId: string) {
  const sites = await SITES.list(needs.database, accountId);
  return sites.map((site) => {
    const { months, ...shape } = toSiteShape(site, new Set());
    return {
      ...shape,
      files: months.map((month) => `${needs.publicUrl}/api/v1/weather-records/${site.publicId}/${month}.jsonl`),
    };
  });
}
