import type { ObservedDay, Station } from '@portal/domain/observation/observed-day';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  parseDate,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import { visitForecasts } from '#archive/visit-forecasts.ts';
import { readCatalogue } from '#store/catalogue.ts';
import { type GetSourceRank, RANK_BY_NAME } from '#store/rank-sources.ts';
import { CHANCE_DAYS, learnFromChances } from './learn-from-chances.ts';
import { learnTemperature, type SourceErrors } from './learn-temperature.ts';
import { learnWeights } from './learn-weights.ts';
import { type LearnedVersion, listVersions, readVersion, writeVersion } from './learned-version.ts';
import { LEAD_COUNT } from './place-correction.ts';

/** Days beyond which a measurement weighs less than a hundredth and is not read. */
export const LEARNED_DAYS = 120;
/** Delay before a version is in force, seconds: every process and host has it before the first run that it corrects. */
const NOTICE_SECONDS = 600;

/** Measurements of a span of days. */
interface Measured {
  readonly stations: readonly Station[];
  readonly days: readonly ObservedDay[];
}

interface LearningQuery {
  readonly dataDir: string;
  /** The portal's clock. */
  readonly now: EpochSeconds;
  /** Start of the Vietnamese day after the last one that is learned from. */
  readonly untilAt: EpochSeconds;
  /** Reads the measurements of a span of days, both ends included, as YYYY-MM-DD. */
  readonly readMeasured: (span: { readonly from: string; readonly to: string }) => Measured | Promise<Measured>;
  /** Rank of a source among those that pages would show; default: by name. */
  readonly getRank?: GetSourceRank;
  readonly signal?: AbortSignal;
}

/**
 * Learns from the archive and the measurements of the last 120 days; writes nothing. Null without measurements. The
 * version is in force ten minutes from now, and for no run that is already published.
 */
export async function learn(query: LearningQuery): Promise<LearnedVersion | null> {
  const { dataDir, now, signal, readMeasured, getRank = RANK_BY_NAME } = query;
  const untilAt = startOfVietnamDay(query.untilAt);
  const fromAt = untilAt - LEARNED_DAYS * DAY_SECONDS;
  const span = { from: formatDate(fromAt), to: formatDate(untilAt - DAY_SECONDS) };
  const { stations, days } = await readMeasured(span);
  if (days.length === 0) return null;
  const errors = await readErrors({ dataDir, fromAt, stations, days, signal });
  const compare = (a: SourceErrors, b: SourceErrors) =>
    getRank(a.source) - getRank(b.source) || (a.source < b.source ? -1 : 1);
  const sources = errors.map((ofSource) => learnTemperature(stations, ofSource));
  const newest = readCatalogue(dataDir).runs.reduce((latest, { publishedAt }) => Math.max(latest, publishedAt), now);
  return {
    format: 1,
    validFrom: newest + NOTICE_SECONDS,
    fromDate: span.from,
    untilDate: span.to,
    stations: stations.map(({ id, lat, lng, heightM }) => ({ id, lat, lng, heightM })),
    temperature: sources.map(({ learned }) => learned),
    weights: learnWeights(sources.map(({ shown }) => shown).sort(compare)),
    ...(await learnChances(query)),
  };
}

/** Rain chances change slowly and need many days: they are learned from more of them. */
async function learnChances({
  dataDir,
  untilAt,
  readMeasured,
  signal,
}: LearningQuery): Promise<Required<Pick<LearnedVersion, 'chances' | 'forecastWeights'>>> {
  const endAt = startOfVietnamDay(untilAt);
  const fromAt = endAt - CHANCE_DAYS * DAY_SECONDS;
  const measured = await readMeasured({ from: formatDate(fromAt), to: formatDate(endAt - DAY_SECONDS) });
  return learnFromChances({ dataDir, fromAt, ...measured, signal });
}

/**
 * Stores a version unless it equals the newest one; returns whether it was stored. Never replaces an existing version:
 * if two have the same moment, the second is in force a second later. Throws the system's error.
 */
export function saveVersion(dataDir: string, version: LearnedVersion): boolean {
  const moments = listVersions(dataDir);
  const newest = moments.at(-1);
  if (newest !== undefined && isSame(dataDir, newest, version)) return false;
  let { validFrom } = version;
  while (moments.includes(validFrom)) validFrom++;
  writeVersion(dataDir, { ...version, validFrom });
  return true;
}

function isSame(dataDir: string, newest: EpochSeconds, version: LearnedVersion): boolean {
  try {
    const known = readVersion(dataDir, newest);
    return JSON.stringify({ ...known, validFrom: 0 }) === JSON.stringify({ ...version, validFrom: 0 });
  } catch {
    return false;
  }
}

interface ErrorsQuery extends Measured {
  readonly dataDir: string;
  readonly fromAt: EpochSeconds;
  readonly signal: AbortSignal | undefined;
}

/** Errors of every source's newest run for each lead, by day and station. */
async function readErrors({ dataDir, fromAt, stations, days, signal }: ErrorsQuery): Promise<SourceErrors[]> {
  const measured = indexMeasured(stations, days, fromAt);
  const bySource = new Map<string, SourceErrors>();
  const query = {
    from: fromAt - LEAD_COUNT * DAY_SECONDS,
    until: fromAt + LEARNED_DAYS * DAY_SECONDS,
    places: stations.map(({ lat, lng, heightM }) => ({ point: { lat, lng }, placeHeightM: heightM })),
    names: ['temperatureMinC', 'temperatureMaxC'] as const,
    ...(signal === undefined ? {} : { signal }),
  };
  await visitForecasts(dataDir, query, ({ source, runAt, leadDays, values }, station) => {
    const day = Math.round((startOfVietnamDay(runAt) - fromAt) / DAY_SECONDS) + leadDays;
    if (day < 0 || day >= LEARNED_DAYS || leadDays < 0 || leadDays >= LEAD_COUNT) return;
    const errors = bySource.get(source) ?? makeErrors(source, stations.length);
    bySource.set(source, errors);
    const place = day * stations.length + station;
    const at = place * LEAD_COUNT + leadDays;
    // The newest run comes first, and is the one that pages showed.
    if (Number.isNaN(errors.low[at]))
      errors.low[at] = (values.temperatureMinC ?? Number.NaN) - (measured.low[place] ?? Number.NaN);
    if (Number.isNaN(errors.high[at]))
      errors.high[at] = (values.temperatureMaxC ?? Number.NaN) - (measured.high[place] ?? Number.NaN);
  });
  return [...bySource.values()].sort((a, b) => (a.source < b.source ? -1 : 1));
}

function makeErrors(source: string, stations: number): SourceErrors {
  const make = () => new Float32Array(LEARNED_DAYS * stations * LEAD_COUNT).fill(Number.NaN);
  return { source, days: LEARNED_DAYS, low: make(), high: make() };
}

/** Lowest and highest temperatures by day and station, NaN if not measured. */
function indexMeasured(stations: readonly Station[], days: readonly ObservedDay[], fromAt: EpochSeconds) {
  const indexes = new Map(stations.map(({ id }, index) => [id, index]));
  const low = new Float64Array(LEARNED_DAYS * stations.length).fill(Number.NaN);
  const high = low.slice();
  for (const { stationId, date, temperatureMinC, temperatureMaxC } of days) {
    const station = indexes.get(stationId);
    const day = Math.round(((parseDate(date) ?? 0) - fromAt) / DAY_SECONDS);
    if (station === undefined || day < 0 || day >= LEARNED_DAYS) continue;
    low[day * stations.length + station] = temperatureMinC ?? Number.NaN;
    high[day * stations.length + station] = temperatureMaxC ?? Number.NaN;
  }
  return { low, high };
}
