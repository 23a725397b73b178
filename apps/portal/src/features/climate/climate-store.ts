import type { ClimateRegionId } from '@portal/domain/climate/climate-region';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import type { RegionDay } from './needs.ts';

/** A day as it is stored. */
export type StoredRegionDay = Omit<RegionDay, 'isDemo'>;

/** The stored days that begin from a moment on. */
export function listRegionDays(queries: Queries, from: EpochSeconds): Promise<StoredRegionDay[]> {
  return queries.query<StoredRegionDay>(
    `select day_at as "dayAt", region, temperature_c as "temperatureC", rain_mm as "rainMm" from climate_day
     where day_at >= $1 order by day_at, region`,
    [from],
  );
}

/** Stores days that are over; one that is stored stays as it is. */
export async function insertRegionDays(queries: Queries, days: readonly StoredRegionDay[]): Promise<void> {
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
