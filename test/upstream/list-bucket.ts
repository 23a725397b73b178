import { createHash } from 'node:crypto';

/** The bucket's listing of a prefix, with sizes and ETags; undefined for another path. */
export function listBucket(path: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array | undefined {
  const [, prefix] = /^\/\?list-type=2&prefix=(.*)$/.exec(path) ?? [];
  if (prefix === undefined) return undefined;
  const entries = [...files].flatMap(([key, bytes]) => {
    if (!key.startsWith(`/${prefix}`)) return [];
    const etag = createHash('md5').update(bytes).digest('hex');
    const facts = `<Key>${key.slice(1)}</Key><ETag>&quot;${etag}&quot;</ETag><Size>${bytes.length}</Size>`;
    return [`<Contents>${facts}</Contents>`];
  });
  return Buffer.from(`<?xml version="1.0"?><ListBucketResult>${entries.join('')}</ListBucketResult>`);
}
