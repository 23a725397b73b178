import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeAqi, makeHour, makeIssued, makeToday, makeUv, makeView } from '#components/weather/weather.fixture.ts';
import { DetailTiles, UvBars } from './detail-tiles.tsx';
import { PressureLine } from './hour-lines.tsx';
import { HumidityTile } from './hour-tiles.tsx';
import { SunMoonLine } from './sun-moon-line.tsx';

const NO_SKY = { sunrise: null, sunset: null, moon: null, lunarDate: null };
const vi = makeView('vi');
const abroad = makeView('en');
const formatUv = (uv: ReturnType<typeof makeUv>, view = vi) =>
  readText(<DetailTiles now={null} coming={[]} uv={uv} aqi={null} sky={NO_SKY} view={view} />);

describe('the tiles of moon, sun and air', () => {
  it('name the days of the lunar calendar as people do', () => {
    const lunar = (day: number, month: number, leap = false, view = vi) => {
      const yearName = view === vi ? 'Ất Tỵ' : 'Wood Snake';
      const lunarDate = { day, month, year: 2025, leap, yearName };
      const sky = { ...makeToday(), lunarDate };
      return readText(<DetailTiles now={null} coming={[]} uv={null} aqi={null} sky={sky} view={view} />);
    };
    expect(lunar(1, 1)).toContain('Âm lịch: mùng 1 tháng Giêng');
    expect(lunar(10, 12)).toContain('mùng 10 tháng Chạp');
    expect(lunar(11, 11)).toContain('ngày 11 tháng 11');
    expect(lunar(15, 8)).toContain('rằm tháng 8');
    expect(lunar(2, 6, true)).toContain('Âm lịch: mùng 2 tháng 6 nhuận');
    expect(lunar(1, 1, false, abroad)).toContain('Lunar calendar: Tet, Lunar New Year');
    expect(lunar(2, 6, true, abroad)).toContain('Lunar calendar: Day 2 of leap month 6');
  });

  it('say where the moon does not rise or set today', () => {
    const { moon } = makeToday();
    const format = (changes: { rise?: null; set?: null }, view = vi) => {
      const sky = { ...makeToday(), moon: moon === null ? null : { ...moon, ...changes } };
      return readText(<DetailTiles now={null} coming={[]} uv={null} aqi={null} sky={sky} view={view} />);
    };
    expect(format({ rise: null })).toContain(', hôm nay không mọc, lặn 09:31');
    expect(format({ set: null }, abroad)).toContain(', rises 21:48, no moonset');
  });

  it('say that sun, moon and lunar date are not known', () => {
    expect(readText(<SunMoonLine sky={NO_SKY} view={vi} />)).toBe('Mặt trời, Mặt Trăng|Chưa có dữ liệu');
  });

  it('advise below them by the level of the air and of the sun, and not on low UV or good air', () => {
    const air = (category: 'good' | 'hazardous') =>
      readText(
        <DetailTiles now={null} coming={[]} uv={null} aqi={{ ...makeAqi(), category }} sky={NO_SKY} view={vi} />,
      );
    expect(air('good')).not.toContain('Gợi ý');
    expect(air('hazardous')).toContain('|Gợi ý của chúng tôi: Nên ở trong nhà và đóng kín cửa.');
    expect(formatUv({ ...makeUv(), level: 'extreme' }, abroad)).toContain(
      '|Our advice: Stay in the shade; skin can burn very quickly.',
    );
    expect(formatUv({ ...makeUv(), uvIndex: 1, level: 'low' })).not.toContain('nắng');
    expect(formatUv({ ...makeUv(), uvIndex: null, level: null })).not.toContain('Gợi ý');
  });

  it('call an estimated UV index one, of this hour or of the peak', () => {
    const uv = makeUv();
    expect(formatUv({ ...uv, basis: 'estimate' })).toContain('Cao nhất 11 lúc 12:00, ước tính');
    const noon = { at: '2026-08-03T12:00:00+07:00', uvIndex: 11.2, level: 'extreme' as const, shortWave: 900 };
    const hours = [{ ...noon, basis: 'estimate' as const, shortWaveBasis: 'model' as const }];
    expect(formatUv({ ...uv, hours }, abroad)).toContain('Peaks at 11 around 12:00, estimated');
    expect(formatUv(uv)).not.toContain('ước tính|');
  });

  it('say how old the air is once its run is more than three hours old', () => {
    const air = (runAt: string, source = 'open-meteo') => {
      const aqi = makeAqi(makeIssued({ sources: { pm25: { source, runAt } } }));
      return readText(<DetailTiles now={null} coming={[]} uv={null} aqi={aqi} sky={NO_SKY} view={vi} />);
    };
    expect(air('2026-08-03T11:05:00+07:00')).not.toContain('Số liệu cũ');
    expect(air('2026-08-03T11:04:59+07:00')).toContain('ước tính từ mô hình|Số liệu cũ 3 giờ');
    expect(air('2026-08-02T15:00:00+07:00')).toContain('Số liệu cũ 23 giờ');
    expect(air('2026-08-03T07:00:00+07:00', 'demo')).not.toContain('Số liệu cũ');
  });

  it('say of which pollutants the index is where some are not known', () => {
    const { pollutants, ...rest } = makeAqi();
    const particles = { ...pollutants, o3: null, no2: null, so2: null, co: null };
    const format = (aqi: ReturnType<typeof makeAqi>, view = vi) =>
      readText(<DetailTiles now={null} coming={[]} uv={null} aqi={aqi} sky={NO_SKY} view={view} />);
    expect(format({ ...rest, pollutants: particles })).toContain('ước tính từ mô hình, chỉ tính từ PM2.5, PM10|');
    expect(format({ ...rest, pollutants: particles }, abroad)).toContain('by a model, from PM2.5, PM10 only|');
    expect(format({ ...rest, pollutants })).not.toContain('chỉ tính từ');
  });

  it('say the age of the newest air that there can be in plain words, as old only once a newer run is overdue', () => {
    const format = (overdueAt: string, view = vi) => {
      const sources = { pm25: { source: 'silam', runAt: '2026-08-02T07:00:00+07:00' } };
      const aqi = { ...makeAqi(makeIssued({ sources })), overdueAt };
      return readText(<DetailTiles now={null} coming={[]} uv={null} aqi={aqi} sky={NO_SKY} view={view} />);
    };
    const newest = 'PM2.5 28 µg/m³, ước tính từ mô hình chạy 31 giờ trước';
    expect(format('2026-08-03T14:05:01+07:00')).toContain(newest);
    expect(format('2026-08-03T14:05:01+07:00')).not.toContain('Số liệu cũ');
    expect(format('2026-08-03T14:05:01+07:00', abroad)).toContain('estimated by a model run 31 hours ago');
    expect(format('2026-08-03T14:05:00+07:00')).toContain('ước tính từ mô hình|Số liệu cũ 31 giờ');
  });
});

describe('what the hours of a day add to the tiles', () => {
  it('show which way the pressure goes, from one hectopascal in three hours on', () => {
    const format = (pressure: number | null, view = vi) =>
      readText(
        <PressureLine
          hour={makeHour(0, { pressure: 1004 })}
          coming={[makeHour(0), makeHour(1), makeHour(2), makeHour(3, { pressure })]}
          view={view}
        />,
      );
    expect(format(1003.1)).toContain(', ít đổi trong 3 giờ tới');
    expect(format(1003)).toContain(', giảm 1,0 trong 3 giờ tới');
    expect(format(1005.4, abroad)).toContain(', rising 1.4 in 3 hours');
    expect(format(null)).not.toContain('3 giờ tới');
    expect(readText(<PressureLine hour={makeHour(0)} coming={[]} view={vi} />)).not.toContain('3 giờ tới');
  });

  it('call cold air dry only where its humidity is low too', () => {
    const format = (humidity: number | null) =>
      readText(<HumidityTile hour={makeHour(0, { dewPoint: 6, humidity })} view={vi} />);
    expect(format(59)).toContain('|Khô|');
    expect(format(60)).not.toContain('Khô');
    expect(format(null)).toContain('Khô');
  });

  it('calls chilly air damp from 85% on, and mild air by its dew point', () => {
    const format = (temperature: number, humidity: number) =>
      readText(<HumidityTile hour={makeHour(0, { temperature, humidity, dewPoint: 12 })} view={vi} />);
    expect(format(19.9, 85)).toContain('Ẩm ướt');
    expect(format(19.9, 84)).toContain('Dễ chịu');
    expect(format(20, 85)).toContain('Dễ chịu');
  });

  it('draw the hours of UV with sun by their levels, this hour marked', () => {
    const toHour = (clock: number, uvIndex: number | null, level: 'low' | 'extreme' | null) => ({
      at: `2026-08-03T${String(clock).padStart(2, '0')}:00:00+07:00`,
      uvIndex,
      level,
      basis: 'model' as const,
      shortWave: null,
      shortWaveBasis: null,
    });
    const hours = [toHour(5, 0, 'low'), toHour(6, 1, 'low'), toHour(7, null, null), toHour(8, 12, 'extreme')];
    const draw = (nowAt: string) =>
      renderToStaticMarkup(<UvBars hours={[...hours, toHour(9, 0, 'low')]} nowAt={nowAt} />);
    const drawn = draw('2026-08-03T08:20:00+07:00');
    expect(drawn).toContain('viewBox="0 0 34 36"');
    expect(drawn).toContain('<path class="low" d="M0 29h10v3h-10z">');
    expect(drawn).toContain('<path class="extreme" d="M24 0h10v32h-10z">');
    expect(drawn).toContain('<path class="mark" d="M24 34h10v2h-10z">');
    expect(draw('2026-08-03T21:20:00+07:00')).not.toContain('class="mark"');
    expect(renderToStaticMarkup(<UvBars hours={[toHour(5, 0, 'low')]} nowAt={vi.nowAt} />)).toBe('');
  });
});
