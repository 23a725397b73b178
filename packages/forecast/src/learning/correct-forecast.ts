import { findStationCode, getStationCellCentre } from '@portal/domain/geo/station-cell';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { applyChanceLaw, calibrateDayChance } from '@portal/domain/weather/chance-law';
import { FIRST_MIXED_DAY, mixWithClimate, priorForecastWeight } from '@portal/domain/weather/climate-mixture';
import { correctWindMs } from '@portal/domain/wind/correct-wind';
import type { DailyValueName } from '#archive/daily-values.table.ts';
import type { ForecastHistoryQuery, ForecastOfDay } from '#archive/read-daily-file.ts';
import { type EarlierForecastsQuery, readEarlierForecasts } from '#archive/read-earlier-forecasts.ts';
import { CLIMATE_DAY_RANGE_K, type DayClimate, findPlaceClimate } from '#climate/place-climate.ts';
import { isFresh } from '#series/run-age.ts';
import type { CorrectedElement, CorrectedPlace, LearnedCorrections } from '#store/learned-corrections.ts';
import { LEAD_COUNT } from './place-correction.ts';

/**
 * An archived forecast as pages showed it: temperature, wind, dew point, cloud and rain chances corrected by the version in force when its run
 * was published, temperatures averaged over the sources weighted then, and days beyond the seventh blended with the
 * climate. `others` are forecasts of the same day at the same place, newest first within a source. The archive stores
 * forecasts as issued.
 */
export function correctForecast(
  learned: LearnedCorrections,
  forecast: ForecastOfDay,
  query: Omit<ForecastHistoryQuery, 'at'>,
  others: readonly ForecastOfDay[] = [],
): ForecastOfDay {
  return mixForecast(learned, correctBySources(learned, forecast, query, others), query);
}

/** Corrected and weighted, before blending with the climate. */
function correctBySources(
  learned: LearnedCorrections,
  forecast: ForecastOfDay,
  query: Omit<ForecastHistoryQuery, 'at'>,
  others: readonly ForecastOfDay[],
): ForecastOfDay {
  const own = correctAlone(learned, forecast, query);
  const weights = learned.findWeights({ ...forecast, demo: false }, 'temperature');
  if (weights === null) return own;
  const lead = Math.min(Math.max(forecast.leadDays, 0), LEAD_COUNT - 1);
  const parts = weights.flatMap(({ source, byLead }, index) => {
    const share = byLead[lead] ?? 0;
    const other = index === 0 ? own : findKnown(others, source, forecast.publishedAt);
    if (other === null || share === 0) return [];
    return { share, values: index === 0 ? own.values : correctAlone(learned, other, query).values };
  });
  const values = { ...own.values };
  for (const name of TEMPERATURES) {
    if ((values[name] ?? null) !== null) values[name] = findMean(parts.map((part) => [part.values[name], part.share]));
  }
  return { ...own, values };
}

/** Blends a day beyond the seventh with the climate as pages do. */
function mixForecast(
  learned: LearnedCorrections,
  forecast: ForecastOfDay,
  { point, placeHeightM }: Omit<ForecastHistoryQuery, 'at'>,
): ForecastOfDay {
  const { runAt, leadDays } = forecast;
  const day = leadDays + 1;
  const code = findStationCode(point);
  const readAt = code === null ? point : getStationCellCentre(code);
  const climate = day < FIRST_MIXED_DAY ? null : findPlaceClimate(readAt, placeHeightM);
  if (climate === null) return forecast;
  const weight = learned.findForecastWeight({ ...forecast, demo: false }, day) ?? priorForecastWeight(day);
  const values = { ...forecast.values };
  for (const [name, normal] of listDayNormals(climate.getDay(startOfVietnamDay(runAt) + leadDays * DAY_SECONDS))) {
    const value = values[name] ?? null;
    if (value !== null) values[name] = mixWithClimate(value, normal, weight);
  }
  return { ...forecast, values };
}

/** The climatological value of each archived value of a day. */
function listDayNormals(climate: DayClimate): (readonly [DailyValueName, number])[] {
  const { temperatureMeanC, rainMm, chancePercent, hourChancesPercent } = climate;
  const highestPercent = Math.max(...hourChancesPercent);
  return [
    ['temperatureMinC', temperatureMeanC - CLIMATE_DAY_RANGE_K / 2],
    ['temperatureMaxC', temperatureMeanC + CLIMATE_DAY_RANGE_K / 2],
    ['temperatureMeanC', temperatureMeanC],
    ['rainMm', rainMm],
    ...CHANCES.flatMap(([highest, any]) => [[highest, highestPercent] as const, [any, chancePercent] as const]),
  ];
}

const TEMPERATURES = ['temperatureMinC', 'temperatureMaxC', 'temperatureMeanC'] as const;

/** The run of a source that counted at a moment: the newest that was published and fresh. */
function findKnown(others: readonly ForecastOfDay[], source: string, at: EpochSeconds): ForecastOfDay | null {
  return others.find((one) => one.source === source && one.publishedAt <= at && isFresh(one, at)) ?? null;
}

/** The mean of the known values. */
function findMean(parts: readonly (readonly [value: number | null | undefined, share: number])[]): number {
  let [sum, weight] = [0, 0];
  for (const [value = null, share] of parts) {
    if (value === null) continue;
    sum += share * value;
    weight += share;
  }
  return sum / weight;
}

/** A source's earlier forecasts before its current run, as pages showed them then: as `readEarlierForecasts` returns them. */
export function readEarlierShown(
  dataDir: string,
  learned: LearnedCorrections,
  query: EarlierForecastsQuery,
): ForecastOfDay[][] {
  const byDay = readEarlierForecasts(dataDir, query);
  const weights = byDay.flat().flatMap((one) => learned.findWeights({ ...one, demo: false }, 'temperature') ?? []);
  const sources = new Set(weights.map(({ source }) => source).filter((source) => source !== query.source));
  const others = [...sources].map((source) =>
    readEarlierForecasts(dataDir, { ...query, source, days: query.days + 1 }),
  );
  return byDay.map((forecasts, day) => {
    const ofDay = others.flatMap((other) => other[day] ?? []);
    return forecasts.map((one) => correctForecast(learned, one, query, ofDay));
  });
}

function correctAlone(
  learned: LearnedCorrections,
  forecast: ForecastOfDay,
  { point, placeHeightM }: Omit<ForecastHistoryQuery, 'at'>,
): ForecastOfDay {
  const code = findStationCode(point);
  const place = { readAt: code === null ? point : getStationCellCentre(code), heightM: placeHeightM };
  return correctChances(learned, correctElements(learned, correctTemperatures(learned, forecast, place), place), place);
}

function correctTemperatures(
  learned: LearnedCorrections,
  forecast: ForecastOfDay,
  place: CorrectedPlace,
): ForecastOfDay {
  const { source, publishedAt, leadDays, values } = forecast;
  const correction = learned.findTemperature({ source, publishedAt, demo: false }, place);
  if (correction === null) return forecast;
  const { lowC, highC } = correction;
  const lead = Math.min(Math.max(leadDays, 0), lowC.length - 1);
  const [low, high] = [lowC[lead] as number, highC[lead] as number];
  const corrected = { ...values };
  const add = (name: 'temperatureMinC' | 'temperatureMaxC' | 'temperatureMeanC', added: number) => {
    const value = values[name];
    if (value !== undefined && value !== null) corrected[name] = value + added;
  };
  add('temperatureMinC', low);
  add('temperatureMaxC', high);
  add('temperatureMeanC', (low + high) / 2);
  return { ...forecast, values: corrected };
}

/** Wind, dew point and cloud; the wind up to the run's own gust, the dew point up to the temperature. */
function correctElements(learned: LearnedCorrections, forecast: ForecastOfDay, place: CorrectedPlace): ForecastOfDay {
  const { source, publishedAt, leadDays } = forecast;
  const values = { ...forecast.values };
  const find = (element: CorrectedElement): number | null => {
    const byLead = learned.findElement({ source, publishedAt, demo: false }, element, place)?.lowC;
    return byLead?.[Math.min(Math.max(leadDays, 0), byLead.length - 1)] ?? null;
  };
  const change = (
    name: DailyValueName,
    element: CorrectedElement,
    correct: (value: number, added: number) => number,
  ) => {
    const [value = null, added] = [values[name], find(element)];
    if (value !== null && added !== null) values[name] = correct(value, added);
  };
  change('windMaxMs', 'wind', (value, added) => correctWindMs(value, -added, values.gustMaxMs ?? null));
  const warmth = values.temperatureMeanC ?? Number.POSITIVE_INFINITY;
  change('dewPointMeanC', 'humidity', (value, added) => Math.min(value + added, warmth));
  change('cloudMeanPercent', 'cloud', (value, added) => Math.min(Math.max(value + added, 0), 100));
  return { ...forecast, values };
}

/** A day's chance that was archived without hourly chances stays unchanged: its highest hour alone says too little. */
function correctChances(
  learned: LearnedCorrections,
  forecast: ForecastOfDay,
  { readAt }: CorrectedPlace,
): ForecastOfDay {
  const { source, publishedAt, leadDays } = forecast;
  const law = learned.findChanceLaw({ source, publishedAt, demo: false }, leadDays, readAt);
  if (law === null) return forecast;
  const values = { ...forecast.values };
  for (const [highest, any] of CHANCES) {
    const [highestPercent = null, anyPercent = null] = [values[highest], values[any]];
    if (highestPercent === null || anyPercent === null) continue;
    values[highest] = applyChanceLaw(law, highestPercent);
    values[any] = calibrateDayChance(law, { highestPercent, anyPercent });
  }
  return { ...forecast, values };
}

const CHANCES = [
  ['rainProbabilityPercent', 'rainDayProbabilityPercent'],
  ['wetHourProbabilityPercent', 'wetDayProbabilityPercent'],
] as const satisfies readonly (readonly [DailyValueName, DailyValueName])[];
