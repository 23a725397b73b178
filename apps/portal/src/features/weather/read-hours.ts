import type { Place } from '@portal/contract/endpoints/place-schema';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import { startOfHour } from '@portal/domain/time/vietnam-time';
import type { HourlyValues, PlaceSeries } from '@portal/forecast/series/place-series';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import type { VariableName } from '@portal/forecast/variables/variable.table';
import type { WeatherNeeds } from './needs.ts';

/** Series of some variables at a place from the current hour; from one source only, if named. */
export function readHoursAhead(
  needs: WeatherNeeds,
  place: Place,
  hours: number,
  variables: readonly VariableName[],
  source?: string,
): PlaceSeries {
  const hourAt = startOfHour(needs.clock());
  return readPlaceSeries(needs.store, {
    point: place.stationCode === null ? { lat: place.lat, lng: place.lng } : getStationCellCentre(place.stationCode),
    placeHeightM: place.elevation,
    isCoastal: variables.includes('waveHeight') && needs.places.isCoastal?.(place) === true,
    startAt: hourAt,
    hours,
    now: hourAt,
    demo: needs.demo(),
    variables,
    ...(source === undefined ? {} : { source }),
  });
}

export function readValue(hourly: HourlyValues | undefined, hour: number): number | null {
  const value = hourly?.values[hour];
  return value === undefined || Number.isNaN(value) ? null : value;
}
