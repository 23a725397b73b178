import { expect, test } from 'vitest';
import { chooseNeighbours, type ListedWeather } from './choose-neighbours.ts';

const make = (text: string | null, temperature: number | null = 30, isLikely = false): ListedWeather => ({
  now: { temperature },
  rain: text === null ? null : { text, isLikely },
});

const HERE = make('khô trong 3 giờ', 30);

test('the places with other rain are chosen, and first those where it is certain', () => {
  const candidates = [
    make('khô trong 3 giờ', 22),
    make('có thể mưa từ 15:00', 30),
    make('đang mưa to', 30, true),
    make('khô trong 3 giờ', 30),
  ];
  expect(chooseNeighbours(HERE, candidates, 1)).toEqual([2]);
  expect(chooseNeighbours(HERE, candidates, 2)).toEqual([1, 2]);
  expect(chooseNeighbours(HERE, candidates, 3)).toEqual([0, 1, 2]);
});

test('with the same rain whole degrees decide', () => {
  const candidates = [30, 30.4, 27, 33].map((temperature) => make('khô trong 3 giờ', temperature));
  expect(chooseNeighbours(HERE, candidates, 2)).toEqual([2, 3]);
});

test('those chosen differ from one another too', () => {
  const candidates = [make('đang mưa to', 25, true), make('đang mưa to', 25, true), make('mưa vừa từ 15:00', 30, true)];
  expect(chooseNeighbours(HERE, candidates, 2)).toEqual([0, 2]);
});

test('among equals the first are chosen, and unknown weather last', () => {
  const candidates = [null, make(null, null), HERE, HERE];
  expect(chooseNeighbours(HERE, candidates, 2)).toEqual([1, 2]);
  expect(chooseNeighbours(HERE, candidates, 4)).toEqual([0, 1, 2, 3]);
  expect(chooseNeighbours(null, [HERE, HERE, HERE], 2)).toEqual([0, 1]);
  expect(chooseNeighbours(HERE, [], 4)).toEqual([]);
});
