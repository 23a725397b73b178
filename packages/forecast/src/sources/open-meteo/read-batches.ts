import { readFileSync } from 'node:fs';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { RunHeader } from '#runs/run-content.ts';
import { RunError } from '#runs/run-error.ts';
import { PieceError } from '#sources/schedule/piece-error.ts';
import type { FetchedPiece, RunContent } from '#sources/schedule/source.ts';
import { AnswerError } from './answer-error.ts';
import type { Asked, PointHours } from './asked.ts';
import { makeFields, type PointTable } from './make-fields.ts';
import { parseAnswer } from './parse-answer.ts';
import { listHourlyVariables } from './recipe.ts';
import type { OpenMeteoService } from './service.ts';

/**
 * A run out of fetched batches, `asked` being what each piece was asked for. Throws `PieceError` for one that is not
 * what was fetched any more, and `RunError` where no point has any value.
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
  if (asked === undefined) throw new RangeError(`${path}: nobody asked for it`);
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

/** How the service states what is kept in another unit. */
function listFileUnits({ recipes }: OpenMeteoService): NonNullable<RunHeader['fileUnits']> {
  return Object.fromEntries(
    recipes.flatMap((recipe) =>
      recipe.kind === 'value' && recipe.of.factor !== 1
        ? [[recipe.variable, { unit: recipe.of.unit, factor: recipe.of.factor, shift: 0 }]]
        : [],
    ),
  );
}
