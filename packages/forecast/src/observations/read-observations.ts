import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { Element } from '@portal/domain/observation/element.table';
import {
  ELEMENT_PLACES,
  MISSING,
  type Observation,
  type ObservationTable,
  ROW_LENGTH,
  readRow,
} from '@portal/domain/observation/observation-table';
import type { ObservedDay, Station } from '@portal/domain/observation/observed-day';
import { findObservedDays } from '@portal/domain/observation/observed-days';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { countFlags } from './observation-status.ts';
import { listStations } from './station-list.ts';
import { joinTables, listYears, ObservationFileError, readYear, type StationKey, sliceTable } from './year-file.ts';

/** Observed days, with the stations that have any. */
export interface ObservedDays {
  readonly days: readonly ObservedDay[];
  readonly stations: readonly Station[];
  /** One line per damaged file; its year is left out. */
  readonly problems: readonly string[];
}

/** Days and stations of a query. */
export interface ObservedDaysQuery {
  readonly dataDir: string;
  /** A moment of the first day. */
  readonly from: EpochSeconds;
  /** A moment of the last day, which is included. */
  readonly to: EpochSeconds;
  /** Only these stations; default all. */
  readonly stationIds?: readonly string[];
}

const yearOf = (at: EpochSeconds): number => new Date(at * 1000).getUTCFullYear();

/**
 * Daily values of every station between two Vietnamese days, both included, ordered by station and date, from values
 * that passed quality control. Days without values are left out. Throws the system's error.
 */
export function readObservedDays({ dataDir, from, to, stationIds }: ObservedDaysQuery): ObservedDays {
  const [start, end] = [startOfVietnamDay(from), startOfVietnamDay(to) + DAY_SECONDS];
  const days: ObservedDay[] = [];
  const stations: Station[] = [];
  const problems: string[] = [];
  for (const station of listStations(dataDir)) {
    if (stationIds !== undefined && !stationIds.includes(station.id)) continue;
    const { table, problems: found } = readSpan(dataDir, station, start - DAY_SECONDS, end + DAY_SECONDS);
    problems.push(...found);
    const own = findObservedDays(station.id, table, start, end);
    if (own.length === 0) continue;
    stations.push(station);
    days.push(...own);
  }
  return { days, stations, problems };
}

/** An airport and a synoptic station this near are one site. */
const SAME_SITE_KM = 1;
const MEASURED = ['temperatureMinC', 'temperatureMaxC', 'rainMm', 'windMaxMs', 'gustMaxMs'] as const;

/**
 * As `readObservedDays`, each site once, so that no place counts twice: of an airport where a synoptic station stands,
 * the synoptic station's values come first, with tenths and rain, and the airport's fill what it lacks. Throws the
 * system's error.
 */
export function readSiteDays(query: Omit<ObservedDaysQuery, 'stationIds'>): ObservedDays {
  const read = readObservedDays(query);
  const synoptic = listStations(query.dataDir).filter(({ network }) => network === 'synop');
  const stations = new Map<string, Station>();
  const siteOf = new Map<string, string>();
  for (const station of read.stations) {
    const site =
      station.network === 'metar' ? synoptic.find((other) => greatCircleKm(station, other) <= SAME_SITE_KM) : undefined;
    siteOf.set(station.id, site?.id ?? station.id);
    stations.set(site?.id ?? station.id, site ?? station);
  }
  const days = new Map<string, ObservedDay>();
  for (const day of read.days) {
    const stationId = siteOf.get(day.stationId) ?? day.stationId;
    const key = `${stationId} ${day.date}`;
    const [own, other] = day.stationId === stationId ? [day, days.get(key)] : [days.get(key), day];
    const values = MEASURED.map((name) => [name, own?.[name] ?? other?.[name] ?? null] as const);
    days.set(key, { ...day, stationId, ...Object.fromEntries(values) });
  }
  return { days: [...days.values()], stations: [...stations.values()], problems: read.problems };
}

/**
 * Observations of a station in a span that excludes its end, oldest first, with the values that failed quality control
 * and why. Throws the system's error.
 */
export function readObservedHours(
  dataDir: string,
  station: StationKey,
  from: EpochSeconds,
  to: EpochSeconds,
): { readonly observations: readonly Observation[]; readonly problems: readonly string[] } {
  const { table, problems } = readSpan(dataDir, station, from, to);
  return { observations: Array.from({ length: table.length }, (_, at) => readRow(table, at)), problems };
}

function readSpan(
  dataDir: string,
  station: StationKey,
  from: EpochSeconds,
  to: EpochSeconds,
): { table: ObservationTable; problems: string[] } {
  const problems: string[] = [];
  const parts: ObservationTable[] = [];
  for (let year = yearOf(from); year <= yearOf(to); year++) {
    try {
      const table = readYear(dataDir, station, year);
      if (table.length > 0) parts.push(sliceTable(table, Math.ceil(from / 60), Math.ceil(to / 60)));
    } catch (error) {
      if (!(error instanceof ObservationFileError)) throw error;
      problems.push(error.message);
    }
  }
  return { table: joinTables(parts), problems };
}

/** Summary of a station's stored observations. */
export interface StationSummary {
  readonly station: Station;
  readonly rows: number;
  readonly firstAt: EpochSeconds;
  readonly newestAt: EpochSeconds;
  /** Values by element. */
  readonly values: Readonly<Partial<Record<Element, number>>>;
  /** Values that failed quality control, by reason. */
  readonly flags: Readonly<ReturnType<typeof countFlags>>;
}

/** Counts the stored observations of every station. Reads all files. Throws the system's error. */
export function summarizeStations(dataDir: string): {
  readonly summaries: readonly StationSummary[];
  readonly problems: readonly string[];
} {
  const summaries: StationSummary[] = [];
  const problems: string[] = [];
  for (const station of listStations(dataDir)) {
    const years = listYears(dataDir, station);
    const [first, last] = [years[0], years.at(-1)];
    if (first === undefined || last === undefined) continue;
    const span = [Date.UTC(first, 0) / 1000, Date.UTC(last + 1, 0) / 1000] as const;
    const { table, problems: found } = readSpan(dataDir, station, ...span);
    problems.push(...found);
    if (table.length === 0) continue;
    summaries.push({
      station,
      rows: table.length,
      firstAt: (table.minutes[0] as number) * 60,
      newestAt: (table.minutes[table.length - 1] as number) * 60,
      values: countValues(table),
      flags: countFlags(table),
    });
  }
  return { summaries, problems };
}

function countValues({ values, length }: ObservationTable): Partial<Record<Element, number>> {
  const counts: Partial<Record<Element, number>> = {};
  for (const [element, place] of Object.entries(ELEMENT_PLACES) as [Element, number][]) {
    let count = 0;
    for (let at = place; at < length * ROW_LENGTH; at += ROW_LENGTH) if (values[at] !== MISSING) count++;
    if (count > 0) counts[element] = count;
  }
  return counts;
}
