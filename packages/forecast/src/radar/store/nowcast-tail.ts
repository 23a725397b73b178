/** What stands behind the planes of a nowcast since format 2: the format, then its `fullWeightMinutes`. */
export const TAIL_BYTES = 2;
const FORMAT = 2;
/** Of nowcasts of the first format, which had no tail. */
const FIRST_FORMAT_MINUTES = 90;

/** The tail of a nowcast that is worth its full weight to so many minutes (whole, 0…255). */
export const toTail = (fullWeightMinutes: number): Uint8Array => Uint8Array.of(FORMAT, fullWeightMinutes);

/** To how many minutes a nowcast is worth its full weight, from its bytes of which the planes are so many. */
export function findFullWeight(bytes: Uint8Array, planeBytes: number): number {
  const [format, minutes] = bytes.subarray(planeBytes);
  return format === FORMAT && minutes !== undefined ? minutes : FIRST_FORMAT_MINUTES;
}
