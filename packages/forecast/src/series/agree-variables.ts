import type { VariableName } from '#variables/variable.table.ts';
import type { Filling } from './filling.ts';
import { type HourlyValues, NO_RUN } from './place-series.ts';
import { getPlan, readStepValues, sumTaps } from './run-reading.ts';

/** Components of one wind: one without the other, or of another run, is no wind. */
const WINDS: readonly (readonly [VariableName, VariableName])[] = [
  ['windU10m', 'windV10m'],
  ['windU100m', 'windV100m'],
];

/**
 * Makes variables that different runs gave fit each other: both components of a wind from one run, the dew point never
 * above the temperature, and a chance of rain only beside rain of its own source.
 */
export function agreeVariables(filling: Filling): void {
  for (const [u, v] of WINDS) pairComponents(filling.variables[u], filling.variables[v]);
  keepDepression(filling);
  pairRainChance(filling);
}

function pairComponents(u: HourlyValues | undefined, v: HourlyValues | undefined): void {
  const hours = (u ?? v)?.values.length ?? 0;
  const components = [u, v].filter((component) => component !== undefined);
  const uRuns = u?.runOf;
  const vRuns = v?.runOf;
  for (let hour = 0; hour < hours; hour++) {
    if (uRuns?.[hour] === vRuns?.[hour]) continue;
    for (const { values, runOf } of components) {
      values[hour] = Number.NaN;
      runOf[hour] = NO_RUN;
    }
  }
}

/**
 * A dew point of one run beside the temperature of another keeps its own run's depression (temperature − dew point): how
 * dry the air is, not how warm. Where its run has no temperature, it is only held below the one there is.
 */
function keepDepression(filling: Filling): void {
  const temperature = filling.variables.temperature2m;
  const dewPoint = filling.variables.dewPoint2m;
  if (temperature === undefined || dewPoint === undefined) return;
  const strangers = new Set<number>();
  const { values, runOf } = dewPoint;
  for (let hour = 0; hour < runOf.length; hour++) {
    const own = runOf[hour] as number;
    const warm = temperature.runOf[hour] as number;
    if (own === NO_RUN || warm === NO_RUN) continue;
    const warmth = temperature.values[hour] as number;
    if (own !== warm) strangers.add(own);
    else if ((values[hour] as number) > warmth) values[hour] = warmth;
  }
  for (const index of strangers) applyDepression(filling, index, temperature, dewPoint);
}

function applyDepression(filling: Filling, index: number, temperature: HourlyValues, dewPoint: HourlyValues): void {
  const own = readTemperature(filling, index);
  for (let hour = 0; hour < dewPoint.values.length; hour++) {
    const warmth = temperature.values[hour] as number;
    if (dewPoint.runOf[hour] !== index || temperature.runOf[hour] === index || Number.isNaN(warmth)) continue;
    const dew = dewPoint.values[hour] as number;
    const depression = (own[hour] as number) - dew;
    dewPoint.values[hour] = Number.isNaN(depression) ? Math.min(dew, warmth) : warmth - Math.max(depression, 0);
  }
}

/** Temperature by one run, moved in height like its dew point; NaN where it has none. */
function readTemperature({ query, readings, shifts }: Filling, index: number): Float64Array {
  const hourly = new Float64Array(query.hours).fill(Number.NaN);
  const reading = readings[index];
  const variable = reading?.run.variables.get('temperature2m');
  if (reading === undefined || variable === undefined) return hourly;
  const plan = getPlan(reading, variable);
  const steps = readStepValues(reading, reading.run.readCells(reading.weights.cells), variable);
  for (let hour = 0; hour < query.hours; hour++) hourly[hour] = sumTaps(plan, steps, hour) + (shifts[index] ?? 0);
  return hourly;
}

/** The chance of one source says nothing of another source's rain. */
function pairRainChance({ variables, runs }: Filling): void {
  const chance = variables.precipitationProbability;
  const amounts = variables.precipitation?.runOf;
  const rates = variables.precipitationRate?.runOf;
  if (chance === undefined) return;
  const { values, runOf } = chance;
  for (let hour = 0; hour < runOf.length; hour++) {
    const rain = Math.min(amounts?.[hour] ?? NO_RUN, rates?.[hour] ?? NO_RUN);
    if (rain === runOf[hour] || rain === NO_RUN) continue;
    if (runs[rain]?.source === runs[runOf[hour] as number]?.source) continue;
    values[hour] = Number.NaN;
    runOf[hour] = NO_RUN;
  }
}
