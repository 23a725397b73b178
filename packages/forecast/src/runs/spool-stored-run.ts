import { unpackValues } from '#store/packing.ts';
import type { StoredRun } from '#store/stored-run.ts';
import type { FieldSpool, SpooledField } from './field-spool.ts';

/** Puts every field of a published run into a spool, so that new fields can join them. Throws where its files end early. */
export function spoolStoredRun(run: StoredRun, spool: FieldSpool): SpooledField[] {
  const { grid, steps } = run.manifest;
  const cells = grid.rows * grid.columns;
  const fields: SpooledField[] = [];
  for (const [step, validAt] of steps.entries()) {
    for (const variable of run.variables.values()) {
      if (variable.hasStep[step] === 0) continue;
      const values = unpackValues(run.readMapCells(step, variable, 0, cells), 0, cells, variable);
      const intervalStart = variable.intervalStarts?.[step] ?? validAt;
      fields.push(spool.add({ variable: variable.name, validAt, intervalStart }, values));
    }
  }
  return fields;
}
