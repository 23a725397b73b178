/** Reason for a retry: `later`: not available yet; `again`: a transfer error or an unexpected reply. */
type FetchTrouble = 'later' | 'again';

/**
 * A resource that could not be fetched, or is not the requested one. The message is one line that names the address.
 */
export class FetchError extends Error {
  readonly trouble: FetchTrouble;
  /** Seconds to wait as requested by the server; null if it does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(message: string, trouble: FetchTrouble = 'again', retryAfterSeconds: number | null = null) {
    super(message);
    this.name = 'FetchError';
    this.trouble = trouble;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A part of a resource: `length` bytes from byte `offset` on, or to the end if the length is null. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number | null;
}

/** Options of a request. */
export interface FetchOrder {
  /** Only these bytes of it. */
  readonly range?: ByteRange;
  /** Limit of the reply's size. Default 64 MiB. */
  readonly mostBytes?: number;
  /** Name of the address in errors, if it is long or contains a key. Default: the address itself. */
  readonly calledAs?: string;
  /** Accepts a compressed reply (gzip). Not for a range, which counts bytes as sent. */
  readonly packed?: true;
  /** Called with the age stated by the server (`Date` minus `Last-Modified`), seconds, before the body arrives. */
  readonly onAge?: (seconds: number) => void;
  /** Parses the error body of a status other than 200, for servers that send one. */
  readonly readRefusal?: (status: number, body: string) => Refusal;
}

/** A server's refusal. */
export interface Refusal {
  /** One line; null where it gives no reason. */
  readonly reason: string | null;
  /** Seconds to wait implied by the reason; null for none. A `Retry-After` header takes precedence. */
  readonly retryAfterSeconds: number | null;
}

/**
 * One HTTP attempt at an address. Never retries: the scheduler does. Both methods throw `FetchError`, one line: no
 * reply, a status other than 200 or 206, an HTML page instead of data, another length than stated or requested, no byte
 * within the idle timeout of the connection, an abort.
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

/** Replaces user, password and key-like values of every address in a text by "…". */
export function maskSecrets(text: string): string {
  if (!text.includes('://') && !text.includes('=')) return text;
  return text.replace(USER_INFO, '$1…@').replace(KEY_VALUE, '$1…');
}
