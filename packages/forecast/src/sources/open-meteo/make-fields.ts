import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { RunField } from '#runs/run-content.ts';
import type { Recipe, ValueRecipe, WindLevel, WindRecipe } from './recipe.ts';

/** What came for all points: per variable of the service `[time][cell]` of the whole grid, NaN where unknown. */
export interface PointTable {
  readonly cells: number;
  readonly times: readonly EpochSeconds[];
  readonly values: ReadonlyMap<string, Float32Array>;
}

const RADIANS = Math.PI / 180;

/** The fields of a run by their recipes, hour by hour. A field without any value is left out: the run does not have it. */
export function* makeFields(recipes: readonly Recipe[], table: PointTable): Generator<RunField> {
  for (const recipe of recipes) {
    for (let time = 0; time < table.times.length; time++) {
      const fields =
        recipe.kind === 'value' ? [makeValueField(recipe, table, time)] : makeWindFields(recipe, table, time);
      for (const field of fields) if (!field.values.every(Number.isNaN)) yield field;
    }
  }
}

function makeValueField({ variable, of, hour }: ValueRecipe, table: PointTable, time: number): RunField {
  const at = table.times[time] as EpochSeconds;
  const validAt = hour === 'from' ? at - HOUR_SECONDS : at;
  const intervalStart = hour === 'before' ? at - HOUR_SECONDS : validAt;
  return { variable, validAt, intervalStart, values: readTime(table, of.name, time) };
}

function makeWindFields({ u, v, heightM, levels }: WindRecipe, table: PointTable, time: number): RunField[] {
  const validAt = table.times[time] as EpochSeconds;
  const [low, high] = levels;
  const below = readComponents(table, low, time);
  const above = high === undefined ? below : readComponents(table, high, time);
  const share = high === undefined ? 0 : Math.log(heightM / low.heightM) / Math.log(high.heightM / low.heightM);
  const mix = (a: Float32Array, b: Float32Array) =>
    a.map((value, cell) => value + share * ((b[cell] as number) - value));
  return [
    { variable: u, validAt, intervalStart: validAt, values: mix(below.u, above.u) },
    { variable: v, validAt, intervalStart: validAt, values: mix(below.v, above.v) },
  ];
}

/** Components towards east and north of a wind that is told by where it comes from. */
function readComponents(table: PointTable, { speed, direction }: WindLevel, time: number) {
  const speeds = readTime(table, speed.name, time);
  const directions = readTime(table, direction.name, time);
  return {
    u: speeds.map((value, cell) => -value * Math.sin((directions[cell] as number) * RADIANS)),
    v: speeds.map((value, cell) => -value * Math.cos((directions[cell] as number) * RADIANS)),
  };
}

function readTime({ cells, values }: PointTable, name: string, time: number): Float32Array {
  const column = values.get(name);
  if (column === undefined) throw new RangeError(`${name} was not asked for`);
  return column.subarray(time * cells, (time + 1) * cells);
}
