/** How a server may misbehave. */
export type Fault =
  /** 404, or another status, with what the server says to it. */
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: number | string; readonly body?: string }
  /** Says all is well, sends so many bytes of the body and closes the connection. */
  | { readonly kind: 'cut'; readonly after: number }
  /** Sends so many bytes of the body and then nothing more, for ever. */
  | { readonly kind: 'stall'; readonly after: number }
  /** Sends the body a few bytes at a time, with a pause between. */
  | { readonly kind: 'slow'; readonly bytes: number; readonly pauseMs: number }
  /** States a length that the body does not have, and ends there. */
  | { readonly kind: 'shortened'; readonly by: number }
  /** 200 with a page of HTML. */
  | { readonly kind: 'html' }
  /** 302 to another path of this server. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** 200 with the whole file in place of a range. */
  | { readonly kind: 'wholeFile' }
  /** 206 with other bytes than asked for, said so in Content-Range. */
  | { readonly kind: 'otherRange'; readonly shift: number }
  /** 206 with the first so many bytes, where the whole was asked for. */
  | { readonly kind: 'partOnly'; readonly bytes: number }
  /** The text of the body, changed. */
  | { readonly kind: 'rewritten'; readonly rewrite: (text: string) => string }
  /** The body of another file. */
  | { readonly kind: 'otherFile'; readonly path: string };

/** A fault for the requests that fit, a number of times or always. */
export interface FaultRule {
  readonly path: RegExp;
  /** Only requests with (or without) a byte range. */
  readonly ranged?: boolean;
  readonly fault: Fault;
  /** Default: always. */
  readonly times?: number;
}
