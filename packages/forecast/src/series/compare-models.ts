import { classifyRain } from '@portal/domain/weather/rain-class';
import { findRainPeriod } from '@portal/domain/weather/rain-word';
import { isMachineLearning, isSameModelFamily } from '#sources/registry.ts';
import type { RunStore } from '#store/run-store.ts';
import { NO_RUN, type PlaceSeries, type RunReference } from './place-series.ts';
import { readPlaceSeries } from './read-place-series.ts';

/** One model's own forecast for a span of hours. */
export interface ModelForecast {
  /** The run of its first hour. */
  readonly run: RunReference;
  readonly isMachineLearning: boolean;
  /** Sum of the span, mm to one decimal. */
  readonly rainMm: number;
  /** Whether that is rain by the classes of the span's length: from 0.6 mm in a day, 0.3 mm in up to 12 hours. */
  readonly isWet: boolean;
  /** Mean of the span's hours, °C. */
  readonly temperatureMeanC: number;
}

/** How the models compare for a span of hours. */
export interface ModelComparison {
  /** At least two, in order of rank. */
  readonly models: readonly ModelForecast[];
  /** Between the lowest and the highest of their mean temperatures, K. */
  readonly temperatureSpreadK: number;
}

/**
 * The series of each model alone, read as those of a place are, but as issued: without learned corrections, means of
 * sources and climate. Leaves out the demonstration, sources without a single forecast of rain and temperature, such as
 * ensembles, and all but the first source of a model. Past hours are unknown.
 */
export function readModelSeries(store: RunStore, series: PlaceSeries): PlaceSeries[] {
  const { point, placeHeightM, startAt, hours, now } = series;
  const variables = ['precipitation', 'temperature2m'] as const;
  const query = { point, placeHeightM, startAt, hours, now, demo: false, variables, asIssued: true } as const;
  const families: string[] = [];
  return store.sources().flatMap((ranked) => {
    if (ranked.demo || families.some((family) => isSameModelFamily(family, ranked.source))) return [];
    const alone = readPlaceSeries({ ...store, sources: () => [{ ...ranked, past: null }] }, query);
    if (variables.some((name) => alone.variables[name] === undefined)) return [];
    families.push(ranked.source);
    return [alone];
  });
}

/** Compares the models that have every one of the hours, by index; null with fewer than two. */
export function compareModels(
  serieses: readonly PlaceSeries[],
  { from, to }: { readonly from: number; readonly to: number },
): ModelComparison | null {
  const models = serieses.flatMap((series) => toForecast(series, from, to) ?? []);
  if (models.length < 2) return null;
  const means = models.map(({ temperatureMeanC }) => temperatureMeanC);
  return { models, temperatureSpreadK: Math.max(...means) - Math.min(...means) };
}

function toForecast({ variables, runs }: PlaceSeries, from: number, to: number): ModelForecast | null {
  const hours = to - from;
  const run = runs[variables.precipitation?.runOf[from] ?? NO_RUN];
  const rain = sum(variables.precipitation?.values.subarray(from, to), hours);
  const temperature = sum(variables.temperature2m?.values.subarray(from, to), hours);
  if (run === undefined || Number.isNaN(rain + temperature)) return null;
  const rainMm = Math.round(rain * 10) / 10;
  return {
    run,
    isMachineLearning: isMachineLearning(run.source),
    rainMm,
    isWet: classifyRain(rainMm, findRainPeriod(hours)) > 0,
    temperatureMeanC: temperature / hours,
  };
}

/** NaN unless there are as many values as hours, all known. */
function sum(values: Float64Array | undefined, hours: number): number {
  return values === undefined || values.length !== hours ? Number.NaN : values.reduce((total, one) => total + one, 0);
}
