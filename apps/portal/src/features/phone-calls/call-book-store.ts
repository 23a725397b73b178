import { CALL_STATES, type CallState } from '@portal/domain/phone-call/call-rules';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { changeRows, equate, sql, trusted } from '#platform/database/sql.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import type { CallBook, CallEnd, CallPace, CallTurn, DueCall, OpenCampaign, PlacedCall, Round } from './call-book.ts';

const CAMPAIGN = `campaign.account_id as "accountId", campaign.id, campaign.state, purpose, call_window as window, rules, starts_at as "startsAt",
  recording_id as "recordingId", recording.seconds`;
const WITH_RECORDING = `join call_recording as recording on recording.bucket = campaign.bucket
  and recording.account_id = campaign.account_id and recording.id = campaign.recording_id`;
const OF_CAMPAIGN = 'bucket = $1 and account_id = $2 and campaign_id = $3';
const toValues = ({ accountId, id }: OwnKey) => [toIdBucket(accountId), accountId, id] as const;
const toOwner = ({ accountId }: OwnKey) => ({ bucket: toIdBucket(accountId), accountId });
const toCalls = (key: OwnKey) => ({ ...toOwner(key), campaignId: key.id });

/** Locks an account's pace; null if another process holds it, or the account may not call any more. */
async function lockPace(queries: Queries, { accountId }: OwnKey): Promise<CallPace | null> {
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
async function lockCampaign(queries: Queries, key: OwnKey): Promise<OpenCampaign | null> {
  const [campaign] = await queries.query<OpenCampaign>(
    `select ${CAMPAIGN} from call_campaign as campaign ${WITH_RECORDING}
     where campaign.bucket = $1 and campaign.account_id = $2 and campaign.id = $3 and campaign.state = 'running' for update of campaign`,
    toValues(key),
  );
  return campaign ?? null;
}

const listDue = (queries: Queries, key: OwnKey, now: EpochSeconds, most: number): Promise<DueCall[]> =>
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

async function saveRound(queries: Queries, key: OwnKey, round: Round): Promise<void> {
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
  const where = toCalls(key);
  if (blocked.length > 0)
    await changeRows(queries, 'phone_call', { sets: { state: 'blocked' }, where, when: sql`number = any(${blocked})` });
  for (const { number, dueAt } of postponed)
    await changeRows(queries, 'phone_call', { sets: { dueAt }, where: { ...where, number } });
  await changeRows(queries, 'call_client', { sets: pace, where: toOwner(key) });
}

const PLACED = `call.account_id as "accountId", call.campaign_id as id, call.call_id as "callId", call.number, call.phone, call.state, call.tries,
  call.placed_at as "placedAt", campaign.rules, coalesce(recording.seconds, 0) as seconds`;
const FROM_PLACED = `from phone_call as call join call_campaign as campaign
    on campaign.bucket = call.bucket and campaign.account_id = call.account_id and campaign.id = call.campaign_id
  left join call_recording as recording on recording.bucket = campaign.bucket
    and recording.account_id = campaign.account_id and recording.id = campaign.recording_id`;

async function endCall(queries: Queries, call: PlacedCall, end: CallEnd): Promise<void> {
  const { accountId, id, callId, number, phone, placedAt } = call;
  const isCancelled = sql`exists (select from call_campaign where ${equate({ ...toOwner(call), id, state: 'cancelled' })})`;
  const sets = {
    // A call cancelled with its campaign meanwhile is not retried.
    state: end.state === 'waiting' ? sql`case when ${isCancelled} then ${end.outcome} else 'waiting' end` : end.state,
    seconds: end.seconds,
    ...(end.dueAt === null ? {} : { dueAt: end.dueAt }),
    ...(end.outcome === null ? {} : { lastOutcome: end.outcome }),
  };
  const where = { ...toCalls(call), number, callId };
  const when = trusted("state in ('calling', 'unknown')");
  if ((await changeRows(queries, 'phone_call', { sets, where, when })).length === 0) return;
  if (end.outcome === 'answered' || end.outcome === 'refused')
    await changeRows(queries, 'call_history', {
      sets: { lastAnsweredAt: placedAt },
      where: { ...toOwner(call), phone },
    });
  if (end.isBlocked)
    await queries.query(
      `insert into call_block (bucket, account_id, phone, source, added_at) values ($1, $2, $3, 'key', $4) on conflict do nothing`,
      [toIdBucket(accountId), accountId, phone, end.at],
    );
}

async function releaseCall(queries: Queries, key: OwnKey, callId: string, dueAt: EpochSeconds): Promise<void> {
  const [released] = await changeRows<{ phone: number; previousPlacedAt: EpochSeconds | null }>(queries, 'phone_call', {
    sets: { state: 'waiting', tries: sql`tries - 1`, callId: null, placedAt: null, dueAt },
    where: { ...toCalls(key), callId, state: 'calling' },
    returning: ['phone', 'previousPlacedAt'],
  });
  if (released === undefined) return;
  const { phone, previousPlacedAt: lastPlacedAt } = released;
  await changeRows(queries, 'call_history', { sets: { lastPlacedAt }, where: { ...toOwner(key), phone } });
}

export function createCallBook(database: Database): CallBook {
  return {
    listOpen: () =>
      database.query<OpenCampaign>(
        `select ${CAMPAIGN} from call_campaign as campaign ${WITH_RECORDING}
         where campaign.state in ('scheduled', 'running') order by starts_at, campaign.id`,
      ),
    async move(key, from, to, at) {
      const endedAt = to === 'done' || to === 'cancelled' ? at : null;
      return database.inTransaction(async (queries) => {
        const where = { ...toOwner(key), id: key.id, state: from };
        const moved = await changeRows(queries, 'call_campaign', { sets: { state: to, endedAt }, where });
        const waiting = { ...toCalls(key), state: 'waiting' };
        if (moved.length > 0 && to === 'cancelled')
          await changeRows(queries, 'phone_call', { sets: { state: 'cancelled' }, where: waiting });
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
export async function countCalls(queries: Queries, key: OwnKey): Promise<Readonly<Record<CallState, number>>> {
  const rows = await queries.query<{ state: CallState; count: number }>(
    `select state, count(*)::int as count from phone_call where ${OF_CAMPAIGN} group by state`,
    toValues(key),
  );
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  const counted = CALL_STATES.map((state) => [state, counts.get(state) ?? 0]);
  return Object.fromEntries(counted) as Record<CallState, number>;
}

/** Share of a message that counts as heard to the end, since phones report whole seconds. */
const HEARD_SHARE = 0.9;

export const isHeardToEnd = (seconds: number | null, ofSeconds: number): boolean =>
  seconds !== null && seconds >= ofSeconds * HEARD_SHARE;

/** How many people heard a message of this length to the end. */
export async function countHeardToEnd(queries: Queries, key: OwnKey, ofSeconds: number): Promise<number> {
  const [row] = await queries.query<{ count: number }>(
    `select count(*)::int as count from phone_call where ${OF_CAMPAIGN} and state = 'answered' and seconds >= $4::double precision`,
    [...toValues(key), ofSeconds * HEARD_SHARE],
  );
  return row?.count ?? 0;
}

export async function findNextDue(queries: Queries, key: OwnKey): Promise<EpochSeconds | null> {
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
export const listCalls = (queries: Queries, key: OwnKey): Promise<ReportedCall[]> =>
  queries.query<ReportedCall>(
    `select number, phone, state, tries, placed_at as "placedAt", last_outcome as "lastOutcome", seconds
     from phone_call where ${OF_CAMPAIGN} order by number`,
    toValues(key),
  );
