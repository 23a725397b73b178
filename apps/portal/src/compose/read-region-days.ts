import type { ClimateValue } from '@portal/domain/climate/climate-bulletin';
import { DAY_SECONDS, type EpochSeconds, startOfHour } from '@portal/domain/time/vietnam-time';
import type { RegionNormals, RegionStation } from '@portal/forecast/climate/region-normals';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import type { RunStore } from '@portal/forecast/store/run-store';
import type { RegionDay, RegionDaysQuery } from '#features/climate/needs.ts';

interface RegionDaysNeeds {
  readonly store: RunStore;
  readonly clock: () => EpochSeconds;
}

const HOURS = 24;
/** Share of a region's area that must have data. */
const LEAST_SHARE = 0.9;

interface StationDay extends ClimateValue {
  readonly isDemo: boolean;
}

/** Whole days of a station from the best runs and the archive; null for a day that lacks an hour. */
function readStationDays(
  needs: RegionDaysNeeds,
  { station }: RegionStation,
  { from, days, demo }: Pick<RegionDaysQuery, 'from' | 'days' | 'demo'>,
) {
  const series = readPlaceSeries(needs.store, {
    point: station,
    placeHeightM: station.heightM,
    startAt: from,
    hours: days * HOURS,
    now: startOfHour(needs.clock()),
    demo,
    variables: ['temperature2m', 'precipitation', 'precipitationRate'],
  });
  const { temperature2m, precipitation, precipitationRate } = series.variables;
  const isDemo = series.runs.some((run) => run.demo);
  return Array.from({ length: days }, (_, day): StationDay | null => {
    let [temperatureC, rainMm] = [0, 0];
    for (let hour = day * HOURS; hour < (day + 1) * HOURS; hour++) {
      temperatureC += (temperature2m?.values[hour] ?? Number.NaN) / HOURS;
      const amount = precipitation?.values[hour] ?? Number.NaN;
      rainMm += Number.isNaN(amount) ? (precipitationRate?.values[hour] ?? Number.NaN) : amount;
    }
    return Number.isNaN(temperatureC + rainMm) ? null : { temperatureC, rainMm, isDemo };
  });
}

/** A region's day: its normal plus the mean anomaly of its stations. Null with too little coverage. */
function toRegionDay(
  normals: RegionNormals,
  stations: readonly { readonly of: RegionStation; readonly day: StationDay | null }[],
  dayAt: EpochSeconds,
): RegionDay | null {
  const known = stations.flatMap(({ of, day }) => (day === null ? [] : [{ of, day, normal: of.normalOf(dayAt) }]));
  const add = (read: (one: (typeof known)[number]) => number): number =>
    known.reduce((sum, one) => sum + one.of.areaKm2 * read(one), 0);
  const area = add(() => 1);
  const all = stations.reduce((sum, { of }) => sum + of.areaKm2, 0);
  const normalRain = add(({ normal }) => normal.rainMm);
  if (area === 0 || area < LEAST_SHARE * all || normalRain === 0) return null;
  const normal = normals.normalOf(dayAt);
  return {
    region: normals.region,
    dayAt,
    temperatureC:
      normal.temperatureMeanC + add(({ day, normal: own }) => day.temperatureC - own.temperatureMeanC) / area,
    rainMm: (normal.rainMm * add(({ day }) => day.rainMm)) / normalRain,
    isDemo: known.some(({ day }) => day.isDemo),
  };
}

/** Yields to requests: one station takes a few milliseconds. */
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Reads days of the climate regions from runs and archive. Stations without a height are left out because model
 * temperature cannot be adjusted to them.
 */
export function createRegionDaysReader(needs: RegionDaysNeeds) {
  return async ({ regions, mostStations, ...query }: RegionDaysQuery): Promise<RegionDay[]> => {
    const { from, days } = query;
    const found: RegionDay[] = [];
    for (const normals of regions) {
      const chosen = normals.stations.filter(({ station }) => station.heightM !== null).slice(0, mostStations);
      const read: { readonly of: RegionStation; readonly days: readonly (StationDay | null)[] }[] = [];
      for (const of of chosen) {
        read.push({ of, days: readStationDays(needs, of, query) });
        await pause();
      }
      for (let day = 0; day < days; day++) {
        const dayAt = from + day * DAY_SECONDS;
        const one = toRegionDay(
          normals,
          read.map((station) => ({ of: station.of, day: station.days[day] ?? null })),
          dayAt,
        );
        if (one !== null) found.push(one);
      }
    }
    return found;
  };
}
