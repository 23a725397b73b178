/** The operator's files have faults, one per line. */
export class ContentCommandError extends Error {}
