import { pointBetween } from '#geo/great-circle.ts';
import type { LatLng } from '#geo/lat-lng.ts';
import type { EpochSeconds } from '#time/vietnam-time.ts';

interface TimedPoint extends LatLng {
  readonly at: EpochSeconds;
}

/** Where a moment lies in a track: the points around it, and the share of the way from the first to the second. */
interface TrackLeg<Point> {
  readonly before: Point;
  readonly after: Point;
  readonly share: number;
}

/** The leg of a track, in order of time, at a moment; null outside of its times. */
export function findTrackLeg<Point extends TimedPoint>(
  points: readonly Point[],
  at: EpochSeconds,
): TrackLeg<Point> | null {
  const next = points.findIndex((point) => point.at >= at);
  const [before, after] = [points[next - 1], points[next]];
  if (after?.at === at) return { before: after, after, share: 0 };
  if (before === undefined || after === undefined) return null;
  return { before, after, share: (at - before.at) / (after.at - before.at) };
}

/** Position on the great circle of a leg. */
export function placeOnLeg({ before, after, share }: TrackLeg<LatLng>): LatLng {
  return pointBetween(before, after, share);
}

/** A value between those of a leg's points; null if one of them is unknown. */
export function mixOnLeg({ share }: TrackLeg<unknown>, before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : before + share * (after - before);
}
