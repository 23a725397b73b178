import type { StormMembers, StormRadii, StormTrack, StormTrackPoint } from '@portal/contract/endpoints/storms';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { isModelCentre } from '@portal/domain/storm/storm';
import { HOUR_MS, hoursBetween } from '@portal/domain/time/hours-between';
import type { MapFrame, MapPoint } from './map-frame.ts';
import { moveFrom } from './storm-geometry.ts';

const write = ({ x, y }: MapPoint): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Longitudes go on beyond 180°, so that a track is never torn. */
export const toEastern = ({ lat, lng }: LatLng): LatLng => ({ lat, lng: lng < 0 ? lng + 360 : lng });

/** A polyline; empty for fewer than two points. */
export function drawLine(points: readonly LatLng[], { project }: MapFrame): string {
  if (points.length < 2) return '';
  return `M${points.map((point) => write(project(toEastern(point)))).join('L')}`;
}

const MODEL_STEP_HOURS = 12;
const MODEL_HOURS = 120;

/** A model's track as centres have theirs: every twelve hours, five days; others as they are. */
export function shortenTrack(track: StormTrack): StormTrack {
  if (!isModelCentre(track.centre)) return track;
  const isShown = ({ at }: StormTrackPoint): boolean => {
    const hours = hoursBetween(track.issuedAt, at);
    return hours <= MODEL_HOURS && hours % MODEL_STEP_HOURS === 0;
  };
  return { ...track, points: track.points.filter(isShown) };
}

/** The tracks of an ensemble's members in whole units, five days of them. */
export function drawMembers({ tracks }: Pick<StormMembers, 'tracks'>, { project }: MapFrame): string {
  return tracks
    .map((track) => {
      const until = Date.parse(track[0]?.at ?? '') + MODEL_HOURS * HOUR_MS;
      const places = track.filter(({ at }) => Date.parse(at) <= until).map((point) => project(toEastern(point)));
      const [first, ...others] = places.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
      if (first === undefined || others.length === 0) return '';
      const steps = others.map(({ x, y }, index) => {
        const before = others[index - 1] ?? first;
        return `${x - before.x} ${y - before.y}`;
      });
      return `M${first.x} ${first.y}l${steps.join(' ')}`;
    })
    .join('');
}

/** Newest observed point of a track. */
export function findLatest({ points }: Pick<StormTrack, 'points'>): StormTrackPoint | null {
  return points.findLast(({ kind }) => kind === 'observed') ?? null;
}

/** Newest observed point and the forecast. */
export function listAhead({ points }: Pick<StormTrack, 'points'>): readonly StormTrackPoint[] {
  const last = points.findLastIndex(({ kind }) => kind === 'observed');
  return points.slice(Math.max(0, last));
}

interface Circle extends MapPoint {
  readonly r: number;
}

function toCircle(point: LatLng, km: number, { project }: MapFrame): Circle {
  const centre = project(toEastern(point));
  const edge = project(toEastern(moveFrom(point, 0, km)));
  return { ...centre, r: Math.hypot(edge.x - centre.x, edge.y - centre.y) };
}

/** Clockwise, as the areas between circles are: shapes that turn the same way have no holes where they overlap. */
const drawCircle = ({ x, y, r }: Circle): string =>
  `M${write({ x: x - r, y })}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0z`;

/** The four-sided area between the outer tangents of two circles; empty where one holds the other. */
function drawBetween(one: Circle, other: Circle): string {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(dx, dy);
  if (distance <= Math.abs(one.r - other.r)) return '';
  const toward = Math.atan2(dy, dx);
  const spread = Math.acos((one.r - other.r) / distance);
  const touch = ({ x, y, r }: Circle, angle: number): string =>
    write({ x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) });
  const [left, right] = [toward - spread, toward + spread];
  return `M${touch(one, left)}L${touch(other, left)}L${touch(other, right)}L${touch(one, right)}z`;
}

/**
 * Where the centre may be: the union of the circles that contain it with 70 %, and what lies between them. Parts overlap:
 * fill them in one colour and fade the whole. Empty for a track without such circles.
 */
export function drawCone(track: Pick<StormTrack, 'points'>, frame: MapFrame): string {
  const ahead = listAhead(track).filter(({ kind, errorKm }) => kind === 'observed' || errorKm !== null);
  if (ahead.length < 2) return '';
  const circles = ahead.map((point) => toCircle(point, point.errorKm ?? 0, frame));
  const between = circles.slice(1).map((circle, index) => drawBetween(circles[index] ?? circle, circle));
  return (
    circles
      .filter(({ r }) => r > 0)
      .map(drawCircle)
      .join('') + between.join('')
  );
}

const QUADRANTS = [
  ['ne', 0],
  ['se', 90],
  ['sw', 180],
  ['nw', 270],
] as const;
const ARC_STEPS = 9;

/** Reach of a wind as four arcs; a quadrant that is not stated shrinks to the centre. */
export function drawRadii(centre: LatLng, radii: StormRadii, { project }: MapFrame): string {
  const points = QUADRANTS.flatMap(([name, from]) => {
    const km = radii[name] ?? 0;
    if (km === 0) return [project(toEastern(centre))];
    return Array.from({ length: ARC_STEPS + 1 }, (_, step) =>
      project(toEastern(moveFrom(centre, from + (step * 90) / ARC_STEPS, km))),
    );
  });
  return `M${points.map(write).join('L')}z`;
}

/** Radii whose wind is stated for some quadrant, the weakest wind first. */
export function listStatedRadii({ radii }: Pick<StormTrackPoint, 'radii'>): readonly StormRadii[] {
  return radii
    .filter(({ ne, se, sw, nw }) => [ne, se, sw, nw].some((km) => km !== null && km > 0))
    .toSorted((one, other) => one.kt - other.kt);
}
