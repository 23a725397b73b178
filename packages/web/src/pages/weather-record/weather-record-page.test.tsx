import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { WeatherRecord } from '#pages/page-links.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { weatherRecordPage } from './weather-record-page.tsx';

const DAY_AT = Date.parse('2026-10-27T00:00:00+07:00') / 1000;
const RECORD: WeatherRecord = {
  name: 'Cầu Nhật Lệ 3',
  lat: 17.46,
  lng: 106.63,
  terms: {
    thresholds: { rainMmh: 5, dayRainMm: null, gustMs: null, windMs: null, heatC: null, coldC: null, thunder: null },
    workHours: { from: 7, to: 17 },
    weekdays: [1, 2, 3, 4, 5],
  },
  firstDayAt: DAY_AT,
  lastDayAt: null,
  chain: { isWhole: true, days: 1, lastHash: 'ab'.repeat(32) },
  months: ['2026-10'],
  month: '2026-10',
  days: [
    {
      dayAt: DAY_AT,
      workHours: 10,
      lost: [8, 9, 10].map((hour) => ({ at: DAY_AT + hour * 3600, reasons: ['rain'] as const })),
      unknownHours: 2,
      rainMm: null,
      gustMaxMs: 9.5,
      demo: false,
    },
  ],
  filePath: '/api/v1/weather-records/code/2026-10.jsonl',
  credits: ['NOAA GFS'],
};

async function render(record: WeatherRecord | null, language: 'vi' | 'en' = 'vi') {
  const request = {
    routeId: 'weather-record',
    language,
    parameters: { code: 'code' },
    query: {},
    now: DAY_AT + 33 * 3600,
    findWeatherRecord: async () => record,
  } as unknown as PageRequest;
  const outcome = await weatherRecordPage(request, async () => {
    throw new Error('this page calls nothing');
  });
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  return { ...outcome, html: renderToStaticMarkup(outcome.body) };
}

describe('the public page of a weather record', () => {
  it('says in both languages whose analysis it is, and never that it was measured', async () => {
    const [vi, en] = [await render(RECORD), await render(RECORD, 'en')];
    expect([vi.status, vi.head.indexable]).toEqual([200, false]);
    expect(vi.html).toContain('phân tích của mô hình tại ô lưới');
    expect(en.html).toContain('model analysis for the site’s grid cell');
    expect(en.html).not.toMatch(/measured/i);
    expect(vi.html).toContain('3/10 giờ làm việc');
    expect(vi.html).toContain('08:00–11:00 (mưa theo giờ)');
    expect(vi.html).toContain('ab'.repeat(32));
    expect(vi.html).toContain('verify-record.mjs');
    expect(vi.html).not.toContain('minh họa');
  });

  it('names the day from which a chain is wrong, and demonstration weather', async () => {
    const broken: WeatherRecord = { ...RECORD, chain: { isWhole: false, dayAt: DAY_AT, fault: 'changed' } };
    const { html } = await render({ ...broken, days: RECORD.days.map((day) => ({ ...day, demo: true })) });
    expect(html).toContain('sai từ ngày 27/10/2026');
    expect(html).toContain('đã có byte bị sửa');
    expect(html).toContain('Thời tiết minh họa');
    expect(html).not.toContain('Nguyên vẹn');
  });

  it('is honest about a record without a day, and one that is not there', async () => {
    const empty = await render({ ...RECORD, chain: { isWhole: true, days: 0, lastHash: '' }, days: [] });
    expect(empty.html).toContain('Chưa có ngày nào được chốt');
    const missing = await render(null, 'en');
    expect([missing.status, missing.head.indexable]).toEqual([404, false]);
    expect(missing.html).toContain('There is no such weather record');
  });
});
