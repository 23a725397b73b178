import { BlobError } from '@portal/forecast/store/blob-store';
import { type BucketClient, hashBlob, toBody } from './bucket-client.ts';

/** An unfinished upload this old was left by a killed process: đề xuất. */
const ABANDONED_MS = 86_400_000;
const UPLOAD_ID = /<UploadId>([^<]{1,1000})<\/UploadId>/;
const UPLOAD = /<Upload>([\s\S]*?)<\/Upload>/g;
const KEY = /<Key>([^<]{1,1000})<\/Key>/;
const INITIATED = /<Initiated>([^<]{1,40})<\/Initiated>/;

interface PartedContent {
  readonly key: string;
  readonly content: Blob;
  readonly partBytes: number;
}

/** Text of an answer in XML. S3 escapes the quotation marks of ETags. */
const decodeText = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Stores a large blob in parts, one after another. Nothing is seen of it before the last request. Throws `BlobError`. */
export async function sendInParts(client: BucketClient, { key, content, partBytes }: PartedContent): Promise<void> {
  const begun = await client.ask({ method: 'POST', key, query: { uploads: '' } });
  const uploadId = decodeText(UPLOAD_ID.exec(begun.text)?.[1] ?? '');
  if (uploadId === '') throw new BlobError('away', `${key}: the store does not name the upload`);
  try {
    const parts: string[] = [];
    for (let start = 0; start < content.size; start += partBytes) {
      const part = content.slice(start, start + partBytes);
      const partNumber = parts.length + 1;
      const body = { content: part, sha256: await hashBlob(part), bytes: part.size };
      const query = { partNumber: String(partNumber), uploadId };
      const { etag } = await client.ask({ method: 'PUT', key, query, body });
      parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${etag}</ETag></Part>`);
    }
    const list = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    await client.ask({ method: 'POST', key, query: { uploadId }, body: toBody(list) });
  } catch (error) {
    // Failing here leaves it to `abortAbandoned`.
    await client.ask({ method: 'DELETE', key, query: { uploadId }, expects: [404] }).catch(() => undefined);
    throw error;
  }
}

/** Removes the parts of uploads that ended midway, by the store's clock. Returns how many. Throws `BlobError`. */
export async function abortAbandoned(client: BucketClient, olderThanMs = ABANDONED_MS): Promise<number> {
  const query = { uploads: '', prefix: client.prefix };
  // Some stores cannot list them: 501.
  const { text, at } = await client.ask({ method: 'GET', key: '', query, expects: [501] });
  let aborted = 0;
  for (const [, upload = ''] of text.matchAll(UPLOAD)) {
    const key = KEY.exec(upload)?.[1] ?? '';
    const uploadId = decodeText(UPLOAD_ID.exec(upload)?.[1] ?? '');
    const isOld = at - Date.parse(INITIATED.exec(upload)?.[1] ?? '') >= olderThanMs;
    if (!isOld || !key.startsWith(client.prefix)) continue;
    const own = key.slice(client.prefix.length);
    await client.ask({ method: 'DELETE', key: own, query: { uploadId }, expects: [404] });
    aborted++;
  }
  return aborted;
}
