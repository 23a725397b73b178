import type { EndpointReply } from '@portal/contract/endpoint';
import type { MapFrame, weatherMapFrames } from '@portal/contract/endpoints/map-frames';
import type { nowcastFrames } from '@portal/contract/endpoints/nowcast';
import type { satelliteFrames } from '@portal/contract/endpoints/satellite';
import { findScaleValue } from '@portal/domain/geo/byte-scale';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { HOUR_MS } from '@portal/domain/time/hours-between';
import { formatDayMonth } from '#components/weather/format-values.ts';
import type { MapLayer } from './map-layer.ts';

type HourFrames = EndpointReply<typeof weatherMapFrames>;
type NowcastFrames = EndpointReply<typeof nowcastFrames>;
type SatelliteFrames = EndpointReply<typeof satelliteFrames>;

/** A frame with its time; for radar rain also its leading source, for storms that a track gives it. */
export type TimedFrame = MapFrame & { readonly basis?: NowcastFrames['basis'] | 'track' };

/** Frames of a layer in one shape for all endpoints. */
export interface MapFrames extends Omit<HourFrames, 'layer' | 'unit' | 'frames'> {
  readonly layer: MapLayer;
  readonly frames: readonly TimedFrame[];
  /** Index of the plane with 1 where the value is from radar, 2 from satellites, 0 from a model; absent where all is model. */
  readonly basisPlane?: number;
  /** Coarse model cells around the planes, stored after them; absent for layers with one grid. */
  readonly region?: NowcastFrames['region'];
  /** Basis of the rain nowcast; null for other layers. */
  readonly basis: NowcastFrames['basis'] | null;
  /** Time of the latest radar frame; null without radar and for other layers. */
  readonly frameAt: string | null;
  /** Time of the satellites' image that is used where no radar sees; null without one. */
  readonly satelliteAt: string | null;
  readonly lightning: NowcastFrames['lightning'];
}

const NO_RADAR = { basis: null, frameAt: null, satelliteAt: null, lightning: [] };

export function fromHourFrames({ unit: _unit, ...frames }: HourFrames): MapFrames {
  return { ...frames, ...NO_RADAR };
}

/** Radar and nowcast frames, every 10 minutes. */
export function fromNowcastFrames({ unit: _unit, frames, ...rest }: NowcastFrames): MapFrames {
  return {
    ...rest,
    layer: 'radar',
    planes: 1,
    basisPlane: 1,
    frames: frames.map(({ lead: _lead, ...frame }) => frame),
  };
}

/** Satellite images; null where no satellite is available. Their pixels carry no values. */
export function fromSatelliteFrames(reply: SatelliteFrames): MapFrames | null {
  if (reply.frames.length === 0) return null;
  return { ...reply, ...NO_RADAR, layer: 'satellite', planes: 0, scale: NO_VALUES };
}

const NO_VALUES = { offset: 0, factor: 0, power: 1, missing: 255 } as const;

/** Grid geometry of a layer's frames. */
export type FrameShape = Pick<MapFrames, 'bounds' | 'width' | 'height' | 'scale' | 'planes' | 'basisPlane' | 'region'>;

/** Planes per frame: values plus, if present, the basis plane. */
export function countPlanes({ planes, basisPlane }: Pick<FrameShape, 'planes' | 'basisPlane'>): number {
  return planes + (basisPlane === undefined ? 0 : 1);
}

/** Bytes per frame: planes, then the surrounding region. */
export function countBytes(shape: FrameShape): number {
  return shape.width * shape.height * countPlanes(shape) + (shape.region?.width ?? 0) * (shape.region?.height ?? 0);
}

/** Bytes and grid of the surrounding region; null for layers with one grid. */
export function findRegion(bytes: Uint8Array, shape: FrameShape): { bytes: Uint8Array; shape: FrameShape } | null {
  const { region, scale, width, height } = shape;
  if (region === undefined) return null;
  return { bytes: bytes.subarray(width * height * countPlanes(shape)), shape: { ...region, scale, planes: 1 } };
}

/** Largest area that a frame may cover. */
export function findExtent({ bounds, region }: Pick<FrameShape, 'bounds' | 'region'>): FrameShape['bounds'] {
  return region?.bounds ?? bounds;
}

/** Bilinear value of one plane at a point; null outside and where all four cells are missing. */
export function readPlane(bytes: Uint8Array, shape: FrameShape, plane: number, { lat, lng }: LatLng): number | null {
  const { bounds, width, height, scale } = shape;
  const x = ((lng - bounds.west) / (bounds.east - bounds.west)) * width - 0.5;
  const y = ((bounds.north - lat) / (bounds.north - bounds.south)) * height - 0.5;
  if (!(x >= -0.5 && y >= -0.5 && x <= width - 0.5 && y <= height - 0.5)) return null;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  let sum = 0;
  let weights = 0;
  for (let i = 0; i < 4; i++) {
    const [right, below] = [i & 1, i >> 1];
    const weight = Math.abs(1 - right - (x - column)) * Math.abs(1 - below - (y - row));
    const cellX = Math.min(Math.max(column + right, 0), width - 1);
    const cellY = Math.min(Math.max(row + below, 0), height - 1);
    const value = findScaleValue(bytes[(plane * height + cellY) * width + cellX] ?? scale.missing, scale);
    if (value === null) continue;
    sum += weight * value;
    weights += weight;
  }
  return weights > 0 ? sum / weights : null;
}

/** Displayed value at a point; for wind, its speed. */
export function readValue(bytes: Uint8Array, shape: FrameShape, point: LatLng): number | null {
  const region = findCell(shape, point) < 0 ? findRegion(bytes, shape) : null;
  if (region !== null) return readPlane(region.bytes, region.shape, 0, point);
  const first = readPlane(bytes, shape, 0, point);
  if (first === null || shape.planes === 1) return first;
  const second = readPlane(bytes, shape, 1, point);
  return second === null ? null : Math.hypot(first, second);
}

/** Index of the cell that contains a point; −1 outside. */
function findCell({ bounds, width, height }: FrameShape, { lat, lng }: LatLng): number {
  const column = Math.floor(((lng - bounds.west) / (bounds.east - bounds.west)) * width);
  const row = Math.floor(((bounds.north - lat) / (bounds.north - bounds.south)) * height);
  return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
}

const ORIGINS = ['model', 'radar', 'satellite'] as const;

/** What a frame's value at a point comes from. */
type ValueOrigin = (typeof ORIGINS)[number];

export function readOrigin(bytes: Uint8Array, shape: FrameShape, point: LatLng): ValueOrigin {
  const cell = findCell(shape, point);
  if (shape.basisPlane === undefined || cell < 0) return 'model';
  return ORIGINS[bytes[shape.basisPlane * shape.width * shape.height + cell] ?? 0] ?? 'model';
}

export const BLOCK_SAMPLES = 3;
const LEAST_KNOWN = 3;

/** Byte of the cell at a point; outside the planes, that of the surrounding region. */
function readByte(bytes: Uint8Array, shape: FrameShape, region: ReturnType<typeof findRegion>, point: LatLng): number {
  const cell = findCell(shape, point);
  if (cell >= 0) return bytes[cell] ?? shape.scale.missing;
  return region === null ? shape.scale.missing : readByte(region.bytes, region.shape, null, point);
}

/** Mean of a block from nine samples; null where most are missing. Matches the live map's shader. */
export function readBlock(bytes: Uint8Array, shape: FrameShape, { north, south, east, west }: FrameShape['bounds']) {
  const region = findRegion(bytes, shape);
  let [sum, known] = [0, 0];
  for (let sample = 0; sample < BLOCK_SAMPLES ** 2; sample++) {
    const across = ((sample % BLOCK_SAMPLES) + 0.5) / BLOCK_SAMPLES;
    const down = (Math.floor(sample / BLOCK_SAMPLES) + 0.5) / BLOCK_SAMPLES;
    const point = { lat: north + (south - north) * down, lng: west + (east - west) * across };
    const value = findScaleValue(readByte(bytes, shape, region, point), shape.scale);
    if (value === null) continue;
    sum += value;
    known++;
  }
  return known < LEAST_KNOWN ? null : sum / known;
}

type Moments = readonly Pick<MapFrame, 'at' | 'kind'>[];

/** Frames so far apart are named by their days. */
const DAY_STEP_MS = 6 * HOUR_MS;
/** Minimum spacing of time labels, frames, and around the word `now`. */
const SPACING = 4;
const WORD_SPACING = 6;

function isMarked(at: string, isByHour: boolean): boolean {
  return isByHour ? Number(at.slice(11, 13)) % 6 === 0 : at.slice(14, 16) === '00';
}

/** Index of the last observed frame before a forecast; −1 where there is none. */
function findNow(frames: Moments): number {
  const last = frames.findLastIndex(({ kind }) => kind === 'observed');
  return last < frames.length - 1 ? last : -1;
}

/**
 * Label of each frame: times at the first frame and at whole hours or every sixth hour, days where frames are six hours
 * apart, empty otherwise. The word `now` marks the last observed frame and displaces times next to it; if `now` is
 * empty, only times.
 */
export function labelFrames(frames: Moments, now: string, language: Language = 'vi'): string[] {
  const [first, second] = frames;
  if (first === undefined) return [];
  const stepMs = second === undefined ? HOUR_MS : Date.parse(second.at) - Date.parse(first.at);
  const [isByHour, isByDay] = [stepMs >= HOUR_MS, stepMs >= DAY_STEP_MS];
  const isNamed = (at: string, index: number): boolean =>
    isByDay ? at.slice(0, 10) !== frames[index - 1]?.at.slice(0, 10) : isMarked(at, isByHour);
  const present = now === '' ? -1 : findNow(frames);
  let last = 0;
  return frames.map(({ at }, index) => {
    if (index === present) {
      last = index;
      return now;
    }
    const isBeforeNow = index > 0 && present > index && present - index < SPACING;
    const spacing = last === present ? WORD_SPACING : SPACING;
    if (index > 0 && (isBeforeNow || !isNamed(at, index) || index - last < spacing)) return '';
    last = index;
    return isByDay ? formatDayMonth(at, language) : at.slice(11, 16);
  });
}
