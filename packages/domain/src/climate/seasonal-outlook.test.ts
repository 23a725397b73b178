import { describe, expect, it } from 'vitest';
import { parseDate } from '#time/vietnam-time.ts';
import { CLIMATE_REGION_IDS, type ClimateRegionId } from './climate-region.ts';
import {
  findLikelyTercile,
  isCurrentOutlook,
  listMonthOutlooks,
  type RegionTerciles,
  type SeasonalOutlook,
} from './seasonal-outlook.ts';

const at = (date: string): number => parseDate(date) ?? 0;

it.each([
  [
    { below: 0.2, near: 0.3, above: 0.5 },
    { tercile: 'above', percent: 50 },
  ],
  [
    { below: 0.4, near: 0.35, above: 0.25 },
    { tercile: 'below', percent: 40 },
  ],
  [
    { below: 0.3, near: 0.44, above: 0.26 },
    { tercile: 'near', percent: 44 },
  ],
  [{ below: 0.399, near: 0.3, above: 0.301 }, null],
  [{ below: 0.4, near: 0.2, above: 0.4 }, null],
  [null, null],
])('of %j stands out %j', (terciles, expected) => expect(findLikelyTercile(terciles)).toEqual(expected));

const UNKNOWN: RegionTerciles = { temperature: null, rain: null };

function makeOutlook(months: readonly string[]): SeasonalOutlook {
  const warm = { temperature: { below: 0.1, near: 0.3, above: 0.6 }, rain: { below: 0.33, near: 0.34, above: 0.33 } };
  const regions = Object.fromEntries(
    CLIMATE_REGION_IDS.map((region) => [region, region === 'south' ? warm : UNKNOWN]),
  ) as Record<ClimateRegionId, RegionTerciles>;
  return { issueMonth: '2026-11', months: months.map((month) => ({ month, regions })) };
}

describe('the months of a span', () => {
  const outlook = makeOutlook(['2026-11', '2026-12', '2027-01', '2027-02', '2027-03']);
  const list = (from: string, to: string, now = '2026-11-29') =>
    listMonthOutlooks(outlook, ['south'], { from: at(from), to: at(to) }, at(now)).map(({ month }) => month);

  it('are those after the current one with ten days or more in it', () => {
    expect(list('2026-11-29', '2027-02-27')).toEqual(['2026-12', '2027-01', '2027-02']);
    expect(list('2026-12-14', '2027-01-10')).toEqual(['2026-12']);
    expect(list('2026-12-14', '2027-01-11')).toEqual(['2026-12', '2027-01']);
    expect(list('2026-12-01', '2027-01-01', '2026-12-10')).toEqual([]);
    expect(list('2027-04-01', '2027-05-01')).toEqual([]);
  });

  it('say what stands out by region', () => {
    const span = { from: at('2026-12-01'), to: at('2027-01-01') };
    expect(listMonthOutlooks(outlook, ['highlands', 'south'], span, at('2026-11-29'))).toEqual([
      {
        month: '2026-12',
        regions: [
          { region: 'highlands', temperature: null, rain: null },
          { region: 'south', temperature: { tercile: 'above', percent: 60 }, rain: null },
        ],
      },
    ]);
  });
});

it('is current in the month of issue and the next, also across the year', () => {
  const of = (issueMonth: string, now: string) => isCurrentOutlook({ issueMonth, months: [] }, at(now));
  expect([of('2026-11', '2026-11-08'), of('2026-11', '2026-12-31'), of('2026-12', '2027-01-15')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([of('2026-11', '2027-01-01'), of('2026-12', '2026-11-30')]).toEqual([false, false]);
});
