import { describe, expect, it } from 'vitest';
import { MARSHALL_PALMER, makeRainRate, parseZrRelation, type ZrRelation } from './zr-relation.ts';

const DBZ = [20, 25, 30, 35, 40, 45, 50, 53, 55];

/** Rates in mm/h for those reflectivities, from the table of domain-2 section 17; and the cap of the relation. */
const TABLE: readonly [relation: string, most: number, rates: readonly number[]][] = [
  ['200/1.6', 200, [0.65, 1.3, 2.7, 5.6, 11.5, 23.7, 48.6, 74.9, 99.9]],
  ['300/1.4', 103.8, [0.46, 1.0, 2.4, 5.4, 12.2, 27.9, 63.4, 103.8, 144]],
  ['250/1.2', 150, [0.47, 1.2, 3.2, 8.3, 21.6, 56.5, 147, 262, 385]],
  ['58.53/1.56', 150, [1.4, 3.0, 6.2, 12.9, 27.0, 56.5, 118, 184, 247]],
];

const parse = (text: string) => parseZrRelation(text) as ZrRelation;
const vietnam = makeRainRate('vietnam');

describe('rain from reflectivity', () => {
  it.each(TABLE)('is as in the table by %s, held at %s mm/h', (relation, most, rates) => {
    const toRate = makeRainRate(parse(relation));
    for (const [index, dbz] of DBZ.entries()) {
      const shown = Math.min(rates[index] as number, most);
      expect(Math.abs(toRate(dbz) - shown), `${dbz} dBZ`).toBeLessThan(0.04 * shown);
    }
    expect(toRate(75)).toBeCloseTo(most, 1);
  });

  it('is Marshall and Palmer to the digit: 23 dBZ is 1 mm/h, and 60 dBZ is held at 200', () => {
    const toRate = makeRainRate(MARSHALL_PALMER);
    expect(toRate(10 * Math.log10(200))).toBeCloseTo(1, 10);
    expect(toRate(10 * Math.log10(200 * 10 ** 1.6))).toBeCloseTo(10, 8);
    expect(toRate(59.8)).toBeLessThan(200);
    expect(toRate(60)).toBe(200);
  });

  it('goes over in Viet Nam from steady rain at 30 dBZ to showers at 35', () => {
    const [steady, shower] = [makeRainRate(MARSHALL_PALMER), makeRainRate(parse('300/1.4'))];
    for (const dbz of [-10, 15, 29.9, 30]) expect(vietnam(dbz)).toBe(steady(dbz));
    for (const dbz of [35, 40, 52.9, 60]) expect(vietnam(dbz)).toBe(shower(dbz));
    expect(vietnam(32.5)).toBeCloseTo((steady(32.5) + shower(32.5)) / 2, 10);
    expect(vietnam(31)).toBeCloseTo(0.8 * steady(31) + 0.2 * shower(31), 10);
    expect(vietnam(53)).toBeCloseTo(103.8, 1);
    expect(vietnam(70)).toBe(vietnam(53));
  });

  it('never falls where the echo grows', () => {
    for (const relation of ['vietnam', 'marshall-palmer', '300/1.4', '250/1.2']) {
      const toRate = makeRainRate(parse(relation));
      for (let dbz = -30; dbz < 75; dbz += 0.25) expect(toRate(dbz + 0.25)).toBeGreaterThanOrEqual(toRate(dbz));
    }
  });

  it('knows nothing of what was not seen', () => {
    expect(vietnam(Number.NaN)).toBeNaN();
    expect(makeRainRate(MARSHALL_PALMER)(Number.NaN)).toBeNaN();
  });
});

describe('a relation in words', () => {
  it.each([
    ['vietnam', 'vietnam'],
    ['marshall-palmer', { a: 200, b: 1.6 }],
    ['58.53/1.56', { a: 58.53, b: 1.56 }],
    ['1/0.5', { a: 1, b: 0.5 }],
    ['2000/3', { a: 2000, b: 3 }],
  ])('%s is read', (text, relation) => expect(parseZrRelation(text)).toEqual(relation));

  it.each(['', 'Vietnam', '200', '200/', '/1.6', '200/1.6/2', '0/1.6', '2001/1.6', '200/0.4', '200/3.1', '-200/1.6'])(
    '"%s" is none',
    (text) => expect(parseZrRelation(text)).toBeNull(),
  );
});
