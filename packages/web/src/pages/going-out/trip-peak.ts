import type { TripSpot } from '@portal/contract/endpoints/going-out';
import { formatClock } from '#components/weather/format-values.ts';
import type { TripView } from './trip-view.ts';

const WET_MMH = 0.1;

/** Where the traveller is in the heaviest rain; null on a dry way. */
export function findPeak(along: readonly TripSpot[]): TripSpot | null {
  const most = along.reduce((peak, { rainRate }) => Math.max(peak, rainRate ?? 0), 0);
  return most < WET_MMH ? null : (along.find(({ rainRate }) => rainRate === most) ?? null);
}

/** Heaviest rain of the way: when, and in which third. */
export function describePeak(along: readonly TripSpot[], { trip: { way } }: TripView): string {
  const peak = findPeak(along);
  if (peak === null) return way.noRain;
  const third = Math.floor((3 * along.indexOf(peak)) / along.length);
  const where = [way.where.start, way.where.middle, way.where.end][third] ?? way.where.end;
  return way.peak(formatClock(peak.at), where);
}
