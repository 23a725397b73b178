/** The operator's files have faults: a line each. */
export class ContentCommandError extends Error {}
