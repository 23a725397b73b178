import { CLIMATE_REGION_IDS, type ClimateRegionId } from '@portal/domain/climate/climate-region';
import type { RegionTerciles, SeasonalOutlook } from '@portal/domain/climate/seasonal-outlook';
import { describe, expect, it } from 'vitest';
import { makeSampleClimate } from './climate.fixture.ts';
import { describeSeasonal } from './describe-seasonal.ts';
import { writeClimateText } from './write-climate-text.ts';

const EVEN = { below: 0.33, near: 0.34, above: 0.33 };
const WARM = { below: 0.18, near: 0.3, above: 0.52 };
const DRY = { below: 0.45, near: 0.3, above: 0.25 };

function makeOutlook(of: (region: ClimateRegionId, month: string) => RegionTerciles): SeasonalOutlook {
  const months = ['2026-11', '2026-12', '2027-01', '2027-02'].map((month) => ({
    month,
    regions: Object.fromEntries(CLIMATE_REGION_IDS.map((region) => [region, of(region, month)])) as Record<
      ClimateRegionId,
      RegionTerciles
    >,
  }));
  return { issueMonth: '2026-11', months };
}

const NORTHERN = makeOutlook((region, month) => ({
  temperature: region.startsWith('north') ? WARM : EVEN,
  rain: month === '2027-01' && region === 'south' ? DRY : EVEN,
}));
const QUIET = makeOutlook(() => ({ temperature: EVEN, rain: null }));
const VI = { language: 'vi', temperatureUnit: 'C' } as const;
const EN = { language: 'en', temperatureUnit: 'C' } as const;

describe('the seasonal part of a bulletin', () => {
  const months = { kind: '3-months', area: 'country' } as const;

  it('names what stands out by month and region, then model, month of issue and credit', () => {
    const { seasonal, headline, madeOf, limits } = writeClimateText(makeSampleClimate(months, undefined, NORTHERN), VI);
    expect(seasonal.heading).toBe('Xu thế từng tháng');
    expect(seasonal.sentences.slice(0, 2)).toEqual([
      'Tháng 12/2026: nghiêng về ấm hơn bình thường ở Tây Bắc (52%), Việt Bắc và Đông Bắc (52%), Bắc Trung Bộ (52%).',
      'Tháng 1/2027: nghiêng về ấm hơn bình thường ở Tây Bắc (52%), Việt Bắc và Đông Bắc (52%), Bắc Trung Bộ (52%); nghiêng về mưa ít hơn bình thường ở Nam Bộ (45%).',
    ]);
    expect(seasonal.sentences.at(-1)).toMatch(/^Theo NMME.*phát hành tháng 11\/2026:.*Kirtman/);
    const all = [...headline, ...madeOf.sentences, ...limits.sentences].join(' ');
    expect(all).toContain('chỉ có xác suất theo tháng của dự báo mùa');
    expect(all).not.toMatch(/chưa có nguồn dự báo mùa|chưa kết nối nguồn|không nêu xác suất/);
  });

  it('is that of its region only, also in English', () => {
    const bulletin = makeSampleClimate({ ...months, area: 'south' }, undefined, NORTHERN);
    const { sentences } = writeClimateText(bulletin, EN).seasonal;
    expect(sentences).toHaveLength(2);
    expect(sentences[0]).toBe('January 2027: leaning drier than normal in South (45%).');
    expect(sentences[1]).toMatch(/^From NMME.*issued in November 2026:.*Kirtman et al\., 2014/);
  });

  it('says nothing where nothing stands out, without a forecast, once out of date and for a few days', () => {
    const write = (...parts: Parameters<typeof makeSampleClimate>) => writeClimateText(makeSampleClimate(...parts), VI);
    expect(write(months, undefined, QUIET).seasonal.sentences).toEqual([]);
    expect(write(months).seasonal.sentences).toEqual([]);
    expect(write(months).headline.join(' ')).toContain('chưa có nguồn dự báo mùa');
    expect(write(months, undefined, { ...NORTHERN, issueMonth: '2026-09' }).seasonal.sentences).toEqual([]);
    const month = Date.parse('2027-05-01T00:00:00+07:00') / 1000;
    expect(write({ kind: '1-month', month }, undefined, NORTHERN).seasonal.sentences).toEqual([]);
    expect(describeSeasonal({ issueMonth: '2026-11', months: [] }, 'vi')).toEqual([]);
  });
});
