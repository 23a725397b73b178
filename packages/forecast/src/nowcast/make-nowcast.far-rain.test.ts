import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeNowcast } from './make-nowcast.ts';

/** The national raster. */
const size = { columns: 300, rows: 500 };
const CELL_KM = 3.33;
const STEPS = 6;
/** Rows of the north, which are compared, and the first row of the distant rain: 900 km between them. */
const NORTH = 130;
const FAR = 400;

interface Shower {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly mmh: number;
  /** Cells per frame. */
  readonly u: number;
  readonly v: number;
}

function drawFrame(showers: readonly Shower[], age: number): Float32Array {
  const frame = new Float32Array(size.columns * size.rows);
  for (const { x, y, width, height, mmh, u, v } of showers) {
    const [middleX, middleY] = [x - u * age, y - v * age];
    for (
      let row = Math.max(Math.ceil(middleY - 4 * height), 0);
      row < Math.min(middleY + 4 * height, size.rows);
      row += 1
    )
      for (
        let column = Math.max(Math.ceil(middleX - 4 * width), 0);
        column < Math.min(middleX + 4 * width, 300);
        column += 1
      ) {
        const cell = row * size.columns + column;
        const far = ((column - middleX) / width) ** 2 + ((row - middleY) / height) ** 2;
        frame[cell] = (frame[cell] as number) + mmh * Math.exp(-far / 2);
      }
  }
  return frame.map((rate, cell) => (cell % size.columns >= 230 ? Number.NaN : rate < 0.1 ? 0 : rate));
}

/** The forecast for the north at each lead. */
function forecastNorth(showers: readonly Shower[]) {
  const frames = [3, 2, 1, 0].map((age) => drawFrame(showers, age));
  const options = { frames, size, steps: STEPS, stride: 3, frameMinutes: 10, cellKm: CELL_KM, chanceOfMmh: 0.1 };
  return Array.from(makeNowcast(options), ({ rainMmh, chance, fullWeightMinutes, places }) => ({
    rain: rainMmh.slice(0, NORTH * size.columns),
    chance: (chance ?? new Float32Array()).slice(0, NORTH * size.columns),
    // The squares used for interpolation in the north.
    minutes: fullWeightMinutes.slice(0, 5 * places.columns),
  }));
}

/** Drizzle that moves east at 40 km/h, and the sea. */
const drizzle: readonly Shower[] = Array.from({ length: 9 }, (_, index) => ({
  ...{ x: 90 + 26 * (index % 3), y: 62 + 20 * Math.floor(index / 3), width: 5, height: 5, mmh: 0.8, u: 2, v: 0 },
}));
const alone = forecastNorth(drizzle);

/** Number of wet cells that differ visibly, the largest differences, and the strongest rain. */
function compare(showers: readonly Shower[]) {
  const beside = forecastNorth([...drizzle, ...showers]);
  expect(beside.map(({ minutes }) => minutes)).toEqual(alone.map(({ minutes }) => minutes));
  let [printed, otherwise, rainMost, chanceMost, strongest] = [0, 0, 0, 0, 0];
  for (const [lead, { rain, chance }] of alone.entries()) {
    const other = beside[lead];
    if (other === undefined) throw new Error('a lead is missing');
    for (let cell = 0; cell < rain.length; cell += 1) {
      const [a, b] = [rain[cell] as number, other.rain[cell] as number];
      const [c, d] = [chance[cell] as number, other.chance[cell] as number];
      if (Number.isNaN(a) && Number.isNaN(b)) continue;
      printed += 1;
      if (Math.round(10 * a) !== Math.round(10 * b) || Math.round(100 * c) !== Math.round(100 * d)) otherwise += 1;
      // The step from dry to the least rain, 0.1 mm/h, counts separately.
      const least = 0.105;
      if (!(a < least && b < least)) rainMost = Math.max(rainMost, Math.abs(a - b));
      chanceMost = Math.max(chanceMost, Math.abs(c - d));
      strongest = Math.max(strongest, b);
    }
  }
  return { otherwise: otherwise / printed, rainMost, chanceMost, strongest };
}

const shower = fc.record({
  x: fc.double({ min: 20, max: 220, noNaN: true }),
  y: fc.double({ min: FAR + 40, max: 495, noNaN: true }),
  width: fc.double({ min: 2, max: 10, noNaN: true }),
  height: fc.double({ min: 2, max: 10, noNaN: true }),
  mmh: fc.double({ min: 0.2, max: 90, noNaN: true }),
  u: fc.double({ min: -3, max: 3, noNaN: true }),
  v: fc.double({ min: -3, max: 3, noNaN: true }),
});

describe('rain beyond the reach of the motion', () => {
  it('that leaves the picture comes down nowhere else: a squall 1,000 km away makes no downpour of drizzle', () => {
    const squall = { x: 218, y: 400, width: 4, height: 18, mmh: 45, u: 2, v: 0 };
    const { otherwise, rainMost, chanceMost, strongest } = compare([squall]);
    expect(strongest).toBeLessThan(2);
    expect(rainMost).toBeLessThan(0.02);
    expect(chanceMost).toBeLessThan(0.005);
    expect(otherwise).toBeLessThan(0.001);
  });

  it('changes nothing that is said of a place, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(shower, { minLength: 1, maxLength: 12 }), (showers) => {
        const { otherwise, rainMost, chanceMost } = compare(showers);
        expect(rainMost).toBeLessThan(0.02);
        expect(chanceMost).toBeLessThan(0.005);
        expect(otherwise).toBeLessThan(0.001);
      }),
      { numRuns: 3 },
    );
  });
});
