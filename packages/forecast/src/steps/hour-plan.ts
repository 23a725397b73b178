import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { CellWeights } from '#grid/regular-grid.ts';
import type { CellSource, StoredVariable } from '#store/cell-source.ts';
import { getVariable } from '#variables/variable.table.ts';

/** Radians per degree. */
export const RADIANS = Math.PI / 180;

/** Degrees, 0 up to 360, of a direction from its cosine and sine, of any length. */
export function toDegrees(cosine: number, sine: number): number {
  const degrees = Math.atan2(sine, cosine) / RADIANS;
  return degrees < 0 ? (degrees + 360) % 360 : degrees;
}

/**
 * How the steps of a variable become hours: hour h is the sum over its taps, `starts[h]` up to `starts[h + 1]`, of the
 * step's value times the weight. An hour without taps is unknown.
 */
export interface HourPlan {
  readonly starts: Int32Array;
  readonly steps: Int32Array;
  readonly weights: Float64Array;
  /** Span of the steps needed by any hour; `lastStep` is below `firstStep` if there is none. */
  readonly firstStep: number;
  readonly lastStep: number;
  /** Span of the hours that have taps. */
  readonly firstHour: number;
  readonly lastHour: number;
  /** Each of these hours is one whole step, and steps and hours are consecutive. */
  readonly isDirect: boolean;
}

/** Longer gaps are not bridged, and amounts over longer intervals not spread over their hours. */
const LONGEST_GAP_SECONDS = 6 * HOUR_SECONDS;

/** Cached plans per run: a portal needs few spans, which move on with the days. */
const MAX_PLANS = 8;

const plansOfRuns = new WeakMap<CellSource, Map<string, readonly HourPlan[]>>();

/**
 * Plans of all variables of a run, by their index, for a number of clock hours from `startAt` on. Cached for the next
 * place.
 */
export function findHourPlans(run: CellSource, startAt: EpochSeconds, hours: number): readonly HourPlan[] {
  const known = plansOfRuns.get(run) ?? new Map<string, readonly HourPlan[]>();
  plansOfRuns.set(run, known);
  const key = `${startAt} ${hours}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const plans = makePlans(run, startAt, hours);
  const [oldest] = known.keys();
  if (known.size >= MAX_PLANS && oldest !== undefined) known.delete(oldest);
  known.set(key, plans);
  return plans;
}

/** Variables with the same steps share one plan. */
function makePlans(run: CellSource, startAt: EpochSeconds, hours: number): readonly HourPlan[] {
  const bySteps = new Map<string, HourPlan>();
  return [...run.variables.values()].map((variable) => {
    const { kind, longestHours } = getVariable(variable.name);
    const signature = `${kind} ${longestHours} ${variable.missingSteps} ${variable.intervalStarts}`;
    const plan = bySteps.get(signature) ?? makePlan(run, variable, startAt, hours);
    bySteps.set(signature, plan);
    return plan;
  });
}

interface Tap {
  readonly step: number;
  readonly weight: number;
}

function makePlan(
  { manifest: { steps }, isHourly = false }: CellSource,
  variable: StoredVariable,
  startAt: EpochSeconds,
  hours: number,
): HourPlan {
  const findTaps =
    variable.intervalStarts === null ? toInstantTaps(steps, variable, isHourly) : toAmountTaps(steps, variable);
  return toPlan(findTaps, { startAt, hours, stepCount: steps.length });
}

/**
 * Plan of rain that is stored apart from the variables of a run, such as that of members, for a number of clock hours
 * from `startAt` on.
 */
export function planRain(
  {
    steps,
    intervalStarts,
  }: { readonly steps: readonly EpochSeconds[]; readonly intervalStarts: readonly EpochSeconds[] },
  startAt: EpochSeconds,
  hours: number,
): HourPlan {
  const findTaps = toAmountTaps(steps, { name: 'precipitation', intervalStarts });
  return toPlan(findTaps, { startAt, hours, stepCount: steps.length });
}

function toPlan(
  findTaps: (at: EpochSeconds) => Tap[],
  { startAt, hours, stepCount }: { readonly startAt: EpochSeconds; readonly hours: number; readonly stepCount: number },
): HourPlan {
  const taps = Array.from({ length: hours }, (_, hour) => findTaps(startAt + hour * HOUR_SECONDS));
  const flat = taps.flat();
  const starts = new Int32Array(hours + 1);
  for (let hour = 0; hour < hours; hour++) starts[hour + 1] = (starts[hour] as number) + (taps[hour]?.length ?? 0);
  const firstHour = taps.findIndex((list) => list.length > 0);
  const lastHour = taps.findLastIndex((list) => list.length > 0);
  return {
    starts,
    steps: Int32Array.from(flat, ({ step }) => step),
    weights: Float64Array.from(flat, ({ weight }) => weight),
    firstStep: flat.reduce((least, { step }) => Math.min(least, step), stepCount),
    lastStep: flat.reduce((most, { step }) => Math.max(most, step), -1),
    firstHour,
    lastHour,
    isDirect:
      flat.length === lastHour - firstHour + 1 &&
      flat.every(({ step, weight }, i) => weight === 1 && step === (flat[0]?.step ?? 0) + i),
  };
}

/** An instant: the step at the hour itself, else the two around it if they are near enough. */
function toInstantTaps(
  steps: readonly EpochSeconds[],
  { hasStep }: StoredVariable,
  isHourly: boolean,
): (at: EpochSeconds) => Tap[] {
  const present = steps.flatMap((at, step) => (hasStep[step] === 1 ? [{ at, step }] : []));
  let next = 0;
  return (hour) => {
    while (next < present.length && (present[next]?.at ?? 0) < hour) next++;
    const after = present[next];
    const before = present[next - 1];
    if (after === undefined) return [];
    if (after.at === hour) return [{ step: after.step, weight: 1 }];
    if (isHourly || before === undefined || after.at - before.at > LONGEST_GAP_SECONDS) return [];
    const weight = (hour - before.at) / (after.at - before.at);
    return [
      { step: before.step, weight: 1 - weight },
      { step: after.step, weight },
    ];
  };
}

interface Interval {
  readonly step: number;
  readonly from: EpochSeconds;
  readonly to: EpochSeconds;
}

/**
 * An amount or mean: the shortest interval that contains the whole hour, spread evenly; else all intervals within the
 * hour, if they fill it without gaps.
 */
function toAmountTaps(
  steps: readonly EpochSeconds[],
  { name, intervalStarts }: Pick<StoredVariable, 'name' | 'intervalStarts'>,
): (at: EpochSeconds) => Tap[] {
  const { kind, longestHours } = getVariable(name);
  const isMean = kind === 'averaged';
  const longest = longestHours === undefined ? LONGEST_GAP_SECONDS : longestHours * HOUR_SECONDS;
  const intervals = steps.flatMap((to, step): Interval[] => {
    const from = intervalStarts?.[step] ?? to;
    return from < to && to - from <= longest ? [{ step, from, to }] : [];
  });
  let first = 0;
  return (hour) => {
    const end = hour + HOUR_SECONDS;
    while (first < intervals.length && (intervals[first]?.to ?? 0) <= hour) first++;
    const touching: Interval[] = [];
    for (let i = first; i < intervals.length; i++) {
      const interval = intervals[i] as Interval;
      if (interval.to - longest >= end) break;
      if (interval.from < end) touching.push(interval);
    }
    return chooseIntervals(touching, hour, end).map(({ step, from, to }) => {
      const shared = Math.min(to, end) - Math.max(from, hour);
      return { step, weight: shared / (isMean ? HOUR_SECONDS : to - from) };
    });
  };
}

function chooseIntervals(touching: readonly Interval[], hour: EpochSeconds, end: EpochSeconds): readonly Interval[] {
  const whole = touching.filter(({ from, to }) => from <= hour && to >= end);
  if (whole.length > 0) return [whole.reduce((a, b) => (b.to - b.from < a.to - a.from ? b : a))];
  const [head] = touching;
  if (head === undefined || head.from > hour) return [];
  let reached = head.from;
  for (const { from, to } of touching) {
    if (from !== reached) return [];
    reached = to;
  }
  return reached >= end ? touching : [];
}

/** Value of one hour from the values of the steps; NaN if the plan has nothing for it. */
export function sumTaps(plan: HourPlan, values: Float64Array, hour: number): number {
  const from = plan.starts[hour] as number;
  const to = plan.starts[hour + 1] as number;
  if (from === to) return Number.NaN;
  let sum = 0;
  for (let tap = from; tap < to; tap++) {
    sum += (values[plan.steps[tap] as number] as number) * (plan.weights[tap] as number);
  }
  return sum;
}

/** As `sumTaps` for an angle: the mean direction of the steps. */
export function meanAngle(plan: HourPlan, values: Float64Array, hour: number): number {
  const from = plan.starts[hour] as number;
  const to = plan.starts[hour + 1] as number;
  if (to - from < 2) return sumTaps(plan, values, hour);
  let x = 0;
  let y = 0;
  for (let tap = from; tap < to; tap++) {
    const angle = (values[plan.steps[tap] as number] as number) * RADIANS;
    x += Math.cos(angle) * (plan.weights[tap] as number);
    y += Math.sin(angle) * (plan.weights[tap] as number);
  }
  return toDegrees(x, y);
}

/** Lapse rate of the standard atmosphere, K per metre: 6.5 K per km (ISO 2533). */
const LAPSE_C_PER_M = 0.0065;

/** Surface height of a source's model at a point, metres; null if the source lacks it for any cell with weight. */
export function findSurfaceHeightM({ surfaceHeightM }: CellSource, { cells, weights }: CellWeights): number | null {
  if (surfaceHeightM === null) return null;
  let height = 0;
  for (let corner = 0; corner < 4; corner++) {
    const weight = weights[corner] as number;
    if (weight > 0) height += weight * (surfaceHeightM[cells[corner] as number] as number);
  }
  return Number.isNaN(height) ? null : height;
}

/**
 * Height adjustment of a source's temperature and dew point at a place, °C: the lapse rate times the difference between
 * the place's height and the model surface, metres. Zero if either is unknown.
 */
export function findHeightShiftC(placeHeightM: number | null, surfaceHeightM: number | null): number {
  if (placeHeightM === null || surfaceHeightM === null) return 0;
  return (surfaceHeightM - placeHeightM) * LAPSE_C_PER_M;
}
