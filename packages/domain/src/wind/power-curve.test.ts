import { describe, expect, it, test } from 'vitest';
import { parsePowerCurve } from './parse-power-curve.ts';
import { powerOfTurbine, readCurve, shareOfIllustration } from './power-curve.ts';

const POINTS = [
  { speedMs: 3, powerKw: 0 },
  { speedMs: 8, powerKw: 4000 },
  { speedMs: 12, powerKw: 8000 },
  { speedMs: 16, powerKw: 8000 },
  { speedMs: 21, powerKw: 8000 },
  { speedMs: 25, powerKw: 8000 },
];

const faultsOf = (points: typeof POINTS, more = {}) =>
  readCurve({ points, ...more }).errors.map(({ row, fault }) => [row, fault]);

describe('a curve', () => {
  it('is linear between points, nothing below the first, nothing from the cut-out on', () => {
    const { curve } = readCurve({ points: POINTS });
    if (curve === null) throw new Error('no curve');
    expect([2.9, 3, 5.5, 10, 12, 24.9, 25, 30].map((speed) => powerOfTurbine(curve, speed))).toEqual([
      0, 0, 2000, 6000, 8000, 8000, 0, 0,
    ]);
    expect(curve).toMatchObject({ ratedKw: 8000, cutOutMs: 25, restartMs: 22 });
  });
  it('holds its last power up to a later cut-out', () => {
    const { curve } = readCurve({ points: POINTS, cutOutMs: 28 });
    expect(curve === null ? null : powerOfTurbine(curve, 27)).toBe(8000);
  });
  it('names every row that is wrong', () => {
    const points = [
      { speedMs: 3, powerKw: 0 },
      { speedMs: 3, powerKw: 10 },
      { speedMs: 2, powerKw: 10 },
      { speedMs: 9, powerKw: -1 },
      { speedMs: 15, powerKw: 9000 },
      { speedMs: 16, powerKw: 100 },
      { speedMs: 61, powerKw: 100 },
    ];
    expect(faultsOf(points, { ratedKw: 8000 })).toEqual([
      [1, 'duplicate'],
      [2, 'notRising'],
      [3, 'negativePower'],
      [4, 'aboveRated'],
      [6, 'tooFast'],
    ]);
    expect(faultsOf([{ speedMs: -1, powerKw: 0 }, ...POINTS])).toEqual([[0, 'negativeSpeed']]);
    expect(faultsOf([{ speedMs: 3, powerKw: 0 }, { speedMs: 8.1, powerKw: 1 }, ...POINTS.slice(2)])).toEqual([
      [1, 'gap'],
    ]);
  });
  it('may have its flat end in two points, and no other gap', () => {
    const flat = [...POINTS.slice(0, 3), { speedMs: 25, powerKw: 8000 }];
    expect(faultsOf(flat)).toEqual([]);
    expect(faultsOf([...POINTS.slice(0, 3), { speedMs: 25, powerKw: 7000 }])).toEqual([[3, 'gap']]);
    const { curve } = readCurve({ points: flat });
    expect(curve === null ? null : powerOfTurbine(curve, 20)).toBe(8000);
  });
  it('has a rated power that a turbine can have', () => {
    const scaled = (factor: number) => POINTS.map(({ speedMs, powerKw }) => ({ speedMs, powerKw: powerKw * factor }));
    expect(faultsOf(scaled(40_000 / 8000))).toEqual([]);
    expect(faultsOf(scaled(40_001 / 8000))).toEqual([[null, 'unlikelyPower']]);
    expect(faultsOf(scaled(30 / 8000))).toEqual([]);
    expect(faultsOf(scaled(29.9 / 8000))).toEqual([[null, 'unlikelyPower']]);
  });
  it('may exceed its rated power by a twentieth and no more', () => {
    expect(faultsOf(POINTS, { ratedKw: 7620 })).toEqual([]);
    expect(faultsOf(POINTS, { ratedKw: 7618 })).toHaveLength(4);
  });
  it('needs three points, some power, and a cut-out and restart that fit', () => {
    expect(faultsOf(POINTS.slice(0, 2))).toEqual([[null, 'fewPoints']]);
    expect(faultsOf(POINTS.map((point) => ({ ...point, powerKw: 0 })))).toEqual([[null, 'noPower']]);
    expect(faultsOf(POINTS, { cutOutMs: 24 })).toEqual([[null, 'cutOutInside']]);
    expect(faultsOf(POINTS, { restartMs: 26 })).toEqual([[null, 'restartAbove']]);
  });
});

test('the illustration is a share of rated power between 3, 12 and 25 m/s', () => {
  expect([2.9, 3, 12, 24.9, 25].map(shareOfIllustration)).toEqual([0, 0, 1, 1, 0]);
  expect(shareOfIllustration(8)).toBeCloseTo((512 - 27) / (1728 - 27), 6);
});

const faultsIn = (text: string) => parsePowerCurve(text).errors.map(({ line, fault }) => [line, fault]);

describe('a file of a curve', () => {
  it('may have names, decimal commas with semicolons, and line ends of Windows', () => {
    expect(parsePowerCurve('\ufeffGió (m/s);Công suất (kW)\r\n3;0\r\n3,5;12,5\r\n8;400\r\n').curve?.points).toEqual([
      { speedMs: 3, powerKw: 0 },
      { speedMs: 3.5, powerKw: 12.5 },
      { speedMs: 8, powerKw: 400 },
    ]);
    expect(parsePowerCurve('3,0\n4,100.5\n5,200\n').curve?.points[1]).toEqual({ speedMs: 4, powerKw: 100.5 });
    expect(parsePowerCurve('3\t0\n4\t"100,5"\n5\t200').curve?.points[1]).toEqual({ speedMs: 4, powerKw: 100.5 });
  });
  it('with decimal commas between commas is named line by line', () => {
    expect(faultsIn('speed m/s,power kW\n3,0,0,0\n3,5,12,5\n')).toEqual([
      [2, 'extraCell'],
      [3, 'extraCell'],
    ]);
  });
  it('has its units from its heads, and columns in either order', () => {
    const points = [
      [10, 100],
      [12, 200],
      [14, 250],
    ];
    const read = (text: string) =>
      parsePowerCurve(text).curve?.points.map(({ speedMs, powerKw }) => [speedMs, powerKw]);
    expect(read('Wind (km/h);Power (W)\n36;100000\n43,2;200000\n50,4;250000\n')).toEqual(points);
    expect(read('Power (MW),Wind (m/s)\n0.1,10\n0.2,12\n0.25,14\n')).toEqual(points);
    expect(faultsIn('Wind;Power (kW)\n10;100\n12;200\n14;250\n')).toEqual([[1, 'unitMissing']]);
  });
  it('with powers in thousands by a point is asked about', () => {
    expect(faultsIn('8;1.000\n10;1.500\n12;2.500\n')).toEqual([
      [1, 'ambiguousMark'],
      [2, 'ambiguousMark'],
      [3, 'ambiguousMark'],
    ]);
    expect(parsePowerCurve('8;1.000\n10;1.500\n12;2.500\n', { decimalMark: ',' }).curve?.ratedKw).toBe(2500);
  });
  it('in another encoding, empty or too large is refused as a whole', () => {
    expect(faultsIn('Gi\ufffd;kW\n3;0')).toEqual([[null, 'encoding']]);
    expect(faultsIn('3\0;\0')).toEqual([[null, 'encoding']]);
    expect(faultsIn('  \n\n')).toEqual([[null, 'empty']]);
    expect(faultsIn('3;0\n'.repeat(20_000))).toEqual([[null, 'tooLarge']]);
  });
  it('names gaps, duplicates, words and formulas by their lines, and gives no curve', () => {
    const file = parsePowerCurve('v (m/s);P (kW)\n3;0\n4;\n5;=1+1\n5;abc\n6;100\n6;110\n\n7;-2\n8;@x\n');
    expect(file.curve).toBeNull();
    expect(file.errors.map(({ line, fault }) => [line, fault])).toEqual([
      [3, 'missingCell'],
      [4, 'formula'],
      [5, 'notNumber'],
      [7, 'duplicate'],
      [9, 'negativePower'],
      [10, 'formula'],
    ]);
  });
  it('takes a first line with a formula for no line of names', () => {
    expect(faultsIn('=cmd;x\n3;0\n4;1\n5;2')).toEqual([[1, 'formula']]);
  });
  it('says what the whole lacks once every line can be read', () => {
    expect(faultsIn('3;0\n4;100')).toEqual([[null, 'fewPoints']]);
    expect(faultsIn('3;0\n4;x')).toEqual([[2, 'notNumber']]);
  });
});
