import { isStop, type WorkGate } from '#safety/work-gate.ts';
import { type DecisionHours, hasThreshold, LEVEL, makeMarks, raiseByCondition } from './assess-hours.ts';
import type { DecisionCondition } from './decision-condition.ts';
import { isNeeded, isUpperLimit } from './decision-condition.ts';
import type { DecisionQuantity } from './decision-quantity.table.ts';

/** Reason of an hour's verdict. Hours are indices of the judged hours. */
export type DecisionReason =
  | { readonly kind: 'noThreshold' | 'fits' }
  | { readonly kind: 'gate'; readonly gate: WorkGate }
  | { readonly kind: 'unknown'; readonly quantity: DecisionQuantity }
  | { readonly kind: 'pastEnd'; readonly condition: DecisionCondition }
  | {
      readonly kind: 'limit';
      readonly condition: DecisionCondition;
      /** The deciding value: the worst of the condition's hours. */
      readonly value: number;
      readonly valueHour: number;
      /** The first hour, from the hour on, with a value beyond the edge. */
      readonly fromHour: number;
      readonly isNear: boolean;
    };

/**
 * Least level of an hour from overriding conditions: warnings and thunder stop, after a warning it is unknown, the
 * others allow no `go`.
 */
export function toGateLevel(gate: WorkGate | null): number {
  if (gate === null) return LEVEL.go;
  if (isStop(gate)) return LEVEL.stop;
  return gate.kind === 'afterWarning' ? LEVEL.unknown : LEVEL.consider;
}

/**
 * The consecutive hours by which a condition judges an hour: the hours ahead, or the run beyond the threshold around
 * it.
 */
function findSpan(condition: DecisionCondition, values: Float64Array, hour: number): readonly [number, number] {
  if (isNeeded(condition.compare)) return [hour, Math.min(hour + condition.hours, values.length)];
  const sign = isUpperLimit(condition.compare) ? 1 : -1;
  const isBeyond = (index: number) => (values[index] as number) * sign > (condition.threshold as number) * sign;
  let from = hour;
  let to = hour + 1;
  while (from > 0 && isBeyond(from - 1)) from--;
  while (to < values.length && isBeyond(to)) to++;
  return [from, to];
}

function explainLimit(condition: DecisionCondition, values: Float64Array, hour: number, level: number): DecisionReason {
  const sign = isUpperLimit(condition.compare) ? 1 : -1;
  const edge = level === LEVEL.stop ? condition.threshold : (condition.near ?? condition.threshold);
  const [from, to] = findSpan(condition, values, hour);
  let valueHour = hour;
  let fromHour = -1;
  for (let index = from; index < to; index++) {
    const value = (values[index] as number) * sign;
    if (!((values[valueHour] as number) * sign >= value) && !Number.isNaN(value)) valueHour = index;
    if (fromHour < 0 && value > (edge as number) * sign) fromHour = index;
  }
  const value = values[valueHour] as number;
  return {
    kind: 'limit',
    condition,
    value,
    valueHour,
    fromHour: Math.max(fromHour, from),
    isNear: level === LEVEL.consider,
  };
}

/** An hour to explain: its level from `assessHours`, and its overriding conditions. */
interface JudgedHour {
  readonly level: number;
  readonly gate: WorkGate | null;
}

function explainUnknown(condition: DecisionCondition, values: Float64Array, hour: number): DecisionReason {
  const ahead = values.subarray(hour, hour + condition.hours);
  return ahead.some(Number.isNaN) ? { kind: 'unknown', quantity: condition.quantity } : { kind: 'pastEnd', condition };
}

/**
 * Creates the explainer of an activity's hours: overriding conditions first, then the first condition that gives an
 * hour its level. Conditions are evaluated once for all hours.
 */
export function createExplainer(
  conditions: readonly DecisionCondition[],
  { columns, count }: DecisionHours,
): (hour: number, assessed: JudgedHour) => DecisionReason {
  if (!hasThreshold(conditions)) return () => ({ kind: 'noThreshold' });
  const marks = makeMarks(count);
  const assessed = conditions
    .filter(({ threshold }) => threshold !== null)
    .map((condition) => {
      const levels = new Uint8Array(count);
      raiseByCondition(condition, columns, levels, marks);
      return { condition, levels };
    });
  return (hour, { level, gate }) => {
    if (gate !== null && toGateLevel(gate) === level) return { kind: 'gate', gate };
    const deciding = level === LEVEL.go ? undefined : assessed.find(({ levels }) => levels[hour] === level);
    if (deciding === undefined) return { kind: 'fits' };
    const { condition } = deciding;
    const values = columns[condition.quantity];
    if (values === undefined) return { kind: 'unknown', quantity: condition.quantity };
    return level === LEVEL.unknown
      ? explainUnknown(condition, values, hour)
      : explainLimit(condition, values, hour, level);
  };
}
