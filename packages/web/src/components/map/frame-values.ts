import { findScaleValue, type LatLng } from '@portal/domain/geo/lat-lng';
import type { MapFrames } from './to-map-frames.ts';

/** How the bytes of a layer's frames lie on the earth. */
export type FrameShape = Pick<MapFrames, 'bounds' | 'width' | 'height' | 'scale' | 'planes'>;

/** One plane's value at a point, between the four cells around; null outside and where all four are missing. */
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

/** The value that a layer shows at a point: of wind its speed. */
export function readValue(bytes: Uint8Array, shape: FrameShape, point: LatLng): number | null {
  const first = readPlane(bytes, shape, 0, point);
  if (first === null || shape.planes === 1) return first;
  const second = readPlane(bytes, shape, 1, point);
  return second === null ? null : Math.hypot(first, second);
}
