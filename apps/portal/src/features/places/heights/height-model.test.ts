import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import { describe, expect, it } from 'vitest';
import {
  findModelHeight,
  formatHeightFile,
  type HeightGrid,
  interpolateHeight,
  type KnownHeight,
  makeHeightModel,
  openHeightModel,
  parseHeightFile,
} from './height-model.ts';

const model = openHeightModel();
const heightAt = (lat: number, lng: number) => findModelHeight(model, { lat, lng })?.heightM ?? null;

/** The point and the points one kilometre north, east, south and west of it. */
function listAround(lat: number, lng: number): (number | null)[] {
  const north = 1 / 111.2;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return [
    heightAt(lat, lng),
    heightAt(lat + north, lng),
    heightAt(lat, lng + east),
    heightAt(lat - north, lng),
    heightAt(lat, lng - east),
  ];
}

describe('the heights of the checked-in file', () => {
  it.each([
    ['Sa Pa', 22.34023, 103.84415, 1400, 1650],
    ['Đà Lạt', 11.94646, 108.44193, 1450, 1550],
    ['Tam Đảo', 21.457, 105.643, 850, 1000],
    ['Điện Biên Phủ', 21.38602, 103.02301, 450, 550],
    ['Hà Nội', 21.0285, 105.8542, 0, 25],
    ['Pleiku', 13.98333, 108, 740, 800],
    ['Buôn Ma Thuột', 12.68, 108.042, 460, 540],
    ['the plateau of Mộc Châu', 20.83, 104.68, 940, 1050],
    ['Đồng Văn', 23.278, 105.362, 1000, 1100],
    ['Lào Cai', 22.48556, 103.97066, 70, 120],
    ['Cần Thơ', 10.03, 105.78, 0, 5],
    ['Cà Mau', 9.18, 105.15, 0, 5],
    ['Vũng Tàu', 10.346, 107.084, 0, 20],
    ['Côn Đảo', 8.683, 106.6, 0, 20],
    ['Trường Sa', 8.65, 111.917, 0, 10],
  ])('put %s and the points about it where they are', (_, lat, lng, from, to) => {
    for (const heightM of listAround(lat, lng)) {
      expect(heightM).toBeGreaterThanOrEqual(from);
      expect(heightM).toBeLessThanOrEqual(to);
    }
  });

  it('are those of summits on the summit alone', () => {
    const spot: KnownHeight = { lat: 22.3033, lng: 103.775, heightM: 3147, kind: 'spot' };
    const withSummit = openHeightModel([spot]);
    expect(findModelHeight(withSummit, spot)).toEqual({ heightM: 3147, isKnown: true });
    expect(findModelHeight(withSummit, { ...spot, lng: 103.75 })?.heightM).toBeLessThan(2500);
  });

  it('are 0 at sea, and never below', () => {
    expect([heightAt(18, 107.5), heightAt(9, 102), heightAt(15, 109.8)]).toEqual([0, 0, 0]);
    for (const { heightsM } of model.grids)
      expect(heightsM.reduce((least, heightM) => Math.min(least, heightM))).toBe(0);
  });

  it('are those of the land up to the border of the served box', () => {
    // Yunnan and Guangxi from west to east: the plateau, then the hills.
    for (const lat of [24.2, 24.35, 24.5]) {
      for (const lng of [100, 101, 103, 104.4]) expect(heightAt(lat, lng)).toBeGreaterThan(1000);
      for (const lng of [105, 106, 107, 108]) expect(heightAt(lat, lng)).toBeGreaterThan(200);
    }
  });

  it('are there for every cell of the station grid and over the whole served box, and nowhere else', () => {
    for (let code = 0; code < 150_000; code += 97) {
      expect(findModelHeight(model, getStationCellCentre(code))?.heightM).toBeGreaterThanOrEqual(0);
    }
    for (const lat of [5, 24.5]) for (const lng of [99, 119.5]) expect(heightAt(lat, lng)).toBeGreaterThanOrEqual(0);
    expect([heightAt(4.9, 110), heightAt(24.6, 110), heightAt(15, 98.9), heightAt(15, 119.6)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

const GRID: HeightGrid = {
  south: 10,
  west: 105,
  latStep: 0.5,
  lngStep: 1,
  rows: 3,
  columns: 2,
  heightsM: Int16Array.of(0, 100, 200, 300, 400, 500),
};
const HILL: KnownHeight = { lat: 10.5, lng: 105.5, heightM: 950, kind: 'hill' };
const TOWN: KnownHeight = { lat: 10.2, lng: 105.2, heightM: 20, kind: 'town' };

describe('interpolateHeight', () => {
  it('is bilinear between four crossings', () => {
    expect(interpolateHeight(GRID, 10, 105)).toBe(0);
    expect(interpolateHeight(GRID, 11, 106)).toBe(500);
    expect(interpolateHeight(GRID, 10.25, 105.25)).toBe(125);
  });

  it('holds half a step beyond the outermost crossings, and no farther', () => {
    expect(interpolateHeight(GRID, 9.76, 105)).toBe(0);
    expect(interpolateHeight(GRID, 9.74, 105)).toBeNaN();
    expect(interpolateHeight(GRID, 11.24, 106.4)).toBe(500);
    expect(interpolateHeight(GRID, 11.26, 106)).toBeNaN();
    expect(interpolateHeight(GRID, 11, 106.51)).toBeNaN();
  });
});

describe('a known height', () => {
  const own = makeHeightModel({ grids: [GRID], known: [HILL, TOWN] });
  const northOf = ({ lat, lng }: KnownHeight, km: number) => findModelHeight(own, { lat: lat + km / 111.2, lng });

  it('holds at its own point and leaves the grid alone beyond its reach', () => {
    expect(northOf(TOWN, 0)).toEqual({ heightM: 20, isKnown: true });
    expect(interpolateHeight(GRID, 10.2 + 4.1 / 111.2, 105.2)).toBeCloseTo(114.7, 0);
    expect(northOf(TOWN, 4.1)?.heightM).toBe(110);
  });

  it('counts as known within 300 m', () => {
    expect(northOf(TOWN, 0.29)?.isKnown).toBe(true);
    expect(northOf(TOWN, 0.31)?.isKnown).toBe(false);
  });

  it('is given to the metre, an estimate to tens of metres and below 100 m to fives', () => {
    expect(northOf(HILL, 1)?.heightM).toBe(950);
    expect(northOf(HILL, 3)).toEqual({ heightM: 650, isKnown: false });
    expect(findModelHeight(own, { lat: 10.1, lng: 105 })).toEqual({ heightM: 40, isKnown: false });
    expect(findModelHeight(own, { lat: 10.012, lng: 105 })).toEqual({ heightM: 5, isKnown: false });
  });

  it('of a hill holds two kilometres around and fades to its foot', () => {
    const excess = (km: number) =>
      (northOf(HILL, km)?.heightM ?? 0) - interpolateHeight(GRID, 10.5 + km / 111.2, 105.5);
    expect(excess(1.9)).toBeCloseTo(700, -1);
    expect(excess(3)).toBeLessThan(500);
    expect(excess(3.99)).toBeLessThan(1);
  });

  it('that is only roughly known makes an estimate', () => {
    const rough = makeHeightModel({ grids: [GRID], known: [{ ...HILL, kind: 'about' }] });
    expect(findModelHeight(rough, HILL)).toEqual({ heightM: 950, isKnown: false });
  });

  it('makes no step greater than the rounding', () => {
    const steps = Array.from({ length: 600 }, (_, step) => northOf(TOWN, -5 + step / 60)?.heightM ?? Number.NaN);
    for (const [index, heightM] of steps.slice(1).entries()) {
      expect(Math.abs(heightM - (steps[index] ?? Number.NaN))).toBeLessThanOrEqual(10);
    }
  });
});

describe('the file of heights', () => {
  const bytes = formatHeightFile({ grids: [GRID], known: [HILL, TOWN] });

  it('is read as it was written', () => {
    expect(parseHeightFile(bytes)).toEqual({ grids: [GRID], known: [HILL, TOWN] });
  });

  it('is refused when it is cut off or names a kind that there is none', () => {
    expect(() => parseHeightFile(bytes.subarray(0, bytes.length - 1))).toThrow('ends at byte');
    expect(() => parseHeightFile(bytes.subarray(0, bytes.indexOf('\n') + 5))).toThrow('ends at byte');
    const wrong = Buffer.from(bytes);
    wrong.writeInt16LE(9, wrong.length - 2);
    expect(() => parseHeightFile(wrong)).toThrow('unknown kind');
  });
});
