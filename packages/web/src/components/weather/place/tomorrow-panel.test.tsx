import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CompareDays, describeTomorrowRain, describeTomorrowWarmth } from '#components/weather/day/compare-days.tsx';
import { describeForecastChange, HowSure, nameRun } from '#components/weather/day/how-sure.tsx';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeDay, makeIssued, makeUnknownDay, makeView } from '#components/weather/weather.fixture.ts';
import { TomorrowPanel } from './tomorrow-panel.tsx';

const vi = makeView('vi');
const en = makeView('en', { temperatureUnit: 'F', windUnit: 'ms' });

describe('the verdict of tomorrow', () => {
  const format = (sentence: string | null, day = makeDay(1), view = vi) =>
    readText(<TomorrowPanel day={day} issued={makeIssued()} sentence={sentence} view={view} />);

  it('says day, high and low, then the sentence, state and rain', () => {
    expect(format('Trời nắng.')).toBe(
      'Ngày mai, Thứ Ba, 4/8|Cao nhất|34°|Thấp nhất|25°|Trời nắng.|Ít mây, trời nắng|Mưa: không mưa · khả năng 19%|Cập nhật 13:40 · ECMWF 07:00',
    );
  });

  it('says nothing of what is not known', () => {
    expect(format(null, makeUnknownDay(1))).toBe(
      'Ngày mai, Thứ Ba, 4/8|Cao nhất|–|Chưa có dữ liệu|Cập nhật 13:40 · ECMWF 07:00',
    );
  });
});

describe('the warmth of tomorrow', () => {
  const format = (high: number, today: number, view = vi) =>
    describeTomorrowWarmth(makeDay(1, { temperatureMax: high }), makeDay(0, { temperatureMax: today }), view);

  it('is the difference of the figures that are shown', () => {
    expect(format(35.5, 33.4)).toBe('Nóng hơn hôm nay 3° (36°, hôm nay 33°).');
    expect(format(34.4, 33.5)).toBe('Nhiệt độ như hôm nay, cao nhất 34°.');
    expect(format(33.5, 33.4)).toBe('Nóng hơn hôm nay 1° (34°, hôm nay 33°).');
    expect(format(-0.6, 1)).toBe('Lạnh hơn hôm nay 2° (−1°, hôm nay 1°).');
  });

  it('is called hot from 30° on and cold below 20°', () => {
    expect(format(30, 28)).toMatch(/^Nóng hơn/);
    expect(format(29.9, 28)).toMatch(/^Ấm hơn/);
    expect(format(20, 23)).toMatch(/^Mát hơn/);
    expect(format(19.9, 23)).toMatch(/^Lạnh hơn/);
  });

  it('is in the visitor’s language and unit, and nothing where a high is not known', () => {
    expect(format(35, 33, en)).toBe('4° hotter than today (95°, today 91°).');
    expect(describeTomorrowWarmth(makeUnknownDay(1), makeDay(0), vi)).toBeNull();
    expect(describeTomorrowWarmth(makeDay(1), makeUnknownDay(0), vi)).toBeNull();
  });
});

describe('the rain of tomorrow', () => {
  const format = (rain: number | null, today: number | null) =>
    describeTomorrowRain(makeDay(1, { rain }), makeDay(0, { rain: today }), vi)?.replaceAll('\u00a0', ' ') ?? null;

  it('is wetter or drier from 2 mm and 30% apart on', () => {
    expect(format(14, 2)).toBe('Mưa nhiều hơn: 14 mm, hôm nay 2,0 mm.');
    expect(format(3, 5)).toBe('Mưa ít hơn: 3,0 mm, hôm nay 5,0 mm.');
    expect(format(3.1, 5)).toBe('Mưa gần như hôm nay, 3,1 mm.');
    expect(format(70, 100)).toMatch(/^Mưa ít hơn/);
    expect(format(71, 100)).toMatch(/^Mưa gần như/);
  });

  it('compares the middles of ranges, as a reader does', () => {
    const day = makeDay(1, { rain: 0.1, rainLow: 0, rainHigh: 2 });
    const today = (rainHigh: number) => makeDay(0, { rain: 1, rainLow: 0, rainHigh });
    expect(describeTomorrowRain(day, today(6), vi)).toMatch(/^Mưa ít hơn/);
    expect(describeTomorrowRain(day, today(5.9), vi)).toMatch(/^Mưa gần như/);
    expect(describeTomorrowRain(makeDay(1, { rainLow: 0, rainHigh: 4 }), makeDay(0), vi)).toMatch(
      /^Mưa nhiều hơn: 0–4/,
    );
  });

  it('knows dry days', () => {
    expect(format(0, 7)).toBe('Khô hơn: không mưa, hôm nay 7,0 mm.');
    expect(format(0.1, 0)).toBe('Mưa nhiều hơn: dưới 1 mm, hôm nay khô.');
    expect(format(0, 0.09)).toBe('Không mưa, như hôm nay.');
    expect(format(null, 1)).toBeNull();
    expect(format(1, null)).toBeNull();
  });
});

describe('tomorrow beside today', () => {
  it('has both days’ figures of each measure that both have', () => {
    const day = makeDay(1, { rain: 7, rainLow: 2, rainHigh: 12, uvIndexMax: null });
    expect(readText(<CompareDays today={makeDay(0)} day={day} view={vi} />)).toBe(
      'Ngày mai so với hôm nay|Ngày mai so với hôm nay|Yếu tố|Hôm nay|Ngày mai|Cao nhất|33°|34°|Thấp nhất|25°|25°|Lượng mưa|không mưa|2–12 mm|Khả năng mưa|19%|19%|Gió mạnh nhất|12 km/h|12 km/h|Độ ẩm|78%|78%',
    );
  });

  it('draws the longer bar for the higher figure, none beyond its place', () => {
    const day = makeDay(1, { windSpeedMax: 40, temperatureMax: 20, temperatureMin: 10 });
    const html = renderToStaticMarkup(<CompareDays today={makeDay(0)} day={day} view={vi} />);
    const widths = [...html.matchAll(/d="M0 \d+h(\d+)v/g)].map(([, width]) => Number(width));
    expect(widths[0]).toBeGreaterThan(widths[1] ?? Number.NaN);
    expect(Math.max(...widths)).toBe(120);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(2);
  });

  it('is nothing where the days have nothing in common', () => {
    expect(renderToStaticMarkup(<CompareDays today={makeUnknownDay(0)} day={makeDay(1)} view={vi} />)).toBe('');
  });
});

describe('how sure tomorrow is', () => {
  const earlier = [
    { source: 'ecmwf', runAt: '2026-08-02T19:00:00+07:00', temperatureMin: 24.2, temperatureMax: 31.1, rain: 8 },
    { source: 'ecmwf', runAt: '2026-08-01T07:00:00+07:00', temperatureMin: null, temperatureMax: null, rain: null },
  ];

  it('says how the last forecast differs, and each one before', () => {
    const day = makeDay(1, { temperatureMax: 29, rain: 14, confidence: 'low' });
    expect(readText(<HowSure day={day} earlier={earlier} view={vi} />)).toBe(
      'Bản tin 19:00 hôm qua: 24–31°, 8,0 mm → nay 25–29°, 14 mm.|Độ tin cậy:|Chưa chắc|Dự báo chưa chắc: các khả năng còn khác nhau nhiều, nên xem lại sau.|Các bản tin trước cho ngày này|Các bản tin trước cho ngày này|Bản tin|Thấp nhất – cao nhất|Lượng mưa|Hiện nay|25–29°|14 mm|19:00 hôm qua|24–31°|8,0 mm|07:00 ngày 1/8|–|–|Các bản tin càng giống nhau thì dự báo càng đáng tin.',
    );
  });

  it('says nothing of what is not known', () => {
    expect(readText(<HowSure day={makeDay(1)} earlier={[]} view={vi} />)).toBe('');
    const noRain = earlier.map((forecast) => ({ ...forecast, rain: null }));
    expect(describeForecastChange(makeDay(1), noRain, vi)).toBe('Bản tin 19:00 hôm qua: 24–31° → nay 25–34°.');
    expect(describeForecastChange(makeDay(1), earlier.slice(1), vi)).toBeNull();
    expect(describeForecastChange(makeUnknownDay(1), earlier, vi)).toBeNull();
  });

  it('names a run as people speak of it', () => {
    expect(nameRun('2026-08-03T07:00:00+07:00', vi)).toBe('07:00 hôm nay');
    expect(nameRun('2026-08-02T23:00:00+07:00', vi)).toBe('23:00 hôm qua');
    expect(nameRun('2026-07-31T19:00:00+07:00', en)).toBe('31 Jul 19:00');
  });
});
