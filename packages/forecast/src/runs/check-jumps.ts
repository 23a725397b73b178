import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { getVariable, type VariableName } from '#variables/variable.table.ts';
import type { FieldSpool, SpooledField } from './field-spool.ts';
import { RunError } from './run-error.ts';
import type { RunLayout } from './run-layout.ts';

/**
 * Largest plausible change in six hours for at least half of a field's cells, in the unit of the variable table. Rain
 * and wind have no limit: weather does make those jump.
 */
const MOST_CHANGE: Partial<Record<VariableName, number>> = { temperature2m: 12, pressureMsl: 25 };
const NEIGHBOUR_SECONDS = 6 * HOUR_SECONDS;
const MOST_SHARE = 0.5;

/** The field of a variable at a moment in the previous run; null if that has none. */
export type FindBefore = (variable: VariableName, at: EpochSeconds) => Float32Array | null;

/**
 * Compares each field with the previous step's, up to six hours earlier, and one without such a neighbour with the
 * previous run's field of the same moment. Throws `RunError` if more than half of a field's cells differ by more than
 * any weather explains: one of the two is damaged, even if each value is plausible.
 */
export function checkJumps(spool: FieldSpool, { steps, variables, fields }: RunLayout, findBefore: FindBefore): void {
  for (const [index, { name }] of variables.entries()) {
    const limit = MOST_CHANGE[name];
    if (limit === undefined) continue;
    const present = steps.map((_, step) => fields[step * variables.length + index] ?? null);
    checkVariable(
      spool,
      name,
      limit,
      present.filter((field) => field !== null),
      findBefore,
    );
  }
}

function checkVariable(
  spool: FieldSpool,
  name: VariableName,
  limit: number,
  fields: readonly SpooledField[],
  findBefore: FindBefore,
): void {
  let last: Float32Array | null = null;
  for (const [index, field] of fields.entries()) {
    const values = Float32Array.from(spool.read(field));
    const earlier = field.validAt - (fields[index - 1]?.validAt ?? Number.NEGATIVE_INFINITY);
    const later = (fields[index + 1]?.validAt ?? Number.POSITIVE_INFINITY) - field.validAt;
    if (last !== null && earlier <= NEIGHBOUR_SECONDS) {
      refuseJump(field, limit, countShare(values, last, limit), `${earlier / HOUR_SECONDS} hours before`);
    } else if (later > NEIGHBOUR_SECONDS) {
      const before = findBefore(name, field.validAt);
      if (before !== null) refuseJump(field, limit, countShare(values, before, limit), 'the run before');
    }
    last = values;
  }
}

/** Share of the cells known in both fields that differ by more than the limit; 0 if they share none. */
function countShare(one: Float32Array, other: Float32Array, limit: number): number {
  let known = 0;
  let far = 0;
  for (let cell = 0; cell < one.length; cell++) {
    const change = Math.abs((one[cell] as number) - (other[cell] as number));
    if (change >= 0) known++;
    if (change > limit) far++;
  }
  return known === 0 ? 0 : far / known;
}

function refuseJump({ variable, validAt }: SpooledField, limit: number, share: number, of: string): void {
  if (share <= MOST_SHARE) return;
  const at = new Date(validAt * 1000).toISOString().replace('.000', '');
  const { unit } = getVariable(variable);
  throw new RunError(
    `${at}: ${variable} is more than ${limit} ${unit} from that of ${of} in ${Math.round(100 * share)} % of the cells`,
  );
}
