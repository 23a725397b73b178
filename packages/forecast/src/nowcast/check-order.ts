import type { NowcastOrder } from './nowcast-order.ts';

/** Throws `RangeError`, in one line, for what no nowcast can be made from. */
export function checkOrder(order: NowcastOrder): void {
  const { frames, size, steps, stride = 1, first = stride, frameMinutes, cellKm, chanceOfMmh } = order;
  const { columns, rows } = size;
  if (frames.length < 2) throw new RangeError('a nowcast needs two frames');
  if (!(Number.isInteger(columns) && Number.isInteger(rows) && Math.min(columns, rows) >= 2)) {
    throw new RangeError(`a nowcast needs at least 2 × 2 cells, not ${columns} × ${rows}`);
  }
  const odd = frames.find((frame) => frame.length !== columns * rows);
  if (odd !== undefined) {
    throw new RangeError(`a frame of ${columns} × ${rows} cells has ${columns * rows} values, not ${odd.length}`);
  }
  if (!(Number.isInteger(steps) && steps >= 1))
    throw new RangeError(`steps must be a whole number from 1, not ${steps}`);
  const positive = { stride, first, frameMinutes, cellKm, chanceOfMmh: chanceOfMmh ?? 1 };
  for (const [name, value] of Object.entries(positive)) {
    if (!(value > 0 && value < Number.POSITIVE_INFINITY)) throw new RangeError(`${name} must be above 0, not ${value}`);
  }
}
