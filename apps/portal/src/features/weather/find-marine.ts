import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { weatherMarine } from '@portal/contract/endpoints/weather';
import { formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { toWindLevel } from '@portal/domain/wind/wind-profile';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import type { WeatherNeeds } from './needs.ts';
import { readHoursAhead, readValue } from './read-hours.ts';
import { MARINE_VARIABLES } from './reply-variables.table.ts';
import { roundTo, toDirection } from './to-hour.ts';
import { noData, toIssued } from './to-issued.ts';

type Reply = EndpointReply<typeof weatherMarine>;

const DEFAULT_DAYS = 3;

/**
 * Waves and wind at sea from the current hour; on a coast the waves are those of the nearest cell at sea. Throws
 * `AppError` `noData` without waves (inland, or without a wave source), and what `locate` throws.
 */
export function findMarine(needs: WeatherNeeds, { query }: EndpointInput<typeof weatherMarine>): Reply {
  const place = needs.places.locate(query);
  const count = (query.days ?? DEFAULT_DAYS) * 24;
  const series = readHoursAhead(needs, place, count, [
    'waveHeight',
    'wavePeriod',
    'waveDirection',
    'windU10m',
    'windV10m',
  ]);
  const hours = Array.from({ length: count }, (_, hour) => toMarineHour(series, hour));
  if (hours.every(({ waveHeight }) => waveHeight === null)) throw noData();
  return { place, issued: toIssued(series, { from: 0, to: count }, MARINE_VARIABLES), hours };
}

function toMarineHour({ startAt, variables }: PlaceSeries, hour: number): Reply['hours'][number] {
  const wind = toWindLevel(readValue(variables.windU10m, hour), readValue(variables.windV10m, hour));
  return {
    at: formatMoment(startAt + hour * HOUR_SECONDS),
    waveHeight: roundTo(readValue(variables.waveHeight, hour), 1),
    wavePeriod: roundTo(readValue(variables.wavePeriod, hour), 1),
    waveDirection: toDirection(readValue(variables.waveDirection, hour)),
    windSpeed: roundTo(wind?.speedMs ?? null, 1),
    windDirection: toDirection(wind?.directionDeg ?? null),
  };
}
