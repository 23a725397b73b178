import type { StormList } from '@portal/contract/endpoints/storms';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { MapFrames } from './map-frames.ts';
import type { MapLayer } from './map-layer.ts';
import { toPicturePoint } from './map-picture-frame.ts';

/** A point of a storm's track with its facts in words. */
export interface MapStormPoint extends LatLng {
  /** The newest analysed position: the only one that other layers show. */
  readonly isNow: boolean;
  readonly lines: readonly string[];
}

/** What the live map needs of a storm; the server has drawn the rest. */
export interface MapStorm {
  readonly id: string;
  readonly name: string;
  /** Its page. */
  readonly href: string;
  readonly points: readonly MapStormPoint[];
  /** Position at each frame of the layer; null outside the track's times. Longitudes may exceed 180. */
  readonly positions: readonly (LatLng | null)[];
}

/** Storms of the map. */
export interface MapStorms {
  /** Changes with an advisory, and hourly with the time at which lists were read. */
  readonly key: string;
  /** Every six hours along the forecast; null without a storm. */
  readonly frames: MapFrames | null;
  readonly storms: readonly MapStorm[];
  /** Link to a storm's page. */
  readonly more: string;
}

/** Whether two lists of storms would be shown alike. */
export function keyStorms({ items, watched }: Pick<StormList, 'items' | 'watched'>): string {
  const read = watched.map(({ centre, readAt }) => `${centre} ${readAt?.slice(0, 13) ?? ''}`);
  return [...items.map(({ id, updatedAt }) => `${id} ${updatedAt}`), ...read].join();
}

/** How much of the storms a layer shows: everything, only centre and cone, or nothing. */
export type StormMode = 'full' | 'quiet' | 'off';

const QUIET: ReadonlySet<MapLayer> = new Set(['radar', 'rain', 'wind']);

/** What a layer shows of storms. */
export function findStormMode(layer: MapLayer): StormMode {
  if (layer === 'storms') return 'full';
  return QUIET.has(layer) ? 'quiet' : 'off';
}

/** Closer to the analysis than this a second marker would only cover the first, ms. */
const NEAR_MS = 3 * 3_600_000;

/**
 * Where a storm is at a time, between the layer's frames; null outside of the track's times, and near the last frame
 * that is observed, where the analysed position stands.
 */
function findStormAt({ positions }: MapStorm, { frames }: Pick<MapFrames, 'frames'>, at: string): LatLng | null {
  const time = Date.parse(at);
  const analysed = Date.parse(frames.findLast(({ kind }) => kind === 'observed')?.at ?? '');
  if (Math.abs(time - analysed) < NEAR_MS) return null;
  const next = frames.findIndex((frame) => Date.parse(frame.at) >= time);
  const [before, after] = [positions[next - 1], positions[next]];
  if (after == null) return null;
  const end = Date.parse(frames[next]?.at ?? '');
  if (end === time) return after;
  if (before == null) return null;
  const begin = Date.parse(frames[next - 1]?.at ?? '');
  const share = (time - begin) / (end - begin);
  return { lat: before.lat + share * (after.lat - before.lat), lng: before.lng + share * (after.lng - before.lng) };
}

/** Positions of all storms at a time; those near their analysis are left out. */
export function listStormsAt({ storms, frames }: Pick<MapStorms, 'storms' | 'frames'>, at: string): readonly LatLng[] {
  return frames === null ? [] : storms.flatMap((storm) => findStormAt(storm, frames, at) ?? []);
}

/** Dots of positions in the drawn map: lines without length, which keep their width at every zoom. */
export function drawMoments(points: readonly LatLng[]): string {
  return points
    .map(toPicturePoint)
    .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join('');
}
