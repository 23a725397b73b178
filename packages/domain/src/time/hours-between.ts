/** Milliseconds in an hour, for differences of a browser's clock. */
export const HOUR_MS = 3_600_000;

/** Hours from one written moment to another; NaN if either is none. */
export const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / HOUR_MS;
