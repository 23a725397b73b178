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
  if (!text.trimEnd().endsWith('</ListBucketResult>')) throw new FetchError(`${calledAs}: is cut off`);
  return [...text.matchAll(ENTRY)].flatMap(([, entry = '']) => {
    const [key, bytes] = [KEY.exec(entry)?.[1] ?? '', Number(SIZE.exec(entry)?.[1] ?? Number.NaN)];
    return key.startsWith(prefix) && bytes > 0 ? [{ key, bytes, etag: ETAG.exec(entry)?.[1] ?? '' }] : [];
  });
}
