import { randomInt } from 'node:crypto';
import { delayRecordMessages } from '@portal/content/messages/delay-record-messages';
import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import { RecordChange, RecordInput } from '@portal/contract/delay-record-schema';
import { AppError } from '@portal/contract/errors';
import { cleanLine } from '@portal/domain/contact/clean-line';
import { checkTerms, type DelayTerms } from '@portal/domain/delay-record/delay-terms';
import type { Language } from '@portal/domain/language/language';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  parseDate,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { makeAccountLimitError, requireInPlan } from '#platform/plan-limit/plan-limit-error.ts';
import { checkChain } from './check-chain.ts';
import { findPausedSites } from './close-days.ts';
import type { RecordNeeds } from './needs.ts';
import { findLastRecord, listRecordsBetween } from './record-store.ts';
import { readDays } from './show-record.ts';
import { toChainShape, toSiteShape } from './site-shape.ts';
import { deleteSite, endSite, insertSite, listGoing, listSites, type RecordSite, renameSite } from './site-store.ts';

/** The archive has the hours of forty days: a site may begin within them. */
const DAYS_BACK = 30;
/** Sites of an account, the ended ones too. */
const MOST_SITES = 500;
/** In small letters, as addresses of the portal are: 113 bits. */
const PUBLIC_ID = { characters: 'abcdefghijklmnopqrstuvwxyz0123456789', length: 22 } as const;

function makePublicId(): string {
  const { characters, length } = PUBLIC_ID;
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}

interface OwnKey {
  readonly accountId: string;
  readonly id: string | undefined;
}

/** A site of one's own. Throws `AppError` `notFound`. */
export async function getSite(queries: Queries, { accountId, id }: OwnKey): Promise<RecordSite> {
  const site = (await listSites(queries, accountId)).find((one) => one.id === id);
  if (site === undefined) throw new AppError('notFound');
  return site;
}

/** Every site of an account as its owner sees it, oldest first. */
export async function showSites(needs: RecordNeeds, accountId: string) {
  const sites = await listSites(needs.database, accountId);
  const paused = await findPausedSites(needs, accountId, sites);
  return sites.map((site) => toSiteShape(site, paused));
}

/** The span of the last closed day of a site. */
const toLastDay = ({ nextDayAt: toAt }: RecordSite) => ({ fromAt: toAt - DAY_SECONDS, toAt });

/** A site with the state of its chain, and whether its last day is of demonstration weather, computed from the stored bytes. Throws `AppError` `notFound`. */
export async function showSite(needs: RecordNeeds, key: OwnKey) {
  const site = await getSite(needs.database, key);
  const paused = await findPausedSites(needs, key.accountId, await listSites(needs.database, key.accountId));
  const [last] = readDays(await listRecordsBetween(needs.database, site, toLastDay(site)));
  return {
    ...toSiteShape(site, paused),
    demo: last?.isDemo ?? false,
    chain: toChainShape(await checkChain(needs.database, site)),
  };
}

function readName(name: string, language: Language): string {
  const line = cleanLine(name);
  if (line === '') throw new AppError('badInput', { errors: [nameInputError('name', 'empty', language)] });
  return line;
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

/** The first day of a site: today, or one that the archive still has. */
function readFirstDay(from: string | undefined, today: EpochSeconds, language: Language): EpochSeconds {
  if (from === undefined) return today;
  const dayAt = parseDate(from);
  const first = today - DAYS_BACK * DAY_SECONDS;
  if (dayAt !== null && dayAt >= first && dayAt <= today) return dayAt;
  const message = delayRecordMessages[language].faults.day(formatDate(first), formatDate(today));
  throw new AppError('badInput', { errors: [{ path: 'from', message }] });
}

/** Begins a record. Throws `AppError` `badInput`, `outsideCoverage`, `planLimit`. */
export async function addSite(needs: RecordNeeds, accountId: string, body: unknown, language: Language) {
  const { database, clock, machineClock, locate, findPlan, listOtherLocations } = needs;
  const input = requireFitting(RecordInput, body ?? {}, language);
  const { lat, lng } = input;
  const terms = readTerms(input, language);
  const firstDayAt = readFirstDay(input.from, startOfVietnamDay(clock()), language);
  locate({ lat, lng });
  const site: RecordSite = {
    accountId,
    id: makeUuidV7(machineClock() * 1000),
    publicId: makePublicId(),
    name: readName(input.name, language),
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
    const all = await listSites(transaction, accountId);
    const others = await listOtherLocations(transaction, accountId);
    requireInPlan('locationNumber', listGoing(all).length + others.length + 1, planId);
    if (all.length >= MOST_SITES) throw makeAccountLimitError('weatherRecords', MOST_SITES, planId);
    await insertSite(transaction, site);
  });
  return toSiteShape(site, new Set());
}

/** Names a site anew; its terms stand in its records and stay. Throws `AppError` `badInput`, `notFound`. */
export async function changeSite(needs: RecordNeeds, key: OwnKey, body: unknown, language: Language) {
  const input = requireFitting(RecordChange, body ?? {}, language);
  const site = await getSite(needs.database, key);
  await renameSite(needs.database, site, readName(input.name, language));
  return showSite(needs, key);
}

/**
 * Ends a record: no further day is closed, and it no longer counts as a place of the plan. What was closed stays readable by its public page, as others
 * may hold statements of it; a site without any record is removed whole. Throws `AppError` `notFound`.
 */
export async function removeSite({ database, clock }: RecordNeeds, key: OwnKey): Promise<void> {
  const today = startOfVietnamDay(clock());
  await database.inTransaction(async (transaction) => {
    const site = await getSite(transaction, key);
    const last = await findLastRecord(transaction, site);
    // Days that are over and wait for their closing belong to the record.
    if (last === null && site.firstDayAt >= today) await deleteSite(transaction, site);
    else await endSite(transaction, site, today);
  });
}

/** The sites of an account with all that is recorded, for its export: the records themselves are what their files hold. */
export async function exportSites(needs: Pick<RecordNeeds, 'database' | 'publicUrl'>, accountId: string) {
  const sites = await listSites(needs.database, accountId);
  return sites.map((site) => {
    const { months, ...shape } = toSiteShape(site, new Set());
    return {
      ...shape,
      files: months.map((month) => `${needs.publicUrl}/api/v1/weather-records/${site.publicId}/${month}.jsonl`),
    };
  });
}
