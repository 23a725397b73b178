import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findCellWeights } from '#grid/regular-grid.ts';
import { NO_DATA } from '#store/packing.ts';
import { type DailyFacts, findPlaceOfCell } from './daily-facts.ts';
import type { DailyValueName } from './daily-values.table.ts';
import type { KeptFile } from './kept-file.ts';

/** A cell of a file of daily values and its weight. */
export interface FileWeight {
  /** Where the cell stands in the file. */
  readonly place: number;
  readonly weight: number;
}

/** Part of the weight that must be known for a value, as in a series. */
const KNOWN_FROM = 0.5;

/** The cells of a file around a point, bilinearly; null where it has less than half of them. */
export function findFileWeights({ grid, cellRuns }: DailyFacts, point: LatLng): readonly FileWeight[] | null {
  const around = findCellWeights(grid, point);
  if (around === null) return null;
  const weights = around.cells.flatMap((cell, corner): FileWeight[] => {
    const place = findPlaceOfCell(cellRuns, cell);
    const weight = around.weights[corner] ?? 0;
    return place === null || weight === 0 ? [] : [{ place, weight }];
  });
  return weights.reduce((sum, { weight }) => sum + weight, 0) < KNOWN_FROM ? null : weights;
}

/** The values of a day between its cells, and the height of the source's ground there. */
interface BlendedDay {
  /** Null where less than half of the weight is known. */
  readonly values: Partial<Record<DailyValueName, number | null>>;
  readonly surfaceHeightM: number | null;
}

/** Reads a day of a file between cells. Throws `KeptFileError` where one of them is damaged. */
export function blendDay(file: KeptFile<DailyFacts>, weights: readonly FileWeight[], day: number): BlendedDay {
  const { facts, surfaceHeightM: heights } = file;
  const places = weights.map(({ place }) => place);
  const words = new Int16Array(file.words * places.length);
  file.readCells(places, words);
  const values: Partial<Record<DailyValueName, number | null>> = {};
  for (const [index, { name, scale, offset, hours }] of facts.values.entries()) {
    if (hours[day] === 0) continue;
    const word = (corner: number) => words[corner * file.words + index * facts.days + day] ?? NO_DATA;
    const blended = blend(weights, (corner) => (word(corner) === NO_DATA ? null : word(corner)));
    values[name] = blended === null ? null : blended * scale + offset;
  }
  const height = (corner: number) => {
    const metres = heights?.[places[corner] ?? -1] ?? Number.NaN;
    return Number.isNaN(metres) ? null : metres;
  };
  return { values, surfaceHeightM: blend(weights, height) };
}

/** The known cells share the weight of the others. */
function blend(weights: readonly FileWeight[], read: (corner: number) => number | null): number | null {
  let sum = 0;
  let known = 0;
  for (const [corner, { weight }] of weights.entries()) {
    const value = read(corner);
    if (value === null) continue;
    sum += value * weight;
    known += weight;
  }
  return known < KNOWN_FROM ? null : sum / known;
}
