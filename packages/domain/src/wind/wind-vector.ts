/** Speed, m/s, and the direction from which the wind blows, 0 ≤ degrees < 360. */
export interface SpeedAndDirection {
  readonly speedMs: number;
  readonly directionDeg: number;
}

const DEGREES = 180 / Math.PI;

/**
 * Speed and direction of a wind from its components towards east (u) and north (v), m/s: a wind towards the south
 * (v < 0) blows from 0°. Still air has direction 0. NaN components give NaN.
 */
export function toSpeedAndDirection(u: number, v: number): SpeedAndDirection {
  const speedMs = Math.sqrt(u * u + v * v);
  if (speedMs === 0) return { speedMs: 0, directionDeg: 0 };
  const directionDeg = Math.atan2(-u, -v) * DEGREES;
  if (directionDeg >= 0 || Number.isNaN(directionDeg)) return { speedMs, directionDeg: directionDeg + 0 };
  // A tiny negative angle plus 360 rounds to 360, which is north again.
  return { speedMs, directionDeg: (directionDeg + 360) % 360 };
}
