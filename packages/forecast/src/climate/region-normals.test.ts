import { describe, expect, it } from 'vitest';
import { listRegionNormals } from './region-normals.ts';

const DAY = 86_400;
const REGIONS = listRegionNormals();

function sumMonth(region: (typeof REGIONS)[number], year: number, month: number) {
  const from = Date.UTC(year, month, 1) / 1000 - 7 * 3600;
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const values = Array.from({ length: days }, (_, day) => region.normalOf(from + day * DAY));
  return {
    temperatureC: values.reduce((sum, { temperatureMeanC }) => sum + temperatureMeanC, 0) / days,
    rainMm: values.reduce((sum, { rainMm }) => sum + rainMm, 0),
  };
}

describe('normals of the seven regions', () => {
  it('cover the land of the country once', () => {
    expect(REGIONS).toHaveLength(7);
    const names = REGIONS.flatMap(({ stations }) => stations.map(({ station }) => station.name));
    expect(new Set(names).size).toBe(names.length);
    // 331,000 km² by the statistical yearbook; the borders come from a 1:10 million map.
    const areaKm2 = REGIONS.reduce((sum, region) => sum + region.areaKm2, 0);
    expect(Math.abs(areaKm2 - 331_000)).toBeLessThan(3000);
  });

  it('are the mean of the stations by their land, month by month', () => {
    for (const region of REGIONS) {
      for (let month = 0; month < 12; month++) {
        let [temperatureC, rainMm] = [0, 0];
        for (const { station, areaKm2 } of region.stations) {
          temperatureC += ((station.temperatureMeanC[month] ?? 0) * areaKm2) / region.areaKm2;
          rainMm += ((station.rainMm[month] ?? 0) * areaKm2) / region.areaKm2;
        }
        const found = sumMonth(region, 2025, month);
        expect(found.temperatureC, region.region).toBeCloseTo(temperatureC, 1);
        expect(Math.abs(found.rainMm - rainMm), region.region).toBeLessThan(0.012 * rainMm + 0.1);
      }
    }
  });

  it('know that the rain of the central coast comes in autumn, and the south has no winter', () => {
    const wettest = (id: string) => {
      const region = REGIONS.find((one) => one.region === id);
      if (region === undefined) throw new Error(id);
      const months = Array.from({ length: 12 }, (_, month) => sumMonth(region, 2025, month).rainMm);
      return months.indexOf(Math.max(...months)) + 1;
    };
    expect(wettest('northCentral')).toBeGreaterThanOrEqual(9);
    expect(wettest('southCentral')).toBeGreaterThanOrEqual(10);
    expect(wettest('redRiverDelta')).toBeLessThan(9);
    const south = REGIONS.find(({ region }) => region === 'south');
    expect(south === undefined ? 0 : sumMonth(south, 2025, 0).temperatureC).toBeGreaterThan(24);
  });
});
