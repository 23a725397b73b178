import { describe, expect, it } from 'vitest';
import { makeNowcast } from './make-nowcast.ts';

const size = { columns: 240, rows: 240 };
const STEPS = 9;
/** Cells that the rain moves east per frame; after nine frames air of outside fills as many columns times nine. */
const SPEED = 4;
const EDGE = SPEED * STEPS;

/** Waves of several lengths: rain with detail everywhere, of which some two fifths are dry. */
function drawWaves(x: number, y: number): number {
  const sum =
    Math.sin(x / 11 + y / 23) + Math.sin(x / 7 - y / 9 + 1) + 0.6 * Math.sin(x / 3.3 + y / 4.1) + Math.cos(y / 15);
  return Math.max(0, 2.5 * sum);
}

/** A storm of 40 km that has come in from the west. */
const drawStorm = (x: number, y: number): number => 30 * Math.exp(-((x - 22) ** 2 + (y - 120) ** 2) / (2 * 6 ** 2));

/** The ninth frame from four that move east; nothing is observed west of a column. */
function forecast(draw: (x: number, y: number) => number, firstSeen = 0) {
  const frames = [3, 2, 1, 0].map((age) =>
    Float32Array.from({ length: size.columns * size.rows }, (_, cell) => {
      const column = cell % size.columns;
      if (column < firstSeen) return Number.NaN;
      const rate = draw(column + SPEED * age, Math.floor(cell / size.columns));
      return rate < 0.1 ? 0 : rate;
    }),
  );
  const options = { frames, size, steps: STEPS, frameMinutes: 10, cellKm: 2, chanceOfMmh: 0.5 };
  let last = { rain: new Float32Array(), chance: new Float32Array() };
  for (const { rainMmh, chance } of makeNowcast(options))
    last = { rain: rainMmh.slice(), chance: chance?.slice() ?? new Float32Array() };
  return last;
}

/** Mean change from one column to the next. */
function measureStep(rain: Float32Array, column: number): number {
  let [sum, count] = [0, 0];
  for (let row = 20; row < size.rows - 20; row += 1) {
    const step = (rain[row * size.columns + column] as number) - (rain[row * size.columns + column - 1] as number);
    if (Number.isNaN(step)) continue;
    [sum, count] = [sum + Math.abs(step), count + 1];
  }
  return sum / count;
}

describe('air that comes in from outside', () => {
  it.each([
    ['the raster', 0],
    ['what the radar sees', 60],
  ])('has no seam at the edge of %s: rain and chance change hardly faster there than around it', (_, firstSeen) => {
    const edge = firstSeen + EDGE;
    for (const values of Object.values(forecast(drawWaves, firstSeen))) {
      const steps = Array.from({ length: 60 }, (_none, index) => measureStep(values, edge - 30 + index));
      const around = [...steps.slice(0, 24), ...steps.slice(36)];
      expect(Math.max(...around)).toBeGreaterThan(0.005);
      expect(Math.max(...steps.slice(24, 36))).toBeLessThanOrEqual(1.1 * Math.max(...around));
    }
  });

  it('brings no copy of a storm that has moved on', () => {
    const { rain } = forecast(drawStorm);
    const findMost = (first: number, end: number): number => {
      let most = 0;
      for (let row = 90; row < 150; row += 1)
        for (let column = first; column < end; column += 1)
          most = Math.max(most, rain[row * size.columns + column] as number);
      return most;
    };
    const moved = findMost(EDGE, EDGE + 50);
    expect(moved).toBeGreaterThan(1);
    expect(findMost(0, EDGE - 8)).toBeLessThan(moved / 5);
  });
});
