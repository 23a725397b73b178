import { createHash } from 'node:crypto';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { ObservedDay, Station } from '@portal/domain/observation/observed-day';
import { MOST_LEAD_DAYS } from '@portal/domain/score/scored-variable';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  startOfVietnamDay,
  vietnamDate,
} from '@portal/domain/time/vietnam-time';
import { listDayFiles, readDayForecasts } from '@portal/forecast/archive/read-day-forecasts';
import { correctForecast } from '@portal/forecast/learning/correct-forecast';
import { getSourceRank } from '@portal/forecast/sources/registry';
import type { LearnedCorrections } from '@portal/forecast/store/learned-corrections';
import { scoreDay } from '@portal/forecast/verification/score-day';
import { findStationClimate, type StationClimate } from '@portal/forecast/verification/station-climate';
import type { Database } from '#platform/database/database.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import type { ObservedSpan, ReadObservations } from './observation-reader.ts';
import { readMarks, saveDay } from './score-store.ts';

export interface ScoringNeeds {
  readonly database: Database;
  readonly dataDir: string;
  readonly readObservations: ReadObservations;
  /** Learned corrections, as pages show them. */
  readonly learned: LearnedCorrections;
  /** Slug of the province at a point; null at sea and abroad. */
  readonly findProvince: (point: { readonly lat: number; readonly lng: number }) => string | null;
}

/** Days that the persistence forecast of the longest lead time reaches back. */
const DAYS_BEFORE = MOST_LEAD_DAYS + 1;
/** Earlier years in a station's climatology. */
const CLIMATE_YEARS = 10;

const toStationDay = (stationId: string, date: string): string => `${stationId} ${date}`;

interface Measured {
  readonly stations: readonly Station[];
  readonly find: (stationId: string, date: string) => ObservedDay | null;
}

function indexMeasured({ stations, days }: ObservedSpan): Measured {
  const byKey = new Map(days.map((day) => [toStationDay(day.stationId, day.date), day]));
  return { stations, find: (stationId, date) => byKey.get(toStationDay(stationId, date)) ?? null };
}

/** Observations for a month's climatology: the same month of earlier years. */
function createClimateReader(read: ReadObservations) {
  const months = new Map<string, Promise<readonly ObservedDay[]>>();
  return (day: EpochSeconds): Promise<readonly ObservedDay[]> => {
    const { year, month } = vietnamDate(day);
    const key = `${year}-${month}`;
    const twoDigits = String(month).padStart(2, '0');
    const readMonth = async () => {
      const spans: ObservedSpan[] = [];
      for (let back = 1; back <= CLIMATE_YEARS; back++) {
        const last = new Date(Date.UTC(year - back, month, 0)).getUTCDate();
        spans.push(await read({ from: `${year - back}-${twoDigits}-01`, to: `${year - back}-${twoDigits}-${last}` }));
      }
      return spans.flatMap(({ days }) => days);
    };
    const known = months.get(key) ?? readMonth();
    months.set(key, known);
    return known;
  };
}

/** Changes with every observation and file that a day's scores depend on. */
function markDay(measured: Measured, dataDir: string, day: EpochSeconds): string {
  const hash = createHash('sha256');
  for (const station of measured.stations) {
    hash.update(JSON.stringify(station));
    for (let back = 0; back <= DAYS_BEFORE; back++)
      hash.update(JSON.stringify(measured.find(station.id, formatDate(day - back * DAY_SECONDS))));
  }
  for (const { source, name } of listDayFiles(dataDir, { at: day, mostLeadDays: MOST_LEAD_DAYS }))
    hash.update(`${source}/${name}\n`);
  return hash.digest('hex').slice(0, 32);
}

async function scoreOneDay(
  needs: ScoringNeeds,
  measured: Measured,
  { day, mark, earlier }: { day: EpochSeconds; mark: string; earlier: readonly ObservedDay[] },
): Promise<number> {
  const date = formatDate(day);
  const stations = measured.stations.filter(({ id }) => measured.find(id, date) !== null);
  const places = stations.map(({ lat, lng, heightM }) => ({ point: { lat, lng }, placeHeightM: heightM }));
  const climates = new Map<Station, StationClimate>();
  const scores = scoreDay({
    date,
    stations,
    forecasts: readDayForecasts(needs.dataDir, { at: day, places, mostLeadDays: MOST_LEAD_DAYS }),
    findObserved: measured.find,
    findClimate: (station) => {
      const climate = climates.get(station) ?? findStationClimate(station, earlier, day);
      climates.set(station, climate);
      return climate;
    },
    findProvince: needs.findProvince,
    correct: (forecast, { lat, lng, heightM }, others) =>
      correctForecast(needs.learned, forecast, { point: { lat, lng }, placeHeightM: heightM }, others),
    getRank: getSourceRank,
  });
  await saveDay(needs.database, { day, stations: stations.length, mark }, scores);
  return scores.groups.length;
}

interface ScoredSpan {
  readonly fromAt: EpochSeconds;
  /** Exclusive. */
  readonly toAt: EpochSeconds;
}

/**
 * Scores the days of a span that have observations and are not scored yet, or only with older data. Each day is
 * stored at once, so a killed process loses at most one day; idempotent.
 *
 * @returns how many days were scored
 */
export async function scoreDays(
  needs: ScoringNeeds,
  { fromAt, toAt }: ScoredSpan,
  { signal, reportProgress }: JobContext,
): Promise<number> {
  const first = startOfVietnamDay(fromAt);
  const measured = indexMeasured(
    await needs.readObservations({
      from: formatDate(first - DAYS_BEFORE * DAY_SECONDS),
      to: formatDate(toAt - DAY_SECONDS),
    }),
  );
  const marks = await readMarks(needs.database, { fromAt: first, toAt });
  const readClimate = createClimateReader(needs.readObservations);
  const total = Math.round((toAt - first) / DAY_SECONDS);
  let scored = 0;
  for (let day = first; day < toAt && !signal.aborted; day += DAY_SECONDS) {
    await letOthersRun();
    reportProgress(Math.round((day - first) / DAY_SECONDS), total);
    const isMeasured = measured.stations.some(({ id }) => measured.find(id, formatDate(day)) !== null);
    if (!isMeasured && !marks.has(day)) continue;
    const mark = markDay(measured, needs.dataDir, day);
    if (marks.get(day) === mark) continue;
    await scoreOneDay(needs, measured, { day, mark, earlier: await readClimate(day) });
    scored++;
  }
  return scored;
}
