import { describe, expect, it, test } from 'vitest';
import { CROP_IDS, type CropId } from './crop.ts';
import { CROP_CALENDAR_ROWS } from './crop-calendar.table.ts';
import { findCropCalendar } from './crop-calendar.ts';
import { findCropRegion } from './crop-region.ts';
import { CROP_REGION_ROWS } from './crop-regions.table.ts';
import { isInField } from './crop-season.ts';
import { followWindows, isInSeason } from './season-window.ts';

const at = (date: string): number => Date.parse(`${date}T12:00:00+07:00`) / 1000;
/** Stages of a crop that are in season: s sowing, f flowering, h harvest, d drying; null where it is not grown. */
function season(formerProvince: string | null, date: string, crop: CropId = 'rice', heightM: number | null = 10) {
  const calendar = findCropCalendar(crop, { formerProvince, heightM });
  if (calendar === null) return null;
  const { sow, flower, harvest, dry } = calendar;
  return [sow, flower, harvest, dry].map((windows, i) => (isInSeason(windows, at(date)) ? 'sfhd'[i] : '')).join('');
}

describe('what is in the field', () => {
  const isIn = (formerProvince: string, date: string, crop: CropId = 'rice', heightM = 10) =>
    isInField(crop, findCropCalendar(crop, { formerProvince, heightM }), at(date));

  test.each([
    ['2026-01-14', false],
    ['2026-01-15', true],
    ['2026-03-20', true],
    ['2026-06-30', true],
    ['2026-07-25', true],
    ['2026-11-10', true],
    ['2026-11-11', false],
    ['2026-12-31', false],
  ])('is rice of the Red River delta from its sowing to the end of its harvest: %s', (date, expected) => {
    expect(isIn('ha-noi', date)).toBe(expected);
  });

  it('goes over New Year where a season does, and is one crop in the high mountains', () => {
    expect(['2026-12-01', '2026-02-05', '2026-04-25'].map((date) => isIn('binh-dinh', date))).toEqual([
      true,
      true,
      false,
    ]);
    expect(['2026-03-31', '2026-07-01', '2026-11-01'].map((date) => isIn('ha-giang', date, 'rice', 900))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is rice of the Mekong delta, trees and ponds all year, winter vegetables of the north until April', () => {
    const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-15`);
    expect(days.every((date) => isIn('can-tho', date))).toBe(true);
    expect(days.every((date) => isIn('dak-lak', date, 'coffee') && isIn('ca-mau', date, 'shrimp'))).toBe(true);
    expect(['2026-04-30', '2026-06-15', '2026-08-01'].map((date) => isIn('ha-noi', date, 'vegetables'))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('regions of former provinces (domain-2.md §15.1)', () => {
  it('are known of all 63, each crop region with some', () => {
    expect(Object.keys(CROP_REGION_ROWS)).toHaveLength(63);
    const regions = Object.keys(CROP_REGION_ROWS).map((province) => findCropRegion(province, 10));
    expect(
      Object.fromEntries(
        ['RRD', 'NM', 'NC', 'SC', 'CH', 'SE', 'MD'].map((r) => [r, regions.filter((x) => x === r).length]),
      ),
    ).toEqual({
      RRD: 13,
      NM: 12,
      NC: 6,
      SC: 8,
      CH: 5,
      SE: 6,
      MD: 13,
    });
  });

  it('split provinces of lowland and hills by height', () => {
    const list = (province: string) => [null, 199, 200, 800].map((heightM) => findCropRegion(province, heightM));
    expect(list('phu-tho')).toEqual(['RRD', 'RRD', 'NM', 'NM-high']);
    expect(list('nghe-an')).toEqual(['NC', 'NC', 'NM', 'NM-high']);
    expect(list('lao-cai')).toEqual(['NM', 'NM', 'NM', 'NM-high']);
    expect(list('lam-dong')).toEqual(['CH', 'CH', 'CH', 'CH']);
  });

  it('are none for what is no former province', () => {
    expect([findCropRegion('atlantis', 0), season(null, '2026-11-23')]).toEqual([null, null]);
  });
});

// The vectors of domain-2.md §15.3.
test.each([
  ['lang-son', '2026-11-23', 'no sowing, no booting', ''],
  ['ha-noi', '2026-11-23', 'none', ''],
  ['ha-noi', '2026-01-22', 'sowing', 's'],
  ['ha-noi', '2026-04-14', 'no booting before 15/4', ''],
  ['ha-noi', '2026-04-15', 'booting', 'f'],
  ['can-tho', '2026-11-23', 'all of them', 'sfhd'],
  ['binh-dinh', '2026-02-10', 'booting at Quy Nhơn', 'f'],
  ['gia-lai', '2026-02-10', 'none at Pleiku', ''],
])('rice at %s on %s: %s', (province, date, _what, expected) => {
  expect(season(province, date)).toBe(expected);
});

it('rice of every region is sown, flowers and is cut in the months of §15.3', () => {
  const edges = (province: string, heightM = 10) =>
    CROP_CALENDAR_ROWS.rice
      .filter(({ regions }) => regions?.includes(findCropRegion(province, heightM) ?? 'RRD'))
      .map(({ sow = [], flower = [], harvest = [] }) => [sow[0], flower[0], harvest[0]].map((w) => w?.join(' ')));
  expect(edges('bac-giang')).toEqual([['01-15 03-05', '04-15 05-25', '05-25 06-30']]);
  expect(edges('lao-cai', 1500)).toEqual([['04-01 06-20', '07-20 09-10', '08-25 10-31']]);
  expect(edges('quang-tri')).toEqual([['12-15 02-28', '03-25 05-10', '05-01 06-05']]);
  expect(edges('ninh-thuan')).toEqual([['11-25 01-15', '02-10 03-31', '03-10 04-20']]);
  expect(edges('kon-tum')).toEqual([['12-01 01-15', '02-15 04-05', '03-25 05-15']]);
  expect(edges('tay-ninh')).toEqual([['11-15 12-31', '01-05 03-10', '02-10 04-20']]);
  expect(edges('long-an')).toEqual([['10-10 01-10', '11-20 03-20', '01-05 04-20']]);
});

describe('other crops (domain-2.md §15.6)', () => {
  it('are grown only where they are', () => {
    const grownAt = (province: string) => CROP_IDS.filter((crop) => season(province, '2026-11-23', crop) !== null);
    expect(grownAt('lang-son')).toEqual(['rice', 'maize', 'vegetables']);
    expect(grownAt('ha-noi')).toEqual(['rice', 'maize', 'vegetables']);
    expect(grownAt('dak-lak')).toEqual(['rice', 'maize', 'coffee', 'pepper', 'durian', 'vegetables']);
    expect(grownAt('tien-giang')).toEqual(['rice', 'maize', 'durian', 'dragonFruit', 'vegetables', 'shrimp']);
    expect(grownAt('dien-bien')).toEqual(['rice', 'maize', 'coffee', 'vegetables']);
  });

  test.each([
    ['dak-lak', '2026-11-23', 'coffee', 'hd'],
    ['dak-lak', '2026-02-20', 'coffee', 'fd'],
    ['dak-lak', '2026-06-20', 'coffee', 's'],
    ['dak-lak', '2026-03-10', 'pepper', 'hd'],
    ['dak-lak', '2026-08-20', 'durian', 'shd'],
    ['dong-nai', '2026-05-20', 'durian', 'hd'],
    ['binh-thuan', '2026-12-20', 'dragonFruit', 'fhd'],
    ['da-nang', '2026-06-20', 'vegetables', ''],
    ['ha-noi', '2026-09-20', 'maize', 'shd'],
    ['ca-mau', '2026-03-01', 'shrimp', 's'],
  ] as const)('%s on %s: %s', (province, date, crop, expected) => {
    expect(season(province, date, crop)).toBe(expected);
  });

  it('all say where their dates are from', () => {
    for (const rows of Object.values(CROP_CALENDAR_ROWS))
      for (const { source } of rows) expect(source).toContain('domain-2.md');
  });
});

describe('windows of the year', () => {
  it('take in both ends, and go over New Year', () => {
    const winter = [['12-15', '02-28']] as const;
    expect(
      ['2026-12-14', '2026-12-15', '2026-01-01', '2026-02-28', '2026-03-01'].map((d) => isInSeason(winter, at(d))),
    ).toEqual([false, true, true, true, false]);
  });

  it('are by the date in Vietnam', () => {
    expect(isInSeason([['01-15', '01-15']], Date.parse('2026-01-14T18:00:00Z') / 1000)).toBe(true);
  });

  it('move on with what was sown, over New Year too, and fill the year where they would overlap themselves', () => {
    expect(followWindows([['11-01', '12-31']], 95, 120)).toEqual([['02-04', '04-29']]);
    expect(followWindows([['01-15', '02-20']], 55, 70)).toEqual([['03-10', '04-30']]);
    expect(followWindows([['03-01', '12-31']], 0, 75)).toEqual([['01-01', '12-31']]);
  });
});
