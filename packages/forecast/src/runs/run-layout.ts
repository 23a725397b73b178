import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { ManifestVariable } from '#store/manifest.ts';
import { choosePacking } from '#store/packing.ts';
import { getVariable, VARIABLE_NAMES, type VariableName } from '#variables/variable.table.ts';
import type { FieldSpool, SpooledField } from './field-spool.ts';
import type { RunHeader } from './run-content.ts';
import { settleAmounts } from './settle-amounts.ts';

/** Which field stands where in a run's files. */
export interface RunLayout {
  readonly steps: readonly EpochSeconds[];
  readonly variables: readonly ManifestVariable[];
  /** `[step][variable]`, null where the run has no such field. */
  readonly fields: readonly (SpooledField | null)[];
}

/**
 * Lays out a run: of several fields of one variable and step one is chosen (`fresh` before `old`, then the shorter
 * interval, then the later), overlapping amounts are settled, and each variable gets the packing that its values need.
 */
export function layOutRun(
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

/** Whether a variable stands for an interval and not for a moment. */
export function isAmount(name: VariableName): boolean {
  return getVariable(name).kind !== 'instant';
}
