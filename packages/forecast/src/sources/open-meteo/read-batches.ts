import { readFileSync } from 'node:fs';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RunField, RunHeader } from '#runs/run-content.ts';
import { RunError } from '#runs/run-error.ts';
import { PieceError } from '#sources/schedule/fetch-pieces.ts';
import type { FetchedPiece, RunContent } from '#sources/schedule/source.ts';
import { AnswerError } from './answer-error.ts';
import { parseAnswer } from './parse-answer.ts';
import {
  type Asked,
  listHourlyVariables,
  type OpenMeteoService,
  type PointHours,
  type Recipe,
  type ValueRecipe,
  type WindLevel,
  type WindRecipe,
} from './recipe.ts';

/** Data of all points: per variable of the service `[time][cell]` of the whole grid, NaN if unknown. */
interface PointTable {
  readonly cells: number;
  readonly times: readonly EpochSeconds[];
  readonly values: ReadonlyMap<string, Float32Array>;
}

const RADIANS = Math.PI / 180;

/**
 * The fields of a run by their recipes, hour by hour. Leaves out a field without any value: the run does not have it.
 */
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

/** Components towards east and north of a wind given by its direction of origin. */
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

/**
 * Reads a run from fetched batches, where `asked` is the request of each piece. Throws `PieceError` for a batch that
 * has changed since, and `RunError` if no point has any value.
 */
export function readBatches(
  service: OpenMeteoService,
  runAt: EpochSeconds,
  pieces: readonly FetchedPiece[],
  asked: readonly Asked[],
): RunContent {
  const { name, licence, grid, hasGround, recipes } = service;
  const cells = grid.rows * grid.columns;
  const times = asked[0]?.times ?? [];
  const table: PointTable = {
    cells,
    times,
    values: new Map(
      listHourlyVariables(recipes).map((variable) => [
        variable.name,
        new Float32Array(cells * times.length).fill(Number.NaN),
      ]),
    ),
  };
  const ground = new Float32Array(cells).fill(Number.NaN);
  for (const [index, piece] of pieces.entries()) {
    for (const point of readPiece(piece, asked[index])) {
      ground[point.cell] = point.elevationM;
      fillPoint(table, point);
    }
  }
  if ([...table.values.values()].every((values) => values.every(Number.isNaN))) {
    throw new RunError(`${name}: no point has any value`);
  }
  const header: RunHeader = {
    source: name,
    runAt,
    demo: false,
    licence,
    grid,
    surfaceHeightM: hasGround ? ground : null,
    fileUnits: listFileUnits(service),
  };
  return { header, fields: makeFields(recipes, table) };
}

function readPiece({ path }: FetchedPiece, asked: Asked | undefined): PointHours[] {
  if (asked === undefined) throw new RangeError(`${path}: was not requested`);
  try {
    return parseAnswer(readFileSync(path, 'utf8'), asked);
  } catch (error) {
    if (error instanceof AnswerError) throw new PieceError(path, error.message);
    throw error;
  }
}

function fillPoint({ cells, values }: PointTable, point: PointHours): void {
  for (const [name, hourly] of point.values) {
    const column = values.get(name);
    if (column === undefined) continue;
    for (let hour = 0; hour < hourly.length; hour++) column[hour * cells + point.cell] = hourly[hour] as number;
  }
}

/** Units of the service for what is stored in another unit. */
function listFileUnits({ recipes }: OpenMeteoService): NonNullable<RunHeader['fileUnits']> {
  return Object.fromEntries(
    recipes.flatMap((recipe) =>
      recipe.kind === 'value' && recipe.of.factor !== 1
        ? [[recipe.variable, { unit: recipe.of.unit, factor: recipe.of.factor, shift: 0 }]]
        : [],
    ),
  );
}
