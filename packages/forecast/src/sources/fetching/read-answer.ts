import { type ByteRange, FetchError, type FetchOrder, type Refusal } from './fetching.ts';

/** A request with its size limit. */
type BoundedOrder = FetchOrder & { readonly mostBytes: number };

/**
 * The checked bytes of a reply: status, type, range and length. If a server ignores the range and sends everything,
 * reads up to the end of the range. Throws `FetchError`, and the stream's error if it is cut off.
 */
export async function readAnswer(
  name: string,
  response: Response,
  order: BoundedOrder,
  onBytes: (count: number) => void,
): Promise<Uint8Array> {
  if (response.status !== 200 && response.status !== 206) throw await toRefusal(name, response, order);
  if (/\bhtml\b/i.test(response.headers.get('content-type') ?? '')) {
    throw new FetchError(`${name}: an HTML page instead of data`);
  }
  const ageSeconds = findAge(response.headers);
  if (ageSeconds !== null) order.onAge?.(ageSeconds);
  const { range, mostBytes } = order;
  if (range === undefined && response.status === 206)
    throw new FetchError(`${name}: a part of it, which was not requested`);
  if (range === undefined || response.status === 206) {
    if (range !== undefined) checkRange(name, response, range);
    const bytes = await collect(name, response, mostBytes, null, onBytes);
    if (range !== undefined) checkLength(name, bytes.length, range.length);
    return bytes;
  }
  const end = range.length === null ? null : range.offset + range.length;
  const bytes = await collect(name, response, mostBytes, end, onBytes);
  if (end === null ? bytes.length <= range.offset : bytes.length < end) {
    throw new FetchError(`${name}: has ${bytes.length} bytes, too few for ${formatRange(range)}`);
  }
  return bytes.slice(range.offset, end ?? undefined);
}

/** By the server's own clock; null if it does not state both. */
function findAge(headers: Headers): number | null {
  const [madeMs, nowMs] = ['last-modified', 'date'].map((name) => Date.parse(headers.get(name) ?? ''));
  const seconds = ((nowMs ?? Number.NaN) - (madeMs ?? Number.NaN)) / 1000;
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : null;
}

async function toRefusal(name: string, response: Response, { readRefusal }: BoundedOrder): Promise<FetchError> {
  const { status, headers } = response;
  const refusal = readRefusal === undefined ? NO_REASON : readRefusal(status, await readStart(response));
  const { reason, retryAfterSeconds } = refusal;
  const why = reason === null ? '' : `: ${reason}`;
  // Buckets without listing permission answer 403 for a missing object.
  if (status === 404 || status === 403) return new FetchError(`${name}: is not there (${status})${why}`, 'later');
  const asked = parseRetryAfter(headers.get('retry-after')) ?? retryAfterSeconds;
  return new FetchError(`${name}: answered ${status}${why}`, 'again', asked);
}

const NO_REASON: Refusal = { reason: null, retryAfterSeconds: null };
const MOST_REASON_BYTES = 4096;

/** The beginning of a body, as far as it arrives. */
async function readStart({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of body ?? []) {
      pieces.push(piece);
      length += piece.length;
      if (length >= MOST_REASON_BYTES) break;
    }
  } catch {
    // The status is sufficient.
  }
  return Buffer.concat(pieces).toString('utf8', 0, MOST_REASON_BYTES);
}

/** Seconds, or a date by the machine's clock, as HTTP allows both (RFC 9110, 10.2.3). */
function parseRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : null;
}

function checkRange(name: string, { headers }: Response, range: ByteRange): void {
  const stated = headers.get('content-range') ?? '';
  const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(stated) ?? [];
  const isAsked =
    Number(first) === range.offset && (range.length === null || Number(last) === range.offset + range.length - 1);
  if (!isAsked) throw new FetchError(`${name}: sent "${stated}" for ${formatRange(range)}`);
}

function checkLength(name: string, got: number, asked: number | null): void {
  if (asked !== null && got !== asked) throw new FetchError(`${name}: ${got} bytes instead of ${asked}`);
}

/** All bytes, or the first `wanted` ones. */
async function collect(
  name: string,
  response: Response,
  mostBytes: number,
  wanted: number | null,
  onBytes: (count: number) => void,
): Promise<Uint8Array> {
  const tooMuch = () => new FetchError(`${name}: more than ${mostBytes} bytes`);
  if ((wanted ?? 0) > mostBytes) throw tooMuch();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    onBytes(piece.length);
    pieces.push(piece);
    length += piece.length;
    if (wanted !== null && length >= wanted) break;
    if (length > mostBytes) throw tooMuch();
  }
  const isPacked = response.headers.has('content-encoding');
  const stated = isPacked ? Number.NaN : Number(response.headers.get('content-length') ?? Number.NaN);
  if (wanted === null && Number.isFinite(stated) && stated !== length) {
    throw new FetchError(`${name}: ${length} bytes instead of ${stated}`);
  }
  return Buffer.concat(pieces);
}

function formatRange({ offset, length }: ByteRange): string {
  return `bytes ${offset}-${length === null ? '' : offset + length - 1}`;
}
