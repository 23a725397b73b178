import type { RainSlice } from '@portal/domain/weather/rain-spells';
import { describe, expect, it } from 'vitest';
import { describeRainLine, findRainOutlook } from './rain-line.ts';

const BASE = Date.parse('2026-08-03T14:10:00+07:00') / 1000;

/** The current ten minutes and the 18 after them; missing values are dry. */
function makeSlices(rates: readonly (number | null)[], chances: readonly number[] = []): RainSlice[] {
  return Array.from({ length: 19 }, (_, index) => ({
    fromAt: BASE + 600 * index,
    toAt: BASE + 600 * (index + 1),
    rainMmh: index < rates.length ? (rates[index] ?? null) : 0,
    chancePercent: chances[index] ?? null,
    thunder: null,
  }));
}

const sayBoth = (slices: readonly RainSlice[], mayBeDry = true) =>
  (['vi', 'en'] as const).map(
    (language) => describeRainLine(findRainOutlook(slices), language, mayBeDry)?.text ?? null,
  );

describe('the rain of a place in a line', () => {
  it('names rain of now with its end, and rain to come with its beginning', () => {
    expect(sayBoth(makeSlices([1, 1]))).toEqual(['đang mưa nhỏ, tạnh 14:30', 'light rain now, over by 14:30']);
    expect(sayBoth(makeSlices([0, 0, 3, 3]))).toEqual(['mưa vừa từ 14:30', 'moderate rain from 14:30']);
    expect(describeRainLine(findRainOutlook(makeSlices([0, 3])), 'vi', true)?.isLikely).toBe(true);
  });

  it('says from when on it is of its strongest class', () => {
    expect(sayBoth(makeSlices([1, 1, 1, 20, 20]))).toEqual([
      'đang mưa nhỏ, to từ 14:40',
      'light rain now, heavy from 14:40',
    ]);
    expect(sayBoth(makeSlices([0, 1, 1, 4]))).toEqual([
      'mưa từ 14:20, vừa từ 14:40',
      'rain from 14:20, moderate from 14:40',
    ]);
  });

  it.each([
    [39, 'có thể mưa vừa từ 14:20', 'a slight chance of moderate rain from 14:20'],
    [40, 'khả năng mưa vừa từ 14:20', 'a good chance of moderate rain from 14:20'],
    [69, 'khả năng mưa vừa từ 14:20', 'a good chance of moderate rain from 14:20'],
  ])('hedges rain of a chance of %i percent', (chance, vi, en) => {
    const outlook = findRainOutlook(makeSlices([0, 3, 3], [0, chance, chance]));
    expect(describeRainLine(outlook, 'vi', true)).toEqual({ text: vi, isLikely: false });
    expect(describeRainLine(outlook, 'en', true)).toEqual({ text: en, isLikely: false });
  });

  it('says rain plainly from 70 percent', () => {
    const outlook = findRainOutlook(makeSlices([0, 3], [0, 70]));
    expect(describeRainLine(outlook, 'vi', true)).toEqual({ text: 'mưa vừa từ 14:20', isLikely: true });
  });

  it('says dry only of what is known, and not where an emergency is in force', () => {
    expect(sayBoth(makeSlices([]))).toEqual(['khô trong 3 giờ', 'dry for 3 hours']);
    expect(sayBoth(makeSlices([0, 0, 0, null]))).toEqual(['khô đến 14:40', 'dry until 14:40']);
    expect(sayBoth(makeSlices([null]))).toEqual([null, null]);
    expect(sayBoth(makeSlices([]), false)).toEqual([null, null]);
    expect(sayBoth(makeSlices([1, 1]), false)).toEqual(['đang mưa nhỏ', 'light rain now']);
  });

  it('leaves open what is neither dry nor rain', () => {
    const dry = (chance: number) => makeSlices([0], [...Array<number>(6).fill(chance), ...Array<number>(13).fill(0)]);
    expect(sayBoth(dry(25))).toEqual(['có thể có mưa', 'a slight chance of rain']);
    expect(sayBoth(dry(45))).toEqual(['khả năng có mưa', 'a good chance of rain']);
  });
});
