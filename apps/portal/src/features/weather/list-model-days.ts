import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { ModelDay } from '@portal/contract/endpoints/weather-schema';
import { DAY_SECONDS, formatDate, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { compareModels, readModelSeries } from '@portal/forecast/series/compare-models';
import type { RunStore } from '@portal/forecast/store/run-store';
import { oncePerWeather } from './once-per-weather.ts';
import { type PlaceWeather, toDayRange, toRange } from './place-weather.ts';
import { roundTo } from './to-hour.ts';

/** What is left of a day is not compared below this: some models have one amount for six hours. */
const LEAST_HOURS = 6;

/** The compared days of a place, with the credits of the models in them. */
export interface ModelDays {
  readonly days: ModelDay[];
  readonly credits: readonly string[];
}

const NONE: ModelDays = { days: [], credits: [] };

/** Compares the models at a place, from the current hour on, on the first `count` days; days without two models are left out. */
export type ListModelDays = (weather: PlaceWeather, count: number) => ModelDays;

/** One instance for all calls on a store. */
export function createModelDays(store: RunStore): ListModelDays {
  const compare = oncePerWeather(
    (weather: PlaceWeather) => readModelSeries(store, weather.series),
    () => 0,
  );
  return (weather, count) => {
    if (count === 0) return NONE;
    const serieses = compare(weather);
    const credits = new Set<string>();
    const days = Array.from({ length: count }, (_, day) => toModelDay(weather, serieses, day, credits));
    return { days: days.filter((day) => day !== null), credits: [...credits] };
  };
}

function toModelDay(
  weather: PlaceWeather,
  serieses: ReturnType<typeof readModelSeries>,
  day: number,
  credits: Set<string>,
): ModelDay | null {
  const { from: midnight, to } = toDayRange(weather, day);
  const from = Math.max(midnight, toRange(weather, weather.hourAt, 1).from);
  const comparison = to - from < LEAST_HOURS ? null : compareModels(serieses, { from, to });
  if (comparison === null) return null;
  const toMoment = (hour: number) => formatMoment(weather.series.startAt + hour * HOUR_SECONDS);
  for (const { run } of comparison.models) credits.add(run.licence);
  return {
    date: formatDate(weather.todayAt + day * DAY_SECONDS),
    from: toMoment(from),
    to: toMoment(to),
    models: comparison.models.map(({ run, isMachineLearning, rainMm, isWet, temperatureMeanC }) => ({
      source: run.source,
      runAt: formatMoment(run.runAt),
      isMachineLearning,
      rain: rainMm,
      isWet,
      temperatureMean: roundTo(temperatureMeanC, 1),
    })),
    temperatureSpread: roundTo(comparison.temperatureSpreadK, 1),
  };
}

/** Adds the credits of the compared models to those of a reply. */
export function creditModels(issued: Issued, { credits }: ModelDays): Issued {
  if (credits.length === 0) return issued;
  return { ...issued, credits: [...new Set([...issued.credits, ...credits])] };
}
