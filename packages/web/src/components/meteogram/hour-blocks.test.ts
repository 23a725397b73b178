import { describe, expect, it } from 'vitest';
import { makeHour, makeUnknownHour } from '#components/weather/weather.fixture.ts';
import { listHourBlocks } from './hour-blocks.ts';

describe('a block of hours', () => {
  const worstOf = (...hours: Parameters<typeof listHourBlocks>[0]) => listHourBlocks(hours, hours.length)[0]?.worst.at;
  const calm = makeHour(0);

  it('has the sky of its thunder, else of its heaviest rain, else of its first hour', () => {
    const [shower, storm] = [makeHour(1, { code: 14, rain: 12 }), makeHour(2, { code: 15, rain: 3, thunder: 2 })];
    expect(worstOf(calm, shower, storm)).toBe(storm.at);
    expect(worstOf(calm, shower, makeHour(2, { code: 13, rain: 9 }))).toBe(shower.at);
    expect(worstOf(calm, makeHour(1, { code: 1 }))).toBe(calm.at);
    expect(worstOf(makeUnknownHour(0), calm)).toBe(calm.at);
  });

  it('has the highest chance of its hours, which stands out with an amount that is felt', () => {
    const blocks = listHourBlocks(
      [makeHour(0, { rainProbability: 20 }), makeHour(1, { rainProbability: 60, rain: 1 }), makeHour(2), makeHour(3)],
      2,
    );
    expect(blocks.map(({ index, chance, isLikely }) => [index, chance, isLikely])).toEqual([
      [0, 60, true],
      [2, 23, false],
    ]);
    expect(listHourBlocks([makeUnknownHour(0)], 2)[0]?.chance).toBeNull();
  });
});
