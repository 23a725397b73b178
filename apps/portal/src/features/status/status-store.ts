import type { ComponentId } from '@portal/contract/endpoints/status';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';
import { type ComponentRecord, followProbe, type Incident, type Probe, type ProbedState } from './component-record.ts';

/** Days shown, including today. */
export const SHOWN_DAYS = 90;
const CLAIMED_DAYS = 3;
const MOST_INCIDENTS = 50;

/** Probed minutes of a day by result. */
export interface DayCount {
  readonly component: ComponentId;
  readonly day: EpochSeconds;
  readonly good: number;
  readonly degraded: number;
  readonly down: number;
}

export interface StatusHistory {
  readonly records: readonly ComponentRecord[];
  readonly days: readonly DayCount[];
  /** Newest first. */
  readonly incidents: readonly Incident[];
  /** From the last probe with a reply of the API; null: none. */
  readonly isDemo: boolean | null;
}

/** Claims a minute. False if another worker has it. */
export async function claimMinute(queries: Queries, minute: EpochSeconds): Promise<boolean> {
  const sql = 'insert into status_minute (minute) values ($1) on conflict do nothing returning minute';
  return (await queries.query(sql, [minute])).length > 0;
}

const RECORD = `component, state, checked_at as "checkedAt", bad_since as "badSince", failures, worst`;

async function saveRecord(queries: Queries, record: ComponentRecord): Promise<void> {
  const { component, state, checkedAt, badSince, failures, worst } = record;
  await queries.query(
    `insert into status_state (component, state, checked_at, bad_since, failures, worst) values ($1, $2, $3, $4, $5, $6)
     on conflict (component) do update set state = excluded.state, checked_at = excluded.checked_at,
       bad_since = excluded.bad_since, failures = excluded.failures, worst = excluded.worst`,
    [component, state, checkedAt, badSince, failures, worst],
  );
}

async function saveIncident(queries: Queries, { component, startedAt, endedAt, worst }: Incident): Promise<void> {
  await queries.query(
    `insert into status_incident (component, started_at, ended_at, worst) values ($1, $2, $3, $4)
     on conflict (component, started_at) do update set ended_at = excluded.ended_at, worst = excluded.worst`,
    [component, startedAt, endedAt, worst],
  );
}

async function countMinute(queries: Queries, component: ComponentId, state: ProbedState, day: EpochSeconds) {
  const [good, degraded, down] = (['good', 'degraded', 'down'] as const).map((one) => (one === state ? 1 : 0));
  await queries.query(
    `insert into status_day as known (component, day, good, degraded, down) values ($1, $2, $3, $4, $5)
     on conflict (component, day) do update set good = known.good + excluded.good,
       degraded = known.degraded + excluded.degraded, down = known.down + excluded.down`,
    [component, day, good, degraded, down],
  );
}

/** Stores the result of a claimed minute. A late one counts for its day only. */
export function saveProbe(database: Database, { minute, states, isDemo }: Probe): Promise<void> {
  return database.inTransaction(async (transaction) => {
    await transaction.query('update status_minute set is_demo = $2 where minute = $1', [minute, isDemo]);
    const rows = await transaction.query<ComponentRecord>(`select ${RECORD} from status_state for update`);
    const known = new Map(rows.map((row) => [row.component, row]));
    for (const [name, state] of Object.entries(states)) {
      const component = name as ComponentId;
      await countMinute(transaction, component, state, startOfVietnamDay(minute));
      const before = known.get(component) ?? null;
      if (before !== null && before.checkedAt >= minute) continue;
      const { record, incidents } = followProbe(before, { component, state, minute });
      await saveRecord(transaction, record);
      for (const incident of incidents) await saveIncident(transaction, incident);
    }
  });
}

export const findFirstDay = (now: EpochSeconds): EpochSeconds =>
  startOfVietnamDay(now) - (SHOWN_DAYS - 1) * DAY_SECONDS;

export async function readHistory(queries: Queries, now: EpochSeconds): Promise<StatusHistory> {
  const firstDay = findFirstDay(now);
  const records = await queries.query<ComponentRecord>(`select ${RECORD} from status_state`);
  const days = await queries.query<DayCount>(
    'select component, day, good, degraded, down from status_day where day >= $1',
    [firstDay],
  );
  const incidents = await queries.query<Incident>(
    `select component, started_at as "startedAt", ended_at as "endedAt", worst from status_incident
     where coalesce(ended_at, $1) >= $1 order by started_at desc, component limit $2`,
    [firstDay, MOST_INCIDENTS],
  );
  const [answered] = await queries.query<{ isDemo: boolean }>(
    'select is_demo as "isDemo" from status_minute where is_demo is not null order by minute desc limit 1',
  );
  return { records, days, incidents, isDemo: answered?.isDemo ?? null };
}

export async function deleteOldStatus(queries: Queries, now: EpochSeconds): Promise<void> {
  const firstDay = findFirstDay(now);
  await queries.query('delete from status_minute where minute < $1', [now - CLAIMED_DAYS * DAY_SECONDS]);
  await queries.query('delete from status_day where day < $1', [firstDay]);
  await queries.query('delete from status_incident where ended_at < $1', [firstDay]);
  await queries.query('delete from status_state where checked_at < $1', [firstDay]);
}
