import { DamagedRunError } from '#store/damaged-run-error.ts';
import { unpackValues } from '#store/packing.ts';
import type { StoredRun } from '#store/stored-run.ts';
import type { FieldSpool, SpooledField } from './field-spool.ts';

/**
 * Copies every field of a published run into a spool, so that new fields can be merged. A field that is damaged on disk
 * is left out and reported to `onDamage`.
 */
export function spoolStoredRun(run: StoredRun, spool: FieldSpool, onDamage: (damage: string) => void): SpooledField[] {
  const { grid, steps } = run.manifest;
  const cells = grid.rows * grid.columns;
  const fields: SpooledField[] = [];
  for (const [step, validAt] of steps.entries()) {
    for (const variable of run.variables.values()) {
      if (variable.hasStep[step] === 0) continue;
      const words = readOrReport(() => run.readMapCells(step, variable, 0, cells), onDamage);
      if (words === null) continue;
      const values = unpackValues(words, 0, cells, variable);
      const intervalStart = variable.intervalStarts?.[step] ?? validAt;
      fields.push(spool.add({ variable: variable.name, validAt, intervalStart }, values));
    }
  }
  return fields;
}

function readOrReport(read: () => Int16Array, onDamage: (damage: string) => void): Int16Array | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DamagedRunError)) throw error;
    onDamage(error.message);
    return null;
  }
}
