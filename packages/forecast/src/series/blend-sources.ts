import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { findCellWeights } from '#grid/regular-grid.ts';
import { findHeightShiftC, findSurfaceHeightM } from '#steps/hour-plan.ts';
import type { CellSource } from '#store/cell-source.ts';
import type { LearnedCorrections, SourceWeight, WeightedVariable } from '#store/learned-corrections.ts';
import type { RunStore } from '#store/run-store.ts';
import type { StoredRun } from '#store/stored-run.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { findHourCorrections } from './correct-hours.ts';
import { type Filling, markCorrected } from './filling.ts';
import { type HourlyValues, type MixedRun, NO_RUN } from './place-series.ts';
import { getPlan, type RunReading, readRunHours, toRunReading } from './read-raw-hours.ts';
import { isFresh } from './run-age.ts';

const HALF_DAY_SECONDS = DAY_SECONDS / 2;

/**
 * Weight of a source at a moment, 0…1: at noon as learned for the day's lead, linear between noons, so that nothing
 * jumps at midnight. `runAt` is the start of the run that is shown first.
 */
export function createWeigher({ byLead }: SourceWeight, runAt: EpochSeconds): (at: EpochSeconds) => number {
  const last = byLead.length - 1;
  const firstNoon = startOfVietnamDay(runAt) + HALF_DAY_SECONDS;
  return (at) => {
    const lead = Math.min(Math.max((at - firstNoon) / DAY_SECONDS, 0), last);
    const before = Math.floor(lead);
    const weight = byLead[before] as number;
    return before === last ? weight : weight + (lead - before) * ((byLead[before + 1] as number) - weight);
  };
}

/** What is averaged, and the variable that carries it. */
export const MIXED_VARIABLES = {
  temperature2m: 'temperature',
  dewPoint2m: 'humidity',
  cloudCover: 'cloud',
} as const satisfies Partial<Record<VariableName, WeightedVariable>>;

/** Name of an averaged variable. */
export type MixedVariable = keyof typeof MIXED_VARIABLES;

/** Whether a mean of sources is learned for a variable. */
export const isMixed = (name: VariableName): name is MixedVariable => name in MIXED_VARIABLES;

/** A further run with a weight in a mean. */
interface Partner {
  readonly run: StoredRun;
  readonly weight: SourceWeight;
}

/** The weighted mean that replaces a run's values. */
interface Mixture {
  /** Weight of the run itself. */
  readonly own: SourceWeight;
  readonly partners: readonly Partner[];
}

/**
 * The runs that are averaged with a run's values of a variable: of each weighted source the newest published and fresh one. Null
 * if the run is shown alone, as archived hours are.
 */
export function findMixture(
  store: RunStore,
  learned: LearnedCorrections,
  { manifest, origins }: CellSource,
  { name, now }: { readonly name: MixedVariable; readonly now: EpochSeconds },
): Mixture | null {
  const weights = origins === undefined ? learned.findWeights(manifest, MIXED_VARIABLES[name]) : null;
  const own = weights?.[0];
  if (weights === null || own === undefined) return null;
  const sources = store.sources();
  const partners = weights.slice(1).flatMap((weight): Partner[] => {
    const ranked = sources.find(({ source, demo }) => source === weight.source && !demo);
    const run = ranked?.runs.find(({ manifest: { publishedAt } }) => publishedAt <= now);
    return run !== undefined && isFresh(run.manifest, now) ? [{ run, weight }] : [];
  });
  return partners.length === 0 ? null : { own, partners };
}

const RANGES: readonly VariableName[] = ['temperature2mLow', 'temperature2mMiddle', 'temperature2mHigh'];

/**
 * Replaces temperature, dew point and cloud by the mean of all weighted sources that have the hour, each adjusted to the
 * place's height and corrected; the range of the temperature shifts with it. An hour depends on the hour, the runs and
 * the place, not on the rest of the query. A dew point next to another run's temperature stays its own run's.
 */
export function blendSources(filling: Filling, store: RunStore): void {
  const shown = [...filling.readings];
  for (const name of Object.keys(MIXED_VARIABLES) as MixedVariable[]) {
    for (const [index, { run }] of shown.entries()) {
      const hourly = filling.variables[name];
      if (hourly?.runOf.includes(index) !== true) continue;
      const mixture = findMixture(store, filling.learned, run, { name, now: filling.query.now });
      if (mixture !== null) mixRun(filling, hourly, { name, index, runAt: run.manifest.runAt, mixture });
    }
  }
}

interface MixedOrder {
  readonly name: MixedVariable;
  /** Index of the run in the series. */
  readonly index: number;
  readonly runAt: EpochSeconds;
  readonly mixture: Mixture;
}

function mixRun(filling: Filling, hourly: HourlyValues, { name, index, runAt, mixture }: MixedOrder): void {
  const { startAt, hours } = filling.query;
  const { values, runOf } = hourly;
  const warmOf = name === 'dewPoint2m' ? filling.variables.temperature2m?.runOf : runOf;
  const sums = new Float64Array(hours);
  const totals = new Float64Array(hours);
  const mixed: MixedRun[] = [];
  for (const { run, weight } of mixture.partners) {
    const other = readPartner(filling, run, name);
    if (other === null) continue;
    const used = new Uint8Array(hours);
    const weigh = createWeigher(weight, runAt);
    let isUsed = false;
    for (let hour = other.first; hour <= other.last; hour++) {
      const value = other.values[hour] as number;
      if (runOf[hour] !== index || warmOf?.[hour] !== index || Number.isNaN(value)) continue;
      const share = weigh(startAt + hour * HOUR_SECONDS);
      if (share === 0) continue;
      sums[hour] = (sums[hour] as number) + share * value;
      totals[hour] = (totals[hour] as number) + share;
      used[hour] = 1;
      isUsed = true;
    }
    if (isUsed) mixed.push({ run: addPartner(filling, other, name), hours: used });
  }
  if (mixed.length === 0) return;
  const weighOwn = createWeigher(mixture.own, runAt);
  for (let hour = 0; hour < hours; hour++) {
    if (totals[hour] === 0) continue;
    const own = weighOwn(startAt + hour * HOUR_SECONDS);
    const value = values[hour] as number;
    const mean = (own * value + (sums[hour] as number)) / (own + (totals[hour] as number));
    values[hour] = mean;
    if (name === 'temperature2m') moveRanges(filling, hour, mean - value);
  }
  filling.variables[name] = { ...hourly, mixed: [...(hourly.mixed ?? []), ...mixed] };
}

function moveRanges({ variables }: Filling, hour: number, shift: number): void {
  for (const name of RANGES) {
    const range = variables[name];
    if (range !== undefined && range.runOf[hour] !== NO_RUN)
      range.values[hour] = (range.values[hour] as number) + shift;
  }
}

/** A further run's values at the place, as pages would show it alone. */
interface PartnerHours {
  readonly reading: RunReading;
  /** NaN if it has none; only `first` to `last` are set. */
  readonly values: Float64Array;
  readonly first: number;
  readonly last: number;
  readonly shift: number;
  readonly surfaceHeightM: number | null;
  readonly isCorrected: boolean;
}

function readPartner(
  { query, place, readings, learned }: Filling,
  run: StoredRun,
  name: MixedVariable,
): PartnerHours | null {
  const { startAt, hours, placeHeightM } = query;
  const variable = run.variables.get(name);
  const weights = findCellWeights(run.manifest.grid, place.readAt);
  if (variable === undefined || weights === null) return null;
  const reading = readings.find((known) => known.run === run) ?? toRunReading(run, weights, startAt, hours);
  const plan = getPlan(reading, variable);
  if (plan.firstHour < 0) return null;
  const surfaceHeightM = findSurfaceHeightM(run, weights);
  const shift = findHeightShiftC(placeHeightM, surfaceHeightM);
  const values = readRunHours(reading, run.readCells(weights.cells), variable, hours);
  if (shift !== 0 && name !== 'cloudCover')
    for (let hour = plan.firstHour; hour <= plan.lastHour; hour++) values[hour] = (values[hour] as number) + shift;
  const added = findHourCorrections(learned, run, place, { startAt, of: MIXED_VARIABLES[name] });
  added?.addTo(values, plan.firstHour, plan.lastHour);
  const isCorrected = added !== null;
  return { reading, values, first: plan.firstHour, last: plan.lastHour, shift, surfaceHeightM, isCorrected };
}

/** Adds a further run to the series and returns its index. */
function addPartner(
  { readings, runs, shifts }: Filling,
  { reading, shift, surfaceHeightM, isCorrected }: PartnerHours,
  name: MixedVariable,
): number {
  const known = readings.indexOf(reading);
  const index = known < 0 ? readings.length : known;
  if (known < 0) {
    const { source, id, runAt, publishedAt, demo, licence } = reading.run.manifest;
    readings.push(reading);
    runs.push({ source, runId: id, runAt, publishedAt, demo, licence, surfaceHeightM });
    shifts.push(shift);
  }
  if (isCorrected) markCorrected(runs, index, MIXED_VARIABLES[name]);
  return index;
}
