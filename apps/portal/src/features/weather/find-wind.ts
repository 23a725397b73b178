import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { weatherWind } from '@portal/contract/endpoints/weather';
import { formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findShearExponent, toWindLevel, type WindLevels, windAtHeight } from '@portal/domain/wind/wind-profile';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import { isSeaHour } from '@portal/forecast/series/sea-cell';
import type { WeatherNeeds } from './needs.ts';
import { readHoursAhead, readValue } from './read-hours.ts';
import { WIND_VARIABLES } from './reply-variables.table.ts';
import { roundTo, toDirection } from './to-hour.ts';
import { getIssued } from './to-issued.ts';

type Reply = EndpointReply<typeof weatherWind>;
type WindHour = Reply['hours'][number];

const HOURS = 48;
/** Heights of cranes, masts and turbine hubs, metres above ground. */
const HEIGHTS_M = [10, 30, 50, 80, 100, 120, 150] as const;

/**
 * Wind at heights for 48 hours. A place counts as at sea if a source has waves for the very point. Throws `AppError` `noData`
 * without wind, and what `locate` throws.
 */
export function findWind(needs: WeatherNeeds, { query }: EndpointInput<typeof weatherWind>): Reply {
  const place = needs.places.locate(query);
  const series = readHoursAhead(needs, place, HOURS, ['windU10m', 'windV10m', 'windU100m', 'windV100m', 'waveHeight']);
  const issued = getIssued(series, { from: 0, to: HOURS }, WIND_VARIABLES);
  return { place, issued, hours: Array.from({ length: HOURS }, (_, hour) => toWindHour(series, hour)) };
}

function toWindHour(series: PlaceSeries, hour: number): WindHour {
  const { startAt, variables } = series;
  const at10m = toWindLevel(readValue(variables.windU10m, hour), readValue(variables.windV10m, hour));
  const at100m = toWindLevel(readValue(variables.windU100m, hour), readValue(variables.windV100m, hour));
  const surface = isSeaHour(series, hour) ? 'sea' : 'land';
  const winds = HEIGHTS_M.map((height) => ({ height, wind: windAtHeight({ at10m, at100m }, height, surface) }));
  return {
    at: formatMoment(startAt + hour * HOUR_SECONDS),
    basis: winds[0]?.wind?.basis ?? null,
    exponent: findExponent({ at10m, at100m }),
    levels: winds.map(({ height, wind }) => ({
      height,
      windSpeed: roundTo(wind?.speedMs ?? null, 1),
      windDirection: toDirection(wind?.directionDeg ?? null),
    })),
  };
}

/** Shear exponent between the two levels as shown; null without both. */
export function findExponent({ at10m, at100m }: WindLevels): number | null {
  if (at10m === null || at100m === null) return null;
  return roundTo(findShearExponent(at10m.speedMs, at100m.speedMs), 2);
}
