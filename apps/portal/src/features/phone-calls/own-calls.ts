import { phoneCallMessages } from '@portal/content/messages/phone-call-messages';
import { requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { CallBlocksInput, CallListInput } from '@portal/contract/own/phone-calls';
import type { Language } from '@portal/domain/language/language';
import { readPhoneCell } from '@portal/domain/phone-call/read-phone-cell';
import { readRecording } from '@portal/domain/phone-call/read-recording';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { addAccountJob } from '#platform/account-jobs/add-account-job.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { RawReply } from '#platform/http/raw-route.ts';
import { getOwn, type OwnKey } from '#platform/own-resource/own-resource.ts';
import { readOwnName } from '#platform/own-resource/read-own-name.ts';
import {
  type BlockedNumber,
  countBlocks,
  deleteBlock,
  findRegister,
  insertBlocks,
  isBlocked,
  listBlocks,
} from './block-store.ts';
import { showCampaigns } from './campaigns.ts';
import { type CampaignNeeds, type PhoneCallNeeds, refuseCall, requireClient } from './needs.ts';
import {
  acceptList,
  type CallList,
  type CallRecording,
  clearUpload,
  deleteList,
  deleteRecording,
  findClient,
  insertList,
  LISTS,
  RECORDINGS,
  saveUpload,
} from './own-call-store.ts';
import type { createReadListKind } from './read-list-kind.ts';

/** Maximum number of lists and of recordings per account. */
const MOST_STORED = 50;
const SHOWN_BLOCKS = 10;
const MEDIA_TYPES = { wav: 'audio/wav', mp3: 'audio/mpeg' } as const;

interface Call {
  readonly body: unknown;
  readonly language: Language;
}

const toListShape = ({ accountId: _, consent, createdAt, ...list }: CallList) => ({
  ...list,
  createdAt: formatMoment(createdAt),
  consent: {
    how: consent.how,
    advertising: consent.advertising,
    sentence: consent.sentence,
    declaredAt: formatMoment(consent.declaredAt),
  },
});

const toRecordingShape = ({ accountId: _, createdAt, ...recording }: CallRecording) => ({
  ...recording,
  seconds: Math.round(recording.seconds * 10) / 10,
  createdAt: formatMoment(createdAt),
});

const toBlockShape = ({ phone, source, addedAt }: BlockedNumber) => ({
  id: String(phone),
  phone: `+${phone}`,
  source,
  addedAt: formatMoment(addedAt),
});

/** All call data of an account; only that calls are off if it may not call. */
export async function showCalls(needs: CampaignNeeds, accountId: string) {
  const { database, provider } = needs;
  const client = await findClient(database, accountId);
  const state = { connected: provider !== null, sandbox: provider?.isSandbox ?? false };
  if (client === null) return { enabled: false as const, ...state };
  const register = await findRegister(database);
  return {
    enabled: true as const,
    ...state,
    ...client,
    register: register === null ? null : { numbers: register.numbers, loadedAt: formatMoment(register.loadedAt) },
    lists: (await LISTS.list(database, accountId)).map(toListShape),
    recordings: (await RECORDINGS.list(database, accountId)).map(toRecordingShape),
    campaigns: await showCampaigns(needs, accountId),
    blocked: await countBlocks(database, accountId),
    blocks: (await listBlocks(database, accountId, SHOWN_BLOCKS)).map(toBlockShape),
  };
}

const getList = async ({ database }: PhoneCallNeeds, { accountId, id }: OwnKey): Promise<CallList> =>
  getOwn(await LISTS.list(database, accountId), id);

/** Adds a list with its owner's declaration. Throws `AppError` `badInput`, `forbidden`, `conflict`. */
export async function addList(
  needs: PhoneCallNeeds,
  accountId: string,
  { body, language, network }: Call & { network: string },
) {
  await requireClient(needs, accountId);
  const { name, consent } = requireFitting(CallListInput, body ?? {}, language);
  const words = phoneCallMessages[language];
  if (!consent.confirmed)
    throw new AppError('badInput', { errors: [{ path: 'consent.confirmed', message: words.refusals.consent }] });
  if ((await LISTS.list(needs.database, accountId)).length >= MOST_STORED) throw refuseCall('conflict', 'tooMany');
  const now = needs.clock();
  const list = {
    accountId,
    id: makeUuidV7(now * 1000),
    name: readOwnName(name, language),
    consent: {
      how: readOwnName(consent.how, language),
      advertising: consent.advertising,
      sentence: words.consent,
      declaredAt: now,
      network,
    },
    createdAt: now,
  };
  await insertList(needs.database, list);
  return toListShape(await getList(needs, list));
}

/** Stores a list's file and queues its reading. Throws `AppError` `notFound`, `badInput`, `conflict`, `tooManyJobs`. */
export async function uploadList(
  needs: PhoneCallNeeds,
  key: OwnKey,
  { body, language, column, kind }: Call & { column: unknown; kind: ReturnType<typeof createReadListKind> },
) {
  await requireClient(needs, key.accountId);
  const list = await getList(needs, key);
  const letters = typeof column === 'string' && column !== '' ? column.trim().toUpperCase() : null;
  if (letters !== null && !/^[A-Z]{1,2}$/.test(letters)) throw refuseCall('badInput', 'columnLetter');
  if (!Buffer.isBuffer(body) || body.length === 0)
    throw new AppError('badInput', { errors: [{ path: 'file', message: phoneCallMessages[language].file.empty }] });
  if (!(await saveUpload(needs.database, list, body))) throw refuseCall('conflict', 'listHasFile');
  try {
    const order = {
      kind,
      accountId: list.accountId,
      input: { listId: list.id, language, column: letters },
      now: needs.clock(),
    };
    const jobId = await addAccountJob(needs.database, order);
    await LISTS.update(needs.database, key, { jobId });
    return { jobId };
  } catch (error) {
    await clearUpload(needs.database, list);
    throw error;
  }
}

/** Accepts the valid numbers of a list in spite of faulty rows. Throws `AppError` `notFound`, `conflict`. */
export async function acceptNumbers(needs: PhoneCallNeeds, key: OwnKey) {
  await getList(needs, key);
  if (!(await acceptList(needs.database, key))) throw refuseCall('conflict', 'listNotReady');
  return toListShape(await getList(needs, key));
}

/** Removes a list with its numbers. Throws `AppError` `notFound`, `conflict`. */
export async function removeList(needs: PhoneCallNeeds, key: OwnKey): Promise<void> {
  await getList(needs, key);
  if (!(await deleteList(needs.database, key))) throw refuseCall('conflict', 'inUse');
}

/** Stores a recorded message after checking its bytes. Throws `AppError` `badInput`, `forbidden`, `conflict`. */
export async function addRecording(
  needs: PhoneCallNeeds,
  accountId: string,
  { body, language, name }: Call & { name: string },
) {
  await requireClient(needs, accountId);
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const recording = readRecording(bytes);
  if (typeof recording === 'string')
    throw new AppError('badInput', {
      errors: [{ path: 'file', message: phoneCallMessages[language].recording[recording] }],
    });
  if ((await RECORDINGS.list(needs.database, accountId)).length >= MOST_STORED) throw refuseCall('conflict', 'tooMany');
  const now = needs.clock();
  const stored = {
    ...recording,
    accountId,
    id: makeUuidV7(now * 1000),
    name: readOwnName(name.slice(0, 80), language),
    createdAt: now,
  };
  await RECORDINGS.insert(needs.database, { ...stored, bytes });
  return toRecordingShape(stored);
}

/** A recording as a file. Throws `AppError` `notFound`. */
export async function sendRecording({ database }: Pick<PhoneCallNeeds, 'database'>, key: OwnKey): Promise<RawReply> {
  const { format, bytes } = await RECORDINGS.get(database, key);
  const headers = { 'content-type': MEDIA_TYPES[format], 'cache-control': 'private, no-store' };
  return { kind: 'body', headers, body: bytes };
}

/** Throws `AppError` `notFound`, `conflict`. */
export async function removeRecording({ database }: PhoneCallNeeds, key: OwnKey): Promise<void> {
  getOwn(await RECORDINGS.list(database, key.accountId), key.id);
  if (!(await deleteRecording(database, key))) throw refuseCall('conflict', 'inUse');
}

/** Adds do-not-call numbers, all or none. Throws `AppError` `badInput` with the first invalid number. */
export async function addBlocks(needs: PhoneCallNeeds, accountId: string, { body, language }: Call) {
  await requireClient(needs, accountId);
  const { phones } = requireFitting(CallBlocksInput, body ?? {}, language);
  const words = phoneCallMessages[language];
  const cells = phones.split(/[\n,;]+/).filter((cell) => cell.trim() !== '');
  const numbers = cells.map((text, at) => {
    const cell = readPhoneCell(text);
    if (cell.ok) return Number(cell.phone.slice(1));
    const message = words.atLine(at + 1, `“${text.trim().slice(0, 30)}” – ${words.notes[cell.fault]}`);
    throw new AppError('badInput', { errors: [{ path: 'phones', message }] });
  });
  if (numbers.length === 0) throw refuseCall('badInput', 'noPhone');
  const added = await insertBlocks(needs.database, accountId, [...new Set(numbers)], needs.clock());
  return { added, blocked: await countBlocks(needs.database, accountId) };
}

/** Removes a do-not-call number. Throws `AppError` `notFound`, and `conflict` if the person refused calls. */
export async function removeBlock({ database }: PhoneCallNeeds, { accountId, id }: OwnKey): Promise<void> {
  const phone = /^\d{9,15}$/.test(id) ? Number(id) : 0;
  if (await deleteBlock(database, accountId, phone)) return;
  throw (await isBlocked(database, accountId, phone))
    ? refuseCall('conflict', 'askedByPerson')
    : new AppError('notFound');
}
