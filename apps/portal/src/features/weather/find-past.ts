import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { weatherPast } from '@portal/contract/endpoints/weather';
import { AppError } from '@portal/contract/errors';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import { startOfHour } from '@portal/domain/time/vietnam-time';
import { deriveHours } from '@portal/forecast/series/derive-hours';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import type { VariableName } from '@portal/forecast/variables/variable.table';
import type { WeatherNeeds } from './needs.ts';
import { parsePastSpan } from './past-span.ts';
import { PAST_VARIABLES } from './reply-variables.table.ts';
import { toHour } from './to-hour.ts';
import { getIssued, toIssued } from './to-issued.ts';

type Reply = EndpointReply<typeof weatherPast>;

const READ: readonly VariableName[] = PAST_VARIABLES.flatMap(([, variables]) => variables);

/**
 * Rain and temperature of hours that are over. Throws `AppError` `badInput` for a span that is none, `noData` where no
 * hour of it is known, and what `locate` throws.
 */
export function findPast(needs: WeatherNeeds, { query }: EndpointInput<typeof weatherPast>): Reply {
  const now = needs.clock();
  const language = query.lang ?? 'vi';
  const span = parsePastSpan(query, now, language);
  if (!('hours' in span)) throw new AppError('badInput', { errors: span });
  const place = needs.places.locate(query);
  const series = readPlaceSeries(needs.store, {
    point: place.stationCode === null ? { lat: place.lat, lng: place.lng } : getStationCellCentre(place.stationCode),
    placeHeightM: place.elevation,
    ...span,
    now: startOfHour(now),
    demo: needs.demo(),
    variables: READ,
  });
  // A day whose first hour is not over yet is no day without data.
  const toStatement = span.hours === 0 ? toIssued : getIssued;
  const issued = toStatement(series, { from: 0, to: span.hours }, PAST_VARIABLES);
  const hours = deriveHours(series).map((hour) => {
    const { at, rain, temperature } = toHour(hour, language, place.elevation);
    return { at, rain, temperature };
  });
  return { place, issued, hours, basis: 'analysis' };
}
