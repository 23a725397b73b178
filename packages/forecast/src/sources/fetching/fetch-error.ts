/** How another try may go: `later` the thing is not there yet, `again` something went wrong on the way or is not what it should be. */
export type FetchTrouble = 'later' | 'again';

/**
 * Something that could not be fetched, or is not what was asked for. The message is one line that names the address.
 */
export class FetchError extends Error {
  readonly trouble: FetchTrouble;
  /** Seconds that the server asks to wait; null where it does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(message: string, trouble: FetchTrouble = 'again', retryAfterSeconds: number | null = null) {
    super(message);
    this.name = 'FetchError';
    this.trouble = trouble;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
