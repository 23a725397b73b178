import { expect, it } from 'vitest';
import { labelFrames } from './map-frames.ts';

const START = Date.parse('2026-08-03T00:00:00Z');
/** Frames starting at an hour of Vietnam time. */
function makeFrames(startHour: number, minutes: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const local = new Date(START + (startHour * 60 + index * minutes) * 60_000);
    return { at: `${local.toISOString().slice(0, 19)}+07:00`, kind: 'forecast' as const };
  });
}
const shown = (labels: string[]) => labels.flatMap((label, index) => (label === '' ? [] : [`${index} ${label}`]));

it('names the first hour and every sixth hour of the clock', () => {
  expect(shown(labelFrames(makeFrames(14, 60, 25), 'now'))).toEqual([
    '0 14:00',
    '4 18:00',
    '10 00:00',
    '16 06:00',
    '22 12:00',
  ]);
});

it('leaves out an hour that would stand on the label before it', () => {
  expect(shown(labelFrames(makeFrames(15, 60, 12), 'now'))).toEqual(['0 15:00', '9 00:00']);
  expect(shown(labelFrames(makeFrames(5, 60, 9), 'now'))).toEqual(['0 05:00', '7 12:00']);
});

it('names whole hours of a bar of ten minutes', () => {
  expect(shown(labelFrames(makeFrames(13, 10, 25), 'now'))).toEqual([
    '0 13:00',
    '6 14:00',
    '12 15:00',
    '18 16:00',
    '24 17:00',
  ]);
  expect(shown(labelFrames(makeFrames(13, 10, 25).slice(4), 'now'))).toEqual([
    '0 13:40',
    '8 15:00',
    '14 16:00',
    '20 17:00',
  ]);
});

it('names the end of what was seen, and no time beside it', () => {
  const frames = (seen: number) =>
    makeFrames(13, 10, 25).map((frame, index) => (index < seen ? { ...frame, kind: 'observed' as const } : frame));
  expect(shown(labelFrames(frames(7), 'now'))).toEqual(['0 13:00', '6 now', '12 15:00', '18 16:00', '24 17:00']);
  expect(shown(labelFrames(frames(10), 'now'))).toEqual(['0 13:00', '9 now', '18 16:00', '24 17:00']);
  expect(shown(labelFrames(frames(8), 'now'))).toEqual(['0 13:00', '7 now', '18 16:00', '24 17:00']);
  expect(shown(labelFrames(frames(1), 'now'))).toEqual(['0 now', '6 14:00', '12 15:00', '18 16:00', '24 17:00']);
});

it('names times alone where all was seen, or nothing is called now', () => {
  const seen = makeFrames(13, 10, 7).map((frame) => ({ ...frame, kind: 'observed' as const }));
  expect(shown(labelFrames(seen, 'now'))).toEqual(['0 13:00', '6 14:00']);
  const mixed = [...seen, ...makeFrames(14, 10, 7).slice(1)];
  expect(shown(labelFrames(mixed, ''))).toEqual(['0 13:00', '6 14:00', '12 15:00']);
});

it('has nothing to name on an empty bar, and names the only frame', () => {
  expect(labelFrames([], 'now')).toEqual([]);
  expect(labelFrames(makeFrames(7, 60, 1), 'now')).toEqual(['07:00']);
});
