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
    const levels = Uint8Array.of(3, 3, 0, 0, 3, 0, 0, 0, 3);
    const chances = Float64Array.of(0, 0, 1, 1, 0, 20, 10, 10, 0);
    expect(listWorkDays(levels, START, chances).map(({ bestAt }) => clock(bestAt))).toEqual([null, 6]);
    expect(listWorkDays(levels, START).map(({ bestAt }) => clock(bestAt))).toEqual([null, 5]);
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
