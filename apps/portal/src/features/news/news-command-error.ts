/** A refused editor's command, as one line. */
export class NewsCommandError extends Error {}
