import { CLIMATE_REGION_IDS, type ClimateRegionId } from '@portal/domain/climate/climate-region';
import type { RegionTerciles, SeasonalOutlook } from '@portal/domain/climate/seasonal-outlook';
import { expect, it } from 'vitest';
import { SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { listSeasonalLines } from './ninety-days-page.tsx';

const WARM = { below: 0.1, near: 0.35, above: 0.55 };

/** Warm in the Red River delta only, from August to November 2026. */
const OUTLOOK: SeasonalOutlook = {
  issueMonth: '2026-08',
  months: ['2026-08', '2026-09', '2026-10', '2026-11'].map((month) => ({
    month,
    regions: Object.fromEntries(
      CLIMATE_REGION_IDS.map((region) => [
        region,
        { temperature: region === 'redRiverDelta' ? WARM : null, rain: null },
      ]),
    ) as Record<ClimateRegionId, RegionTerciles>,
  })),
};

/** Lines for a province on 3 August 2026. */
const list = (province: string | null, outlook: SeasonalOutlook | null = OUTLOOK) =>
  listSeasonalLines(makeSampleRequest({ language: 'vi', findSeasonalOutlook: () => outlook }), {
    place: { ...SAMPLE_PLACE, province },
    kind: 'province',
    note: null,
    nearby: [],
  });

it('are of the months after the forecast, in the region of the place', () => {
  const lines = list('ha-noi');
  expect(lines.slice(0, 2)).toEqual([
    'Tháng 9/2026: nghiêng về ấm hơn bình thường ở Đồng bằng Bắc Bộ (55%).',
    'Tháng 10/2026: nghiêng về ấm hơn bình thường ở Đồng bằng Bắc Bộ (55%).',
  ]);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain('phát hành tháng 8/2026');
});

it('are none where nothing stands out, abroad, and without a seasonal forecast', () => {
  expect([list('ca-mau'), list(null), list('ha-noi', null)]).toEqual([[], [], []]);
  const nothing = makeSampleRequest({ language: 'vi' });
  expect(listSeasonalLines(nothing, { place: SAMPLE_PLACE, kind: 'province', note: null, nearby: [] })).toEqual([]);
});
