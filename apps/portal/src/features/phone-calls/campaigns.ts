import { phoneCallMessages } from '@portal/content/messages/phone-call-messages';
import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { CampaignActionInput, CampaignInput } from '@portal/contract/own/phone-calls';
import type { Language } from '@portal/domain/language/language';
import { checkCallWindow, findNextCallAt } from '@portal/domain/phone-call/call-window';
import { moveCampaign } from '@portal/domain/phone-call/campaign-state';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { DAY_SECONDS, type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { LINE_END, writeCell } from '#platform/http/file-lines.ts';
import type { RawReply } from '#platform/http/raw-route.ts';
import { getOwn, type OwnKey } from '#platform/own-resource/own-resource.ts';
import { readOwnName } from '#platform/own-resource/read-own-name.ts';
import { findRegister } from './block-store.ts';
import {
  countCalls,
  countHeardToEnd,
  findNextDue,
  isHeardToEnd,
  listCalls,
  type ReportedCall,
} from './call-book-store.ts';
import { type CampaignNeeds, refuseCall, requireClient } from './needs.ts';
import { CAMPAIGNS, type CallCampaign, deleteCampaign, insertCampaign, LISTS, RECORDINGS } from './own-call-store.ts';

const MOST_CAMPAIGNS = 50;
const MOST_DAYS_AHEAD = 90;
/** Tolerance for "now" chosen some time before the form is sent. */
const LATE_SECONDS = 3600;
/** Requires an offset: a local time would depend on the machine. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

interface Call {
  readonly body: unknown;
  readonly language: Language;
}

/** A campaign with its counts. `nextCallAt`: the next call; null: none. */
async function toShape({ database, clock }: CampaignNeeds, campaign: CallCampaign, seconds: number) {
  const { accountId: _, window, rules, startsAt, createdAt, endedAt, ...facts } = campaign;
  const isGoing = campaign.state === 'running' || campaign.state === 'scheduled';
  const dueAt = isGoing ? await findNextDue(database, campaign) : null;
  const nextCallAt = dueAt === null ? null : findNextCallAt(Math.max(startsAt, dueAt, clock()), window, seconds);
  return {
    ...facts,
    ...window,
    ...rules,
    startsAt: formatMoment(startsAt),
    createdAt: formatMoment(createdAt),
    endedAt: endedAt === null ? null : formatMoment(endedAt),
    nextCallAt: nextCallAt === null ? null : formatMoment(nextCallAt),
    counts: await countCalls(database, campaign),
    heardToEnd: await countHeardToEnd(database, campaign, seconds),
  };
}

/** Newest first. */
export async function showCampaigns(needs: CampaignNeeds, accountId: string) {
  const recordings = await RECORDINGS.list(needs.database, accountId);
  const campaigns = await CAMPAIGNS.list(needs.database, accountId);
  const findSeconds = (id: string) => recordings.find((one) => one.id === id)?.seconds ?? 0;
  return Promise.all(campaigns.map((campaign) => toShape(needs, campaign, findSeconds(campaign.recordingId))));
}

/** Throws `AppError` `notFound`. */
export async function showCampaign(needs: CampaignNeeds, key: OwnKey) {
  const campaign = await CAMPAIGNS.get(needs.database, key);
  const recordings = await RECORDINGS.list(needs.database, key.accountId);
  return toShape(needs, campaign, recordings.find(({ id }) => id === campaign.recordingId)?.seconds ?? 0);
}

function readStart(text: string, now: EpochSeconds, language: Language): EpochSeconds {
  const at = Math.floor(MOMENT.test(text) ? parseMoment(text) : Number.NaN);
  const words = phoneCallMessages[language].refusals;
  const refuse = (message: string) => new AppError('badInput', { errors: [{ path: 'startsAt', message }] });
  if (Number.isNaN(at)) throw new AppError('badInput', { errors: [nameInputError('startsAt', 'invalid', language)] });
  if (at < now - LATE_SECONDS) throw refuse(words.past);
  if (at > now + MOST_DAYS_AHEAD * DAY_SECONDS) throw refuse(words.tooFarAhead);
  return at;
}

/** Adds a draft campaign with a waiting call per number. Throws `AppError` `badInput`, `forbidden`, `conflict`. */
export async function addCampaign(needs: CampaignNeeds, accountId: string, { body, language }: Call) {
  await requireClient(needs, accountId);
  const { database, clock } = needs;
  const input = requireFitting(CampaignInput, body ?? {}, language);
  const { purpose, listId, recordingId, fromMinute, toMinute, weekdays, onHolidays, mostTries, retryMinutes } = input;
  const words = phoneCallMessages[language];
  const window = { fromMinute, toMinute, weekdays: [...new Set(weekdays)].toSorted((a, b) => a - b), onHolidays };
  const fault = checkCallWindow(window);
  if (fault !== null)
    throw new AppError('badInput', { errors: [{ path: 'fromMinute', message: words.window[fault] }] });
  const now = clock();
  const startsAt = readStart(input.startsAt, now, language);
  const campaign: CallCampaign = {
    accountId,
    id: makeUuidV7(now * 1000),
    name: readOwnName(input.name, language),
    purpose,
    listId,
    recordingId,
    window,
    rules: { mostTries, retryMinutes },
    startsAt,
    state: 'draft',
    createdAt: now,
    endedAt: null,
  };
  await database.inTransaction(async (queries) => {
    const list = getOwn(await LISTS.list(queries, accountId), listId);
    const recording = getOwn(await RECORDINGS.list(queries, accountId), recordingId);
    if (list.state !== 'ready') throw refuseCall('conflict', 'listNotReady');
    if (purpose === 'advertising' && !list.consent.advertising) throw refuseCall('conflict', 'advertisingConsent');
    if (findNextCallAt(startsAt, window, recording.seconds) === null) throw refuseCall('badInput', 'neverOpen');
    if ((await CAMPAIGNS.list(queries, accountId)).length >= MOST_CAMPAIGNS) throw refuseCall('conflict', 'tooMany');
    await insertCampaign(queries, campaign);
  });
  return showCampaign(needs, campaign);
}

/** Schedules, pauses, resumes or cancels a campaign. Throws `AppError` `notFound`, `conflict`, `forbidden`. */
export async function actOnCampaign(needs: CampaignNeeds, key: OwnKey, { body, language }: Call) {
  const { database, book, clock, provider } = needs;
  const { action } = requireFitting(CampaignActionInput, body ?? {}, language);
  const campaign = await CAMPAIGNS.get(database, key);
  const state = moveCampaign(campaign.state, action);
  if (state === null) throw refuseCall('conflict', 'wrongState');
  if (state === 'scheduled') {
    await requireClient(needs, campaign.accountId);
    if (provider === null) throw refuseCall('conflict', 'notConnected');
    if (campaign.purpose === 'advertising' && (await findRegister(database)) === null)
      throw refuseCall('conflict', 'noRegister');
  }
  if (!(await book.move(campaign, campaign.state, state, clock()))) throw refuseCall('conflict', 'wrongState');
  return showCampaign(needs, key);
}

/** Removes a campaign that has not started or has ended. Throws `AppError` `notFound`, `conflict`. */
export async function removeCampaign({ database }: CampaignNeeds, key: OwnKey): Promise<void> {
  if (!(await deleteCampaign(database, await CAMPAIGNS.get(database, key)))) throw refuseCall('conflict', 'wrongState');
}

/** Grouped digits, which a spreadsheet leaves as text. */
function toShownPhone(phone: number): string {
  const national = `0${String(phone).slice(2)}`;
  return national.replace(/^(\d{4})(\d{3})(\d+)$/, '$1 $2 $3');
}

/** All calls of a campaign as CSV. Throws `AppError` `notFound`. */
export async function sendReport({ database }: CampaignNeeds, key: OwnKey, language: Language): Promise<RawReply> {
  const campaign = await CAMPAIGNS.get(database, key);
  const words = phoneCallMessages[language];
  const recording = (await RECORDINGS.list(database, key.accountId)).find(({ id }) => id === campaign.recordingId);
  const states: Readonly<Record<string, string>> = words.states;
  const describe = ({ state, seconds }: ReportedCall): string => {
    if (state !== 'answered' || recording === undefined) return states[state] ?? '';
    return isHeardToEnd(seconds, recording.seconds) ? words.heard.whole : words.heard.part;
  };
  const lines = (await listCalls(database, campaign)).map((call) => {
    const at = call.placedAt === null ? '' : formatMoment(call.placedAt);
    const cells = [call.number, toShownPhone(call.phone), describe(call), call.tries, at, call.seconds];
    return cells.map(writeCell).join(',');
  });
  const body = `\uFEFF${[words.callHeads.map(writeCell).join(','), ...lines].join(LINE_END)}${LINE_END}`;
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${words.fileNames.calls}.csv"`,
    'cache-control': 'private, no-store',
  };
  return { kind: 'body', headers, body };
}
