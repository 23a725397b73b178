import { parseTaf } from '@portal/domain/observation/taf/parse-taf';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { describe, expect, it } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeHour, makeView, SAMPLE_NOW } from '#components/weather/weather.fixture.ts';
import type { MeasuredNearby } from '#pages/page-links.ts';
import { MeasuredBlock } from './measured-block.tsx';

const MEASURED: MeasuredNearby = {
  station: { name: 'Nội Bài', network: 'metar' },
  distanceKm: 22.2,
  measurement: {
    at: parseMoment(SAMPLE_NOW) - 2100,
    temperatureC: 27,
    humidityPercent: 74.2,
    windMs: 4.1,
    windDirectionDeg: 50,
    gustMs: null,
    cloudOktas: 3,
    weather: 513,
  },
  forecast: makeHour(-1, { temperature: 28.4, humidity: 78, windSpeed: 2.6, windDirection: 45 }),
  credit: 'METAR reports, public domain.',
};

const show = (changes: Partial<MeasuredNearby> = {}, language: 'vi' | 'en' = 'vi', style = {}) =>
  readText(<MeasuredBlock measured={{ ...MEASURED, ...changes }} view={makeView(language, style)} />);
const change = (changes: Partial<MeasuredNearby['measurement']>) => ({
  measurement: { ...MEASURED.measurement, ...changes },
});

describe('what was measured nearby', () => {
  it('says where, when and what, and what was forecast there for that hour', () => {
    expect(show()).toBe(
      [
        'Đo được gần đây',
        'Sân bay Nội Bài, cách 22 km',
        'Đo lúc 13:30',
        '27°, gió đông bắc cấp 3, độ ẩm 74%, mưa nhỏ',
        'Dự báo ở đó lúc 13:00',
        '28°, gió đông bắc cấp 2, độ ẩm 78%, nắng nhẹ, mây thay đổi',
        'Hai dòng so cùng một chỗ: số đo của trạm và dự báo của mô hình, không trộn vào nhau.',
        'METAR reports, public domain.',
      ].join('|'),
    );
    expect(show({ ...change({ weather: 0, gustMs: 12 }), distanceKm: 0.4 }, 'en', { temperatureUnit: 'F' })).toContain(
      [
        'Nội Bài airport, less than 1 km away',
        'Measured at 13:30',
        '81°, northeast wind, force 3, gusting to force 6, humidity 74%, no rain, scattered clouds',
        'Forecast there for 13:00',
        '83°, northeast wind, force 2',
      ].join('|'),
    );
  });

  it('leaves out what was not measured, and the comparison where nothing is forecast', () => {
    const unknown = { humidityPercent: null, windMs: null, cloudOktas: null, weather: null };
    const text = show({ ...change(unknown), forecast: null, credit: null });
    expect(text).toBe('Đo được gần đây|Sân bay Nội Bài, cách 22 km|Đo lúc 13:30|27°');
  });

  it('names a calm and a variable wind', () => {
    expect(show(change({ windMs: 0 }))).toContain('27°, lặng gió, độ ẩm');
    expect(show(change({ windDirectionDeg: null }))).toContain('27°, gió cấp 3, độ ẩm');
  });

  it('adds what the airport’s own office forecasts, part by part, with its credit', () => {
    const parsed = parseTaf(
      'TAF VVNB 030500Z 0306/0406 14008KT 9999 SCT020 TEMPO 0308/0312 4000 -TSRA',
      parseMoment(SAMPLE_NOW),
    );
    if (!parsed.ok) throw new Error(parsed.code);
    const airport = { name: 'Nội Bài', taf: parsed.taf, credit: 'TAF forecasts, public domain.' };
    expect(show({ airport })).toContain(
      [
        'Sân bay Nội Bài dự báo, phát 12:00',
        'Đến 13:00 mai',
        'gió đông nam cấp 3, tầm nhìn từ 10 km, mây rải rác',
        'Có lúc 15:00–19:00',
        'tầm nhìn 4 km, mưa nhỏ kèm dông',
      ].join('|'),
    );
    expect(show({ airport }, 'en')).toContain('METAR reports, public domain.|TAF forecasts, public domain.');
    expect(show({ airport: null })).not.toContain('dự báo, phát');
  });

  it('is nothing without a measurement, and for an operator’s own station', () => {
    expect(readText(<MeasuredBlock measured={null} view={makeView()} />)).toBe('');
    expect(show({ station: { name: 'Hồ Tả Trạch', network: 'own' } })).toBe('');
  });
});
