/** Radians of a degree. */
export const RADIANS = Math.PI / 180;

/** Degrees, 0 up to 360, of a direction given by its cosine and sine, of any length. */
export function toDegrees(cosine: number, sine: number): number {
  const degrees = Math.atan2(sine, cosine) / RADIANS;
  return degrees < 0 ? (degrees + 360) % 360 : degrees;
}
