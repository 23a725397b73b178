import { CALL_STATES } from '@portal/domain/phone-call/call-rules';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import type {
  CallBook,
  CallEnd,
  CallPace,
  CallTurn,
  CampaignKey,
  DueCall,
  OpenCampaign,
  PlacedCall,
  Round,
} from './call-book.ts';

const CAMPAIGN = `campaign.account_id as "accountId", campaign.id, campaign.state, purpose, call_window as window, rules, starts_at as "startsAt",
  recording_id as "recordingId", recording.seconds`;
const WITH_RECORDING = `join call_recording as recording on recording.bucket = campaign.bucket
  and recording.account_id = campaign.account_id and recording.id = campaign.recording_id`;
const OF_CAMPAIGN = 'bucket = $1 and account_id = $2 and campaign_id = $3';
const toValues = ({ accountId, id }: CampaignKey) => [toIdBucket(accountId), accountId, id] as const;

/** Locks an account's pace; null if another process holds it, or the account may not call any more. */
async function lockPace(queries: Queries, { accountId }: CampaignKey): Promise<CallPace | null> {
  const owner = [toIdBucket(accountId), accountId];
  const [client] = await queries.query<Omit<CallPace, 'underway'>>(
    `select calls_per_minute as "callsPerMinute", lines, minute_at as "minuteAt", placed from call_client
     where bucket = $1 and account_id = $2 for update skip locked`,
    owner,
  );
  if (client === undefined) return null;
  const [{ count } = { count: 0 }] = await queries.query<{ count: number }>(
    `select count(*)::int as count from phone_call where bucket = $1 and account_id = $2 and state = 'calling'`,
    owner,
  );
  return { ...client, underway: count };
}

/** Locks a running campaign; a pause waits until the round is stored. */
async function lockCampaign(queries: Queries, key: CampaignKey): Promise<OpenCampaign | null> {
  const [campaign] = await queries.query<OpenCampaign>(
    `select ${CAMPAIGN} from call_campaign as campaign ${WITH_RECORDING}
     where campaign.bucket = $1 and campaign.account_id = $2 and campaign.id = $3 and campaign.state = 'running' for update of campaign`,
    toValues(key),
  );
  return campaign ?? null;
}

const listDue = (queries: Queries, key: CampaignKey, now: EpochSeconds, most: number): Promise<DueCall[]> =>
  queries.query<DueCall>(
    `select call.number, call.phone, call.tries, last_placed_at as "lastPlacedAt", last_answered_at as "lastAnsweredAt",
       (exists (select from call_block as own
          where own.bucket = call.bucket and own.account_id = call.account_id and own.phone = call.phone)
        or exists (select from call_register as national where national.phone = call.phone)) as "isBlocked"
     from phone_call as call left join call_history as history
       on history.bucket = call.bucket and history.account_id = call.account_id and history.phone = call.phone
     where call.bucket = $1 and call.account_id = $2 and call.campaign_id = $3 and call.state = 'waiting' and call.due_at <= $4
     order by call.due_at, call.number limit $5`,
    [...toValues(key), now, most],
  );

async function saveRound(queries: Queries, key: CampaignKey, round: Round): Promise<void> {
  const { at, claimed, blocked, postponed, pace } = round;
  const values = toValues(key);
  if (claimed.length > 0) {
    const phones = claimed.map(({ phone }) => phone);
    await queries.query(
      `update phone_call as call set state = 'calling', tries = tries + 1, call_id = claim.id, placed_at = $4,
         previous_placed_at = (select last_placed_at from call_history as history
           where history.bucket = call.bucket and history.account_id = call.account_id and history.phone = call.phone)
       from unnest($5::integer[], $6::uuid[]) as claim(number, id)
       where call.bucket = $1 and call.account_id = $2 and call.campaign_id = $3 and call.number = claim.number`,
      [...values, at, claimed.map(({ number }) => number), claimed.map(({ callId }) => callId)],
    );
    await queries.query(
      `insert into call_history (bucket, account_id, phone, last_placed_at)
       select $1, $2, phone, $3 from unnest($4::bigint[]) as placed(phone)
       on conflict (bucket, account_id, phone) do update set last_placed_at = excluded.last_placed_at`,
      [values[0], values[1], at, phones],
    );
  }
  if (blocked.length > 0)
    await queries.query(
      `update phone_call set state = 'blocked' where ${OF_CAMPAIGN} and number = any($4::integer[])`,
      [...values, blocked],
    );
  if (postponed.length > 0)
    await queries.query(
      `update phone_call as call set due_at = later.at from unnest($4::integer[], $5::bigint[]) as later(number, at)
       where call.bucket = $1 and call.account_id = $2 and call.campaign_id = $3 and call.number = later.number`,
      [...values, postponed.map(({ number }) => number), postponed.map(({ dueAt }) => dueAt)],
    );
  await queries.query('update call_client set minute_at = $3, placed = $4 where bucket = $1 and account_id = $2', [
    values[0],
    values[1],
    pace.minuteAt,
    pace.placed,
  ]);
}

const PLACED = `call.account_id as "accountId", call.campaign_id as id, call.call_id as "callId", call.number, call.phone, call.state, call.tries,
  call.placed_at as "placedAt", campaign.rules, coalesce(recording.seconds, 0) as seconds`;
const FROM_PLACED = `from phone_call as call join call_campaign as campaign
    on campaign.bucket = call.bucket and campaign.account_id = call.account_id and campaign.id = call.campaign_id
  left join call_recording as recording on recording.bucket = campaign.bucket
    and recording.account_id = campaign.account_id and recording.id = campaign.recording_id`;

async function endCall(queries: Queries, call: PlacedCall, end: CallEnd): Promise<void> {
  const values = toValues(call);
  const ended = await queries.query(
    // A call cancelled with its campaign meanwhile is not retried.
    `update phone_call as call set due_at = coalesce($5, due_at), last_outcome = coalesce($6, last_outcome), seconds = $7,
       state = case when $4 = 'waiting' and exists (select from call_campaign where bucket = $1 and account_id = $2 and id = $3
         and state = 'cancelled') then $6 else $4 end
     where ${OF_CAMPAIGN} and number = $8 and call_id = $9 and state in ('calling', 'unknown') returning number`,
    [...values, end.state, end.dueAt, end.outcome, end.seconds, call.number, call.callId],
  );
  if (ended.length === 0) return;
  if (end.outcome === 'answered' || end.outcome === 'refused')
    await queries.query(
      'update call_history set last_answered_at = $4 where bucket = $1 and account_id = $2 and phone = $3',
      [values[0], values[1], call.phone, call.placedAt],
    );
  if (end.isBlocked)
    await queries.query(
      `insert into call_block (bucket, account_id, phone, source, added_at) values ($1, $2, $3, 'key', $4) on conflict do nothing`,
      [values[0], values[1], call.phone, end.at],
    );
}

async function releaseCall(queries: Queries, key: CampaignKey, callId: string, dueAt: EpochSeconds): Promise<void> {
  const values = toValues(key);
  const [released] = await queries.query<{ phone: number; before: EpochSeconds | null }>(
    `update phone_call set state = 'waiting', tries = tries - 1, call_id = null, placed_at = null, due_at = $5
     where ${OF_CAMPAIGN} and call_id = $4 and state = 'calling' returning phone, previous_placed_at as before`,
    [...values, callId, dueAt],
  );
  if (released !== undefined)
    await queries.query(
      'update call_history set last_placed_at = $4 where bucket = $1 and account_id = $2 and phone = $3',
      [values[0], values[1], released.phone, released.before],
    );
}

export function createCallBook(database: Database): CallBook {
  return {
    listOpen: () =>
      database.query<OpenCampaign>(
        `select ${CAMPAIGN} from call_campaign as campaign ${WITH_RECORDING}
         where campaign.state in ('scheduled', 'running') order by starts_at, campaign.id`,
      ),
    async move(key, from, to, at) {
      const isOver = to === 'done' || to === 'cancelled';
      return database.inTransaction(async (queries) => {
        const moved = await queries.query(
          `update call_campaign set state = $5, ended_at = $6 where bucket = $1 and account_id = $2 and id = $3 and state = $4
           returning id`,
          [...toValues(key), from, to, isOver ? at : null],
        );
        if (moved.length > 0 && to === 'cancelled')
          await queries.query(
            `update phone_call set state = 'cancelled' where ${OF_CAMPAIGN} and state = 'waiting'`,
            toValues(key),
          );
        return moved.length > 0;
      });
    },
    inTurn: (key, work) =>
      database.inTransaction(async (queries) => {
        const campaign = await lockCampaign(queries, key);
        const pace = campaign === null ? null : await lockPace(queries, key);
        if (campaign === null || pace === null) return null;
        const turn: CallTurn = {
          campaign,
          pace,
          listDue: (now, most) => listDue(queries, key, now, most),
          save: (round) => saveRound(queries, key, round),
        };
        return work(turn);
      }),
    release: (key, callId, dueAt) => database.inTransaction((queries) => releaseCall(queries, key, callId, dueAt)),
    listUnderway: (before, most) =>
      database.query<PlacedCall>(
        `select ${PLACED} ${FROM_PLACED} where call.state = 'calling' and call.placed_at <= $1 order by call.placed_at limit $2`,
        [before, most],
      ),
    async findCall(callId) {
      const rows = await database.query<PlacedCall>(`select ${PLACED} ${FROM_PLACED} where call.call_id = $1`, [
        callId,
      ]);
      return rows[0] ?? null;
    },
    end: (call, end) => database.inTransaction((queries) => endCall(queries, call, end)),
    async isOpen(key) {
      const rows = await database.query(
        `select number from phone_call where ${OF_CAMPAIGN} and state in ('waiting', 'calling') limit 1`,
        toValues(key),
      );
      return rows.length > 0;
    },
  };
}

/** Number of a campaign's calls by state; absent: none. */
export async function countCalls(queries: Queries, key: CampaignKey): Promise<Readonly<Record<string, number>>> {
  const rows = await queries.query<{ state: string; count: number }>(
    `select state, count(*)::int as count from phone_call where ${OF_CAMPAIGN} group by state`,
    toValues(key),
  );
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(CALL_STATES.map((state) => [state, counts.get(state) ?? 0]));
}

/** Share of a message that counts as heard to the end, since phones report whole seconds. */
const HEARD_SHARE = 0.9;

export const isHeardToEnd = (seconds: number | null, ofSeconds: number): boolean =>
  seconds !== null && seconds >= ofSeconds * HEARD_SHARE;

/** How many people heard a message of this length to the end. */
export async function countHeardToEnd(queries: Queries, key: CampaignKey, ofSeconds: number): Promise<number> {
  const [row] = await queries.query<{ count: number }>(
    `select count(*)::int as count from phone_call where ${OF_CAMPAIGN} and state = 'answered' and seconds >= $4::double precision`,
    [...toValues(key), ofSeconds * HEARD_SHARE],
  );
  return row?.count ?? 0;
}

export async function findNextDue(queries: Queries, key: CampaignKey): Promise<EpochSeconds | null> {
  const [row] = await queries.query<{ at: EpochSeconds | null }>(
    `select min(due_at) as at from phone_call where ${OF_CAMPAIGN} and state = 'waiting'`,
    toValues(key),
  );
  return row?.at ?? null;
}

export interface ReportedCall {
  readonly number: number;
  readonly phone: number;
  readonly state: string;
  readonly tries: number;
  readonly placedAt: EpochSeconds | null;
  readonly lastOutcome: string | null;
  readonly seconds: number | null;
}

/** All calls of a campaign, in the order of its list. */
export const listCalls = (queries: Queries, key: CampaignKey): Promise<ReportedCall[]> =>
  queries.query<ReportedCall>(
    `select number, phone, state, tries, placed_at as "placedAt", last_outcome as "lastOutcome", seconds
     from phone_call where ${OF_CAMPAIGN} order by number`,
    toValues(key),
  );
