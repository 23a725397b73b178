import {
  type ComparedReports,
  type CountedReport,
  REPORT_CAPS,
  toReportQuarter,
  toReportSlot,
} from '@portal/domain/score/rain-report';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';

/** A report as it is stored. */
export interface StoredReport {
  readonly cell: number;
  /** By the portal's clock. */
  readonly at: EpochSeconds;
  readonly visitor: Buffer;
  readonly network: Buffer;
  readonly isRaining: boolean;
  /** What the portal said at that moment; null where it did not know. */
  readonly forecastRaining: boolean | null;
  readonly isDemo: boolean;
  /** A program sent it. */
  readonly isTrapped: boolean;
  /** Its network sends too many over all places. */
  readonly isBurst: boolean;
  /** By the machine's clock. */
  readonly expiresAt: EpochSeconds;
}

const toBucket = (cell: number): number => cell % 256;

/** The key of a day in Vietnam, which all processes share: `candidate` where it has none yet. */
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

/** Locks of transactions that store reports of a cell; the second number is the cell. */
const CELL_LOCK = 32;

/**
 * Stores a report in place of what the visitor said of the cell in this half hour. It counts unless a program sent it, its network sends
 * too many, or two others of the network count there already; one that replaces another counts as that did.
 *
 * @returns false where the cell has all the reports that are stored of a half hour
 */
export function saveReport(database: Database, report: StoredReport): Promise<boolean> {
  const { cell, at, visitor, network, isRaining, forecastRaining, isDemo, isTrapped, isBurst, expiresAt } = report;
  const key = [toBucket(cell), cell, toReportSlot(at)];
  return database.inTransaction(async (transaction) => {
    // Reports at once would not see each other, and all of them count.
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

/** More are not read: pages do without the oldest. */
const MOST_READ = 20_000;

/** Counted reports from a moment to another, the newest first; of demo weather only those, or none of them. */
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

/** Sums of reports by what the portal said. */
const SUMS = `
  count(*) filter (where is_counted and said_raining and is_raining) as rain_rain,
  count(*) filter (where is_counted and said_raining and not is_raining) as rain_dry,
  count(*) filter (where is_counted and not said_raining and is_raining) as dry_rain,
  count(*) filter (where is_counted and not said_raining and not is_raining) as dry_dry,
  count(*) filter (where is_counted and said_raining is null) as unsaid,
  count(*) filter (where not is_counted) as left_out`;

/** Adds expired reports to the counts of their hours and deletes them, in one statement: none is lost or counted twice. */
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

/** Deletes keys of days that began before a moment, and counts of hours before another. */
export async function deleteOldCounts(
  queries: Queries,
  { keysBefore, countsBefore }: { readonly keysBefore: EpochSeconds; readonly countsBefore: EpochSeconds },
): Promise<void> {
  await queries.query('delete from rain_report_key where day_at < $1', [keysBefore]);
  await queries.query('delete from rain_report_count where hour_at < $1', [countsBefore]);
}

/** What reports come to. */
interface ReportCounts extends ComparedReports {
  /** The portal said nothing. */
  readonly unsaid: number;
  /** Too many from one network, or sent by a program. */
  readonly leftOut: number;
}

/** What reports of a span of hours come to, those that are not added to the counts yet too; never those of demo weather. */
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
