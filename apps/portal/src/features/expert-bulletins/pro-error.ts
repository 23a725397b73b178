/** What an editor can mend: a line a fault. */
export class ProError extends Error {}
