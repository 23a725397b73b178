import { findHourPlans } from '#steps/hour-plan.ts';
import { choosePacking, fitsPacking, NO_DATA, type Packing, packValues } from '#store/packing.ts';
import type { StoredRun } from '#store/stored-run.ts';
import { findValueRange, type ValueRange } from '#variables/value-range.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { fillHourField } from './hour-field.ts';
import { type HourOrigin, type HoursVariable, STEPS_PER_DAY, toStep } from './hours-facts.ts';

const HOURS_PER_DAY = 24;

/** A clock hour of the day, 0–23, and the run that speaks for it now. */
export interface WantedHour {
  readonly hour: number;
  readonly run: StoredRun;
}

/** A variable as it is kept: its words are `values[cell × words + at + step]`. */
export interface KeptVariable extends HoursVariable {
  readonly origins: readonly HourOrigin[];
  readonly values: Int16Array;
  readonly words: number;
  readonly at: number;
}

/** What becomes one variable of a day. */
export interface VariableParts {
  readonly name: VariableName;
  readonly dayAt: number;
  /** Null where nothing of it is kept yet. */
  readonly kept: KeptVariable | null;
  readonly wanted: readonly WantedHour[];
  /** The runs of the day so far; new ones are added. */
  readonly origins: HourOrigin[];
}

/** Where the words go: `out[cell × words + at + step]`. */
export interface VariableTarget {
  readonly out: Int16Array;
  readonly at: number;
  readonly words: number;
  readonly cells: number;
}

/** Writes a variable of a day: what is kept of it and the wanted hours over that. Kept words stay as they are where the packing can. */
export function mergeVariable(parts: VariableParts, target: VariableTarget): HoursVariable {
  const { name, dayAt, kept, wanted, origins } = parts;
  const { cells } = target;
  const fresh = new Float32Array(wanted.length * cells);
  const originOf = (kept?.originOf ?? new Array<number>(STEPS_PER_DAY).fill(-1)).map((origin) =>
    addOrigin(origins, kept?.origins[origin] ?? null),
  );
  for (const [index, { hour, run }] of wanted.entries()) {
    fillField(name, run, dayAt, hour, fresh, index * cells);
    originOf[toStep(name, hour)] = addOrigin(origins, run.manifest);
  }
  const packing = choosePackingOver(name, kept, cells, findValueRange(name, fresh));
  copyKept(kept, packing, target);
  const stored = new Int16Array(fresh.length);
  packValues(fresh, packing, stored, 0);
  for (const [index, { hour }] of wanted.entries()) {
    const step = target.at + toStep(name, hour);
    for (let cell = 0; cell < cells; cell++)
      target.out[cell * target.words + step] = stored[index * cells + cell] as number;
  }
  return { name, ...packing, originOf };
}

function fillField(
  name: VariableName,
  run: StoredRun,
  dayAt: number,
  hour: number,
  out: Float32Array,
  at: number,
): void {
  const variable = run.variables.get(name);
  const plan = variable === undefined ? undefined : findHourPlans(run, dayAt, HOURS_PER_DAY)[variable.index];
  if (variable !== undefined && plan !== undefined) fillHourField(run, variable, plan, hour, out, at);
}

/** The packing of what is kept where it has room for the new values, else one that has room for both. */
function choosePackingOver(
  name: VariableName,
  kept: KeptVariable | null,
  cells: number,
  { least, most }: ValueRange,
): Packing {
  if (kept === null) return choosePacking(name, least, most);
  const { scale, offset } = kept;
  if (fitsPacking(kept, least, most)) return { scale, offset };
  let [lowest, highest] = [least, most];
  for (let cell = 0; cell < cells; cell++) {
    for (let step = 0; step < STEPS_PER_DAY; step++) {
      const word = kept.values[cell * kept.words + kept.at + step] as number;
      if (word === NO_DATA) continue;
      lowest = Math.min(lowest, word * scale + offset);
      highest = Math.max(highest, word * scale + offset);
    }
  }
  return choosePacking(name, lowest, highest);
}

function copyKept(kept: KeptVariable | null, packing: Packing, { out, at, words, cells }: VariableTarget): void {
  if (kept === null) {
    for (let cell = 0; cell < cells; cell++) out.fill(NO_DATA, cell * words + at, cell * words + at + STEPS_PER_DAY);
    return;
  }
  const { values } = kept;
  for (let cell = 0; cell < cells; cell++) {
    const to = cell * words + at;
    const from = cell * kept.words + kept.at;
    for (let step = 0; step < STEPS_PER_DAY; step++) out[to + step] = values[from + step] as number;
  }
  if (packing.scale !== kept.scale || packing.offset !== kept.offset) {
    for (let cell = 0; cell < cells; cell++) repack(out, cell * words + at, kept, packing);
  }
}

/** Brings one cell's words from one packing into another. */
function repack(out: Int16Array, at: number, from: Packing, to: Packing): void {
  for (let i = at; i < at + STEPS_PER_DAY; i++) {
    const word = out[i] as number;
    if (word !== NO_DATA) out[i] = Math.round((word * from.scale + from.offset - to.offset) / to.scale);
  }
}

function addOrigin(origins: HourOrigin[], origin: HourOrigin | null): number {
  if (origin === null) return -1;
  const known = origins.findIndex(({ id, publishedAt }) => id === origin.id && publishedAt === origin.publishedAt);
  if (known !== -1) return known;
  const { id, runAt, publishedAt } = origin;
  return origins.push({ id, runAt, publishedAt }) - 1;
}
