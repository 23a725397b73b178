import { describe, expect, it } from 'vitest';
import { findSatelliteView, HIMAWARI } from './parallax.ts';

/** Shift of a cloud top at a height in km, and the direction in which it is seen, degrees from north. */
function findShift(lat: number, lng: number, topKm: number): { km: number; towards: number } {
  const { zenith, awayEast, awayNorth } = findSatelliteView(HIMAWARI, lat, lng);
  return {
    km: topKm * Math.tan(zenith),
    towards: (Math.atan2(awayEast, awayNorth) * (180 / Math.PI) + 360) % 360,
  };
}

describe('the parallax of cloud tops seen from 140.7° E', () => {
  it.each([
    ['Hà Nội', 21.03, 105.85, [5.2, 10.5, 15.7], 297],
    ['Đà Nẵng', 16.05, 108.2, [4.4, 8.9, 13.3], 294],
    ['TP Hồ Chí Minh', 10.8, 106.7, [4.4, 8.8, 13.1], 286],
    ['Cà Mau', 9.18, 105.15, [4.6, 9.1, 13.7], 283],
    ['Điện Biên', 21.39, 103.02, [5.8, 11.5, 17.3], 295],
  ])('over %s is away from the satellite, to the west-north-west', (_, lat, lng, shifts, towards) => {
    for (const [index, topKm] of [5, 10, 15].entries()) {
      expect(Math.abs(findShift(lat, lng, topKm).km - (shifts[index] as number))).toBeLessThan(0.1);
    }
    expect(Math.abs(findShift(lat, lng, 10).towards - towards)).toBeLessThan(1);
  });

  it('is none below the satellite, and mirrors over the equator', () => {
    expect(findShift(0, 140.7, 10).km).toBeCloseTo(0, 6);
    const [north, south] = [findShift(20, 110, 10), findShift(-20, 110, 10)];
    expect(north.km).toBeCloseTo(south.km, 9);
    expect(north.towards).toBeCloseTo(180 - south.towards + 360, 6);
  });
});
