import { FetchError } from './fetching.ts';

/** A file in a public bucket. */
export interface ListedFile {
  readonly key: string;
  readonly bytes: number;
  /** Changes with its content; empty where the listing states none. */
  readonly etag: string;
}

const ENTRY = /<Contents>([\s\S]*?)<\/Contents>/g;
const KEY = /<Key>([^<]{1,300})<\/Key>/;
const SIZE = /<Size>(\d{1,12})<\/Size>/;
const ETAG = /<ETag>(?:&quot;|&#34;|")?([\w-]{1,80})(?:&quot;|&#34;|")?<\/ETag>/;

/**
 * The files of a bucket's listing (S3, `list-type=2`: at most a thousand), without empty ones. Throws `FetchError`, which
 * begins with `what`, for what is no whole listing.
 */
export function parseBucketListing(text: string, what: string): ListedFile[] {
  const isWhole = text.includes('<ListBucketResult') && text.trimEnd().endsWith('</ListBucketResult>');
  if (!isWhole) throw new FetchError(`${what}: is none, or cut off`);
  return [...text.matchAll(ENTRY)].flatMap(([, entry = '']) => {
    const [key, bytes] = [KEY.exec(entry)?.[1] ?? '', Number(SIZE.exec(entry)?.[1] ?? Number.NaN)];
    return key !== '' && bytes > 0 ? [{ key, bytes, etag: ETAG.exec(entry)?.[1] ?? '' }] : [];
  });
}
