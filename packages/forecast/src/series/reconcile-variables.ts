import { isSameModelFamily } from '#sources/registry.ts';
import { sumTaps } from '#steps/hour-plan.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { carryRanges } from './carry-ranges.ts';
import type { Filling } from './filling.ts';
import { type HourlyValues, type MixedRun, NO_RUN } from './place-series.ts';
import { getPlan, readStepValues } from './read-raw-hours.ts';

/** Wind components: one without the other, or from another run, is no wind. */
const WINDS: readonly (readonly [VariableName, VariableName])[] = [
  ['windU10m', 'windV10m'],
  ['windU100m', 'windV100m'],
];

/**
 * Reconciles variables from different runs: both components of a wind from one run, the dew point never above the
 * temperature, an ensemble's range carried to a value of another model, and a rain chance only next to rain of a model that
 * takes part in it. Ranges of the same model are extended to the value where the value is derived.
 */
export function reconcileVariables(filling: Filling): void {
  for (const [u, v] of WINDS) pairComponents(filling.variables[u], filling.variables[v]);
  preserveDepression(filling);
  const { precipitation, precipitationRate, precipitationProbability, wetHourProbability } = filling.variables;
  const rain = [precipitation?.runOf, precipitationRate?.runOf];
  for (const chance of [precipitationProbability, wetHourProbability]) dropForeignChances(filling, chance, rain);
  carryRanges(filling);
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
 * A dew point next to another run's temperature keeps its own run's depression (temperature − dew point): how dry the
 * air is, not how warm. If its run has no temperature, it is only limited to the shown one.
 */
function preserveDepression(filling: Filling): void {
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

/** Temperature of one run, adjusted in height like its dew point; NaN if it has none. */
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

/** Drops an ensemble's chance next to rain of a model that takes no part in it. */
function dropForeignChances(
  { runs }: Filling,
  hourly: HourlyValues | undefined,
  beside: readonly (Uint8Array | undefined)[],
): void {
  if (hourly === undefined) return;
  const { values, runOf, mixed = [] } = hourly;
  const [first, second] = beside;
  // The last pair of runs that was found compatible: consecutive hours mostly have the same pair.
  let fitting = NO_RUN;
  let fittingOf = NO_RUN;
  for (let hour = 0; hour < runOf.length; hour++) {
    const own = runOf[hour] as number;
    const of = Math.min(first?.[hour] ?? NO_RUN, second?.[hour] ?? NO_RUN);
    if (own === NO_RUN || of === NO_RUN || own === of || (own === fitting && of === fittingOf)) continue;
    const ownSource = runs[own]?.source;
    const source = runs[of]?.source;
    if (ownSource !== undefined && source !== undefined && isSameModelFamily(ownSource, source)) {
      fitting = own;
      fittingOf = of;
      continue;
    }
    if (source !== undefined && mixed.some((one) => takesPart(runs, one, hour, source))) continue;
    values[hour] = Number.NaN;
    runOf[hour] = NO_RUN;
  }
}

/** Whether a further run of a chance is, at the hour, one of the value's model. */
function takesPart(runs: Filling['runs'], { run, hours }: MixedRun, hour: number, source: string): boolean {
  const other = runs[run]?.source;
  return hours[hour] === 1 && other !== undefined && isSameModelFamily(other, source);
}
