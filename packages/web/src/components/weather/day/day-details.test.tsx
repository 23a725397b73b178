import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeDay, makeDayParts, makeUnknownDay, makeView } from '#components/weather/weather.fixture.ts';
import { DayDetails } from './day-details.tsx';

const vi = makeView('vi');
const en = makeView('en', { temperatureUnit: 'F', windUnit: 'ms' });
const listDays = (count: number, changes = {}) => Array.from({ length: count }, (_, index) => makeDay(index, changes));

describe('details of days', () => {
  const format = (day: ReturnType<typeof makeDay>, view = vi, isUvEstimated = false) =>
    readText(<DayDetails days={[day]} parts={[makeDayParts()]} isUvEstimated={isUvEstimated} view={view} />);

  it('say the day in a line, then its parts and facts, every day closed', () => {
    const shown = format(makeDay(0, { rain: 7, rainLow: 2, rainHigh: 12, confidence: 'medium' }));
    expect(shown).toContain(
      'Hôm nay|3/8|Ít mây, trời nắng|19%|không có giờ mưa|2–12 mm|25°|33°|Ít mây, trời nắng|Rạng sáng|00–07h|Ít mây|26–33°|không mưa|Sáng|07–13h|Ít mây, trời nắng|26–33°|không mưa|Chiều',
    );
    expect(shown).toContain(
      '|Mưa|2–12 mm · khả năng 19%|Gió|Đông Nam 12 km/h · giật 25 km/h|Cảm giác cao nhất|41°|Độ ẩm|78%|UV cao nhất|11|Đêm|Trời quang|Mặt trời|05:31 – 18:34|',
    );
    const html = renderToStaticMarkup(<DayDetails days={listDays(2)} parts={[]} isUvEstimated={false} view={vi} />);
    expect(html.match(/<details[^>]*>/g)).toHaveLength(2);
    expect(html).not.toMatch(/<details[^>]* open/);
  });

  it('say once how sure they are, and again only where a day differs', () => {
    const read = (...all: readonly ('high' | 'medium' | null)[]) =>
      readText(
        <DayDetails
          days={all.map((confidence, index) => makeDay(index, { confidence }))}
          parts={[]}
          isUvEstimated={false}
          view={vi}
        />,
      );
    expect(read(null, null)).not.toMatch(/chắc|thay đổi/);
    expect(read('medium', 'medium', null).match(/thay đổi/g)).toHaveLength(1);
    const mixed = read('medium', 'high', 'medium');
    expect(mixed).toContain('Có thể thay đổi|, trừ những ngày ghi khác.');
    expect(mixed.match(/Có thể thay đổi/g)).toHaveLength(1);
    expect(mixed.match(/Khá chắc/g)).toHaveLength(1);
  });

  it('show how the forecast of a day changed, below that day', () => {
    const run = { source: 'gfs', runAt: '2026-08-02T19:00:00+07:00', temperatureMin: 24, temperatureMax: 31, rain: 8 };
    const html = renderToStaticMarkup(
      <DayDetails days={listDays(2)} parts={[]} earlier={[[], [run]]} isUvEstimated={false} view={vi} />,
    );
    const [, today = '', tomorrow = ''] = html.split('<details');
    expect(today).not.toContain('Các bản tin trước');
    expect(tomorrow).toMatch(/Các bản tin trước cho ngày này.*Hiện nay.*19:00 hôm qua<\/th><td>24–31°<\/td><td>8,0/);
  });

  it('say how such forecasts did inside the day, not in its line', () => {
    const html = renderToStaticMarkup(
      <DayDetails
        days={listDays(2)}
        parts={[]}
        accuracy={['Lệch 0,8°.', 'Lệch 1,2°.']}
        isUvEstimated={false}
        view={vi}
      />,
    );
    const [, today = '', tomorrow = ''] = html.split('<details');
    expect(today.slice(today.indexOf('</summary>'))).toContain('Lệch 0,8°.');
    expect(tomorrow.slice(tomorrow.indexOf('</summary>'))).toContain('Lệch 1,2°.');
  });

  it('are in the visitor’s language and units', () => {
    const shown = format(makeDay(0), en, true);
    expect(shown).toContain('|Southeast 3.4 m/s · gusts 7.0 m/s|');
    expect(shown).toContain('|Highest UV (estimated)|11|');
    expect(shown).toContain('|77°|92°|');
  });

  it('name nothing that is not known', () => {
    expect(readText(<DayDetails days={[makeUnknownDay(0)]} parts={[]} isUvEstimated={false} view={vi} />)).toContain(
      'Hôm nay|3/8|–|Chưa có dữ liệu|–|–|–|Chưa có dữ liệu|Màu và chiều cao của ô mưa',
    );
  });

  it('show feels-like from three degrees above the high on', () => {
    expect(format(makeDay(0, { feelsLikeMax: 36.4 }))).toContain('Cảm giác cao nhất');
    expect(format(makeDay(0, { feelsLikeMax: 36.3 }))).not.toContain('Cảm giác cao nhất');
  });

  it('show less of a trend, in whole millimetres', () => {
    const days = [...listDays(7), makeDay(7, { rain: 0.4 }), makeDay(8, { rain: 4.4 })];
    const shown = readText(<DayDetails days={days} parts={[]} isUvEstimated={false} view={vi} />);
    const [, trend = ''] = shown.split('Xu thế từ ngày thứ 8');
    expect(trend).toContain('|&lt; 1 mm|');
    expect(trend).toContain('|4 mm|');
    expect(trend).not.toMatch(/giật|UV|giờ có mưa/);
    expect(readText(<DayDetails days={days.slice(0, 7)} parts={[]} isUvEstimated={false} view={vi} />)).not.toContain(
      'Xu thế',
    );
  });
});
