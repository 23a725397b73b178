/** What an editor asked for is not to be had; the message is one line. */
export class NewsCommandError extends Error {}
