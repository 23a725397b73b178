/** Faults that an editor can correct, one per line. */
export class ProError extends Error {}
