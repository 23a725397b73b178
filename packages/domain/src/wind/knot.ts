/** Metres per second of a knot: a nautical mile of 1852 m per hour. */
export const KNOT_MS = 1852 / 3600;
