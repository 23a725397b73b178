import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { StormPoint, WindRadii } from '@portal/domain/storm/storm';
import { formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { AdvisoryError } from './advisory-error.ts';

/** Sanity limits, beyond every record: the strongest 1-minute wind was 95 m/s, the deepest storm 870 hPa. */
const LIMITS = {
  windMs: { least: 0, most: 110, unit: 'm/s' },
  gustMs: { least: 0, most: 140, unit: 'm/s' },
  pressure: { least: 850, most: 1050, unit: 'hPa' },
  errorKm: { least: 0, most: 2000, unit: 'km' },
} as const;
const FARTHEST_RADIUS_KM = 1500;
/** Faster than any storm, also one that has become extratropical, km/h. */
export const FASTEST_KMH = 130;
/** Forecasts of centres reach five and a half days at most. */
const LONGEST_HOURS = 144;
/** The Northwest Pacific with its shores; forecasts may leave it to the north-east. */
const NORTHERNMOST = 75;
const WESTERNMOST = 85;
const EASTERNMOST = -130;

/**
 * Checks that a track can be one of a storm of the Northwest Pacific: an analysis first, times in order, positions,
 * winds, pressure and radii within limits, no leap, at most `longestHours` ahead. Throws `AdvisoryError` for the first
 * fault, with its time.
 */
export function checkTrack(points: readonly StormPoint[], longestHours: number = LONGEST_HOURS): void {
  const [first] = points;
  if (first?.kind !== 'observed') throw new AdvisoryError('has no analysed position');
  for (const [index, point] of points.entries()) {
    const name = formatMoment(point.at);
    checkPosition(name, point);
    for (const [field, { least, most, unit }] of Object.entries(LIMITS)) {
      const value = point[field as keyof typeof LIMITS];
      if (value !== null && !(value >= least && value <= most)) {
        throw new AdvisoryError(`${name}: ${field} is ${value}, outside ${least}…${most} ${unit}`);
      }
    }
    if (point.gustMs !== null && point.windMs !== null && point.gustMs < point.windMs) {
      throw new AdvisoryError(`${name}: gusts of ${point.gustMs} m/s below a wind of ${point.windMs} m/s`);
    }
    for (const radii of point.radii) checkRadii(name, radii);
    const before = points[index - 1];
    if (before !== undefined) checkStep(name, before, point);
  }
  const hours = ((points.at(-1)?.at ?? first.at) - first.at) / HOUR_SECONDS;
  if (hours > longestHours) throw new AdvisoryError(`reaches ${hours} h ahead`);
}

/** Whether a position is in the Northwest Pacific or where its storms go. */
export function isInBasin({ lat, lng }: LatLng): boolean {
  return lat >= 0 && lat <= NORTHERNMOST && Math.abs(lng) <= 180 && (lng >= WESTERNMOST || lng <= EASTERNMOST);
}

function checkPosition(name: string, point: StormPoint): void {
  if (!isInBasin(point)) {
    throw new AdvisoryError(`${name}: position ${point.lat}, ${point.lng} is not in the Northwest Pacific`);
  }
}

function checkRadii(name: string, { kt, ne, se, sw, nw }: WindRadii): void {
  const wrong = [ne, se, sw, nw].find((km) => km !== null && !(km >= 0 && km <= FARTHEST_RADIUS_KM));
  if (wrong !== undefined) throw new AdvisoryError(`${name}: radius of ${kt} kt is ${wrong} km`);
}

function checkStep(name: string, before: StormPoint, point: StormPoint): void {
  if (point.at <= before.at) throw new AdvisoryError(`${name} follows ${formatMoment(before.at)}`);
  const kmh = greatCircleKm(before, point) / ((point.at - before.at) / HOUR_SECONDS);
  if (kmh > FASTEST_KMH) throw new AdvisoryError(`${name}: a leap of ${Math.round(kmh)} km/h`);
}
