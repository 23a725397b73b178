import { FetchError } from './fetch-error.ts';
import type { ByteRange, FetchOrder } from './fetching.ts';

/** What is asked for, with its limit. */
type BoundedOrder = FetchOrder & { readonly mostBytes: number };

/**
 * The bytes of an answer, checked: status, kind, range and length. A server that ignores the range and sends all is
 * read up to the end of the range. Throws `FetchError`, and what the stream throws where it is cut off.
 */
export async function readAnswer(
  url: string,
  response: Response,
  order: BoundedOrder,
  onBytes: (count: number) => void,
): Promise<Uint8Array> {
  checkStatus(url, response);
  if (/\bhtml\b/i.test(response.headers.get('content-type') ?? '')) {
    throw new FetchError(`${url}: an HTML page instead of data`);
  }
  const { range, mostBytes } = order;
  if (range === undefined || response.status === 206) {
    if (range !== undefined) checkRange(url, response, range);
    const bytes = await collect(url, response, mostBytes, null, onBytes);
    if (range !== undefined) checkLength(url, bytes.length, range.length);
    return bytes;
  }
  const end = range.length === null ? null : range.offset + range.length;
  const bytes = await collect(url, response, mostBytes, end, onBytes);
  if (end === null ? bytes.length <= range.offset : bytes.length < end) {
    throw new FetchError(`${url}: has ${bytes.length} bytes, too few for ${tell(range)}`);
  }
  return bytes.slice(range.offset, end ?? undefined);
}

function checkStatus(url: string, { status, headers }: Response): void {
  if (status === 200 || status === 206) return;
  // Buckets that may not be listed answer 403 for what is not there.
  if (status === 404 || status === 403) throw new FetchError(`${url}: is not there (${status})`, 'later');
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  throw new FetchError(`${url}: answered ${status}`, 'again', Number.isFinite(seconds) ? Math.max(seconds, 0) : null);
}

function checkRange(url: string, { headers }: Response, range: ByteRange): void {
  const stated = headers.get('content-range') ?? '';
  const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(stated) ?? [];
  const isAsked =
    Number(first) === range.offset && (range.length === null || Number(last) === range.offset + range.length - 1);
  if (!isAsked) throw new FetchError(`${url}: sent "${stated}" for ${tell(range)}`);
}

function checkLength(url: string, got: number, asked: number | null): void {
  if (asked !== null && got !== asked) throw new FetchError(`${url}: ${got} bytes instead of ${asked}`);
}

/** Everything that comes, or the first `wanted` bytes of it. */
async function collect(
  url: string,
  response: Response,
  mostBytes: number,
  wanted: number | null,
  onBytes: (count: number) => void,
): Promise<Uint8Array> {
  const tooMuch = () => new FetchError(`${url}: more than ${mostBytes} bytes`);
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
  const stated = Number(response.headers.get('content-length') ?? Number.NaN);
  if (wanted === null && Number.isFinite(stated) && stated !== length) {
    throw new FetchError(`${url}: ${length} bytes instead of ${stated}`);
  }
  return Buffer.concat(pieces);
}

function tell({ offset, length }: ByteRange): string {
  return `bytes ${offset}-${length === null ? '' : offset + length - 1}`;
}
