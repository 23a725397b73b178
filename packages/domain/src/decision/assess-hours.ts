import { type DecisionCondition, isNeeded, isUpperLimit } from './decision-condition.ts';
import type { DecisionQuantity } from './decision-quantity.table.ts';

/**
 * The hours of a place by quantity, one value per hour; NaN, or a missing column, is unknown. Units of
 * `DECISION_QUANTITIES`.
 */
export type DecisionColumns = Readonly<Partial<Record<DecisionQuantity, Float64Array>>>;

/**
 * Severity of an hour, so that the worst of several is the greatest: a value beyond its limit decides whatever else is
 * unknown.
 */
export const LEVEL = { go: 0, consider: 1, unknown: 2, stop: 3 } as const;

/** Verdict of an hour; null if a deciding value is unknown, and if nothing is judged. */
export type DecisionVerdict = 'go' | 'consider' | 'stop' | null;

/** The verdicts by level. */
export const VERDICTS: readonly DecisionVerdict[] = ['go', 'consider', null, 'stop'];

/** Input of the assessment of a place's hours. */
export interface DecisionHours {
  readonly count: number;
  readonly columns: DecisionColumns;
  /** Least level of each hour from overriding conditions (`toGateLevel`); null: none. */
  readonly gates: Uint8Array | null;
}

/** Marks each hour of a column as go, consider, unknown or stop by its value alone. */
function markValues({ compare, threshold, near }: DecisionCondition, values: Float64Array, marks: Uint8Array): void {
  const sign = isUpperLimit(compare) ? 1 : -1;
  const limit = (threshold as number) * sign;
  const edge = near === null ? limit : Math.min(near * sign, limit);
  for (let hour = 0; hour < marks.length; hour++) {
    const value = (values[hour] as number) * sign;
    // A NaN is neither within nor beyond.
    marks[hour] = value <= edge ? 0 : value <= limit ? 1 : value > limit ? 3 : 2;
  }
}

/** Raises each hour to the worst mark of the next hours, itself included; hours beyond the last are unknown. */
function raiseAhead(marks: Uint8Array, hours: number, levels: Uint8Array): void {
  const count = marks.length;
  let stop = Number.POSITIVE_INFINITY;
  let unknown = count;
  let consider = Number.POSITIVE_INFINITY;
  for (let hour = count - 1; hour >= 0; hour--) {
    const mark = marks[hour] as number;
    if (mark === 3) stop = hour;
    else if (mark === 2) unknown = hour;
    else if (mark === 1) consider = hour;
    const end = hour + hours;
    const level = stop < end ? 3 : unknown < end ? 2 : consider < end ? 1 : 0;
    if (level > (levels[hour] as number)) levels[hour] = level;
  }
}

/**
 * Raises the hours of each run of values beyond the threshold: to stop if the run is long enough, to unknown if it
 * could be with its unknown hours (those after the last too), else to consider. Hours before the first do not count.
 * Hours near the threshold become consider, unknown ones unknown.
 */
function raiseRuns(marks: Uint8Array, hours: number, levels: Uint8Array): void {
  const count = marks.length;
  let from = 0;
  while (from < count) {
    const first = marks[from] as number;
    if (first < 2) {
      if (first > (levels[from] as number)) levels[from] = first;
      from++;
      continue;
    }
    let to = from;
    while (to < count && (marks[to] as number) >= 2) to++;
    raiseRun(marks, { from, to, mayLast: to === count || to - from >= hours }, hours, levels);
    from = to;
  }
}

/** Raises one stretch of hours that are all beyond or unknown. */
function raiseRun(
  marks: Uint8Array,
  { from, to, mayLast }: { readonly from: number; readonly to: number; readonly mayLast: boolean },
  hours: number,
  levels: Uint8Array,
): void {
  let hour = from;
  while (hour < to) {
    let end = hour;
    while (end < to && marks[end] === 3) end++;
    const isBeyond = end > hour;
    const level = isBeyond && end - hour >= hours ? 3 : mayLast || !isBeyond ? 2 : 1;
    const last = isBeyond ? end : hour + 1;
    for (; hour < last; hour++) if (level > (levels[hour] as number)) levels[hour] = level;
  }
}

/** Working memory of an assessment that is repeated many times; as long as the hours. */
export const makeMarks = (count: number): Uint8Array => new Uint8Array(count);

/** Raises the levels of hours by one condition; a condition without a threshold is ignored. */
export function raiseByCondition(
  condition: DecisionCondition,
  columns: DecisionColumns,
  levels: Uint8Array,
  marks: Uint8Array,
): void {
  if (condition.threshold === null) return;
  const values = columns[condition.quantity];
  if (values === undefined) marks.fill(LEVEL.unknown);
  else markValues(condition, values, marks);
  if (isNeeded(condition.compare)) raiseAhead(marks, condition.hours, levels);
  else raiseRuns(marks, condition.hours, levels);
}

/** Whether any condition has a threshold: without one there is no verdict and no window. */
export const hasThreshold = (conditions: readonly DecisionCondition[]): boolean =>
  conditions.some(({ threshold }) => threshold !== null);

/**
 * Writes the level of each hour: the worst of its conditions and of the overriding ones. A stop decides whatever else
 * is unknown, and unknown outweighs consider. Without any threshold every hour is unknown.
 */
export function assessHours(
  conditions: readonly DecisionCondition[],
  { columns, gates, count }: DecisionHours,
  levels: Uint8Array = new Uint8Array(count),
  marks: Uint8Array = makeMarks(count),
): Uint8Array {
  if (!hasThreshold(conditions)) return levels.fill(LEVEL.unknown);
  if (gates === null) levels.fill(0);
  else levels.set(gates);
  for (const condition of conditions) raiseByCondition(condition, columns, levels, marks);
  return levels;
}
