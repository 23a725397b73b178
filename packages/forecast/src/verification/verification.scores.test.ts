import { describe, expect, it } from 'vitest';
import { addFractions, toFractionSkill } from './fraction-skill.ts';
import { countChances, findWorstDecile, makeReliability, toDeciles } from './reliability.ts';
import { smoothRain } from './score-series.ts';
import { countCells, makeTally, toCsi, toFar, toPod } from './tally.ts';

const NONE = Number.NaN;

describe('scores', () => {
  it('count hits, misses and false alarms from 1 mm/h on; what is not known is dry', () => {
    const tally = makeTally();
    countCells(tally, Float32Array.of(1, 0.99, 2, NONE, 3), Float32Array.of(1, 1, 0.99, 5, NONE), 1);
    expect(tally).toEqual({ hits: 1, misses: 2, falseAlarms: 2 });
    expect([toCsi(tally), toPod(tally), toFar(tally)]).toEqual([1 / 5, 1 / 3, 2 / 3]);
    expect(toCsi(makeTally())).toBeNull();
  });

  it('give a near miss some credit within the window and none beyond it', () => {
    const size = { columns: 9, rows: 1 };
    const at = (column: number) => Float32Array.from({ length: 9 }, (_, cell) => (cell === column ? 2 : 0));
    const skill = (column: number, window: number) => {
      const sums = { error: 0, worst: 0 };
      addFractions(sums, at(column), at(4), size, { window, leastMmh: 1 });
      return toFractionSkill(sums);
    };
    expect(skill(4, 1)).toBe(1);
    expect(skill(5, 1)).toBe(0);
    expect(skill(5, 3)).toBeCloseTo(2 / 3, 10);
    expect(skill(8, 3)).toBe(0);
  });

  it('smooth rain over squares, dry beyond the edge and where nothing was seen', () => {
    const smooth = smoothRain(Float32Array.of(9, 0, 0, 0, NONE, 0, 0, 0, 18), { columns: 3, rows: 3 }, 1);
    expect([...smooth]).toEqual([1, 1, 0, 1, 3, 2, 0, 2, 2]);
  });

  it('sort chances by tenths and find the worst one that has cases enough', () => {
    const reliability = makeReliability();
    const chance = Float32Array.of(0.05, 0.05, 0.55, 0.55, 1, NONE);
    countChances(reliability, chance, Float32Array.of(0, 0, 2, 0, 0, 2), 1);
    const deciles = toDeciles(reliability);
    expect(deciles.map(({ cases }) => cases)).toEqual([3, 0, 0, 0, 0, 2, 0, 0, 0, 1]);
    expect(deciles[5]?.observed).toBe(0.5);
    expect(deciles[1]?.forecast).toBeNull();
    expect(findWorstDecile(deciles, 2)).toBeCloseTo(1 / 3 - 0.1 / 3, 5);
    expect(findWorstDecile(deciles, 1)).toBe(1);
    expect(findWorstDecile(deciles, 4)).toBeNull();
  });
});
