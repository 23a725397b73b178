/** How a server may misbehave. */
export type Fault =
  /** 404 or another status, with the text of the body. */
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: number | string; readonly body?: string }
  /** Answers 200, sends this many bytes of the body and closes the connection. */
  | { readonly kind: 'cut'; readonly after: number }
  /** Sends this many bytes of the body and then nothing more, indefinitely. */
  | { readonly kind: 'stall'; readonly after: number }
  /** Sends the body a few bytes at a time, with a pause between. */
  | { readonly kind: 'slow'; readonly bytes: number; readonly pauseMs: number }
  /** States a shorter length than the body has, and ends there. */
  | { readonly kind: 'shortened'; readonly by: number }
  /** 200 with a page of HTML. */
  | { readonly kind: 'html' }
  /** 302 to the same address, again and again. */
  | { readonly kind: 'loop' }
  /** States a longer length than the body has, and ends there. */
  | { readonly kind: 'overstated'; readonly by: number }
  /** 200 with zeros that do not end. */
  | { readonly kind: 'endless' }
  /** Other bytes instead of the file, as if they were the file. */
  | { readonly kind: 'replaced'; readonly replace: (file: Uint8Array) => Uint8Array }
  /** 302 to another path of this server. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** 200 with the whole file instead of a range. */
  | { readonly kind: 'wholeFile' }
  /** 206 with other bytes than requested, as Content-Range states. */
  | { readonly kind: 'otherRange'; readonly shift: number }
  /** 206 with the first bytes only, though everything was requested. */
  | { readonly kind: 'partOnly'; readonly bytes: number }
  /** The changed text of the body. */
  | { readonly kind: 'rewritten'; readonly rewrite: (text: string) => string }
  /** The body of another file. */
  | { readonly kind: 'otherFile'; readonly path: string };

/** A fault for matching requests, a number of times or always. */
export interface FaultRule {
  readonly path: RegExp;
  /** Only requests with (or without) a byte range. */
  readonly ranged?: boolean;
  readonly fault: Fault;
  /** Default: always. */
  readonly times?: number;
}
