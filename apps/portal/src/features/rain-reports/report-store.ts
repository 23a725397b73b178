import {
  type ComparedReports,
  type CountedReport,
  REPORT_CAPS,
  toReportQuarter,
  toReportSlot,
} from '@portal/domain/score/rain-report';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';

export interface StoredReport {
  readonly cell: number;
  /** Portal clock. */
  readonly at: EpochSeconds;
  readonly visitor: Buffer;
  readonly network: Buffer;
  readonly isRaining: boolean;
  /** The portal's own rain at that time; null: unknown. */
  readonly forecastRaining: boolean | null;
  readonly isDemo: boolean;
  /** Sent by a program. */
  readonly isTrapped: boolean;
  /** The network exceeds its limit over all places. */
  readonly isBurst: boolean;
  /** Machine clock. */
  readonly expiresAt: EpochSeconds;
}

const toBucket = (cell: number): number => cell % 256;

/** The key of a day in Vietnam, shared by all processes; `candidate` if there is none yet. */
export async function claimDayKey(queries: Queries, dayAt: EpochSeconds, candidate: Buffer): Promise<Buffer> {
  await queries.query('insert into rain_report_key (day_at, secret) values ($1, $2) on conflict do nothing', [
    dayAt,
    candidate,
  ]);
  const [row] = await queries.query<{ secret: Buffer }>('select secret from rain_report_key where day_at = $1', [
    dayAt,
  ]);
  return row?.secret ?? candidate;
}

/** Namespace of advisory locks; the second number is the cell. */
const CELL_LOCK = 32;

/**
 * Replaces the visitor's earlier report for the cell in this half hour. It counts unless a program sent it, its
 * network exceeds its limit, or two others of the network count there; a replacement counts as the replaced report
 * did.
 *
 * @returns false if the cell has the maximum of stored reports for this half hour
 */
export function saveReport(database: Database, report: StoredReport): Promise<boolean> {
  const { cell, at, visitor, network, isRaining, forecastRaining, isDemo, isTrapped, isBurst, expiresAt } = report;
  const key = [toBucket(cell), cell, toReportSlot(at)];
  return database.inTransaction(async (transaction) => {
    // Without the lock, concurrent reports would not see each other and all would count.
    await transaction.query('select pg_advisory_xact_lock($1, $2)', [CELL_LOCK, cell]);
    const [known] = await transaction.query<{ all: number; ofNetwork: number; own: number }>(
      `select count(*)::int as "all", count(*) filter (where visitor = $4)::int as own,
         count(*) filter (where network = $5 and is_counted and visitor <> $4)::int as "ofNetwork"
       from rain_report where bucket = $1 and cell = $2 and slot_at = $3`,
      [...key, visitor, network],
    );
    if (known !== undefined && known.own === 0 && known.all >= REPORT_CAPS.ofCell) return false;
    const isCounted = !isTrapped && !isBurst && (known?.ofNetwork ?? 0) < REPORT_CAPS.ofNetwork;
    await transaction.query(
      `insert into rain_report as known (bucket, cell, slot_at, visitor, network, quarter_at, is_raining, said_raining,
         is_demo, is_counted, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (bucket, cell, slot_at, visitor) do update set quarter_at = excluded.quarter_at,
         is_raining = excluded.is_raining, said_raining = excluded.said_raining,
         is_demo = known.is_demo or excluded.is_demo, is_counted = known.is_counted and not $12`,
      [
        ...key,
        visitor,
        network,
        toReportQuarter(at),
        isRaining,
        forecastRaining,
        isDemo,
        isCounted,
        expiresAt,
        isTrapped,
      ],
    );
    return true;
  });
}

/** Limit per read: pages omit the oldest. */
const MOST_READ = 20_000;

/** Counted reports between two times, newest first; either demonstration reports only, or none of them. */
export function listCountedReports(
  queries: Queries,
  { fromAt, toAt, isDemo }: { readonly fromAt: EpochSeconds; readonly toAt: EpochSeconds; readonly isDemo: boolean },
): Promise<CountedReport[]> {
  return queries.query<CountedReport>(
    `select cell, quarter_at as "quarterAt", encode(visitor, 'hex') as visitor, encode(network, 'hex') as network,
       is_raining as "isRaining"
     from rain_report where quarter_at >= $1 and quarter_at <= $2 and is_counted and is_demo = $3
     order by quarter_at desc limit $4`,
    [fromAt, toAt, isDemo, MOST_READ],
  );
}

const SUMS = `
  count(*) filter (where is_counted and said_raining and is_raining) as rain_rain,
  count(*) filter (where is_counted and said_raining and not is_raining) as rain_dry,
  count(*) filter (where is_counted and not said_raining and is_raining) as dry_rain,
  count(*) filter (where is_counted and not said_raining and not is_raining) as dry_dry,
  count(*) filter (where is_counted and said_raining is null) as unsaid,
  count(*) filter (where not is_counted) as left_out`;

/**
 * Adds expired reports to their hourly counts and deletes them in one statement, so that none is lost or counted
 * twice.
 */
export async function closeReports(queries: Queries, now: EpochSeconds): Promise<void> {
  await queries.query(
    `with gone as (delete from rain_report where expires_at <= $1 returning *),
       sums as (select bucket, cell, quarter_at - quarter_at % ${HOUR_SECONDS} as hour_at, ${SUMS}
         from gone where not is_demo group by bucket, cell, hour_at)
     insert into rain_report_count as known (bucket, cell, hour_at, said_rain_reported_rain, said_rain_reported_dry,
       said_dry_reported_rain, said_dry_reported_dry, unsaid, left_out)
     select bucket, cell, hour_at, rain_rain, rain_dry, dry_rain, dry_dry, unsaid, left_out from sums
     on conflict (bucket, cell, hour_at) do update set
       said_rain_reported_rain = known.said_rain_reported_rain + excluded.said_rain_reported_rain,
       said_rain_reported_dry = known.said_rain_reported_dry + excluded.said_rain_reported_dry,
       said_dry_reported_rain = known.said_dry_reported_rain + excluded.said_dry_reported_rain,
       said_dry_reported_dry = known.said_dry_reported_dry + excluded.said_dry_reported_dry,
       unsaid = known.unsaid + excluded.unsaid, left_out = known.left_out + excluded.left_out`,
    [now],
  );
}

export async function deleteOldCounts(
  queries: Queries,
  { keysBefore, countsBefore }: { readonly keysBefore: EpochSeconds; readonly countsBefore: EpochSeconds },
): Promise<void> {
  await queries.query('delete from rain_report_key where day_at < $1', [keysBefore]);
  await queries.query('delete from rain_report_count where hour_at < $1', [countsBefore]);
}

interface ReportCounts extends ComparedReports {
  /** The portal had no data. */
  readonly unsaid: number;
  /** Over a network's limit, or sent by a program. */
  readonly leftOut: number;
}

/** Counts of reports in a span, including those not added yet; without demonstration reports. */
export async function countReports(
  queries: Queries,
  { fromAt, toAt }: { readonly fromAt: EpochSeconds; readonly toAt: EpochSeconds },
): Promise<ReportCounts> {
  const [row] = await queries.query<ReportCounts>(
    `with fresh as (select ${SUMS} from rain_report where quarter_at >= $1 and quarter_at < $2 and not is_demo),
       old as (select coalesce(sum(said_rain_reported_rain), 0) as rain_rain,
           coalesce(sum(said_rain_reported_dry), 0) as rain_dry, coalesce(sum(said_dry_reported_rain), 0) as dry_rain,
           coalesce(sum(said_dry_reported_dry), 0) as dry_dry, coalesce(sum(unsaid), 0) as unsaid,
           coalesce(sum(left_out), 0) as left_out
         from rain_report_count where hour_at >= $1 and hour_at < $2)
     select (fresh.rain_rain + old.rain_rain)::int as "saidRainReportedRain",
       (fresh.rain_dry + old.rain_dry)::int as "saidRainReportedDry",
       (fresh.dry_rain + old.dry_rain)::int as "saidDryReportedRain",
       (fresh.dry_dry + old.dry_dry)::int as "saidDryReportedDry",
       (fresh.unsaid + old.unsaid)::int as unsaid, (fresh.left_out + old.left_out)::int as "leftOut"
     from fresh, old`,
    [fromAt, toAt],
  );
  const none = { saidRainReportedRain: 0, saidRainReportedDry: 0, saidDryReportedRain: 0, saidDryReportedDry: 0 };
  return row ?? { ...none, unsaid: 0, leftOut: 0 };
}
