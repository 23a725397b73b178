import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeOutlook, makeView } from '#components/weather/weather.fixture.ts';
import { findForecastOfWeek } from './find-forecast-of-week.ts';
import { groupMonths, OutlookDays, OutlookGuide } from './outlook-days.tsx';
import { describeAnomaly, OutlookWeeks } from './outlook-weeks.tsx';

const vi = makeView('vi');
const outlook = makeOutlook();
const [, second, third] = outlook.weeks;
if (second === undefined || third === undefined) throw new Error('the sample has 13 weeks');

describe('what 90 days can say', () => {
  it('names the missing chances only where there are none', () => {
    const format = (hasTerciles: boolean) =>
      readText(<OutlookGuide hasTerciles={hasTerciles} hasNormals={true} view={vi} />);
    expect(format(false)).toContain('không có xác suất ấm hay mát hơn');
    expect(format(true)).not.toContain('xác suất');
  });

  it('promises no season where there are no averages, as on Hoàng Sa', () => {
    const text = readText(<OutlookGuide hasTerciles={false} hasNormals={false} view={vi} />);
    expect(text).toContain('chưa có trạm nào đủ gần');
    expect(text).not.toMatch(/thường nóng, lạnh|152 trạm|Tuần nào thường mưa/);
  });
});

describe('90 days', () => {
  it('show a sky for the 15 days of forecast only, and no column without values', () => {
    const html = renderToStaticMarkup(<OutlookDays days={outlook.days} caption="c" view={vi} />);
    expect(html.match(/<use/g)).toHaveLength(15);
    const tables = html.split('<table').slice(1);
    expect(tables.map((table) => table.match(/<th scope="col"/g)?.length)).toEqual([5, 3, 3, 3]);
    expect(html).not.toMatch(/<td[^>]*>(?:–|)<\/td>/);
  });

  it('stand under their months, the first of which is open', () => {
    const html = renderToStaticMarkup(<OutlookDays days={outlook.days} caption="c" view={vi} />);
    expect(html.match(/<details/g)).toHaveLength(groupMonths(outlook.days).length);
    expect(html.match(/<details[^>]* open/g)).toHaveLength(1);
    const text = readText(<OutlookDays days={outlook.days} caption="c" view={vi} />);
    expect(text).toContain('Tháng 8/2026|15 ngày dự báo · trung bình 29°');
    expect(text).toContain('Tháng 8/2026|14 ngày thường lệ · trung bình 28° · mưa cả thảy khoảng 137 mm');
    expect(text).toContain('Tháng 9/2026|30 ngày thường lệ · trung bình 28° · mưa cả thảy khoảng 294 mm');
  });

  it('lose no day by being grouped, over the turn of a year', () => {
    const dates = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-12-01'];
    const [first] = outlook.days;
    if (first === undefined) throw new Error('the sample has 90 days');
    const months = groupMonths(dates.map((date) => ({ ...first, date })));
    expect(months.map(({ month, days }) => [month, days.length])).toEqual([
      ['2026-12', 2],
      ['2027-01', 1],
      ['2027-12', 1],
    ]);
  });
});

describe('13 weeks', () => {
  const format = (weeks = [second, third]) =>
    readText(<OutlookWeeks weeks={weeks} days={outlook.days} caption="c" view={vi} />);

  it('are a forecast only where all seven days have one, with how it differs from the average', () => {
    expect(findForecastOfWeek(second, outlook.days)?.temperature).toBeCloseTo(28.6);
    expect(findForecastOfWeek(third, outlook.days)).toBeNull();
    expect(format()).toBe(
      'c|c|Tuần|Nhiệt độ|Lượng mưa|Dự báo, so với trung bình nhiều năm|10–16/8|29°|0 mm|mưa ít hơn 70 mm (thường lệ 29°, 70 mm)|Trung bình nhiều năm|17–23/8|29°|70 mm',
    );
  });

  it('have no column of dashes, and no heading without weeks', () => {
    expect(format([third])).toBe('c|c|Tuần|Nhiệt độ|Lượng mưa|Trung bình nhiều năm|17–23/8|29°|70 mm');
  });

  it('say chances in words where a source gives them', () => {
    const temperature = { below: 20, near: 30, above: 50 };
    expect(format([{ ...third, temperature }])).toMatch(/Xác suất\|.*mát hơn 20%, gần trung bình 30%, ấm hơn 50%$/);
    expect(format([{ ...third, rain: temperature }])).toMatch(/khô hơn 20%, gần trung bình 30%, mưa nhiều hơn 50%$/);
  });
});

describe('the shift of a week', () => {
  const week = { ...second, temperatureNormal: 28, rainNormal: 40 };
  const format = (temperature: number, rain: number, view = vi) =>
    describeAnomaly(week, { temperature, rain }, view).replaceAll('\u00a0', ' ');

  it('is worth a word from half a degree on', () => {
    expect(format(28.5, 40)).toBe('ấm hơn 0,5°');
    expect(format(28.49, 40)).toBe('gần như thường lệ');
    expect(format(27.5, 40)).toBe('mát hơn 0,5°');
    expect(format(29, 40, makeView('en', { temperatureUnit: 'F' }))).toBe('1.8° warmer');
  });

  it('is worth a word from 5 mm and a quarter of the usual on', () => {
    expect(format(28, 50)).toBe('mưa nhiều hơn 10 mm');
    expect(format(28, 49.9)).toBe('gần như thường lệ');
    expect(format(30, 30)).toBe('ấm hơn 2,0°, mưa ít hơn 10 mm');
    expect(describeAnomaly({ ...week, rainNormal: 4 }, { temperature: 28, rain: 8.9 }, vi)).toBe('gần như thường lệ');
    expect(describeAnomaly({ ...week, rainNormal: 4 }, { temperature: 28, rain: 9 }, vi)).toContain('mưa nhiều hơn');
  });

  it('is a dash without a forecast or without normals', () => {
    expect(describeAnomaly(week, null, vi)).toBe('–');
    expect(describeAnomaly({ ...week, temperatureNormal: null }, { temperature: 28, rain: 1 }, vi)).toBe('–');
  });
});
