import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { describe, expect, it } from 'vitest';
import { writeSeries } from './write-series.ts';

const PLACE = {
  lat: 11.9404,
  lng: 108.4583,
  slug: 'da-lat-lam-dong',
  displayName: { main: 'Đà Lạt', secondary: 'Lâm Đồng' },
};
const CREDIT = 'A model, public domain.';
const ISSUED = {
  source: 'gfs',
  updatedAt: '2026-11-26T13:05:00+07:00',
  demo: false,
  credits: [CREDIT, 'B, CC BY 4.0.'],
};
const HOURS = [
  { at: '2026-11-26T14:00:00+07:00', temperature: 21.4, rain: null, text: '=1+1, "mưa"', windGust: 6.1 },
  { at: '2026-11-26T15:00:00+07:00', temperature: 20.9, rain: 1.2, text: 'Mưa nhỏ', windGust: 5 },
];
const DAYS = [
  {
    date: '2026-11-30',
    text: 'Mưa rào; có dông',
    temperatureMin: 16.6,
    temperatureMax: 23.4,
    rain: 12.5,
    rainHours: [0, null, 1.5],
  },
  { date: '2026-12-01', text: 'Trời nắng', temperatureMin: null, temperatureMax: 24, rain: 0, rainHours: [] },
];

const write = (id: 'weatherHours' | 'weatherDays15', format: 'csv' | 'geojson' | 'ics', reply: object) =>
  writeSeries(ENDPOINTS_BY_ID[id], { place: PLACE, issued: ISSUED, ...reply }, format, 'troi-viet');

describe('a series as a file', () => {
  it('has units in the heads of its columns, empty cells for what is not known, and no formulas', () => {
    const { contentType, body, headers } = write('weatherHours', 'csv', { hours: HOURS });
    expect(contentType).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('inline; filename="da-lat-lam-dong-hours.csv"');
    expect(body.split('\r\n')).toEqual([
      'at,temperature_C,rain_mm,text,windGust_m_s,credits',
      `2026-11-26T14:00:00+07:00,21.4,,"'=1+1, ""mưa""",6.1,"A model, public domain. B, CC BY 4.0."`,
      '2026-11-26T15:00:00+07:00,20.9,1.2,Mưa nhỏ,5,"A model, public domain. B, CC BY 4.0."',
      '',
    ]);
  });

  it('has its heads where nothing is ahead too', () => {
    const reply = { place: PLACE, issued: ISSUED, items: [] };
    const { body } = writeSeries(ENDPOINTS_BY_ID.alertsAhead, reply, 'csv', 'troi-viet');
    expect(body).toBe('kind,from,to,peak,unit,chance_percent,distanceKm_km,basis,credits\r\n');
  });

  it('keeps a list of a day in one cell', () => {
    const [, first] = write('weatherDays15', 'csv', { days: DAYS }).body.split('\r\n');
    expect(first?.endsWith(',0  1.5,"A model, public domain. B, CC BY 4.0."')).toBe(true);
  });

  it('says in every line that values are of the demonstration', () => {
    const issued = { ...ISSUED, demo: true, credits: [] };
    const [, first] = write('weatherHours', 'csv', { hours: HOURS, issued }).body.split('\r\n');
    expect(first?.endsWith(',6.1,Demo data.')).toBe(true);
  });

  it('is GeoJSON with longitude first, a feature an entry', () => {
    const { contentType, body } = write('weatherHours', 'geojson', { hours: HOURS });
    expect(contentType).toBe('application/geo+json');
    expect(JSON.parse(body)).toEqual({
      type: 'FeatureCollection',
      issued: ISSUED,
      features: HOURS.map((properties) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [108.4583, 11.9404] },
        properties,
      })),
    });
  });

  it('is a calendar of days, across the end of a month, in lines of at most 75 octets', () => {
    const { contentType, body } = write('weatherDays15', 'ics', {
      days: [{ ...DAYS[0], text: 'Mưa rào, có dông; '.repeat(8) }, DAYS[1]],
    });
    expect(contentType).toBe('text/calendar; charset=utf-8');
    const lines = body.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const whole = body.replaceAll('\r\n ', '').split('\r\n');
    expect(whole[0]).toBe('BEGIN:VCALENDAR');
    expect(whole.at(-2)).toBe('END:VCALENDAR');
    expect(whole.filter((line) => line.startsWith('DT'))).toEqual([
      'DTSTAMP:20261126T060500Z',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
      'DTSTAMP:20261126T060500Z',
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261202',
    ]);
    expect(whole).toContain(`SUMMARY:${'Mưa rào\\, có dông\\; '.repeat(8)}\\, 17–23 °C\\, 12.5 mm`);
    expect(whole).toContain('SUMMARY:Trời nắng');
    expect(whole).toContain('UID:da-lat-lam-dong-2026-12-01@troi-viet');
    expect(whole).toContain('LOCATION:Đà Lạt\\, Lâm Đồng');
    expect(whole).toContain('DESCRIPTION:A model\\, public domain. B\\, CC BY 4.0.');
  });

  it('says of invented weather that it is', () => {
    const { body } = write('weatherDays15', 'ics', { days: DAYS, issued: { ...ISSUED, demo: true } });
    expect(body).toContain('SUMMARY:Demo: Trời nắng');
  });
});
