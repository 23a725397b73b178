import type { DayPart } from '@portal/contract/endpoints/weather-schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RainStrip } from '#components/weather/charts/rain-strip.tsx';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeDay, makeDayParts, makeUnknownDay, makeView, toTomorrow } from '#components/weather/weather.fixture.ts';
import { DayPartRow, listComingParts } from './day-part-row.tsx';
import { DayRows } from './day-rows.tsx';

const vi = makeView('vi');
const en = makeView('en', { temperatureUnit: 'F', windUnit: 'ms' });
const hoursOf = (amounts: Readonly<Record<number, number | null>>) =>
  Array.from({ length: 24 }, (_, hour) => (hour in amounts ? (amounts[hour] ?? null) : 0));

describe('rows of days', () => {
  const rowOf = (day: ReturnType<typeof makeDay>, view = vi) =>
    readText(<DayRows days={[day]} caption="c" view={view} />)
      .split('|')
      .slice(11, -6);

  it('say sky, chance, rain, low and high', () => {
    const rainy = makeDay(0, { code: 14, rain: 12.4, rainProbability: 80, rainHours: hoursOf({ 14: 12, 15: 0.4 }) });
    expect(rowOf(rainy)).toEqual('Hôm nay|3/8|Mưa|80%|2 giờ có mưa, tổng 12 mm|12 mm|25°|33°'.split('|'));
    expect(rowOf(makeDay(0), en)).toEqual(
      'Today|3 Aug|Sunny with few clouds|19%|no rainy hours|dry|77°|92°'.split('|'),
    );
  });

  it('have dashes for a day that is not known', () => {
    expect(rowOf(makeUnknownDay(0))).toEqual('Hôm nay|3/8|–|Chưa có dữ liệu|–|–|–'.split('|'));
  });

  it('give the amount as a range where members are apart', () => {
    expect(rowOf(makeDay(0, { rain: 7, rainLow: 2, rainHigh: 12 }))).toContain('2–12 mm');
  });
});

describe('the strip of a day’s rain', () => {
  const drawn = (hours: (number | null)[], coarse = false) =>
    renderToStaticMarkup(<RainStrip hours={hours} coarse={coarse} view={vi} />);

  it('leaves unknown hours empty and says how many they are', () => {
    const html = drawn(hoursOf({ 0: null, 1: null, 5: 3 }));
    expect(html).toContain('aria-label="1 giờ có mưa, tổng 3,0 mm, 2 giờ chưa có dữ liệu"');
    expect(/class="step0" d="([^"]*)"/.exec(html)?.[1]?.match(/M/g)).toHaveLength(21);
    expect(drawn(Array(24).fill(null))).toMatch(/aria-label="Chưa có dữ liệu"><\/svg>$/);
  });

  it('sums parts of six hours for a trend and leaves a part with an unknown hour empty', () => {
    const html = drawn(hoursOf({ 6: 2, 7: 3, 18: null }), true);
    expect(/class="step0" d="([^"]*)"/.exec(html)?.[1]?.match(/M/g)).toHaveLength(2);
    expect(/class="step2" d="([^"]*)"/.exec(html)?.[1]?.match(/M/g)).toHaveLength(1);
  });
});

describe('parts of a day', () => {
  it('leave out what is over, from its very end, and go on into tomorrow', () => {
    const tomorrow = makeDayParts().map(toTomorrow);
    const format = (nowAt: string) =>
      readText(<DayPartRow parts={listComingParts([...makeDayParts(), ...tomorrow], nowAt)} view={vi} />);
    const text = format(vi.nowAt);
    expect(text).toMatch(/^Chiều\|13–19h\|26–33°\|Ít mây, trời nắng\|Không mưa\|Tối\|/);
    expect(text).toMatch(/Rạng sáng mai\|00–07h\|.*Sáng mai\|07–13h\|.*Không mưa$/);
    expect(format('2026-08-03T18:59:59+07:00')).toMatch(/^Chiều\|/);
    expect(format('2026-08-03T19:00:00+07:00')).toMatch(/^Tối\|.*Chiều mai\|13–19h/);
  });

  it('say of one that has begun and stays dry what fell, not a chance of nothing', () => {
    const [, morning] = makeDayParts({ rain: 0.7, rainLow: 0, rainHigh: 2, rainProbability: 0 });
    if (morning === undefined) throw new Error('no morning');
    const format = (nowAt: string, changes: Partial<DayPart> = {}) =>
      readText(<DayPartRow parts={[{ ...morning, ...changes }]} view={{ ...vi, nowAt }} />);
    expect(format('2026-08-03T07:30:00+07:00')).toMatch(/\|Đã mưa dưới 1 mm$/);
    expect(format('2026-08-03T07:00:00+07:00')).toMatch(/\|0%,\|/);
    expect(format('2026-08-03T07:30:00+07:00', { rainProbability: 60 })).toMatch(/\|60%,\|/);
    expect(format('2026-08-03T07:30:00+07:00', { rainBasis: 'satellite' })).not.toMatch(/Đã mưa/);
  });

  it('say once that nothing is known', () => {
    const unknown = { code: null, text: null, temperatureMin: null, temperatureMax: null, rain: null };
    expect(readText(<DayPartRow parts={makeDayParts(unknown).slice(1, 2)} view={vi} />)).toBe(
      'Sáng|07–13h|–|Chưa có dữ liệu',
    );
  });
});
