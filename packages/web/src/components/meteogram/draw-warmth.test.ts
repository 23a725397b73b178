import { describe, expect, it } from 'vitest';
import { chooseMarked, drawBand, drawColouredWarmth, drawWarmth, listWarmPoints } from './draw-warmth.ts';
import { findDegreeScale, heightOf, listMeteogramShapes } from './meteogram-shape.ts';

const [WIDE] = listMeteogramShapes('vi');

const CELSIUS = { language: 'vi', temperatureUnit: 'C', windUnit: 'kmh' } as const;
const FAHRENHEIT = { ...CELSIUS, temperatureUnit: 'F' } as const;
const hours = (...temperatures: (number | null)[]) => temperatures.map((temperature) => ({ temperature }));

describe('the axis of degrees', () => {
  it('holds all temperatures between whole steps, with five marks at most', () => {
    expect(findDegreeScale(hours(16.2, 25.8), CELSIUS)).toEqual({ low: 16, high: 28, ticks: [16, 20, 24, 28] });
    expect(findDegreeScale(hours(-1.5, 1.5), CELSIUS)).toEqual({ low: -2, high: 2, ticks: [-2, -1, 0, 1, 2] });
  });

  it('is no narrower than four degrees, however alike the hours are', () => {
    expect(findDegreeScale(hours(20, 20), CELSIUS)).toEqual({ low: 18, high: 22, ticks: [18, 19, 20, 21, 22] });
  });

  it('is in the visitor’s unit', () => {
    expect(findDegreeScale(hours(0, 10), FAHRENHEIT)).toMatchObject({ low: 30, high: 50 });
  });

  it('does not exist for fewer than two temperatures', () => {
    expect(findDegreeScale(hours(20, null), CELSIUS)).toBeNull();
    expect(findDegreeScale([], CELSIUS)).toBeNull();
  });

  it('runs from the base of its row to the top', () => {
    const scale = { low: 10, high: 20, ticks: [] };
    expect([heightOf(10, scale, WIDE), heightOf(20, scale, WIDE)]).toEqual([WIDE.rows.warmBase, WIDE.rows.warmTop]);
  });
});

const pointsOf = (...values: (number | null)[]) =>
  listWarmPoints(values, { low: 0, high: 40, ticks: [] }, WIDE, CELSIUS);

describe('the line', () => {
  it('goes through each hour and breaks where one is not known', () => {
    const points = pointsOf(10, 20, null, 15, 15);
    expect(points[2]).toBeNull();
    const path = drawWarmth(points);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path.match(/C/g)).toHaveLength(2);
    expect(path.startsWith(`M${points[0]?.x} ${points[0]?.y}`)).toBe(true);
  });

  it('has the colour of the degrees that it passes', () => {
    const pieces = drawColouredWarmth(pointsOf(24, 25, 26, null, 30), hours(24, 25, 26, null, 30));
    expect([...pieces.keys()]).toEqual([24]);
    expect([...drawColouredWarmth(pointsOf(24, 29), hours(24, 29)).keys()]).toEqual([26]);
  });

  it('lies in a band that breaks where an end is not known', () => {
    const band = drawBand(pointsOf(9, 19, null, 14, 14, 13), pointsOf(11, 21, 20, null, 16, 15));
    expect(band.match(/z/g)).toHaveLength(2);
    expect(drawBand(pointsOf(9), pointsOf(11))).toBe('');
  });
});

describe('the hours whose temperature is written', () => {
  it('are first of all the warmest and the coldest', () => {
    expect(chooseMarked(hours(20, 21, 30, 21, 20, 10, 11, 12), 3, 3)).toEqual([2, 5]);
  });

  it('are every third beside them where there is room, the first of equals', () => {
    expect(chooseMarked(hours(20, 20, 20, 20, 20, 20, 20, 20, 20), 3, 2)).toEqual([0, 3, 6, 8]);
  });

  it('never include one that is not known', () => {
    expect(chooseMarked(hours(null, null, null), 3, 1)).toEqual([]);
  });
});
