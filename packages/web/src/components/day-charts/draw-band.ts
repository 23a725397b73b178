import { drawWarmth, type WarmPoint } from '#components/meteogram/draw-warmth.ts';

/** Low and high of a column on the drawing; null where it is not known. */
export interface BandColumn {
  readonly index: number;
  readonly x: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The soft lines through the highs and the lows, and the surface between them; all broken where one is not known. */
export interface BandDrawing {
  readonly high: string;
  readonly low: string;
  readonly surface: string;
}

type End = 'low' | 'high';

const toPoint = ({ index, x, ...ends }: BandColumn, end: End): WarmPoint | null => {
  const y = ends[end];
  return y === null ? null : { index, x, y };
};

/** A band through neighbouring columns. */
export function drawBand(columns: readonly BandColumn[]): BandDrawing {
  const line = (end: End) => drawWarmth(columns.map((column) => toPoint(column, end)));
  return { high: line('high'), low: line('low'), surface: listStretches(columns).map(drawSurface).join('') };
}

/** Columns in a row of which both ends are known; a single one has no surface. */
function listStretches(columns: readonly BandColumn[]): BandColumn[][] {
  const stretches: BandColumn[][] = [[]];
  for (const column of columns) {
    if (column.low === null || column.high === null) stretches.push([]);
    else stretches.at(-1)?.push(column);
  }
  return stretches.filter(({ length }) => length > 1);
}

function drawSurface(stretch: readonly BandColumn[]): string {
  const over = drawWarmth(stretch.map((column) => toPoint(column, 'high')));
  const back = drawWarmth(stretch.map((column) => toPoint(column, 'low')).reverse());
  return `${over}L${back.slice(1)}z`;
}
