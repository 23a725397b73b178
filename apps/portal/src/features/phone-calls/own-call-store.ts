import type { CallPurpose, RetryRules } from '@portal/domain/phone-call/call-rules';
import type { CallWindow } from '@portal/domain/phone-call/call-window';
import type { CampaignState } from '@portal/domain/phone-call/campaign-state';
import type { Recording } from '@portal/domain/phone-call/read-recording';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';

export interface CallClient {
  readonly callsPerMinute: number;
  readonly lines: number;
}

interface ListConsent {
  /** How people agreed, in the owner's words. */
  readonly how: string;
  readonly advertising: boolean;
  /** The sentence that was ticked, with its language. */
  readonly sentence: string;
  readonly declaredAt: EpochSeconds;
  readonly network: string;
}

/** A phone list without its numbers. */
export interface CallList extends OwnKey {
  readonly name: string;
  readonly state: 'empty' | 'reading' | 'faulty' | 'ready';
  readonly consent: ListConsent;
  readonly rows: number;
  readonly numbers: number;
  readonly faulty: number;
  readonly duplicates: number;
  readonly restored: number;
  readonly hidden: number;
  /** The job that reads the file; null: no file yet. */
  readonly jobId: string | null;
  readonly createdAt: EpochSeconds;
}

/** A recording without its bytes. */
export interface CallRecording extends OwnKey, Recording {
  readonly name: string;
  readonly createdAt: EpochSeconds;
}

export interface CallCampaign extends OwnKey {
  readonly name: string;
  readonly purpose: CallPurpose;
  readonly listId: string;
  readonly recordingId: string;
  readonly window: CallWindow;
  readonly rules: RetryRules;
  readonly startsAt: EpochSeconds;
  readonly state: CampaignState;
  readonly createdAt: EpochSeconds;
  readonly endedAt: EpochSeconds | null;
}

const OF_OWNER = 'bucket = $1 and account_id = $2';
const OF_OWN = `${OF_OWNER} and id = $3`;
const toOwner = (accountId: string) => [toIdBucket(accountId), accountId] as const;
const toValues = ({ accountId, id }: OwnKey) => [toIdBucket(accountId), accountId, id] as const;

export async function findClient(queries: Queries, accountId: string): Promise<CallClient | null> {
  const rows = await queries.query<CallClient>(
    `select calls_per_minute as "callsPerMinute", lines from call_client where ${OF_OWNER}`,
    toOwner(accountId),
  );
  return rows[0] ?? null;
}

/** Allows an account to call, or changes its rate. */
export async function saveClient(
  queries: Queries,
  accountId: string,
  { callsPerMinute, lines, now }: CallClient & { readonly now: EpochSeconds },
): Promise<void> {
  await queries.query(
    `insert into call_client (bucket, account_id, calls_per_minute, lines, enabled_at) values ($1, $2, $3, $4, $5)
     on conflict (bucket, account_id) do update set calls_per_minute = $3, lines = $4`,
    [...toOwner(accountId), callsPerMinute, lines, now],
  );
}

/** Stops calls for an account at once. False if it was not allowed. */
export async function deleteClient(queries: Queries, accountId: string): Promise<boolean> {
  const rows = await queries.query(
    `delete from call_client where ${OF_OWNER} returning account_id`,
    toOwner(accountId),
  );
  return rows.length > 0;
}

export const listClients = (queries: Queries): Promise<(CallClient & { readonly accountId: string })[]> =>
  queries.query(
    'select account_id as "accountId", calls_per_minute as "callsPerMinute", lines from call_client order by enabled_at',
  );

const LIST = `account_id as "accountId", id, name, state, consent, row_count as rows, number_count as numbers, faulty, duplicates, restored, hidden,
  job_id as "jobId", created_at as "createdAt"`;

/** Newest first. */
export const listLists = (queries: Queries, accountId: string): Promise<CallList[]> =>
  queries.query<CallList>(`select ${LIST} from call_list where ${OF_OWNER} order by created_at desc, id`, [
    ...toOwner(accountId),
  ]);

export async function insertList(
  queries: Queries,
  list: Pick<CallList, 'accountId' | 'id' | 'name' | 'consent' | 'createdAt'>,
): Promise<void> {
  await queries.query(
    `insert into call_list (bucket, account_id, id, name, state, consent, created_at) values ($1, $2, $3, $4, 'empty', $5, $6)`,
    [...toValues(list), list.name, JSON.stringify(list.consent), list.createdAt],
  );
}

/** Stores a list's file. False if it has one. */
export async function saveUpload(queries: Queries, key: OwnKey, upload: Buffer): Promise<boolean> {
  const rows = await queries.query(
    `update call_list set upload = $4, state = 'reading' where ${OF_OWN} and state = 'empty' returning id`,
    [...toValues(key), upload],
  );
  return rows.length > 0;
}

export async function saveReadJob(queries: Queries, key: OwnKey, jobId: string): Promise<void> {
  await queries.query(`update call_list set job_id = $4 where ${OF_OWN}`, [...toValues(key), jobId]);
}

/** The file of a list that is being read; null otherwise. */
export async function findUpload(queries: Queries, key: OwnKey): Promise<Buffer | null> {
  const rows = await queries.query<{ upload: Buffer | null }>(
    `select upload from call_list where ${OF_OWN} and state = 'reading'`,
    toValues(key),
  );
  return rows[0]?.upload ?? null;
}

/** Removes a list's file, so that another can be uploaded. */
export async function clearUpload(queries: Queries, key: OwnKey): Promise<void> {
  await queries.query(`update call_list set upload = null, state = 'empty' where ${OF_OWN} and state = 'reading'`, [
    ...toValues(key),
  ]);
}

type ListCounts = Pick<CallList, 'rows' | 'faulty' | 'duplicates' | 'restored' | 'hidden'>;

const PIECE = 10_000;

/** Stores all numbers of a list; call it in a transaction. */
export async function saveNumbers(
  queries: Queries,
  key: OwnKey,
  { phones, rows, faulty, duplicates, restored, hidden }: ListCounts & { readonly phones: Float64Array },
): Promise<void> {
  const values = toValues(key);
  await queries.query('delete from call_list_number where bucket = $1 and account_id = $2 and list_id = $3', values);
  for (let from = 0; from < phones.length; from += PIECE)
    await queries.query(
      `insert into call_list_number (bucket, account_id, list_id, number, phone)
       select $1, $2, $3, $4 + place, phone from unnest($5::bigint[]) with ordinality as given(phone, place)`,
      [...values, from, Array.from(phones.subarray(from, from + PIECE))],
    );
  await queries.query(
    `update call_list set upload = null, state = $4, row_count = $5, number_count = $6, faulty = $7, duplicates = $8, restored = $9,
       hidden = $10
     where ${OF_OWN} and state = 'reading'`,
    [...values, faulty > 0 ? 'faulty' : 'ready', rows, phones.length, faulty, duplicates, restored, hidden],
  );
}

/** Accepts the valid numbers of a list with faulty rows. False if there is no such list. */
export async function acceptList(queries: Queries, key: OwnKey): Promise<boolean> {
  const rows = await queries.query(
    `update call_list set state = 'ready' where ${OF_OWN} and state = 'faulty' and number_count > 0 returning id`,
    toValues(key),
  );
  return rows.length > 0;
}

const IN_USE = `exists (select from call_campaign where bucket = $1 and account_id = $2 and state not in ('done', 'cancelled')`;

/** Removes a list that no campaign uses. False if it is used or missing. */
export async function deleteList(queries: Queries, key: OwnKey): Promise<boolean> {
  const rows = await queries.query(
    `delete from call_list where ${OF_OWN} and not ${IN_USE} and list_id = $3) returning id`,
    toValues(key),
  );
  return rows.length > 0;
}

const RECORDING = `account_id as "accountId", id, name, format, seconds, sample_rate as "sampleRate", channels, created_at as "createdAt"`;

/** Newest first. */
export const listRecordings = (queries: Queries, accountId: string): Promise<CallRecording[]> =>
  queries.query<CallRecording>(
    `select ${RECORDING} from call_recording where ${OF_OWNER} order by created_at desc, id`,
    [...toOwner(accountId)],
  );

export async function insertRecording(queries: Queries, recording: CallRecording, bytes: Buffer): Promise<void> {
  const { name, format, seconds, sampleRate, channels, createdAt } = recording;
  await queries.query(
    `insert into call_recording (bucket, account_id, id, name, format, seconds, sample_rate, channels, bytes, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [...toValues(recording), name, format, seconds, sampleRate, channels, bytes, createdAt],
  );
}

/** Null if there is none. */
export async function findRecordingFile(
  queries: Queries,
  key: OwnKey,
): Promise<{ readonly bytes: Buffer; readonly format: Recording['format'] } | null> {
  const rows = await queries.query<{ bytes: Buffer; format: Recording['format'] }>(
    `select bytes, format from call_recording where ${OF_OWN}`,
    toValues(key),
  );
  return rows[0] ?? null;
}

/** Removes a recording that no campaign uses. False if it is used or missing. */
export async function deleteRecording(queries: Queries, key: OwnKey): Promise<boolean> {
  const rows = await queries.query(
    `delete from call_recording where ${OF_OWN} and not ${IN_USE} and recording_id = $3) returning id`,
    toValues(key),
  );
  return rows.length > 0;
}

const CAMPAIGN = `account_id as "accountId", id, name, purpose, list_id as "listId", recording_id as "recordingId", call_window as window, rules,
  starts_at as "startsAt", state, created_at as "createdAt", ended_at as "endedAt"`;

/** Newest first. */
export const listCampaigns = (queries: Queries, accountId: string): Promise<CallCampaign[]> =>
  queries.query<CallCampaign>(`select ${CAMPAIGN} from call_campaign where ${OF_OWNER} order by created_at desc, id`, [
    ...toOwner(accountId),
  ]);

/** Inserts a campaign with a waiting call per number of its list; call it in a transaction. */
export async function insertCampaign(queries: Queries, campaign: CallCampaign): Promise<void> {
  const { name, purpose, listId, recordingId, window, rules, startsAt, state, createdAt } = campaign;
  await queries.query(
    `insert into call_campaign (bucket, account_id, id, name, purpose, list_id, recording_id, call_window, rules, starts_at, state, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...toValues(campaign),
      name,
      purpose,
      listId,
      recordingId,
      JSON.stringify(window),
      JSON.stringify(rules),
      startsAt,
      state,
      createdAt,
    ],
  );
  await queries.query(
    `insert into phone_call (bucket, account_id, campaign_id, number, phone, state, due_at)
     select bucket, account_id, $3, number, phone, 'waiting', $5 from call_list_number
     where bucket = $1 and account_id = $2 and list_id = $4`,
    [...toValues(campaign), listId, startsAt],
  );
}

/** Removes a campaign that has not started or has ended, with its calls. False if it is active or missing. */
export async function deleteCampaign(queries: Queries, key: OwnKey): Promise<boolean> {
  const rows = await queries.query(
    `delete from call_campaign where ${OF_OWN} and state in ('draft', 'done', 'cancelled') returning id`,
    toValues(key),
  );
  return rows.length > 0;
}

/** Deletes campaigns that ended before a time, with their calls. */
export async function deleteOldCampaigns(queries: Queries, before: EpochSeconds): Promise<void> {
  await queries.query('delete from call_campaign where ended_at < $1', [before]);
}
