import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { Place } from '@portal/contract/endpoints/place-schema';
import type { SeaHour, SeaTide, weatherSea } from '@portal/contract/endpoints/sea';
import { joinIssued } from '@portal/contract/join-issued';
import type { Language } from '@portal/domain/language/language';
import type { WorkWarning } from '@portal/domain/safety/warning-gate';
import { assessBoat, findBoatGate } from '@portal/domain/sea/assess-boat';
import { BOAT_CLASSES, BOAT_LIMITS } from '@portal/domain/sea/boats.table';
import { computeTide, findTideStation, listTideTurns } from '@portal/domain/sea/tide';
import { TIDE_CREDIT } from '@portal/domain/sea/tide-stations.table';
import { type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { toWindLevel } from '@portal/domain/wind/wind-profile';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import { toWorkWarnings } from '../agriculture/find-work-conditions.ts';
import type { WeatherNeeds } from '../needs.ts';
import { readHoursAhead, readValue } from '../read-hours.ts';
import { SEA_COMPARED, SEA_WAVES, SEA_WIND } from '../reply-variables.table.ts';
import { round, roundTo, toDirection } from '../to-hour.ts';
import { noData, toIssued } from '../to-issued.ts';
import { readWaves, type Waves } from './read-waves.ts';

type Reply = EndpointReply<typeof weatherSea>;

const DEFAULT_DAYS = 3;
/** Boats are advised by spans of so many hours. */
const BLOCK_HOURS = 3;

/**
 * Waves, wind, tide and boats from the current hour on. Without a wave source a coast still has its wind; throws
 * `AppError` `noData` inland and where neither is known, and what `locate` throws.
 */
export function findSea(needs: WeatherNeeds, { query }: EndpointInput<typeof weatherSea>): Reply {
  const place = needs.places.locate(query);
  const count = (query.days ?? DEFAULT_DAYS) * 24;
  const waves = readWaves(needs, place, count);
  const wind = readHoursAhead(needs, place, count, ['windU10m', 'windV10m', 'windGust10m']);
  const isAtSea = waves.hours.some(({ heightM }) => heightM !== null) || needs.places.isCoastal?.(place) === true;
  const hours = Array.from({ length: count }, (_, hour) => toSeaHour(waves, wind, hour));
  if (!isAtSea || !hours.some(({ waveHeight, windSpeed }) => waveHeight !== null || windSpeed !== null)) throw noData();
  const { lang: language = 'vi' } = query;
  const { cell } = waves;
  const warnings = listSeaWarnings(needs, place, cell, language);
  const tide = findTide(place, wind.startAt, count, language);
  return {
    place,
    issued: issueSea(waves, wind, count, tide !== null),
    hours,
    cell:
      cell === null
        ? null
        : { lat: round(cell.lat, 3), lng: round(cell.lng, 3), distanceKm: round(cell.distanceKm, 0) },
    tide,
    boats: listBoats(hours, wind.startAt, warnings),
  };
}

function toSeaHour({ hours }: Waves, { startAt, variables }: PlaceSeries, hour: number): SeaHour {
  const waves = hours[hour];
  const wind = toWindLevel(readValue(variables.windU10m, hour), readValue(variables.windV10m, hour));
  return {
    at: formatMoment(startAt + hour * HOUR_SECONDS),
    waveHeight: roundTo(waves?.heightM ?? null, 1),
    waveHeightHigh: roundTo(waves?.highM ?? null, 1),
    wavePeriod: roundTo(waves?.periodS ?? null, 1),
    waveDirection: toDirection(waves?.directionDeg ?? null),
    swellHeight: roundTo(waves?.swellM ?? null, 1),
    windSpeed: roundTo(wind?.speedMs ?? null, 1),
    windGust: roundTo(readValue(variables.windGust10m, hour), 1),
    windDirection: toDirection(wind?.directionDeg ?? null),
  };
}

function issueSea({ series, compared }: Waves, wind: PlaceSeries, count: number, hasTide: boolean): Reply['issued'] {
  const range = { from: 0, to: count };
  const issued = joinIssued([
    toIssued(series, range, SEA_WAVES),
    toIssued(wind, range, SEA_WIND),
    ...compared.map((series) => toIssued(series, range, SEA_COMPARED)),
  ]);
  return hasTide ? { ...issued, credits: [...issued.credits, TIDE_CREDIT] } : issued;
}

/** Warnings for the place and for the water off it: bulletins about the sea often cover no land. */
function listSeaWarnings(
  { gates, warnings }: WeatherNeeds,
  place: Place,
  cell: Waves['cell'],
  language: Language,
): WorkWarning[] {
  const spots =
    cell === null ? [place] : [place, { ...place, slug: null, province: null, lat: cell.lat, lng: cell.lng }];
  const found = spots.flatMap((spot) => [...(gates?.(spot, language) ?? []), ...(warnings?.(spot, language) ?? [])]);
  const byId = new Map(found.map((warning) => [`${warning.id} ${warning.expiresAt}`, warning]));
  return toWorkWarnings([...byId.values()]);
}

function findTide(place: Place, startAt: EpochSeconds, count: number, language: Language): SeaTide | null {
  const near = findTideStation(place);
  if (near === null) return null;
  const { station, distanceKm } = near;
  const toHeight = (heightM: number): number => round(heightM, 2);
  return {
    station: station.name[language],
    distanceKm: round(distanceKm, 0),
    basis: 'station',
    errorMinutes: station.error?.minutes ?? null,
    errorHeight: station.error?.metres ?? null,
    turns: listTideTurns(station, startAt, startAt + count * HOUR_SECONDS).map(({ at, heightM, kind }) => ({
      at: formatMoment(at),
      height: toHeight(heightM),
      kind,
    })),
    curve: Array.from({ length: count + 1 }, (_, hour) => startAt + hour * HOUR_SECONDS).map((at) => ({
      at: formatMoment(at),
      height: toHeight(computeTide(station, at)),
    })),
  };
}

/** Advice from the figures as shown, so that no reader finds a wave above a limit beside a boat that may go. */
function listBoats(hours: readonly SeaHour[], startAt: EpochSeconds, warnings: readonly WorkWarning[]): Reply['boats'] {
  const blocks = Array.from({ length: Math.floor(hours.length / BLOCK_HOURS) }, (_, block) => {
    const from = startAt + block * BLOCK_HOURS * HOUR_SECONDS;
    const to = from + BLOCK_HOURS * HOUR_SECONDS;
    const inside = hours.slice(block * BLOCK_HOURS, (block + 1) * BLOCK_HOURS);
    return { from, to, inside, gate: findBoatGate(from, to, warnings) };
  });
  return BOAT_CLASSES.map((boat) => ({
    class: boat,
    waveLimit: BOAT_LIMITS[boat].waveM,
    forceLimit: BOAT_LIMITS[boat].force,
    blocks: blocks.map(({ from, to, inside, gate }) => ({
      from: formatMoment(from),
      to: formatMoment(to),
      ...assessBoat(BOAT_LIMITS[boat], inside, gate),
    })),
  }));
}
