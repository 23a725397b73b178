/** How another try may go: `later` the thing is not there yet, `again` something went wrong on the way or is not what it should be. */
type FetchTrouble = 'later' | 'again';

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

/** A part of a resource: `length` bytes from byte `offset` on, or all from there to the end where the length is null. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number | null;
}

/** What is asked for. */
export interface FetchOrder {
  /** Only these bytes of it. */
  readonly range?: ByteRange;
  /** More bytes than this are refused. Default 64 MiB. */
  readonly mostBytes?: number;
  /** How errors call the address where it is long or holds a key. Default: the address itself. */
  readonly calledAs?: string;
  /** The answer may come packed (gzip). Not for a range, whose bytes are counted as they are sent. */
  readonly packed?: true;
  /** Called with the age that the server states (`Date` less `Last-Modified`), seconds, before the body arrives. */
  readonly onAge?: (seconds: number) => void;
  /** Reads the error body of a status other than 200, for servers that send one. */
  readonly readRefusal?: (status: number, body: string) => Refusal;
}

/** What a server says when it refuses. */
export interface Refusal {
  /** One line; null where it gives no reason. */
  readonly reason: string | null;
  /** Seconds that the reason means to wait; null where it means none. A `Retry-After` of the answer goes before it. */
  readonly retryAfterSeconds: number | null;
}

/**
 * One try at an address, over HTTP. No method tries again: the machinery that asked for a piece does. Both throw
 * `FetchError` in one line: no answer, an answer other than 200 or 206, a page of HTML in place of data, another length
 * than stated or asked for, no byte within the silence limit of the connection, a stop.
 */
export interface Fetching {
  getBytes(url: string, order?: FetchOrder): Promise<Uint8Array>;
  /** As UTF-8 text. */
  getText(url: string, order?: FetchOrder): Promise<string>;
  /** Aborted when the run is given up or the process stops: for work that is not a request. */
  readonly signal: AbortSignal;
}

const USER_INFO = /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/?#"'<>]*@/gi;
const KEY_VALUE =
  /([?&][\w.~-]*(?:key|token|secret|passw(?:or)?d|auth|credential|signature|appid)[\w.~-]*=)(?:(?!:\s)[^&#\s"'<>\\])+/gi;

/** The text with user, password and key-like values of every address in it replaced by "…". */
export function maskSecrets(text: string): string {
  if (!text.includes('://') && !text.includes('=')) return text;
  return text.replace(USER_INFO, '$1…@').replace(KEY_VALUE, '$1…');
}
