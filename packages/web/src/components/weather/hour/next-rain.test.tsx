import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeHour, makeView } from '#components/weather/weather.fixture.ts';
import { listNextRain, NextRain } from './next-rain.tsx';

const vi = makeView('vi');
const hours = (...rain: (number | null)[]) =>
  rain.map((amount, index) => makeHour(index, { rain: amount, rainProbability: 70 }));

describe('rain of the next hours', () => {
  it('is shown only where an hour of it is wet and known', () => {
    expect(listNextRain(hours(0, 0, 0, 0.1, 9))).toHaveLength(4);
    expect(listNextRain(hours(0, 0, 0, 0.09, 9))).toEqual([]);
    expect(listNextRain(hours(1, null, 1, 1))).toEqual([]);
    expect(listNextRain(hours(1, 1, 1))).toEqual([]);
    const chance = (rainProbability: number | null) =>
      listNextRain(hours(1, 1, 1, 1).map((hour) => ({ ...hour, rainProbability }))).length;
    expect([chance(19), chance(20), chance(null)]).toEqual([0, 4, 4]);
  });

  it('says where most of it falls, with chance and amount of each hour and what it rests on', () => {
    const shown = hours(0, 8, 2.5, 0);
    const ranged = shown.map((hour, index) => (index === 1 ? { ...hour, rainLow: 2, rainHigh: 12 } : hour));
    expect(readText(<NextRain hours={ranged} view={vi} />)).toBe(
      'Mưa nhiều nhất lúc 15:00, 2–12 mm.|Bây giờ|70%|0 mm|15:00|70%|2–12 mm|16:00|70%|2,5 mm|17:00|70%|0 mm|Theo mô hình, từng giờ. Đậm: dự kiến; nhạt: có thể đến mức này.',
    );
    expect(readText(<NextRain hours={hours(3, 1, 0, 0)} view={makeView('en')} />)).toContain(
      'Most rain in this hour, 3.0 mm.',
    );
  });

  it('draws what is expected, and pale what it may reach', () => {
    const [first] = hours(8);
    const html = renderToStaticMarkup(
      <NextRain hours={first === undefined ? [] : [{ ...first, rainLow: 2, rainHigh: 60 }]} view={vi} />,
    );
    expect(html).toContain('class="pale" d="M0 0h100V56H0z"');
    expect(html).toContain('class="step2" d="M0 36h100V56H0z"');
  });
});
