import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { Batch } from './batch.ts';
import { listHourlyVariables } from './recipe.ts';
import type { OpenMeteoService } from './service.ts';

/** A request for a batch. */
export interface BatchRequest {
  /** With the key: for the request alone. */
  readonly url: string;
  /** The same for people, the key left out. */
  readonly shown: string;
  /** Short, for a line of the status. */
  readonly calledAs: string;
}

/** Which run of which service is asked for, and where. */
export interface AskedRun {
  readonly service: OpenMeteoService;
  /** Address above the call. */
  readonly url: string;
  readonly key: string | null;
  readonly runAt: EpochSeconds;
}

/**
 * Hours are asked for by name and not as days before and after today: batches that are fetched on both sides of midnight
 * then are of the same hours. The nearest cell of the model is asked for, since the points are cells of a grid, and no place
 * on land or at sea.
 */
export function makeRequest({ service, url, key, runAt }: AskedRun, { first, points }: Batch): BatchRequest {
  const { call, hours, recipes } = service;
  const hourly = listHourlyVariables(recipes).map(({ name }) => name);
  const address = `${url}/${call}`;
  const query = [
    `latitude=${points.map(({ lat }) => lat).join()}`,
    `longitude=${points.map(({ lng }) => lng).join()}`,
    `hourly=${hourly.join()}`,
    `start_hour=${toMinute(runAt + hours.from * HOUR_SECONDS)}`,
    `end_hour=${toMinute(runAt + hours.to * HOUR_SECONDS)}`,
    ...(call === 'forecast' ? ['wind_speed_unit=ms'] : []),
    'cell_selection=nearest',
    'timeformat=unixtime',
    'timezone=GMT',
  ].join('&');
  const withKey = (shownKey: string) => `${address}?${query}${key === null ? '' : `&apikey=${shownKey}`}`;
  return {
    url: withKey(key ?? ''),
    shown: withKey('…'),
    calledAs: `${address} (points ${first + 1}–${first + points.length} of ${service.cells.length})`,
  };
}

/** `2026-11-21T09:00` */
function toMinute(at: EpochSeconds): string {
  return new Date(at * 1000).toISOString().slice(0, 16);
}
