import { FetchError, type Fetching } from './fetching.ts';

/** A file of a bucket. */
export interface ListedFile {
  readonly key: string;
  readonly bytes: number;
  /** Changes with its content; empty where the listing states none. */
  readonly etag: string;
}

/** A listing has at most a thousand keys. */
const MOST_LISTING_BYTES = 2 ** 20;
const ENTRY = /<Contents>([\s\S]*?)<\/Contents>/g;
const KEY = /<Key>([^<]{1,300})<\/Key>/;
const SIZE = /<Size>(\d{1,12})<\/Size>/;
const ETAG = /<ETag>(?:&quot;|&#34;|")?([\w-]{1,80})(?:&quot;|&#34;|")?<\/ETag>/;
const NEXT = /<NextContinuationToken>([^<]{1,2000})<\/NextContinuationToken>/;

/** A page of a listing. */
interface ListingPage {
  readonly files: readonly ListedFile[];
  /** Asks for the next page; null: this is the last. */
  readonly next: string | null;
}

/** Reads a page of a listing (S3, `list-type=2`). Null for what is no whole page, or does not name the next one. */
export function parseListing(text: string): ListingPage | null {
  if (!text.includes('<ListBucketResult') || !text.trimEnd().endsWith('</ListBucketResult>')) return null;
  const files = [...text.matchAll(ENTRY)].flatMap(([, entry = '']) => {
    const [key, bytes] = [KEY.exec(entry)?.[1] ?? '', Number(SIZE.exec(entry)?.[1] ?? Number.NaN)];
    return key !== '' && bytes >= 0 ? [{ key, bytes, etag: ETAG.exec(entry)?.[1] ?? '' }] : [];
  });
  const isLast = !text.includes('<IsTruncated>true</IsTruncated>');
  const next = NEXT.exec(text)?.[1]?.replaceAll('&amp;', '&');
  if (isLast) return { files, next: null };
  return next === undefined ? null : { files, next };
}

/**
 * The files of a bucket (S3, `list-type=2`) whose keys begin with a prefix; empty ones are left out. `calledAs` names
 * the listing in errors. Throws `FetchError`, also for what is no whole listing.
 */
export async function listBucket(
  fetching: Fetching,
  url: string,
  { prefix, calledAs }: { readonly prefix: string; readonly calledAs: string },
): Promise<ListedFile[]> {
  const address = `${url.replace(/\/+$/, '')}/?list-type=2&prefix=${prefix}`;
  const text = await fetching.getText(address, { mostBytes: MOST_LISTING_BYTES });
  if (!text.includes('<ListBucketResult'))
    throw new FetchError(`${calledAs}: is no listing, but begins with ${JSON.stringify(text.slice(0, 20))}`);
  const page = parseListing(text);
  if (page === null) throw new FetchError(`${calledAs}: is cut off`);
  return page.files.filter(({ key, bytes }) => key.startsWith(prefix) && bytes > 0);
}
