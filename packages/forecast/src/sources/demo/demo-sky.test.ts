import { decideDayState } from '@portal/domain/weather/day-state';
import { humidityPercent } from '@portal/domain/weather/humidity';
import { describe, expect, it } from 'vitest';
import type { StationNormals } from '#climate/normals.ts';
import { STATION_NORMALS } from '#climate/normals.ts';
import { getVariable } from '#variables/variable.table.ts';
import { DemoSky } from './demo-sky.ts';
import { makeSites } from './sites.ts';
import { DEMO_VARIABLES, type SkyFields } from './sky-moment.ts';
import { WetHourMaker } from './wet-hour.ts';

const HOUR = 3600;
const NAMES = [
  'Hà Nội',
  'Sa Pa',
  'Vinh',
  'Huế',
  'Nha Trang',
  'Đà Lạt',
  'Buôn Ma Thuột',
  'Cần Thơ',
  'Cà Mau',
  'Trường Sa',
];
const HANOI = NAMES.indexOf('Hà Nội');
const SA_PA = NAMES.indexOf('Sa Pa');
const CAN_THO = NAMES.indexOf('Cần Thơ');
const TRUONG_SA = NAMES.indexOf('Trường Sa');

function getStation(name: string): StationNormals {
  const station = STATION_NORMALS.find((candidate) => candidate.name === name);
  if (station === undefined) throw new Error(`no station ${name}`);
  return station;
}

const STATIONS = NAMES.map(getStation);
const SITES = makeSites(STATIONS.map(({ lat, lng, heightM }) => ({ lat, lng, heightM: heightM ?? 0 })));

function startOfMonth(year: number, month: number): number {
  return Date.UTC(year, month, 1) / 1000 - 7 * HOUR;
}

function read(fields: SkyFields, variable: keyof SkyFields, site: number): number {
  return fields[variable][site] ?? Number.NaN;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('demo sky', () => {
  it('gives the same values again in whatever order its hours are asked for', () => {
    const at = startOfMonth(2026, 10);
    const forwards = new DemoSky(SITES);
    const there = Array.from({ length: 30 }, (_, hour) => forwards.fieldsAt(at + hour * HOUR));
    const jumping = new DemoSky(SITES);
    for (const hour of [29, 3, 28, 4, 5, 0, 17]) {
      expect(jumping.fieldsAt(at + hour * HOUR)).toEqual(there[hour]);
    }
    expect(there[3]).not.toEqual(there[4]);
  });

  it('stays within physical bounds and the range of the packing at every fifth hour of a year', () => {
    const sky = new DemoSky(SITES);
    const broken: string[] = [];
    for (let at = startOfMonth(2026, 0); at < startOfMonth(2027, 0); at += 5 * HOUR) {
      const fields = sky.fieldsAt(at);
      for (let site = 0; site < SITES.count; site += 1) {
        for (const variable of DEMO_VARIABLES) {
          const value = read(fields, variable, site);
          if (variable.startsWith('wave') && Number.isNaN(value)) continue;
          const { min, max, scale, offset } = getVariable(variable);
          const isSound = value >= min && value <= max && Math.abs((value - offset) / scale) < 32_767;
          if (!isSound) broken.push(`${variable} ${value} at ${NAMES[site]}, ${at}`);
        }
        const speed = Math.hypot(read(fields, 'windU10m', site), read(fields, 'windV10m', site));
        if (!(read(fields, 'windGust10m', site) > speed)) broken.push(`gust below wind at ${at}`);
        if (!(read(fields, 'dewPoint2m', site) < read(fields, 'temperature2m', site))) broken.push(`dew at ${at}`);
        if (!(read(fields, 'pm10', site) > read(fields, 'pm25', site))) broken.push(`dust at ${at}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('keeps the mean temperature of every month within 1.5 degrees of the normal over four years', () => {
    const sky = new DemoSky(SITES);
    for (let month = 0; month < 12; month += 1) {
      const sums = new Float64Array(SITES.count);
      let hours = 0;
      for (let year = 2023; year < 2027; year += 1) {
        // Steps of seven hours share no divisor with the day, so that all hours of the day count alike.
        for (let at = startOfMonth(year, month); at < startOfMonth(year, month + 1); at += 7 * HOUR) {
          const { temperature2m } = sky.fieldsAt(at);
          temperature2m.forEach((value, site) => {
            sums[site] = (sums[site] ?? 0) + value;
          });
          hours += 1;
        }
      }
      STATIONS.forEach((station, site) => {
        const difference = (sums[site] ?? 0) / hours - (station.temperatureMeanC[month] ?? 0);
        expect(Math.abs(difference), `${station.name}, month ${month + 1}`).toBeLessThan(1.5);
      });
    }
  });

  it('keeps the rain of months and years near the normals over 36 years, mostly dry and now and then in torrents', () => {
    const maker = new WetHourMaker(SITES);
    const hour = maker.makeEmpty();
    const years = 36;
    const monthly = STATIONS.map(() => new Float64Array(12));
    let wet = 0;
    let torrents = 0;
    let count = 0;
    for (let month = 0; month < 12; month += 1) {
      for (let year = 1995; year < 1995 + years; year += 1) {
        for (let at = startOfMonth(year, month); at < startOfMonth(year, month + 1); at += 5 * HOUR) {
          maker.fill(hour, at / HOUR);
          hour.rainMm.forEach((rain, site) => {
            const months = monthly[site];
            if (months !== undefined) months[month] = (months[month] ?? 0) + (5 * rain) / years;
            wet += rain >= 0.1 ? 1 : 0;
            torrents += rain >= 30 ? 1 : 0;
            count += 1;
          });
        }
      }
    }
    STATIONS.forEach((station, site) => {
      station.rainMm.forEach((normal, month) => {
        const difference = Math.abs((monthly[site]?.[month] ?? 0) - normal);
        // A month with few showers has a wider tolerance in millimetres, because chance dominates.
        expect(difference, `${station.name}, month ${month + 1}`).toBeLessThan(Math.max(0.35 * normal, 20));
      });
      const yearly = (monthly[site] ?? new Float64Array()).reduce((sum, rain) => sum + rain, 0);
      const normal = station.rainMm.reduce((sum, rain) => sum + rain, 0);
      expect(Math.abs(yearly / normal - 1), station.name).toBeLessThan(0.2);
    });
    expect(wet / count).toBeGreaterThan(0.05);
    expect(wet / count).toBeLessThan(0.15);
    expect(torrents).toBeGreaterThan(0);
    expect(torrents / wet).toBeLessThan(0.01);
  });

  it('shows the many kinds of days that Vietnam knows', () => {
    const sky = new DemoSky(SITES);
    const start = startOfMonth(2025, 0);
    const moments = Array.from({ length: 365 * 24 + 1 }, (_, hour) => sky.fieldsAt(start + hour * HOUR));
    const seen = NAMES.map((_, site) => {
      const hours = moments.slice(0, -1).map((fields, hour) => {
        const temperatureC = read(fields, 'temperature2m', site);
        return {
          at: start + hour * HOUR,
          temperatureC,
          humidityPercent: humidityPercent(temperatureC, read(fields, 'dewPoint2m', site)),
          windSpeedMs: Math.hypot(read(fields, 'windU10m', site), read(fields, 'windV10m', site)),
          cloudPercent: read(fields, 'cloudCover', site),
          rainMm: moments[hour + 1]?.precipitation[site] ?? null,
          rainProbabilityPercent: read(fields, 'precipitationProbability', site),
        };
      });
      const days = Array.from({ length: 365 }, (_, day) =>
        decideDayState(hours.slice(day * 24, day * 24 + 24), start + day * 24 * HOUR),
      );
      return new Set(days);
    });
    for (const [site, codes] of seen.entries()) {
      expect(codes.has(null), NAMES[site]).toBe(false);
      expect(codes.size, NAMES[site]).toBeGreaterThanOrEqual(7);
    }
    const all = new Set(seen.flatMap((codes) => [...codes]));
    for (const code of [1, 2, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 17]) expect(all, `code ${code}`).toContain(code);
    expect(seen[HANOI]).toContain(2);
    expect(seen[SA_PA]).toContain(10);
    expect(seen[TRUONG_SA]).not.toContain(8);
  });

  it('is warmest after noon, brightest at noon, dark at night and stormy in the southern afternoon', () => {
    const sky = new DemoSky(SITES);
    const byHour = Array.from({ length: 24 }, () => ({
      heat: [] as number[],
      uv: [] as number[],
      cape: [] as number[],
    }));
    for (let hour = 0; hour < 24 * 60; hour += 1) {
      const fields = sky.fieldsAt(startOfMonth(2026, 5) + hour * HOUR);
      byHour[hour % 24]?.heat.push(read(fields, 'temperature2m', CAN_THO));
      byHour[hour % 24]?.uv.push(read(fields, 'uvIndex', CAN_THO));
      byHour[hour % 24]?.cape.push(read(fields, 'cape', CAN_THO));
    }
    const hottest = byHour.map(({ heat }) => mean(heat));
    expect([13, 14, 15]).toContain(hottest.indexOf(Math.max(...hottest)));
    const brightest = byHour.map(({ uv }) => mean(uv));
    expect([11, 12]).toContain(brightest.indexOf(Math.max(...brightest)));
    expect(brightest[0]).toBe(0);
    expect(Math.max(...brightest)).toBeGreaterThan(6);
    expect(mean(byHour[16]?.cape ?? [])).toBeGreaterThan(2 * mean(byHour[4]?.cape ?? []));
  });

  it('has dust in the northern winter and at night, and less after rain', () => {
    const sky = new DemoSky(SITES);
    const dust = { winter: [] as number[], summer: [] as number[], night: [] as number[], day: [] as number[] };
    const rainy: number[] = [];
    const dry: number[] = [];
    for (let hour = 0; hour < 24 * 360; hour += 1) {
      const fields = sky.fieldsAt(startOfMonth(2026, 0) + hour * HOUR);
      const pm25 = read(fields, 'pm25', HANOI);
      const month = Math.floor(hour / 720);
      if (month < 2) dust.winter.push(pm25);
      if (month >= 5 && month < 8) {
        dust.summer.push(pm25);
        (read(fields, 'precipitation', HANOI) >= 1 ? rainy : dry).push(pm25);
      }
      if (hour % 24 === 3) dust.night.push(pm25);
      if (hour % 24 === 14) dust.day.push(pm25);
    }
    expect(mean(dust.winter)).toBeGreaterThan(1.4 * mean(dust.summer));
    expect(mean(dust.night)).toBeGreaterThan(1.2 * mean(dust.day));
    expect(mean(rainy)).toBeLessThan(0.85 * mean(dry));
  });

  it('blows from the northeast over the sea in winter and from the southwest in summer', () => {
    const sky = new DemoSky(SITES);
    const meanWind = (month: number) => {
      const hours = Array.from({ length: 240 }, (_, step) => sky.fieldsAt(startOfMonth(2026, month) + 3 * step * HOUR));
      return {
        u: mean(hours.map((fields) => read(fields, 'windU10m', TRUONG_SA))),
        v: mean(hours.map((fields) => read(fields, 'windV10m', TRUONG_SA))),
      };
    };
    const winter = meanWind(0);
    const summer = meanWind(6);
    expect(Math.max(winter.u, winter.v)).toBeLessThan(-2);
    expect(Math.min(summer.u, summer.v)).toBeGreaterThan(1.5);
  });

  it('holds 0.2 mm of an hour likelier than not where it has them, and less likely than not elsewhere', () => {
    const sky = new DemoSky(SITES);
    let before = sky.fieldsAt(startOfMonth(2026, 6));
    for (let hour = 1; hour < 24 * 30; hour += 1) {
      const fields = sky.fieldsAt(startOfMonth(2026, 6) + hour * HOUR);
      for (let site = 0; site < SITES.count; site += 1) {
        const rainMm = read(fields, 'precipitation', site);
        const chance = read(before, 'precipitationProbability', site);
        if (rainMm > 0.21) expect(chance).toBeGreaterThanOrEqual(50);
        if (rainMm < 0.19) expect(chance).toBeLessThanOrEqual(50);
        if (rainMm < 0.1) continue;
        expect(read(before, 'cloudCover', site)).toBeGreaterThan(30);
      }
      before = fields;
    }
  });
});
