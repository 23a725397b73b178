import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { ManifestVariable } from '#store/manifest.ts';
import { choosePacking } from '#store/packing.ts';
import { getVariable, VARIABLE_NAMES, type VariableName } from '#variables/variable.table.ts';
import type { FieldSpool, SpooledField } from './field-spool.ts';
import type { RunHeader } from './run-content.ts';

/** A sum over a contiguous chain of intervals. */
interface Chain {
  readonly start: EpochSeconds;
  readonly end: EpochSeconds;
  /** Amount per cell; for a mean, mean × seconds. */
  readonly sum: Float64Array;
}

/**
 * Turns overlapping intervals of one accumulated or averaged variable into the amounts (means) that each step adds: a
 * total 0–6 h next to 0–3 h leaves 3–6 h, whatever the bucket that both began with. `fields` are in the order of their
 * steps, one per step. Without a contiguous chain of earlier intervals from its own start, a field stays unchanged. A
 * total that shrinks by packing noise adds 0. New values are added to the spool.
 */
function settleAmounts(spool: FieldSpool, fields: readonly SpooledField[], cells: number): SpooledField[] {
  const settled = new Map<EpochSeconds, SpooledField>();
  let chain: Chain | null = null;
  for (const field of fields) {
    const own = toTotal(field, spool.read(field));
    const earlier: Chain | null = followChain(spool, settled, field, chain, cells);
    if (earlier === null) {
      settled.set(field.intervalStart, field);
      chain = { start: field.intervalStart, end: field.validAt, sum: own };
      continue;
    }
    const left = addRest(spool, field, earlier, own);
    settled.set(left.intervalStart, left);
    chain = { start: field.intervalStart, end: field.validAt, sum: own };
  }
  return [...settled.values()];
}

/** The longest chain that begins with a field's interval and ends before it does; null if there is none. */
function followChain(
  spool: FieldSpool,
  settled: ReadonlyMap<EpochSeconds, SpooledField>,
  field: SpooledField,
  known: Chain | null,
  cells: number,
): Chain | null {
  const start = field.intervalStart;
  let end = start;
  let sum: Float64Array | null = null;
  if (known !== null && known.start === start) {
    end = known.end;
    sum = known.sum;
  }
  for (let next = settled.get(end); next !== undefined; next = settled.get(end)) {
    const total = toTotal(next, spool.read(next));
    sum = sum === null ? total : add(sum, total, cells);
    end = next.validAt;
  }
  return sum === null ? null : { start, end, sum };
}

function addRest(spool: FieldSpool, field: SpooledField, earlier: Chain, own: Float64Array): SpooledField {
  const rest = new Float64Array(own.length);
  const seconds = isMean(field) ? field.validAt - earlier.end : 1;
  for (let cell = 0; cell < own.length; cell++) {
    const difference = (own[cell] as number) - (earlier.sum[cell] as number);
    rest[cell] = difference < 0 ? 0 : difference / seconds;
  }
  return spool.add({ variable: field.variable, validAt: field.validAt, intervalStart: earlier.end }, rest);
}

function toTotal(field: SpooledField, values: Float32Array): Float64Array {
  const total = Float64Array.from(values);
  if (isMean(field)) {
    const seconds = field.validAt - field.intervalStart;
    for (let cell = 0; cell < total.length; cell++) total[cell] = (total[cell] as number) * seconds;
  }
  return total;
}

function isMean({ variable }: SpooledField): boolean {
  return getVariable(variable).kind === 'averaged';
}

function add(a: Float64Array, b: Float64Array, cells: number): Float64Array {
  const sum = new Float64Array(cells);
  for (let cell = 0; cell < cells; cell++) sum[cell] = (a[cell] as number) + (b[cell] as number);
  return sum;
}

/** Position of each field in a run's files. */
export interface RunLayout {
  readonly steps: readonly EpochSeconds[];
  readonly variables: readonly ManifestVariable[];
  /** `[step][variable]`, null if the run has no such field. */
  readonly fields: readonly (SpooledField | null)[];
}

/**
 * Lays out a run: chooses one of several fields of a variable and step (`fresh` before `old`, then the shorter
 * interval, then the later), resolves overlapping amounts, and gives each variable the packing that its values need.
 */
export function makeRunLayout(
  spool: FieldSpool,
  cells: number,
  fresh: readonly SpooledField[],
  old: readonly SpooledField[],
  fileUnits: RunHeader['fileUnits'] = {},
): RunLayout {
  const chosen = chooseFields(fresh, old);
  const byVariable = VARIABLE_NAMES.filter((name) => chosen.has(name)).map((name) => {
    const inOrder = [...(chosen.get(name)?.values() ?? [])].sort((a, b) => a.validAt - b.validAt);
    return { name, fields: isAmount(name) ? settleAmounts(spool, inOrder, cells) : inOrder };
  });
  const steps = [...new Set(byVariable.flatMap(({ fields }) => fields.map(({ validAt }) => validAt)))].sort(
    (a, b) => a - b,
  );
  const places = byVariable.map(({ fields }) => new Map(fields.map((field) => [field.validAt, field])));
  return {
    steps,
    variables: byVariable.map(({ name }, index) => toVariable(name, steps, places[index] ?? new Map(), fileUnits)),
    fields: steps.flatMap((step) => places.map((place) => place.get(step) ?? null)),
  };
}

type FieldsByStep = Map<EpochSeconds, SpooledField>;

function chooseFields(fresh: readonly SpooledField[], old: readonly SpooledField[]): Map<VariableName, FieldsByStep> {
  const chosen = new Map<VariableName, FieldsByStep>();
  const place = (field: SpooledField, wins: (field: SpooledField, before: SpooledField) => boolean) => {
    const steps = chosen.get(field.variable) ?? new Map();
    chosen.set(field.variable, steps);
    const before = steps.get(field.validAt);
    if (before === undefined || wins(field, before)) steps.set(field.validAt, field);
  };
  for (const field of fresh) place(field, (one, before) => one.intervalStart >= before.intervalStart);
  for (const field of old) place(field, () => false);
  return chosen;
}

function toVariable(
  name: VariableName,
  steps: readonly EpochSeconds[],
  fields: FieldsByStep,
  fileUnits: NonNullable<RunHeader['fileUnits']>,
): ManifestVariable {
  const ranges = [...fields.values()];
  const least = ranges.reduce((smallest, field) => Math.min(smallest, field.least), Number.POSITIVE_INFINITY);
  const most = ranges.reduce((largest, field) => Math.max(largest, field.most), Number.NEGATIVE_INFINITY);
  return {
    name,
    unit: getVariable(name).unit,
    ...choosePacking(name, least, most),
    fileUnit: fileUnits[name] ?? null,
    missingSteps: steps.flatMap((step, index) => (fields.has(step) ? [] : [index])),
    intervalStarts: isAmount(name) ? steps.map((step) => fields.get(step)?.intervalStart ?? null) : null,
  };
}

/** Whether a variable describes an interval rather than a moment. */
export function isAmount(name: VariableName): boolean {
  return getVariable(name).kind !== 'instant';
}
