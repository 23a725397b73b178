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
import { learnElements } from './learn-elements.ts';
import { CHANCE_DAYS, learnFromChances } from './learn-from-chances.ts';
import { learnTemperature, type SourceErrors } from './learn-temperature.ts';
import { learnVariableWeights, learnWeights, type WeighedSource } from './learn-weights.ts';
import {
  type LearnedVersion,
  listVersions,
  readVersion,
  type VariableWeights,
  writeVersion,
} from './learned-version.ts';
import { LEAD_COUNT } from './place-correction.ts';

/** Days that are read: both monsoons, and the same one a year ago, whose weights it begins with. */
export const LEARNED_DAYS = 400;
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
  /** Whether a source is a machine-learning model; default: none is. */
  readonly isMachineLearning?: (source: string) => boolean;
  readonly signal?: AbortSignal;
}

/**
 * Learns from the archive and the measurements of the last 400 days; writes nothing. Null without measurements. The
 * version is in force ten minutes from now, and for no run that is already published.
 */
export async function learn(query: LearningQuery): Promise<LearnedVersion | null> {
  const { dataDir, now, signal, readMeasured, getRank = RANK_BY_NAME } = query;
  const untilAt = startOfVietnamDay(query.untilAt);
  const fromAt = untilAt - LEARNED_DAYS * DAY_SECONDS;
  const span = { from: formatDate(fromAt), to: formatDate(untilAt - DAY_SECONDS) };
  const { stations, days } = await readMeasured(span);
  if (days.length === 0) return null;
  const { measured, sources: read } = await readDays({ dataDir, fromAt, stations, days, signal });
  const byRank = (a: { readonly source: string }, b: { readonly source: string }) =>
    getRank(a.source) - getRank(b.source) || (a.source < b.source ? -1 : 1);
  const sources = read.map(({ errors, forecast }) => {
    const temperature = learnTemperature(stations, errors);
    const { shown } = temperature;
    const isMachine = query.isMachineLearning?.(errors.source) === true;
    return { ...temperature, elements: learnElements(stations, { forecast, measured, shown }, isMachine) };
  });
  const shown = sources.map((source) => source.shown).sort(byRank);
  const elements = sources.flatMap((source) => source.elements);
  const toWeighed = (element: 'humidity' | 'cloud'): WeighedSource[] =>
    elements
      .filter(({ learned }) => learned.element === element)
      .map((one) => ({ source: one.learned.source, days: LEARNED_DAYS, errors: [one.shown] }))
      .sort(byRank);
  const temperatures = shown.map(({ source, low, high }) => ({ source, days: LEARNED_DAYS, errors: [low, high] }));
  const isNew = ({ variable, season }: VariableWeights) => variable !== 'temperature' || season !== 'year';
  const newest = readCatalogue(dataDir).runs.reduce((latest, { publishedAt }) => Math.max(latest, publishedAt), now);
  return {
    format: 1,
    validFrom: newest + NOTICE_SECONDS,
    fromDate: span.from,
    untilDate: span.to,
    stations: stations.map(({ id, lat, lng, heightM }) => ({ id, lat, lng, heightM })),
    temperature: sources.map(({ learned }) => learned),
    elements: elements.map(({ learned }) => learned),
    weights: learnWeights(shown),
    variableWeights: [
      ...learnVariableWeights('temperature', temperatures, fromAt).filter(isNew),
      ...(['humidity', 'cloud'] as const).flatMap((name) => learnVariableWeights(name, toWeighed(name), fromAt)),
    ],
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

/** What is read of every source, and its name in the archive. */
const FORECAST_NAMES = ['windMaxMs', 'gustMaxMs', 'dewPointMeanC', 'cloudMeanPercent'] as const;

/** Days of one source. */
interface SourceRead {
  readonly errors: SourceErrors;
  readonly forecast: Readonly<Record<(typeof FORECAST_NAMES)[number], Float32Array>>;
}

/** Days of every source's newest run for each lead, by day and station, and what was measured. */
async function readDays({ dataDir, fromAt, stations, days, signal }: ErrorsQuery) {
  const measured = indexMeasured(stations, days, fromAt);
  const bySource = new Map<string, SourceRead>();
  const query = {
    from: fromAt - LEAD_COUNT * DAY_SECONDS,
    until: fromAt + LEARNED_DAYS * DAY_SECONDS,
    places: stations.map(({ lat, lng, heightM }) => ({ point: { lat, lng }, placeHeightM: heightM })),
    names: ['temperatureMinC', 'temperatureMaxC', ...FORECAST_NAMES] as const,
    ...(signal === undefined ? {} : { signal }),
  };
  await visitForecasts(dataDir, query, ({ source, runAt, leadDays, values }, station) => {
    const day = Math.round((startOfVietnamDay(runAt) - fromAt) / DAY_SECONDS) + leadDays;
    if (day < 0 || day >= LEARNED_DAYS || leadDays < 0 || leadDays >= LEAD_COUNT) return;
    const read = bySource.get(source) ?? makeRead(source, stations.length);
    bySource.set(source, read);
    const place = day * stations.length + station;
    const at = place * LEAD_COUNT + leadDays;
    // The newest run comes first, and is the one that pages showed.
    const fill = (target: Float32Array, value: number | null | undefined, less = 0) => {
      if (Number.isNaN(target[at])) target[at] = (value ?? Number.NaN) - less;
    };
    fill(read.errors.low, values.temperatureMinC, measured.low[place]);
    fill(read.errors.high, values.temperatureMaxC, measured.high[place]);
    for (const name of FORECAST_NAMES) fill(read.forecast[name], values[name]);
  });
  return {
    measured,
    sources: [...bySource.values()].sort((a, b) => (a.errors.source < b.errors.source ? -1 : 1)),
  };
}

function makeRead(source: string, stations: number): SourceRead {
  const make = () => new Float32Array(LEARNED_DAYS * stations * LEAD_COUNT).fill(Number.NaN);
  return {
    errors: { source, days: LEARNED_DAYS, low: make(), high: make() },
    forecast: { windMaxMs: make(), gustMaxMs: make(), dewPointMeanC: make(), cloudMeanPercent: make() },
  };
}

/** Measured values by day and station, NaN if not measured. */
function indexMeasured(stations: readonly Station[], days: readonly ObservedDay[], fromAt: EpochSeconds) {
  const indexes = new Map(stations.map(({ id }, index) => [id, index]));
  const make = () => new Float64Array(LEARNED_DAYS * stations.length).fill(Number.NaN);
  const measured = { low: make(), high: make(), windMaxMs: make(), dewPointMeanC: make(), cloudMeanPercent: make() };
  for (const observed of days) {
    const station = indexes.get(observed.stationId);
    const day = Math.round(((parseDate(observed.date) ?? 0) - fromAt) / DAY_SECONDS);
    if (station === undefined || day < 0 || day >= LEARNED_DAYS) continue;
    const at = day * stations.length + station;
    measured.low[at] = observed.temperatureMinC ?? Number.NaN;
    measured.high[at] = observed.temperatureMaxC ?? Number.NaN;
    for (const name of ['windMaxMs', 'dewPointMeanC', 'cloudMeanPercent'] as const)
      measured[name][at] = observed[name] ?? Number.NaN;
  }
  return measured;
}
