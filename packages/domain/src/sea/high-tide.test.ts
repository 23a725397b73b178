import { describe, expect, it } from 'vitest';
import { formatMoment } from '#time/vietnam-time.ts';
import { findTidalArea, type HighTide, isSpringTide, listHighTides, mayFloodAtHighTide } from './high-tide.ts';

const at = (text: string): number => Date.parse(`${text}+07:00`) / 1000;
const HAI_PHONG = { lat: 20.86, lng: 106.68, province: 'hai-phong' };
const DISTRICT_1 = { lat: 10.77, lng: 106.7, province: 'ho-chi-minh' };
const CAN_THO = { lat: 10.03, lng: 105.78, province: 'can-tho' };

function list(place: typeof HAI_PHONG, from: string, to: string): HighTide[] {
  const area = findTidalArea(place);
  return area === null ? [] : listHighTides(area, place, at(from), at(to));
}
const nameSpan = ({ from, to }: HighTide): string =>
  `${formatMoment(from).slice(5, 13)}–${formatMoment(to).slice(5, 13)}`;

describe('a tidal area', () => {
  it.each([
    ['the low part of Hải Phòng', HAI_PHONG, 'station'],
    ['the west of Hải Phòng, which was Hải Dương', { ...HAI_PHONG, lat: 20.94, lng: 106.1 }, undefined],
    ['the centre of TP. Hồ Chí Minh', DISTRICT_1, 'hours'],
    ['Vũng Tàu, whose province reaches to Phú An', { ...DISTRICT_1, lat: 10.35, lng: 107.08 }, undefined],
    ['Cần Thơ', CAN_THO, 'days'],
    ['Hà Nội', { lat: 21.03, lng: 105.85, province: 'ha-noi' }, undefined],
    ['a point at sea', { lat: 20.6, lng: 107, province: null }, undefined],
  ])('%s', (_, place, basis) => {
    expect(findTidalArea(place)?.basis).toBe(basis);
  });
});

describe('spring tide', () => {
  // Full moon on 24 November 2026 at 21:53, new moon on 9 November at 14:02.
  it.each([
    ['2026-11-21T23:59', false],
    ['2026-11-22T00:00', true],
    ['2026-11-26T23:59', true],
    ['2026-11-27T00:00', false],
    ['2026-11-07T00:00', true],
    ['2026-11-12T00:00', false],
  ])('%s: %s', (text, expected) => {
    expect(isSpringTide(at(text))).toBe(expected);
  });
});

describe('high tides', () => {
  it.each([
    ['2025-08-06', '14:33'],
    ['2025-11-25', '07:05'],
    ['2026-02-19', '06:00'],
  ])('at Hòn Dấu hold the official high water of %s %s', (day, clock) => {
    const official = at(`${day}T${clock}`);
    const tides = list(HAI_PHONG, `${day}T00:00`, `${day}T23:59`);
    expect(tides.some(({ from, to }) => from <= official && official < to)).toBe(true);
    for (const { turn, from, to } of tides) {
      expect(turn?.heightM).toBeGreaterThanOrEqual(1);
      expect(to - from).toBeLessThanOrEqual(5 * 3600);
    }
  });

  it('are left out at Hòn Dấu while the tide is weak', () => {
    const month = list(HAI_PHONG, '2025-11-01T00:00', '2025-12-01T00:00');
    expect(month.length).toBeGreaterThan(5);
    expect(month.length).toBeLessThan(25);
  });

  it('come at Phú An in the usual hours of spring-tide days of the season, also those that are running', () => {
    expect(list(DISTRICT_1, '2026-11-21T20:00', '2026-11-24T05:00').map(nameSpan)).toEqual([
      '11-22T04–11-22T07',
      '11-22T17–11-22T19',
      '11-23T04–11-23T07',
      '11-23T17–11-23T19',
      '11-24T04–11-24T07',
    ]);
    expect(list(DISTRICT_1, '2026-11-22T18:30', '2026-11-22T23:00').map(nameSpan)).toEqual(['11-22T17–11-22T19']);
    expect(list(DISTRICT_1, '2026-08-12T00:00', '2026-08-15T00:00')).toEqual([]);
  });

  it('are whole days where no hours are known', () => {
    expect(list(CAN_THO, '2026-11-25T13:00', '2026-11-28T13:00').map(nameSpan)).toEqual([
      '11-25T00–11-26T00',
      '11-26T00–11-27T00',
    ]);
  });
});

describe('rain at high tide', () => {
  it.each([
    [10, 40, true],
    [9.9, 40, false],
    [10, 39, false],
    [null, 90, null],
    [30, null, null],
  ])('%s mm at %s %%: %s', (rain, rainProbability, expected) => {
    expect(mayFloodAtHighTide({ rain, rainProbability })).toBe(expected);
  });
});
