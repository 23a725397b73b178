import { expect, it } from 'vitest';
import { labelDays } from './day-axis.tsx';

const START = Date.parse('2026-11-21T13:00:00Z');
const listMoments = (hours: number) =>
  Array.from({ length: hours }, (_, hour) => `${new Date(START + hour * 3_600_000).toISOString().slice(0, 19)}+07:00`);
const WIDTH = 488;
const shown = (hours: number) =>
  labelDays(listMoments(hours), WIDTH / (hours - 1), 'vi').flatMap(({ index, text }) =>
    text === null ? [] : [[index, text]],
  );

it('names days in turn by date and weekday where each has space', () => {
  expect(shown(121).map(([, text]) => text)).toEqual(['22/11', 'T2', 'T3', '25/11', 'T5']);
});

it('keeps dates apart over fifteen days, and off the edge', () => {
  for (const hours of [169, 240, 361]) {
    const hourWidth = WIDTH / (hours - 1);
    const places = shown(hours).map(([index]) => Number(index) * hourWidth);
    expect(places.length).toBeGreaterThan(3);
    expect(WIDTH - (places.at(-1) ?? WIDTH)).toBeGreaterThan(43);
    for (const [at, x] of places.slice(1).entries()) expect(x - (places[at] ?? 0)).toBeGreaterThan(67);
  }
});

it('draws a line for each midnight, also those without a word', () => {
  expect(labelDays(listMoments(361), WIDTH / 360, 'vi')).toHaveLength(15);
});
