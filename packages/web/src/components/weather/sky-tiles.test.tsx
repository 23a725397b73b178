import { describe, expect, it } from 'vitest';
import { DetailTiles } from './detail-tiles.tsx';
import { makeAqi, makeIssued, makeToday, makeUv, makeView } from './make-sample-weather.ts';
import { readText } from './read-text.ts';

const NO_SKY = { sunrise: null, sunset: null, moon: null, lunarDate: null };
const vi = makeView('vi');
const abroad = makeView('en');
const tellUv = (uv: ReturnType<typeof makeUv>, view = vi) =>
  readText(<DetailTiles now={null} uv={uv} aqi={null} sky={NO_SKY} view={view} />);

describe('the tiles of moon, sun and air', () => {
  it('name the days of the lunar calendar as people do', () => {
    const lunar = (day: number, month: number, leap = false, view = vi) => {
      const yearName = view === vi ? 'Ất Tỵ' : 'Wood Snake';
      const lunarDate = { day, month, year: 2025, leap, yearName };
      const sky = { ...makeToday(), lunarDate };
      return readText(<DetailTiles now={null} uv={null} aqi={null} sky={sky} view={view} />);
    };
    expect(lunar(1, 1)).toContain('Âm lịch|1/1|Năm Ất Tỵ|Mùng 1 tháng Giêng');
    expect(lunar(10, 12)).toContain('Mùng 10 tháng Chạp');
    expect(lunar(11, 11)).toContain('Ngày 11 tháng 11');
    expect(lunar(15, 8)).toContain('Rằm tháng 8');
    expect(lunar(2, 6, true)).toContain('Âm lịch|2/6|nhuận|Năm Ất Tỵ|Mùng 2 tháng 6 nhuận');
    expect(lunar(1, 1, false, abroad)).toContain('Lunar calendar|1/1|Year of the Wood Snake|Tet, lunar new year');
    expect(lunar(2, 6, true, abroad)).toContain('2/6|leap month|Year of the Wood Snake|Day 2 of leap month 6');
  });

  it('say where the moon does not rise or set today', () => {
    const { moon } = makeToday();
    const tell = (changes: { rise?: null; set?: null }, view = vi) => {
      const sky = { ...makeToday(), moon: moon === null ? null : { ...moon, ...changes } };
      return readText(<DetailTiles now={null} uv={null} aqi={null} sky={sky} view={view} />);
    };
    expect(tell({ rise: null })).toContain('Hôm nay không mọc, lặn 09:31');
    expect(tell({ set: null }, abroad)).toContain('Rises 21:48, no moonset');
  });

  it('call an estimated UV index one, of this hour or of the peak', () => {
    const uv = makeUv();
    expect(tellUv({ ...uv, basis: 'estimate' })).toContain('Cao nhất 11 lúc 12:00 · ước tính');
    const noon = { at: '2026-08-03T12:00:00+07:00', uvIndex: 11.2, level: 'extreme' as const, shortWave: 900 };
    const hours = [{ ...noon, basis: 'estimate' as const, shortWaveBasis: 'model' as const }];
    expect(tellUv({ ...uv, hours }, abroad)).toContain('Peaks at 11 around 12:00 · estimated');
    expect(tellUv(uv)).not.toContain('ước tính|');
  });

  it('say how old the air is once its run is more than three hours old', () => {
    const air = (runAt: string, source = 'open-meteo') => {
      const aqi = makeAqi(makeIssued({ sources: { pm25: { source, runAt } } }));
      return readText(<DetailTiles now={null} uv={null} aqi={aqi} sky={NO_SKY} view={vi} />);
    };
    expect(air('2026-08-03T11:05:00+07:00')).not.toContain('Số liệu cũ');
    expect(air('2026-08-03T11:04:59+07:00')).toContain('AQI ước tính từ mô hình|Số liệu cũ 3 giờ');
    expect(air('2026-08-02T15:00:00+07:00')).toContain('Số liệu cũ 23 giờ');
    expect(air('2026-08-03T07:00:00+07:00', 'demo')).not.toContain('Số liệu cũ');
  });
});
