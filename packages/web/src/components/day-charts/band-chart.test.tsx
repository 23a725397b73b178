import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeDay, makeOutlook, makeUnknownDay, makeView } from '#components/weather/weather.fixture.ts';
import { BandChart } from './band-chart.tsx';
import {
  amountHeight,
  BAND_ROWS,
  columnAt,
  drawBar,
  drawWhisker,
  edgeAt,
  findAmountScale,
  listBandShapes,
  TERCILE_ROW,
} from './band-shape.ts';
import { drawBand } from './band-warmth.tsx';
import { DayTable } from './day-table.tsx';
import { describeDays, describeWeeks } from './describe-days.ts';
import { WeekChart } from './week-chart.tsx';
import { drawTerciles } from './week-warmth.tsx';

const vi = makeView('vi');
const listDays = (count: number, changes = {}) => Array.from({ length: count }, (_, index) => makeDay(index, changes));

describe('the shape of a drawing of days', () => {
  it('fills its width with the columns, whatever their number', () => {
    for (const count of [1, 3, 7, 15]) {
      for (const shape of listBandShapes(count)) {
        expect(edgeAt(shape, 0)).toBe(shape.left);
        expect(edgeAt(shape, count)).toBeLessThanOrEqual(shape.width);
        expect(columnAt(shape, count - 1)).toBeLessThan(edgeAt(shape, count));
        expect(shape.barWidth).toBeLessThan(shape.step);
      }
    }
  });

  it('writes less where a column has no room: on a phone from ten days on', () => {
    expect([7, 10].map((count) => listBandShapes(count)[1].isDense)).toEqual([false, true]);
    expect(listBandShapes(15)[0].isDense).toBe(false);
  });
});

describe('amounts', () => {
  it('take the smallest scale that holds them', () => {
    expect(findAmountScale([])).toEqual([5, 20]);
    expect(findAmountScale([20, null])).toEqual([5, 20]);
    expect(findAmountScale([20.1])).toEqual([10, 50]);
    expect(findAmountScale([400])).toEqual([100, 400]);
    expect(findAmountScale([900])).toEqual([100, 400]);
  });

  it('are seen as their square root, up to the top', () => {
    const full = BAND_ROWS.rainBase - BAND_ROWS.rainTop;
    expect(amountHeight(5, [5, 20])).toBe(full / 2);
    expect(amountHeight(900, [100, 400])).toBe(full);
    expect(drawBar(10, 4, 0.1, [100, 400])).toBe(`M8 ${BAND_ROWS.rainBase}v-2h4v2z`);
  });

  it('have a whisker from the low to the high end', () => {
    const top = BAND_ROWS.rainBase - amountHeight(20, [5, 20]);
    expect(drawWhisker(10, 3, 0, 20, [5, 20])).toContain(`M10 ${BAND_ROWS.rainBase}V${top}`);
  });
});

describe('the band', () => {
  const column = (index: number, low: number | null, high: number | null) => ({ index, x: index * 10, low, high });

  it('lies between the highs and the lows, and breaks where one is not known', () => {
    const { high, low, surface } = drawBand([
      column(0, 90, 50),
      column(1, 80, 40),
      column(2, null, 45),
      column(3, 85, 45),
      column(4, 85, 45),
    ]);
    expect(high.match(/M/g)).toHaveLength(1);
    expect(low.match(/M/g)).toHaveLength(2);
    expect(surface.match(/z/g)).toHaveLength(2);
    expect(surface.startsWith('M0 50C5 50 5 40 10 40L10 80C5 80 5 90 0 90z')).toBe(true);
  });

  it('has no surface of a single day', () => {
    expect(drawBand([column(0, 90, 50)]).surface).toBe('');
  });
});

describe('the drawing of days', () => {
  const draw = (days: ReturnType<typeof listDays>, view = vi) =>
    renderToStaticMarkup(<BandChart days={days} title="t" description="d" view={view} />);

  it('is drawn twice, each with its title and words', () => {
    const html = draw(listDays(7));
    expect(html.match(/role="img"/g)).toHaveLength(2);
    expect(html.match(/<title/g)).toHaveLength(2);
    expect(html.match(/<desc/g)).toHaveLength(2);
    expect(new Set(html.match(/ id="[^"]+"/g)).size).toBe(4);
  });

  it('calls days from the eighth on a trend', () => {
    expect(draw(listDays(7))).not.toContain('xu thế');
    expect(draw(listDays(8)).match(/>xu thế</g)).toHaveLength(2);
  });

  it('says that nothing falls instead of an empty scale', () => {
    expect(draw(listDays(3)).match(/>không mưa</g)).toHaveLength(2);
    const wet = draw(listDays(3, { rain: 7, rainLow: 2, rainHigh: 12 }));
    expect(wet).not.toContain('>không mưa<');
    expect(wet).toContain('>2–12</tspan>');
    expect(wet).toContain('Khoảng 10–90%');
  });

  it('writes no decimals of a trend', () => {
    const html = draw([...listDays(7), makeDay(7, { rain: 0.4 }), makeDay(8, { rain: 4.4 })]);
    expect(html).toContain('>&lt;1</tspan>');
    expect(html).toContain('>4</tspan>');
  });

  it('leaves out what is not known, and is nothing of days without temperatures', () => {
    const html = draw([makeDay(0), makeUnknownDay(1), makeDay(2)]);
    expect(html).not.toMatch(/NaN|undefined/);
    expect(draw([makeUnknownDay(0), makeUnknownDay(1)])).toBe('');
  });

  it('is in the visitor’s degrees', () => {
    expect(draw(listDays(3), makeView('en', { temperatureUnit: 'F' }))).toContain('>92°<');
  });
});

describe('the days in words and figures', () => {
  it('names the hottest, the coldest and the wettest day', () => {
    const days = [makeDay(0), makeDay(1, { temperatureMax: 36 }), makeDay(2, { temperatureMin: 20, rain: 12 })];
    expect(describeDays(days, vi)).toBe(
      'Nóng nhất 36° Thứ Ba 4/8, lạnh nhất 20° Thứ Tư 5/8, mưa nhiều nhất 12\u00a0mm Thứ Tư 5/8.',
    );
    expect(describeDays(listDays(2), vi)).toMatch(/không ngày nào mưa\.$/);
    expect(describeDays([makeUnknownDay(0)], vi)).toBe('');
  });

  it('has a table of the same days, with a column of confidence where some is known', () => {
    const format = (changes: object) => readText(<DayTable days={listDays(1, changes)} caption="c" view={vi} />);
    expect(format({})).toBe(
      'Bảng số liệu|c|Ngày|Trời|Thấp nhất|Cao nhất|Mưa|Khả năng mưa|Gió mạnh nhất|Thứ Hai, 3/8|Ít mây, trời nắng|25°|33°|không mưa|19%|12 km/h',
    );
    expect(format({ confidence: 'high' })).toMatch(/Độ tin cậy.*Khá chắc$/);
  });
});

describe('the drawing of weeks', () => {
  const outlook = makeOutlook();
  const draw = (weeks = outlook.weeks) =>
    renderToStaticMarkup(<WeekChart weeks={weeks} days={outlook.days} title="t" description="d" view={vi} />);

  it('shows what is usual for each week and the forecast of those that have one', () => {
    const html = draw();
    expect(html.match(/role="img"/g)).toHaveLength(2);
    expect(html).toContain('Tháng 8/2026');
    // The sample's forecast is dry: no bar stands in front of what is usual, but for the legend's.
    expect(html.match(/class="step3" d="M/g)).toHaveLength(1);
    expect(html.match(/class="likely"/g)).toHaveLength(4);
    expect(html).not.toMatch(/NaN|undefined/);
  });

  it('has chances only where a source gives them', () => {
    const temperature = { below: 20, near: 30, above: 50 };
    const [wide] = listBandShapes(13);
    const paths = drawTerciles([{ week: { ...outlook.weeks[0], temperature } as never, forecast: null }], wide);
    expect(paths[2]).toContain(`v-${TERCILE_ROW.height / 2}h`);
    expect(draw()).not.toContain('Xác suất');
    expect(draw(outlook.weeks.map((week) => ({ ...week, temperature })))).toContain('Xác suất mát hơn');
  });

  it('is nothing where no normal is known', () => {
    const unknown = outlook.weeks.map((week) => ({ ...week, temperatureNormal: null, rainNormal: null }));
    const html = renderToStaticMarkup(<WeekChart weeks={unknown} days={[]} title="t" description="d" view={vi} />);
    expect(html).toBe('');
    expect(describeWeeks(unknown, vi)).toBe('');
    expect(describeWeeks(outlook.weeks, vi)).toContain('Tuần ấm nhất thường 29° (3–9/8)');
  });
});
