import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_SECONDS } from '#time/vietnam-time.ts';
import { listWindows, listWorkDays } from './work-windows.ts';

/** 22:00 in Vietnam. */
const START = Date.parse('2026-08-03T22:00:00+07:00') / 1000;
const clock = (at: number | null) => (at === null ? null : (at - START) / HOUR_SECONDS);

describe('windows of work', () => {
  it('are the runs of hours to go', () => {
    const windows = listWindows(Uint8Array.of(0, 0, 1, 0, 3, 2, 0), START);
    expect(windows.map(({ fromAt, toAt }) => [clock(fromAt), clock(toAt)])).toEqual([
      [0, 2],
      [3, 4],
      [6, 7],
    ]);
  });

  it('of a day end at midnight', () => {
    const days = listWorkDays(new Uint8Array(30), START);
    expect(days.map(({ windows }) => windows.map(({ fromAt, toAt }) => [clock(fromAt), clock(toAt)]))).toEqual([
      [[0, 2]],
      [[2, 26]],
      [[26, 30]],
    ]);
    expect(days.map(({ goHours, knownHours }) => [goHours, knownHours])).toEqual([
      [0, 2],
      [13, 24],
      [0, 4],
    ]);
  });

  it('do not exist where nothing is known', () => {
    const days = listWorkDays(new Uint8Array(30).fill(2), START);
    expect(days.map(({ windows, bestAt, knownHours }) => [windows.length, bestAt, knownHours])).toEqual([
      [0, null, 0],
      [0, null, 0],
      [0, null, 0],
    ]);
  });

  it('have their best hour in the longest one, where a miss is least likely', () => {
    const noon = START + 14 * HOUR_SECONDS;
    const levels = Uint8Array.of(3, 3, 0, 0, 3, 0, 0, 0, 3);
    const chances = Float64Array.of(0, 0, 1, 1, 0, 20, 10, 10, 0);
    const find = (ofHours: Float64Array | null) =>
      listWorkDays(levels, noon, ofHours).map(({ bestAt }) =>
        bestAt === null ? null : (bestAt - noon) / HOUR_SECONDS,
      );
    // Of the longest run, 17 to 20 o'clock, hours count until 19.
    expect(find(chances)).toEqual([2]);
    expect(find(null)).toEqual([2]);
    levels[3] = 3;
    expect(find(chances)).toEqual([6]);
    expect(find(null)).toEqual([5]);
  });

  it('have a best hour between 06 and 19 on the clock only, as the hours that are counted', () => {
    fc.assert(
      fc.property(fc.uint8Array({ max: 3, minLength: 24, maxLength: 80 }), (levels) => {
        for (const { bestAt, goHours, dayAt } of listWorkDays(levels, START)) {
          expect(bestAt === null).toBe(goHours === 0);
          const hour = bestAt === null ? 6 : (bestAt - dayAt) / HOUR_SECONDS;
          expect(hour >= 6 && hour < 19).toBe(true);
        }
      }),
    );
  });

  it('cover just the hours to go, on random series', () => {
    fc.assert(
      fc.property(fc.uint8Array({ max: 3, maxLength: 80 }), (levels) => {
        const covered = new Set<number>();
        for (const { fromAt, toAt } of listWindows(levels, START))
          for (let at = fromAt; at < toAt; at += HOUR_SECONDS) covered.add((at - START) / HOUR_SECONDS);
        expect([...covered]).toEqual([...levels.keys()].filter((hour) => levels[hour] === 0));
        const ofDays = listWorkDays(levels, START).flatMap(({ windows }) => windows);
        const hours = ofDays.reduce((sum, { fromAt, toAt }) => sum + (toAt - fromAt) / HOUR_SECONDS, 0);
        expect(hours).toBe(covered.size);
      }),
    );
  });
});
