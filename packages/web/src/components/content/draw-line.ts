/** Size of a line's drawing. */
export const LINE_WIDTH = 460;
export const LINE_HEIGHT = 100;

/** A line's path and the height of its limit; the scale goes from 0 to the larger of limit and peak, with some air. */
export interface LineShape {
  readonly path: string;
  readonly limitY: number;
}

/** Draws hourly values as a line; an unknown hour breaks it. */
export function drawLine(values: readonly (number | null)[], limit: number): LineShape {
  const top = Math.max(limit, ...values.map((value) => value ?? 0)) * 1.15;
  const toY = (value: number): number => Math.round((1 - value / top) * LINE_HEIGHT);
  const step = LINE_WIDTH / Math.max(1, values.length - 1);
  let path = '';
  values.forEach((value, index) => {
    if (value === null) return;
    const isStart = index === 0 || values[index - 1] === null;
    path += `${isStart ? 'M' : 'L'}${Math.round(index * step)} ${toY(value)}`;
  });
  return { path, limitY: toY(limit) };
}
