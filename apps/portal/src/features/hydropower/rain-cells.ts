import { NO_RUN } from '@portal/forecast/series/place-series';
import type { BasinCells, BasinSeries } from '@portal/forecast/series/read-basin-series';

/** The cells of the single run behind a span; null if several runs contributed, as their grids differ. */
function findSpanCells({ cells, variables }: BasinSeries, from: number, count: number): BasinCells | null {
  const runOf = variables.precipitation?.runOf.subarray(from, from + count);
  const [first = NO_RUN] = runOf ?? [];
  if (first === NO_RUN || runOf?.length !== count || runOf.some((index) => index !== first)) return null;
  return cells[first] ?? null;
}

/** Rainfall of a span in one cell, mm; NaN if an hour is missing. */
function sumCell({ hourly, weights }: BasinCells, cell: number, from: number, count: number): number {
  const hours = hourly.length / weights.cells.length;
  let sum = 0;
  for (let hour = from; hour < from + count; hour++) sum += hourly[cell * hours + hour] as number;
  return sum;
}

/** The wettest cell of the catchment in a span, mm; null if the hours come from several runs. */
export function findMostCell(series: BasinSeries, from: number, count: number): number | null {
  const cells = findSpanCells(series, from, count);
  if (cells === null) return null;
  const sums = Array.from(cells.weights.cells, (_, cell) => sumCell(cells, cell, from, count));
  const known = sums.filter((sum) => !Number.isNaN(sum));
  return known.length === 0 ? null : Math.max(...known);
}

interface RainCell {
  /** Cell centre, degrees. */
  readonly lat: number;
  readonly lng: number;
  readonly rain: number | null;
  /** Share of the catchment within this cell, 0…1. */
  readonly part: number;
}

/** Rainfall of a span per cell, for the map; null if the hours come from several runs. */
export function listRainCells(series: BasinSeries, from: number, count: number) {
  const found = findSpanCells(series, from, count);
  if (found === null) return null;
  const { grid, weights } = found;
  const items = Array.from(weights.cells, (cell, index): RainCell => {
    const sum = sumCell(found, index, from, count);
    return {
      lat: grid.south + Math.floor(cell / grid.columns) * grid.latStep,
      lng: grid.west + (cell % grid.columns) * grid.lngStep,
      rain: Number.isNaN(sum) ? null : Math.round(10 * sum) / 10,
      part: (weights.areasKm2[index] as number) / weights.areaKm2,
    };
  });
  return { hours: count, latStep: grid.latStep, lngStep: grid.lngStep, items };
}
