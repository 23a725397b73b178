import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNormals, interpolateNormals, normalOfDay, STATION_NORMALS } from './normals.ts';

const DAY = 86_400;
const HANOI = { lat: 21.03, lng: 105.8 };

function startOfVietnamMonth(year: number, month: number): number {
  return Date.UTC(year, month, 1) / 1000 - 7 * 3600;
}

function listMonthDays(year: number, month: number): number[] {
  const from = startOfVietnamMonth(year, month);
  const to = startOfVietnamMonth(year, month + 1);
  return Array.from({ length: (to - from) / DAY }, (_, day) => from + day * DAY);
}

describe('station table', () => {
  it('holds the 152 stations with twelve plausible figures each', () => {
    expect(STATION_NORMALS).toHaveLength(152);
    for (const station of STATION_NORMALS) {
      expect(station.temperatureMeanC, station.name).toHaveLength(12);
      expect(station.rainMm, station.name).toHaveLength(12);
      expect(Math.min(...station.temperatureMeanC), station.name).toBeGreaterThan(5);
      expect(Math.max(...station.temperatureMeanC), station.name).toBeLessThan(32);
      expect(Math.min(...station.rainMm), station.name).toBeGreaterThanOrEqual(0);
      expect(station.name).toBe(station.name.normalize('NFC'));
    }
  });

  it('does not believe heights that lost a digit', () => {
    const heights = new Map(STATION_NORMALS.map((station) => [station.name, station.heightM]));
    expect([heights.get('Trà My'), heights.get('Bắc Yên'), heights.get('Yên Châu')]).toEqual([null, null, null]);
    expect(heights.get('Sa Pa')).toBe(1570);
  });
});

describe('normals of a day', () => {
  it('keep the monthly mean temperature and rain of every station', () => {
    for (const station of STATION_NORMALS) {
      const normals = interpolateNormals(station, station.heightM);
      if (normals === null) throw new Error(`${station.name} has no normals`);
      for (let month = 0; month < 12; month += 1) {
        const days = listMonthDays(2025, month).map((at) => normalOfDay(normals, at));
        const mean = days.reduce((sum, day) => sum + day.temperatureMeanC, 0) / days.length;
        const rain = days.reduce((sum, day) => sum + day.rainMm, 0);
        expect(mean, station.name).toBeCloseTo(normals.temperatureMeanC[month] ?? Number.NaN, 1);
        expect(Math.abs(rain - (normals.rainMm[month] ?? 0)), station.name).toBeLessThan(0.012 * rain + 0.1);
      }
    }
  });

  it('are the figures of the station at the station itself', () => {
    const normals = interpolateNormals(HANOI, 5);
    const station = STATION_NORMALS.find(({ name }) => name === 'Hà Nội');
    expect(normals?.temperatureMeanC[0]).toBeCloseTo(station?.temperatureMeanC[0] ?? Number.NaN, 1);
    expect(normals?.rainMm[6]).toBeCloseTo(station?.rainMm[6] ?? Number.NaN, -1);
  });

  it('fall by 6.5 degrees a kilometre and stay uncorrected where the height is unknown', () => {
    const at = startOfVietnamMonth(2026, 6);
    const low = findNormals(HANOI, 0, at);
    const high = findNormals(HANOI, 1000, at);
    const unknown = findNormals(HANOI, null, at);
    expect((low?.temperatureMeanC ?? 0) - (high?.temperatureMeanC ?? 0)).toBeCloseTo(6.5, 6);
    expect(high?.rainMm).toBe(low?.rainMm);
    expect(Math.abs((unknown?.temperatureMeanC ?? 0) - (low?.temperatureMeanC ?? 0))).toBeLessThan(0.3);
  });

  it('change by little from one day to the next, over month and year ends too', () => {
    const normals = interpolateNormals(HANOI, 5);
    if (normals === null) throw new Error('Hà Nội has no normals');
    const from = startOfVietnamMonth(2025, 0);
    for (let day = 0; day < 800; day += 1) {
      const today = normalOfDay(normals, from + day * DAY);
      const tomorrow = normalOfDay(normals, from + (day + 1) * DAY);
      expect(Math.abs(tomorrow.temperatureMeanC - today.temperatureMeanC)).toBeLessThan(0.25);
      expect(Math.abs(tomorrow.rainMm - today.rainMm)).toBeLessThan(0.6);
    }
  });

  it('are one and the same from the first to the last second of a Vietnamese day', () => {
    const midnight = startOfVietnamMonth(2026, 10) + 3 * DAY;
    expect(findNormals(HANOI, 5, midnight)).toEqual(findNormals(HANOI, 5, midnight + DAY - 1));
    expect(findNormals(HANOI, 5, midnight)).not.toEqual(findNormals(HANOI, 5, midnight - 1));
  });

  it('are unknown farther than 200 km from every station', () => {
    expect(findNormals({ lat: 16.5, lng: 112 }, 0, 0)).toBeNull();
    expect(findNormals({ lat: 8.65, lng: 113.7 }, 0, 0)).not.toBeNull();
    expect(findNormals({ lat: 8.65, lng: 113.8 }, 0, 0)).toBeNull();
  });

  it('are finite and without negative rain wherever there are any', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 24.5, noNaN: true }),
        fc.double({ min: 99, max: 119.5, noNaN: true }),
        fc.option(fc.double({ min: -10, max: 3200, noNaN: true })),
        fc.integer({ min: 1_500_000_000, max: 2_000_000_000 }),
        (lat, lng, heightM, at) => {
          const normal = findNormals({ lat, lng }, heightM, at);
          if (normal === null) return;
          expect(normal.rainMm).toBeGreaterThanOrEqual(0);
          expect(normal.rainMm).toBeLessThan(60);
          expect(Number.isFinite(normal.temperatureMeanC)).toBe(true);
        },
      ),
    );
  });
});
