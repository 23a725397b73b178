import { type ClimateBulletin, type ClimateOrder, makeClimateBulletin } from '@portal/domain/climate/climate-bulletin';
import { CLIMATE_REGION_IDS } from '@portal/domain/climate/climate-region';
import type { SeasonalOutlook } from '@portal/domain/climate/seasonal-outlook';
import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';

const TODAY = Date.parse('2026-11-21T00:00:00+07:00') / 1000;
const NORMAL = { temperatureC: 20, rainMm: 4 };

/**
 * A bulletin of uniform weather: forecast 1.2 °C above normal in the north-west and 0.8 °C elsewhere, with half the
 * normal rain.
 */
export function makeSampleClimate(
  order: Partial<ClimateOrder> = {},
  known = { past: 30, ahead: 15 },
  outlook: SeasonalOutlook | null = null,
): ClimateBulletin {
  const climates = CLIMATE_REGION_IDS.map((region, index) => ({
    region,
    areaKm2: 100,
    normalOf: () => NORMAL,
    days: new Map(
      Array.from({ length: known.past + known.ahead }, (_, at) => {
        const day = at - known.past;
        const value =
          day < 0
            ? { temperatureC: 20.1, rainMm: 5.6, basis: 'analysis' as const }
            : { temperatureC: index === 0 ? 21.2 : 20.8, rainMm: 2, basis: 'forecast' as const };
        return [TODAY + day * DAY_SECONDS, value] as const;
      }),
    ),
  }));
  const month = Date.parse('2026-12-01T00:00:00+07:00') / 1000;
  return makeClimateBulletin({ kind: '30-days', area: 'country', month, ...order }, climates, {
    now: TODAY + 14 * 3600,
    isDemo: false,
    outlook,
  });
}
