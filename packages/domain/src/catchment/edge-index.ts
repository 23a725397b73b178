/** Edges in flat arrays: edge e runs from its own point to that of `next[e]`. Degrees. */
export interface EdgeLines {
  readonly count: number;
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  readonly next: Int32Array;
}

/** Limits of the index's side, and of the cells that all edges may cross: time stays proportional to the points. */
const MOST_SIDE = 1024;
const MOST_PASSED = 1_000_000;
/** In units of the box: edges that touch a cell border are in both cells. */
const PAD = 1e-9;

/**
 * Calls `visit` once for each pair of edges whose boxes meet and that cross the same index cell, the earlier edge
 * first, until it returns that it has enough.
 */
export function walkNeighbours(edges: EdgeLines, visit: (a: number, b: number) => boolean): void {
  const { count } = edges;
  const x = toUnit(edges.lng);
  const y = toUnit(edges.lat);
  const side = chooseSide(edges, x, y);
  const passed = { heads: new Int32Array(side * side).fill(-1), links: [] as number[], listed: [] as number[] };
  const seen = new Int32Array(count).fill(-1);
  for (let edge = 0; edge < count; edge++) {
    const cells = listCells(x, y, side, edge, edges.next[edge] as number);
    for (const cell of cells) {
      for (let link = passed.heads[cell] as number; link >= 0; link = passed.links[link] as number) {
        const other = passed.listed[link] as number;
        if (seen[other] === edge) continue;
        seen[other] = edge;
        if (doBoxesMeet(x, y, edges.next, other, edge) && !visit(other, edge)) return;
      }
      passed.links.push(passed.heads[cell] as number);
      passed.heads[cell] = passed.listed.push(edge) - 1;
    }
  }
}

function doBoxesMeet(x: Float64Array, y: Float64Array, next: Int32Array, a: number, b: number): boolean {
  const aEnd = next[a] as number;
  const bEnd = next[b] as number;
  return (
    areSpansNear(x[a] as number, x[aEnd] as number, x[b] as number, x[bEnd] as number) &&
    areSpansNear(y[a] as number, y[aEnd] as number, y[b] as number, y[bEnd] as number)
  );
}

const areSpansNear = (a: number, aEnd: number, b: number, bEnd: number): boolean =>
  (a < aEnd ? a : aEnd) <= (b > bEnd ? b : bEnd) + PAD && (b < bEnd ? b : bEnd) <= (a > aEnd ? a : aEnd) + PAD;

function toUnit(values: Float64Array): Float64Array {
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const length = high - low || 1;
  return values.map((value) => (value - low) / length);
}

/** As fine as the total length of the edges allows. */
function chooseSide({ count, next }: EdgeLines, x: Float64Array, y: Float64Array): number {
  let length = 1;
  for (let edge = 0; edge < count; edge++) {
    const end = next[edge] as number;
    length += Math.abs((x[end] as number) - (x[edge] as number)) + Math.abs((y[end] as number) - (y[edge] as number));
  }
  return Math.max(1, Math.min(MOST_SIDE, 2 * count, Math.floor(MOST_PASSED / length)));
}

const cellsOfEdge: number[] = [];

/** The cells that an edge crosses, row by row. The next call overwrites the list. */
function listCells(x: Float64Array, y: Float64Array, side: number, edge: number, end: number): readonly number[] {
  const toCell = (part: number) => Math.min(Math.max(Math.floor(part * side), 0), side - 1);
  const isUp = (y[end] as number) >= (y[edge] as number);
  const x0 = (isUp ? x[edge] : x[end]) as number;
  const y0 = (isUp ? y[edge] : y[end]) as number;
  const x1 = (isUp ? x[end] : x[edge]) as number;
  const y1 = (isUp ? y[end] : y[edge]) as number;
  const last = toCell(y1 + PAD);
  const slope = y1 - y0 > PAD ? (x1 - x0) / (y1 - y0) : 0;
  cellsOfEdge.length = 0;
  for (let row = toCell(y0 - PAD); row <= last; row++) {
    const from = slope === 0 ? x0 : x0 + slope * (Math.max(row / side - PAD, y0) - y0);
    const to = slope === 0 ? x1 : x0 + slope * (Math.min((row + 1) / side + PAD, y1) - y0);
    const right = toCell(Math.max(from, to) + PAD);
    for (let column = toCell(Math.min(from, to) - PAD); column <= right; column++)
      cellsOfEdge.push(row * side + column);
  }
  return cellsOfEdge;
}
