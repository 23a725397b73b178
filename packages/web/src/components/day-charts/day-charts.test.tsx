import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DayDetails } from '#components/weather/day/day-details.tsx';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeDay, makeOutlook, makeUnknownDay, makeView } from '#components/weather/weather.fixture.ts';
import { DayColumns } from './day-columns.tsx';
import { DayViews } from './day-views.tsx';
import { describeWeeks } from './describe-weeks.ts';
import {
  drawRainColumn,
  drawWarmthColumn,
  findColumnAxis,
  findDayRainTop,
  RAIN_HEIGHT,
  WARMTH_HEIGHT,
} from './draw-day.ts';
import { WeekChart } from './week-chart.tsx';
import {
  amountHeight,
  columnAt,
  drawBar,
  edgeAt,
  findAmountScale,
  findLowered,
  listWeekShapes,
  TERCILE_ROW,
  WEEK_ROWS,
} from './week-shape.ts';
import { drawTerciles } from './week-warmth.tsx';

const vi = makeView('vi');
const listDays = (count: number, changes = {}) => Array.from({ length: count }, (_, index) => makeDay(index, changes));

describe('the shape of a drawing of weeks', () => {
  it('fills its width with the columns, whatever their number', () => {
    for (const count of [1, 3, 7, 15]) {
      for (const shape of listWeekShapes(count)) {
        expect(edgeAt(shape, 0)).toBe(shape.left);
        expect(edgeAt(shape, count)).toBeLessThanOrEqual(shape.width);
        expect(columnAt(shape, count - 1)).toBeLessThan(edgeAt(shape, count));
        expect(shape.barWidth).toBeLessThan(shape.step);
      }
    }
  });

  it('writes less where a column has no room: on a phone from ten days on', () => {
    expect([7, 10].map((count) => listWeekShapes(count)[1].isDense)).toEqual([false, true]);
    expect(listWeekShapes(15)[0].isDense).toBe(false);
  });
});

describe('amounts', () => {
  it('of three digits stand on two lines where columns are narrow', () => {
    const [wide, narrow] = listWeekShapes(13);
    const amounts = ['117', '222', '96', '140', '150', '160', '20'];
    expect(findLowered(amounts, narrow)).toEqual([false, true, false, false, true, false, false]);
    expect(findLowered(amounts, wide)).toEqual(amounts.map(() => false));
  });

  it('take the smallest scale that holds them', () => {
    expect(findAmountScale([])).toEqual([5, 20]);
    expect(findAmountScale([20, null])).toEqual([5, 20]);
    expect(findAmountScale([20.1])).toEqual([10, 50]);
    expect(findAmountScale([400])).toEqual([100, 400]);
    expect(findAmountScale([900])).toEqual([100, 400]);
  });

  it('are seen as their square root, up to the top', () => {
    const full = WEEK_ROWS.rainBase - WEEK_ROWS.rainTop;
    expect(amountHeight(5, [5, 20])).toBe(full / 2);
    expect(amountHeight(900, [100, 400])).toBe(full);
    expect(drawBar(10, 4, 0.1, [100, 400])).toBe(`M8 ${WEEK_ROWS.rainBase}v-2h4v2z`);
  });
});

describe('the columns of days', () => {
  const draw = (days: ReturnType<typeof listDays>, view = vi) =>
    renderToStaticMarkup(<DayColumns days={days} view={view} />);

  it('has the red of calendars for weekends, not for today', () => {
    // 8 and 9 August 2026 are Saturday and Sunday.
    const days = ['2026-08-08', '2026-08-09', '2026-08-10'].map((date) => makeDay(0, { date }));
    const draw = (nowAt: string) => renderToStaticMarkup(<DayColumns days={days} view={{ ...vi, nowAt }} />);
    expect(draw('2026-08-07T14:00:00+07:00').match(/class="weekend"/g)).toHaveLength(2);
    expect(draw('2026-08-09T14:00:00+07:00').match(/class="weekend"/g)).toHaveLength(1);
  });

  it('say day, sky, high, low, chance and amount, and lead into the details', () => {
    expect(readText(<DayColumns days={listDays(1, { rain: 7, rainLow: 2, rainHigh: 12 })} view={vi} />)).toMatch(
      /^Chọn ngày để xem chi tiết\|Thứ Hai, 3\/8\|Hôm nay\|3\/8\|Ít mây, trời nắng\|.*Cao nhất 33°, thấp nhất 25°\|33°\|25°\|19%\|2–12\|mm/,
    );
    const details = renderToStaticMarkup(<DayDetails days={listDays(2)} parts={[]} isUvEstimated={false} view={vi} />);
    const anchors = [...draw(listDays(2)).matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor);
    expect(anchors).toHaveLength(2);
    for (const anchor of anchors) expect(details).toContain(`<div id="${anchor}"`);
  });

  it('outline the trend from the eighth day on, and say what it is', () => {
    const count = (html: string) => html.match(/<li class="trend"/g)?.length ?? 0;
    expect([7, 8, 15].map((days) => count(draw(listDays(days))))).toEqual([0, 1, 8]);
    expect(draw(listDays(7))).not.toContain('xu thế');
    expect(draw(listDays(8))).toContain('xu thế');
  });

  it('stand five in a row on a phone, three and seven parted evenly', () => {
    const rowsOf = (days: number) => /<ol class="([^"]+)"/.exec(draw(listDays(days)))?.[1];
    expect([3, 5, 7, 10, 15].map(rowsOf)).toEqual([
      'columns of3 three',
      'columns of5',
      'columns of7 four',
      'columns of10',
      'columns of15',
    ]);
  });

  it('write a dash for no rain, and whole millimetres of a trend', () => {
    const days = [...listDays(7, { rain: 0 }), makeDay(7, { rain: 0.4 }), makeDay(8, { rain: 4.4 })];
    const amounts = [...draw(days).matchAll(/class="amount">([^<]*)</g)].map(([, amount]) => amount);
    expect(amounts).toEqual(['–', '–', '–', '–', '–', '–', '–', '&lt;\u00a01', '4']);
  });

  it('have no word for rain where none of the days may have any', () => {
    expect(draw(listDays(3))).not.toContain('mưa dự kiến');
    expect(draw(listDays(3, { rain: 7 }))).toContain('mưa dự kiến');
    expect(draw(listDays(3, { rain: 7 }))).not.toContain('có thể tới');
    expect(draw(listDays(3, { rain: 7, rainLow: 2, rainHigh: 12 }))).toContain('có thể tới');
  });

  it('show a day of which nothing is known as such', () => {
    const html = draw([makeDay(0), makeUnknownDay(1), makeDay(2)]);
    expect(html).not.toMatch(/NaN|undefined/);
    expect(html).toContain('class="unknown">–<');
  });

  it('are in the visitor’s degrees', () => {
    expect(draw(listDays(3), makeView('en', { temperatureUnit: 'F' }))).toContain('>92°<');
  });
});

describe('a column of a day', () => {
  const axis = { low: 20, high: 36 };
  const draw = (low: number | null, high: number | null) =>
    drawWarmthColumn({ temperatureMin: low, temperatureMax: high }, axis);

  it('stands from the low to the high on the axis of all', () => {
    expect(draw(20, 36)).toMatchObject({ top: 0, bottom: WARMTH_HEIGHT });
    expect(draw(24, 32)).toMatchObject({ top: WARMTH_HEIGHT / 4, bottom: (WARMTH_HEIGHT * 3) / 4 });
  });

  it('has a block for each degree, at least one', () => {
    const count = (column: ReturnType<typeof draw>) =>
      [...(column?.blocks.values() ?? [])].join('').match(/M/g)?.length;
    expect(count(draw(24, 32))).toBe(8);
    expect(count(draw(24.1, 24.3))).toBe(1);
  });

  it('is none where an end is not known', () => {
    expect(draw(null, 30)).toBeNull();
    expect(draw(20, null)).toBeNull();
  });

  it('stays on an axis of ten degrees at least', () => {
    const days = [makeDay(0, { temperatureMin: 27, temperatureMax: 29 })];
    expect(findColumnAxis(days)).toEqual({ low: 23, high: 33 });
    expect(findColumnAxis([makeDay(0, { temperatureMin: 12, temperatureMax: 29 })])).toEqual({ low: 12, high: 29 });
    expect(findColumnAxis([makeUnknownDay(0)])).toBeNull();
  });

  it('has its rain as a square root under the smallest top that holds every range', () => {
    expect([0, 20, 20.1, 400, 900].map((rain) => findDayRainTop([{ rain, rainHigh: null }]))).toEqual([
      20, 20, 50, 400, 400,
    ]);
    expect(findDayRainTop([{ rain: 4, rainHigh: 70 }])).toBe(100);
    expect(drawRainColumn({ rain: 5, rainHigh: null }, 20).bar?.path).toContain(`M-11 ${RAIN_HEIGHT / 2}`);
    expect(drawRainColumn({ rain: 0.2, rainHigh: null }, 400).bar?.path).toContain(`M-11 ${RAIN_HEIGHT - 2}`);
  });

  it('has a cap up to what may come, none where nothing may', () => {
    const { bar, cap, edge } = drawRainColumn({ rain: 0, rainHigh: 20 }, 20);
    expect(bar).toBeNull();
    expect(cap).toEqual({ level: 2, path: `M-11 0h22v${RAIN_HEIGHT}h-22z` });
    expect(edge).toBe('M-11 0h22v2h-22z');
    expect(drawRainColumn({ rain: 5, rainHigh: 5 }, 20).cap).toBeNull();
    expect(drawRainColumn({ rain: null, rainHigh: null }, 20)).toEqual({ bar: null, cap: null, edge: '' });
  });
});

describe('chart and rows of the same days', () => {
  const draw = (chosen: 'chart' | 'table') =>
    renderToStaticMarkup(<DayViews chosen={chosen} beside="b" chart="c" rows="r" view={vi} />);

  it('are both on the page, behind radio buttons of which the chosen one is set', () => {
    expect(draw('chart')).toContain('checked="" value="chart"');
    expect(draw('table')).toContain('checked="" value="table"');
    for (const html of [draw('chart'), draw('table')]) {
      expect(html.match(/checked=""/g)).toHaveLength(1);
      expect(html).toMatch(/type="radio".*>c<.*>r</s);
    }
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
    // The sample forecast is dry: no bar in front of climatology except in the legend.
    expect(html.match(/class="step3" d="M/g)).toHaveLength(1);
    expect(html.match(/class="likely"/g)).toHaveLength(4);
    expect(html).not.toMatch(/NaN|undefined/);
  });

  it('has chances only where a source gives them', () => {
    const temperature = { below: 20, near: 30, above: 50 };
    const [wide] = listWeekShapes(13);
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
  });

  it('names the warmest and the wettest week only where weeks differ', () => {
    const describeNormals = (...normals: readonly (readonly [number, number])[]) =>
      describeWeeks(
        outlook.weeks.slice(0, normals.length).map((week, index) => ({
          ...week,
          temperatureNormal: normals[index]?.[0] ?? null,
          rainNormal: normals[index]?.[1] ?? null,
        })),
        vi,
      ).replaceAll('\u00a0', ' ');
    expect(describeNormals([29, 99], [24, 20])).toBe(
      'Nhiệt độ trung bình thường cao nhất 29° (tuần 3–9/8), thấp nhất 24° (tuần 10–16/8), tuần mưa nhiều nhất thường 99 mm (3–9/8).',
    );
    expect(describeNormals([29, 6], [28.8, 4])).toBe(
      'Nhiệt độ trung bình thường quanh 29°, mỗi tuần thường mưa khoảng 4–6 mm.',
    );
    expect(describeNormals([29, 80], [28.8, 60.1])).toContain('mỗi tuần thường mưa');
    expect(describeNormals([29, 80], [28.8, 60])).toContain('tuần mưa nhiều nhất');
  });
});
