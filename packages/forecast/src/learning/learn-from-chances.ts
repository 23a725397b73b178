import { setImmediate as breathe } from 'node:timers/promises';
import type { ObservedDay, Station } from '@portal/domain/observation/observed-day';
import { RAIN_THRESHOLDS_MM } from '@portal/domain/score/score-sums';
import { DAY_SECONDS, type EpochSeconds, parseDate, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { calibrateDayChance } from '@portal/domain/weather/chance-law';
import { FIRST_MIXED_DAY } from '@portal/domain/weather/climate-mixture';
import { findDayChances } from '#archive/read-daily-file.ts';
import { visitForecasts } from '#archive/visit-forecasts.ts';
import { findPlaceClimate } from '#climate/place-climate.ts';
import { findChanceRegion } from './chance-region.ts';
import { type ChancePair, createChanceLawFinder, createChanceLearner, type FindChanceLaw } from './learn-chances.ts';
import { createForecastWeightLearner, type WeightPair } from './learn-forecast-weights.ts';
import type { LearnedChance, LearnedForecastWeight } from './learned-version.ts';
import { LEAD_COUNT } from './place-correction.ts';

/** Days of chances to learn from; an older day would weigh less than a sixteenth. */
export const CHANCE_DAYS = 240;
const NAMES = [
  'rainProbabilityPercent',
  'wetHourProbabilityPercent',
  'rainDayProbabilityPercent',
  'wetDayProbabilityPercent',
] as const;
/** A day with less measured rain is dry, as in the scores. */
const [WET_MM] = RAIN_THRESHOLDS_MM;

/**
 * Chances of one source in percent, NaN if none: by day, station and lead, `(day * stations + station) * LEAD_COUNT +
 * lead`.
 */
interface SourceChances {
  readonly source: string;
  readonly highest: Float32Array;
  readonly any: Float32Array;
}

interface ChanceQuery {
  readonly dataDir: string;
  /** Start of the first of the days. */
  readonly fromAt: EpochSeconds;
  readonly stations: readonly Station[];
  readonly days: readonly ObservedDay[];
  readonly signal?: AbortSignal | undefined;
}

/**
 * Learns from the archived rain chances of 240 days and the measurements of rain stations. Skips runs archived without
 * the whole-day chance; of several runs with the same lead the newest counts, because pages showed it.
 */
export async function learnFromChances(query: ChanceQuery): Promise<LearnedFromChances> {
  const { stations } = query;
  const rain = indexRain(query);
  if (rain.every(Number.isNaN)) return { chances: [], forecastWeights: [] };
  const sources = await readChances(query);
  const visitDays = async (visit: (day: number, pairs: readonly ChancePair[]) => void) => {
    for (let day = 0; day < CHANCE_DAYS; day++) {
      const ofDay = rain.subarray(day * stations.length, (day + 1) * stations.length);
      if (ofDay.every(Number.isNaN)) continue;
      const pairs = sources.flatMap((chances) => listPairs(chances, stations, day, ofDay));
      if (pairs.length > 0) visit(day, pairs);
      await breathe();
    }
  };
  const learner = createChanceLearner();
  await visitDays((day, pairs) => learner.addDay(day, pairs));
  const chances = learner.list();
  const findLaw = createChanceLawFinder(chances);
  const weights = createForecastWeightLearner();
  await visitDays((day, pairs) => {
    const dayAt = query.fromAt + day * DAY_SECONDS;
    weights.addDay(day, toWeightPairs(pairs, stations, dayAt, findLaw));
  });
  return { chances, forecastWeights: weights.list() };
}

/** What is learned from the same pairs of chance and rain. */
interface LearnedFromChances {
  readonly chances: readonly LearnedChance[];
  readonly forecastWeights: readonly LearnedForecastWeight[];
}

/** Pairs of distant days, calibrated as they would be shown, with the climate of their station. */
function toWeightPairs(
  pairs: readonly ChancePair[],
  stations: readonly Station[],
  dayAt: EpochSeconds,
  findLaw: FindChanceLaw,
): WeightPair[] {
  const climates = new Map(
    stations.map((one) => [one.id, findPlaceClimate(one, one.heightM)?.getDay(dayAt).chancePercent ?? null]),
  );
  return pairs.flatMap((pair): WeightPair[] => {
    const { source, station, leadDays, region, isWet, anyPercent } = pair;
    const climatePercent = climates.get(station) ?? null;
    if (leadDays + 1 < FIRST_MIXED_DAY || climatePercent === null) return [];
    const law = findLaw(source, leadDays, region);
    const forecastPercent = law === null ? anyPercent : calibrateDayChance(law, pair);
    return [{ source, station, leadDays, forecastPercent, climatePercent, isWet }];
  });
}

const countDays = (fromAt: EpochSeconds, dayAt: EpochSeconds): number => Math.round((dayAt - fromAt) / DAY_SECONDS);

/** Rain by day and station, mm, NaN if not measured. */
function indexRain({ fromAt, stations, days }: ChanceQuery): Float64Array {
  const indexes = new Map(stations.map(({ id }, index) => [id, index]));
  const rain = new Float64Array(CHANCE_DAYS * stations.length).fill(Number.NaN);
  for (const { stationId, date, rainMm } of days) {
    const station = indexes.get(stationId);
    const day = countDays(fromAt, parseDate(date) ?? 0);
    if (station === undefined || day < 0 || day >= CHANCE_DAYS) continue;
    rain[day * stations.length + station] = rainMm ?? Number.NaN;
  }
  return rain;
}

async function readChances({ dataDir, fromAt, stations, signal }: ChanceQuery): Promise<SourceChances[]> {
  const bySource = new Map<string, SourceChances>();
  const query = {
    from: fromAt - LEAD_COUNT * DAY_SECONDS,
    until: fromAt + CHANCE_DAYS * DAY_SECONDS,
    places: stations.map(({ lat, lng, heightM }) => ({ point: { lat, lng }, placeHeightM: heightM })),
    names: NAMES,
    ...(signal === undefined ? {} : { signal }),
  };
  await visitForecasts(dataDir, query, (forecast, station) => {
    const { source, runAt, leadDays } = forecast;
    const day = countDays(fromAt, startOfVietnamDay(runAt)) + leadDays;
    if (day < 0 || day >= CHANCE_DAYS || leadDays < 0 || leadDays >= LEAD_COUNT) return;
    const chances = findDayChances(forecast);
    if (chances === null) return;
    const { highest, any } = findSource(bySource, source, stations.length);
    const at = (day * stations.length + station) * LEAD_COUNT + leadDays;
    // The newest run comes first.
    if (!Number.isNaN(any[at])) return;
    highest[at] = chances.highestPercent;
    any[at] = chances.anyPercent;
  });
  return [...bySource.values()];
}

function findSource(bySource: Map<string, SourceChances>, source: string, stations: number): SourceChances {
  const make = () => new Float32Array(CHANCE_DAYS * stations * LEAD_COUNT).fill(Number.NaN);
  const found = bySource.get(source) ?? { source, highest: make(), any: make() };
  bySource.set(source, found);
  return found;
}

/** A source's forecasts of a day at all leads, with the measured rain of the day. */
function listPairs(
  { source, highest, any }: SourceChances,
  stations: readonly Station[],
  day: number,
  rain: Float64Array,
): ChancePair[] {
  const pairs: ChancePair[] = [];
  for (const [index, { id, lat, lng }] of stations.entries()) {
    const rainMm = rain[index] as number;
    if (Number.isNaN(rainMm)) continue;
    const region = findChanceRegion({ lat, lng });
    for (let leadDays = 0; leadDays < LEAD_COUNT; leadDays++) {
      const at = (day * stations.length + index) * LEAD_COUNT + leadDays;
      const anyPercent = any[at] as number;
      if (Number.isNaN(anyPercent)) continue;
      const highestPercent = highest[at] as number;
      pairs.push({ source, station: id, region, leadDays, highestPercent, anyPercent, isWet: rainMm >= WET_MM });
    }
  }
  return pairs;
}
