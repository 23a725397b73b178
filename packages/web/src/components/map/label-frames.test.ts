import { expect, it } from 'vitest';
import { labelFrames } from './map-frames.ts';

const START = Date.parse('2026-08-03T00:00:00Z');
/** Frames from an hour of Vietnam on. */
function makeFrames(startHour: number, minutes: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const local = new Date(START + (startHour * 60 + index * minutes) * 60_000);
    return { at: `${local.toISOString().slice(0, 19)}+07:00`, kind: 'forecast' as const };
  });
}
const shown = (labels: string[]) => labels.flatMap((label, index) => (label === '' ? [] : [`${index} ${label}`]));

it('names the first hour and every sixth hour of the clock', () => {
  expect(shown(labelFrames(makeFrames(14, 60, 25)))).toEqual([
    '0 14:00',
    '4 18:00',
    '10 00:00',
    '16 06:00',
    '22 12:00',
  ]);
});

it('leaves out an hour that would stand on the label before it', () => {
  expect(shown(labelFrames(makeFrames(15, 60, 12)))).toEqual(['0 15:00', '9 00:00']);
  expect(shown(labelFrames(makeFrames(5, 60, 9)))).toEqual(['0 05:00', '7 12:00']);
});

it('names whole hours of a bar of ten minutes', () => {
  expect(shown(labelFrames(makeFrames(13, 10, 25)))).toEqual([
    '0 13:00',
    '6 14:00',
    '12 15:00',
    '18 16:00',
    '24 17:00',
  ]);
  expect(shown(labelFrames(makeFrames(13, 10, 25).slice(4)))).toEqual(['0 13:40', '8 15:00', '14 16:00', '20 17:00']);
});

it('has nothing to name on an empty bar, and names the only frame', () => {
  expect(labelFrames([])).toEqual([]);
  expect(labelFrames(makeFrames(7, 60, 1))).toEqual(['07:00']);
});
