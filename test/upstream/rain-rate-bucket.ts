/** A file of the bucket, and the size that its listing claims if another. */
interface BucketFile {
  readonly bytes: Uint8Array;
  readonly claims?: number;
}

/** Folder of NOAA's rain rate blends of an hour. */
export const toBlendFolder = (at: number): string =>
  `BLEND/RainRate-Blend-INST/${new Date(at * 1000).toISOString().slice(0, 13).replace(/[-T]/g, '/')}/`;

/** A listing or a file of NOAA's rain rates, as the bucket answers; undefined if it has no such file. */
export function answerBucket(bucket: ReadonlyMap<string, BucketFile>, path: string): Uint8Array | undefined {
  const [, prefix] = /^\/\?list-type=2&prefix=(.*)$/.exec(path) ?? [];
  if (prefix === undefined) return bucket.get(path.slice(1))?.bytes;
  const entries = [...bucket]
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, { bytes, claims }]) => `<Contents><Key>${key}</Key><Size>${claims ?? bytes.length}</Size></Contents>`);
  const head = '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>false</IsTruncated>';
  return Buffer.from(`${head}${entries.join('')}</ListBucketResult>`);
}
