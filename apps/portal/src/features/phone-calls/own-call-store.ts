import type { CallPurpose, RetryRules } from '@portal/domain/phone-call/call-rules';
import type { CallWindow } from '@portal/domain/phone-call/call-window';
import type { CampaignState } from '@portal/domain/phone-call/campaign-state';
import type { Recording } from '@portal/domain/phone-call/read-recording';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import { defineOwnResource, type OwnKey, type OwnRow } from '#platform/own-resource/own-resource.ts';

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
export interface CallList extends OwnRow {
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
}

/** A recording without its bytes. */
export interface CallRecording extends OwnRow, Recording {
  readonly name: string;
}

export interface CallCampaign extends OwnRow {
  readonly name: string;
  readonly purpose: CallPurpose;
  readonly listId: string;
  readonly recordingId: string;
  readonly window: CallWindow;
  readonly rules: RetryRules;
  readonly startsAt: EpochSeconds;
  readonly state: CampaignState;
  readonly endedAt: EpochSeconds | null;
}

const OF_OWNER = 'bucket = $1 and account_id = $2';
const toOwner = (accountId: string) => [toIdBucket(accountId), accountId] as const;

export const LISTS = defineOwnResource<CallList & { readonly upload: Buffer | null }, 'upload'>({
  table: 'call_list',
  order: 'newest',
  columns: {
    name: 'value',
    state: 'value',
    consent: 'json',
    rows: { column: 'row_count' },
    numbers: { column: 'number_count' },
    faulty: 'value',
    duplicates: 'value',
    restored: 'value',
    hidden: 'value',
    jobId: 'value',
    upload: 'value',
  },
  large: ['upload'],
});

export const RECORDINGS = defineOwnResource<CallRecording & { readonly bytes: Buffer }, 'bytes'>({
  table: 'call_recording',
  order: 'newest',
  columns: { name: 'value', format: 'value', seconds: 'value', sampleRate: 'value', channels: 'value', bytes: 'value' },
  large: ['bytes'],
});

export const CAMPAIGNS = defineOwnResource<CallCampaign>({
  table: 'call_campaign',
  order: 'newest',
  columns: {
    name: 'value',
    purpose: 'value',
    listId: 'value',
    recordingId: 'value',
    window: { column: 'call_window', isJson: true },
    rules: 'json',
    startsAt: 'value',
    state: 'value',
    endedAt: 'value',
  },
});

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

/** Adds a list without a file. */
export const insertList = (
  queries: Queries,
  list: Pick<CallList, 'accountId' | 'id' | 'name' | 'consent' | 'createdAt'>,
): Promise<void> => {
  const none = { rows: 0, numbers: 0, faulty: 0, duplicates: 0, restored: 0, hidden: 0 };
  return LISTS.insert(queries, { ...list, ...none, state: 'empty', jobId: null, upload: null });
};

/** Stores a list's file. False if it has one. */
export const saveUpload = (queries: Queries, key: OwnKey, upload: Buffer): Promise<boolean> =>
  LISTS.update(queries, key, { upload, state: 'reading' }, sql`state = 'empty'`);

/** The file of a list that is being read; null otherwise. */
export async function findUpload(queries: Queries, key: OwnKey): Promise<Buffer | null> {
  const list = await LISTS.find(queries, key);
  return list?.state === 'reading' ? list.upload : null;
}

/** Removes a list's file, so that another can be uploaded. */
export const clearUpload = (queries: Queries, key: OwnKey): Promise<boolean> =>
  LISTS.update(queries, key, { upload: null, state: 'empty' }, sql`state = 'reading'`);

type ListCounts = Pick<CallList, 'rows' | 'faulty' | 'duplicates' | 'restored' | 'hidden'>;

const PIECE = 10_000;

/** Stores all numbers of a list; call it in a transaction. */
export async function saveNumbers(
  queries: Queries,
  key: OwnKey,
  { phones, rows, faulty, duplicates, restored, hidden }: ListCounts & { readonly phones: Float64Array },
): Promise<void> {
  const values = [...toOwner(key.accountId), key.id];
  await queries.query('delete from call_list_number where bucket = $1 and account_id = $2 and list_id = $3', values);
  for (let from = 0; from < phones.length; from += PIECE)
    await queries.query(
      `insert into call_list_number (bucket, account_id, list_id, number, phone)
       select $1, $2, $3, $4 + place, phone from unnest($5::bigint[]) with ordinality as given(phone, place)`,
      [...values, from, Array.from(phones.subarray(from, from + PIECE))],
    );
  const state = faulty > 0 ? 'faulty' : 'ready';
  const counts = { rows, numbers: phones.length, faulty, duplicates, restored, hidden };
  await LISTS.update(queries, key, { ...counts, upload: null, state }, sql`state = 'reading'`);
}

/** Accepts the valid numbers of a list with faulty rows. False if there is no such list. */
export const acceptList = (queries: Queries, key: OwnKey): Promise<boolean> =>
  LISTS.update(queries, key, { state: 'ready' }, sql`state = 'faulty' and number_count > 0`);

/** Condition that no open campaign of the account uses a list or recording. */
const isUnused = ({ accountId, id }: OwnKey) => sql`not exists (select from call_campaign as other
  where other.bucket = ${toIdBucket(accountId)} and other.account_id = ${accountId}
    and other.state not in ('done', 'cancelled') and ${id} in (other.list_id, other.recording_id))`;

/** Removes a list that no campaign uses. False if it is used or missing. */
export const deleteList = (queries: Queries, key: OwnKey): Promise<boolean> => LISTS.drop(queries, key, isUnused(key));

/** The same for a recording. */
export const deleteRecording = (queries: Queries, key: OwnKey): Promise<boolean> =>
  RECORDINGS.drop(queries, key, isUnused(key));

/** Inserts a campaign with a waiting call per number of its list; call it in a transaction. */
export async function insertCampaign(queries: Queries, campaign: CallCampaign): Promise<void> {
  const { accountId, id, listId, startsAt } = campaign;
  await CAMPAIGNS.insert(queries, campaign);
  await queries.query(
    `insert into phone_call (bucket, account_id, campaign_id, number, phone, state, due_at)
     select bucket, account_id, $3, number, phone, 'waiting', $5 from call_list_number
     where bucket = $1 and account_id = $2 and list_id = $4`,
    [...toOwner(accountId), id, listId, startsAt],
  );
}

/** Removes a campaign that has not started or has ended, with its calls. False if it is active or missing. */
export const deleteCampaign = (queries: Queries, key: OwnKey): Promise<boolean> =>
  CAMPAIGNS.drop(queries, key, sql`state in ('draft', 'done', 'cancelled')`);

/** Deletes campaigns that ended before a time, with their calls. */
export async function deleteOldCampaigns(queries: Queries, before: EpochSeconds): Promise<void> {
  await queries.query('delete from call_campaign where ended_at < $1', [before]);
}
