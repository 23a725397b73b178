import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findNewestMeasurement, type Measurement, NEAR_STATION } from '@portal/domain/observation/measurement';
import type { Station } from '@portal/domain/observation/observed-day';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { readObservedHours } from './read-observations.ts';
import { listStations } from './station-list.ts';
import { createTafReader } from './taf-store.ts';

/** A measurement, and where it was made. */
export interface NearMeasurement {
  readonly station: Station;
  readonly distanceKm: number;
  readonly measurement: Measurement;
}

interface NearNeeds {
  readonly dataDir: string;
  /** Ground height of a station without a listed one, metres; null if unknown. */
  readonly findHeight: (point: LatLng) => number | null;
}

/** Public stations around a place at its height (`NEAR_STATION`), the nearest first; none for an unknown height. */
function listNear({ dataDir, findHeight }: NearNeeds, point: LatLng, heightM: number | null) {
  if (heightM === null) return [];
  return listStations(dataDir)
    .filter(({ network }) => network !== 'own')
    .map((station) => ({ station, distanceKm: greatCircleKm(point, station) }))
    .filter(({ distanceKm }) => distanceKm <= NEAR_STATION.distanceKm)
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .filter(({ station }) => {
      const stationHeightM = station.heightM ?? findHeight(station);
      return stationHeightM !== null && Math.abs(stationHeightM - heightM) <= NEAR_STATION.heightM;
    });
}

/** Finds the valid forecast of the nearest airport around a place that has one, within `NEAR_STATION`. */
export function createNearestTaf(needs: NearNeeds) {
  const find = createTafReader(needs.dataDir);
  return (point: LatLng, heightM: number | null, now: EpochSeconds) => {
    for (const { station } of listNear(needs, point, heightM)) {
      const taf = station.network === 'metar' ? find(station.id, now) : null;
      if (taf !== null) return { station, taf };
    }
    return null;
  };
}

interface NearestNeeds extends NearNeeds {
  /** Called with one line per damaged file. */
  readonly onProblem: (problem: string) => void;
}

/** How long a station's newest report is cached: a year's file takes milliseconds to decode, and every page asks. */
const CACHE_SECONDS = 60;

interface CachedReport {
  readonly readAt: EpochSeconds;
  readonly measurement: Measurement | null;
}

/**
 * Finds the newest measurement of the nearest public station around a place, within `NEAR_STATION`. The operator's own
 * stations are left out: they may belong to a customer. Unknown heights count as too different. The returned function
 * throws the system's error.
 */
export function createNearestMeasurement(needs: NearestNeeds) {
  const { dataDir, onProblem } = needs;
  const cache = new Map<string, CachedReport>();

  function readNewest(station: Station, now: EpochSeconds): Measurement | null {
    const known = cache.get(station.id);
    if (known !== undefined && known.readAt <= now && now < known.readAt + CACHE_SECONDS) return known.measurement;
    const from = now - NEAR_STATION.ageSeconds;
    // A report may be of a minute ahead, as station clocks are.
    const { observations, problems } = readObservedHours(dataDir, station, from, now + CACHE_SECONDS);
    for (const problem of problems) onProblem(problem);
    const measurement = findNewestMeasurement(observations);
    cache.set(station.id, { readAt: now, measurement });
    return measurement;
  }

  return (point: LatLng, heightM: number | null, now: EpochSeconds): NearMeasurement | null => {
    for (const { station, distanceKm } of listNear(needs, point, heightM)) {
      const measurement = readNewest(station, now);
      if (measurement !== null && now - measurement.at < NEAR_STATION.ageSeconds)
        return { station, distanceKm, measurement };
    }
    return null;
  };
}
