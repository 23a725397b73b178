import { PAST_DAYS } from '@portal/domain/climate/climate-bulletin';
import type { ClimateRegionId } from '@portal/domain/climate/climate-region';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { RegionNormals } from '@portal/forecast/climate/region-normals';
import type { Queries } from '#platform/database/database.ts';
import type { ClimateNeeds, RegionDay } from './needs.ts';

export type StoredRegionDay = Omit<RegionDay, 'isDemo'>;

export function listRegionDays(queries: Queries, from: EpochSeconds): Promise<StoredRegionDay[]> {
  return queries.query<StoredRegionDay>(
    `select day_at as "dayAt", region, temperature_c as "temperatureC", rain_mm as "rainMm" from climate_day
     where day_at >= $1 order by day_at, region`,
    [from],
  );
}

/** Stores past days; existing ones do not change. */
async function insertRegionDays(queries: Queries, days: readonly StoredRegionDay[]): Promise<void> {
  const column = <Value>(read: (day: StoredRegionDay) => Value): Value[] => days.map(read);
  await queries.query(
    `insert into climate_day (day_at, region, temperature_c, rain_mm)
     select * from unnest($1::bigint[], $2::text[], $3::float8[], $4::float8[]) on conflict do nothing`,
    [
      column(({ dayAt }) => dayAt),
      column(({ region }): ClimateRegionId => region),
      column(({ temperatureC }) => temperatureC),
      column(({ rainMm }) => rainMm),
    ],
  );
}

/** By then the runs of the day's evening have been published. */
const CLOSED_AFTER_SECONDS = 3 * HOUR_SECONDS;

const toKey = ({ dayAt, region }: Pick<RegionDay, 'dayAt' | 'region'>): string => `${dayAt} ${region}`;

/**
 * Stores past days as far as runs and archive cover them; never demonstration values. False if there was nothing to
 * store.
 */
export async function closeDays(
  { database, clock, readRegionDays }: Pick<ClimateNeeds, 'database' | 'clock' | 'readRegionDays'>,
  regions: readonly RegionNormals[],
): Promise<boolean> {
  const now = clock();
  const from = startOfVietnamDay(now) - PAST_DAYS * DAY_SECONDS;
  const end = startOfVietnamDay(now - CLOSED_AFTER_SECONDS);
  const stored = new Set((await listRegionDays(database, from)).map(toKey));
  const days = Array.from({ length: Math.round((end - from) / DAY_SECONDS) }, (_, day) => from + day * DAY_SECONDS);
  const first = days.find((dayAt) => regions.some(({ region }) => !stored.has(toKey({ dayAt, region }))));
  if (first === undefined) return false;
  const query = { regions, from: first, days: Math.round((end - first) / DAY_SECONDS), demo: false };
  const missing = (await readRegionDays(query)).filter((day) => !day.isDemo && !stored.has(toKey(day)));
  if (missing.length === 0) return false;
  await insertRegionDays(database, missing);
  return true;
}
