import { describe, expect, it } from 'vitest';
import { checkPolygon } from './check-polygon.ts';
import { createRandom, makeRandomPolygon, makeStar } from './random-polygon.fixture.ts';

const SQUARE = [105, 15, 106, 15, 106, 16, 105, 16];
const box = (west: number, south: number, size: number) => [
  west,
  south,
  west + size,
  south,
  west + size,
  south + size,
  west,
  south + size,
];
const codes = (parts: number[][][]) => checkPolygon(parts).faults.map(({ code }) => code);

describe('a polygon', () => {
  it('is closed and freed of repeated points without a word', () => {
    const closed = checkPolygon([[[105, 15, 106, 15, 106, 15, 106, 16, 105, 16, 105, 15]]]);
    expect(closed.polygon?.parts[0]?.outer).toEqual(SQUARE);
  });

  it('that crosses itself is refused with both edges and the place', () => {
    const { faults } = checkPolygon([[[105, 15, 106, 16, 106, 15, 105, 16]]]);
    expect(faults).toEqual([
      {
        code: 'crossing',
        edges: [
          { ring: { part: 1, hole: 0 }, point: 1 },
          { ring: { part: 1, hole: 0 }, point: 3 },
        ],
        at: { lng: 105.5, lat: 15.5 },
      },
    ]);
  });

  it('may not run back on itself, nor touch itself', () => {
    expect(codes([[[105, 15, 106, 15, 106, 16, 106, 15.5, 105, 16]]])).toContain('overlap');
    expect(codes([[[105, 15, 106, 15, 106, 16, 105.5, 15, 105, 16]]])).toContain('touching');
  });

  it('crosses through a corner too', () => {
    expect(codes([[[105, 15, 105.5, 15.5, 106, 16, 106, 15, 105.5, 15.5, 105, 16]]])).not.toEqual([]);
  });

  it('may have holes in it that touch it at one point, and no others', () => {
    expect(codes([[SQUARE, box(105.2, 15.2, 0.3)]])).toEqual([]);
    expect(codes([[SQUARE, [105, 15, 105.5, 15.2, 105.2, 15.5]]])).toEqual([]);
    expect(codes([[SQUARE, [105, 15, 105.5, 15, 105.2, 15.5]]])).toContain('overlap');
    expect(codes([[SQUARE, [105.2, 15, 106, 15.5, 105.5, 15.5]]])).toEqual(['touching']);
    expect(codes([[SQUARE, box(106.5, 15.2, 0.3)]])).toEqual(['holeOutside']);
    expect(codes([[SQUARE, box(105.2, 15.2, 0.6), box(105.4, 15.4, 0.1)]])).toEqual(['nested']);
    expect(codes([[SQUARE, box(105.8, 15.2, 0.3)]])).toEqual(['crossing', 'crossing']);
  });

  it('may have islands, also in its lakes, but none over another', () => {
    expect(codes([[SQUARE], [box(107, 15, 0.5)]])).toEqual([]);
    expect(codes([[SQUARE, box(105.2, 15.2, 0.5)], [box(105.3, 15.3, 0.1)]])).toEqual([]);
    expect(codes([[SQUARE], [box(105.3, 15.3, 0.1)]])).toEqual(['nested']);
  });

  it('needs three points a ring and an area', () => {
    expect(codes([[[105, 15, 106, 15, 105, 15]]])).toEqual(['fewPoints']);
    expect(codes([[[105, 15, 105.00001, 15, 105, 15.00001]]])).toEqual(['flat']);
    expect(codes([])).toEqual(['noPolygon']);
  });

  it('may have ten thousand points', () => {
    const star = (points: number) =>
      Array.from(makeStar({ lng: 105, lat: 15, radii: [0.9, 1], points }, createRandom(7)));
    expect(codes([[star(10_000)]])).toEqual([]);
    expect(checkPolygon([[star(10_001)]]).faults).toEqual([{ code: 'manyPoints', count: 10_001 }]);
  });

  it('with latitude before longitude is told from one elsewhere', () => {
    const swap = (ring: number[]) => ring.map((_, at) => ring[at % 2 === 0 ? at + 1 : at - 1] as number);
    expect(codes([[swap(SQUARE)]])).toEqual(['swapped']);
    expect(codes([[box(2, 48, 1)]])).toEqual(['outside']);
    expect(codes([[box(95, 10, 10)]])).toEqual(['outside']);
    expect(codes([[box(98, 10, 10)]])).toEqual([]);
  });

  it('in metres of a projection is named so', () => {
    expect(codes([[box(588_000, 1_780_000, 1000)]])).toEqual(['projected']);
    expect(codes([[[105, 15, Number.NaN, 15, 106, 16]]])).toEqual(['badPoint']);
  });

  it('that is random and has one point moved across is always found out', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const ring = Array.from(makeRandomPolygon(seed).parts[0]?.outer ?? []);
      const half = 2 * Math.floor(ring.length / 4);
      const swapped = [...ring];
      [swapped[0], swapped[1], swapped[half], swapped[half + 1]] = [
        ring[half],
        ring[half + 1],
        ring[0],
        ring[1],
      ] as number[] as [number, number, number, number];
      expect(codes([[swapped]])[0]).toMatch(/crossing|overlap|touching/);
    }
  });
});
