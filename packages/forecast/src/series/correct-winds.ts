import { correctWindMs } from '@portal/domain/wind/correct-wind';
import { sumTaps } from '#steps/hour-plan.ts';
import { type Filling, findAdded } from './filling.ts';
import { type HourlyValues, NO_RUN } from './place-series.ts';
import { getPlan, readStepValues } from './read-raw-hours.ts';

const RANGES = ['windSpeed10mLow', 'windSpeed10mMiddle', 'windSpeed10mHigh'] as const;

/**
 * Corrects the wind at 10 m by what was learned of its run, with its range: the speed alone, up to the gust of the same
 * run. An hour depends on the hour, the run and the place, not on the rest of the query.
 */
export function correctWinds(filling: Filling): void {
  const { windU10m: u, windV10m: v } = filling.variables;
  if (u === undefined || v === undefined) return;
  for (const index of new Set(u.runOf)) {
    const added = index === NO_RUN ? null : findAdded(filling, index, 'wind');
    if (added === null) continue;
    const gusts = readGusts(filling, index);
    for (const [hour, run] of u.runOf.entries()) {
      if (run !== index) continue;
      const speed = Math.hypot(u.values[hour] as number, v.values[hour] as number);
      const gust = gusts[hour] as number;
      const corrected = correctWindMs(speed, -added.at(hour), Number.isNaN(gust) ? null : gust);
      if (speed > 0) scaleHour([u, v, ...RANGES.map((name) => filling.variables[name])], hour, corrected / speed);
    }
  }
}

function scaleHour(winds: readonly (HourlyValues | undefined)[], hour: number, factor: number): void {
  for (const wind of winds) if (wind !== undefined) wind.values[hour] = (wind.values[hour] as number) * factor;
}

/** Gusts of one run; NaN if it has none. */
function readGusts({ query, readings }: Filling, index: number): Float64Array {
  const hourly = new Float64Array(query.hours).fill(Number.NaN);
  const reading = readings[index];
  const variable = reading?.run.variables.get('windGust10m');
  if (reading === undefined || variable === undefined) return hourly;
  const plan = getPlan(reading, variable);
  if (plan.firstHour < 0) return hourly;
  const steps = readStepValues(reading, reading.run.readCells(reading.weights.cells), variable);
  return hourly.map((_, hour) => sumTaps(plan, steps, hour));
}

/** Keeps a corrected or averaged cloud cover between 0 and 100 %. */
export function limitCloud({ variables }: Pick<Filling, 'variables'>): void {
  const values = variables.cloudCover?.values ?? [];
  for (const [hour, value] of values.entries()) {
    if (value < 0 || value > 100) values[hour] = Math.min(Math.max(value, 0), 100);
  }
}
