import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketSetting } from '../../apps/portal/src/platform/settings/blob-store-setting.ts';
import { findSignatureFault } from './verify-signature.ts';

/** What a misbehaving server does with a request. */
export type Fault =
  | { readonly status: number; readonly code: string }
  /** Ends the connection after so many bytes of the answer's body. */
  | { readonly cutAfter: number }
  /** Never answers. */
  | 'hang'
  /** Carries the request out, then ends the connection without an answer. */
  | 'lose answer'
  /** Answers 200 with an error as its body, as a late failure of S3. */
  | 'late error'
  /** States another ETag. */
  | 'wrong etag'
  /** Names the same page of a listing again and again. */
  | 'repeat page'
  /** Ends a listing in the middle, as if it were whole. */
  | 'cut listing';

interface ServerOptions {
  /** False: ignores `If-Match` and `If-None-Match` of a PUT, as older stores do. */
  readonly hasConditions?: boolean;
  /** True: compares `If-Match` without quotation marks, as Ceph 16 does. */
  readonly hasBareEtags?: boolean;
  readonly pageSize?: number;
}

/** An object store that speaks S3 where it matters here, with one bucket. */
export interface BucketServer {
  readonly setting: BucketSetting;
  /** Requests, such as `GET runs/a` and `GET ?list-type=2&prefix=…`. */
  readonly requests: string[];
  /** By key. */
  readonly objects: Map<string, Buffer>;
  /** Unfinished uploads. */
  readonly uploads: Map<
    string,
    { readonly key: string; readonly parts: Map<number, Buffer>; readonly startedAt: number }
  >;
  /** Chooses a fault for each request; null: none. */
  misbehave(choose: (request: string) => Fault | null): void;
  /** Cuts the next contents of blobs and pointers after so many bytes; null: they are whole. */
  cutAfter(bytes: number | null): void;
  /** Moves the server's clock by so many ms. */
  skewBy(ms: number): void;
  stop(): Promise<void>;
}

const BUCKET = 'shared';
const PREFIX = 'portal/';
const toEtag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const escapeQuotes = (text: string) => text.replaceAll('"', '&quot;');

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

interface Answer {
  readonly status: number;
  readonly body?: Buffer | string;
  readonly etag?: string;
}

const refuse = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>planted</Message></Error>`,
});

const STATUS_OF: Readonly<Record<string, number>> = {
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
};

/** The bucket's content and what each request does to it. */
function createBucket(
  { hasConditions = true, hasBareEtags = false, pageSize = 1000 }: ServerOptions,
  clock: () => number,
) {
  const objects = new Map<string, Buffer>();
  const uploads: BucketServer['uploads'] = new Map();

  function put(key: string, body: Buffer, { headers }: IncomingMessage): Answer {
    const before = objects.get(key);
    const [none, match] = [headers['if-none-match'], headers['if-match']];
    if (hasConditions && none === '*' && before !== undefined) return refuse(412, 'PreconditionFailed');
    if (hasConditions && match !== undefined && before === undefined) return refuse(404, 'NoSuchKey');
    const etag = before === undefined ? '' : toEtag(before);
    const compared = hasBareEtags ? etag.replaceAll('"', '') : etag;
    if (hasConditions && match !== undefined && compared !== match) return refuse(412, 'PreconditionFailed');
    objects.set(key, body);
    return { status: 200, etag: toEtag(body) };
  }

  function get(key: string, { headers }: IncomingMessage): Answer {
    const object = objects.get(key);
    if (object === undefined) return refuse(404, 'NoSuchKey');
    const etag = toEtag(object);
    if (headers['if-none-match'] === etag) return { status: 304, etag };
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    return from === undefined
      ? { status: 200, body: object, etag }
      : { status: 206, body: object.subarray(Number(from), Number(to) + 1), etag };
  }

  function list(query: URLSearchParams): Answer {
    const prefix = query.get('prefix') ?? '';
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString() || query.get('start-after');
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > (after ?? '')).sort();
    const page = keys.slice(0, pageSize);
    const isTruncated = keys.length > pageSize;
    const next = Buffer.from(page.at(-1) ?? '').toString('base64');
    const contents = page.map((key) => {
      const object = objects.get(key) as Buffer;
      return `<Contents><Key>${key}</Key><ETag>${escapeQuotes(toEtag(object))}</ETag><Size>${object.length}</Size></Contents>`;
    });
    const token = isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
    const head = `<ListBucketResult><Name>${BUCKET}</Name><IsTruncated>${isTruncated}</IsTruncated>${token}`;
    return { status: 200, body: `<?xml version="1.0"?>${head}${contents.join('')}</ListBucketResult>` };
  }

  function deleteMany(body: Buffer, { headers }: IncomingMessage): Answer {
    if (headers['content-md5'] !== createHash('md5').update(body).digest('base64')) return refuse(400, 'BadDigest');
    const keys = [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
    if (keys.length > 1000) return refuse(400, 'MalformedXML');
    for (const key of keys) objects.delete(key);
    return { status: 200, body: '<?xml version="1.0"?><DeleteResult></DeleteResult>' };
  }

  function handleUpload(key: string, body: Buffer, method: string, query: URLSearchParams): Answer {
    const id = query.get('uploadId') ?? '';
    const upload = uploads.get(id);
    if (upload?.key !== key) return refuse(404, 'NoSuchUpload');
    if (method === 'DELETE') return { status: uploads.delete(id) ? 204 : 404 };
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      return { status: 200, etag: toEtag(body) };
    }
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
    const parts = named.map(([, number, etag]) => ({ part: upload.parts.get(Number(number)), etag }));
    if (parts.some(({ part, etag }) => part === undefined || toEtag(part) !== etag)) return refuse(400, 'InvalidPart');
    objects.set(key, Buffer.concat(parts.map(({ part }) => part as Buffer)));
    uploads.delete(id);
    return { status: 200, body: '<?xml version="1.0"?><CompleteMultipartUploadResult/>' };
  }

  function startUpload(key: string): Answer {
    const id = `${randomUUID()}&"`;
    uploads.set(id, { key, parts: new Map(), startedAt: clock() });
    const named = escapeQuotes(id.replace('&', '&amp;'));
    return {
      status: 200,
      body: `<InitiateMultipartUploadResult><UploadId>${named}</UploadId></InitiateMultipartUploadResult>`,
    };
  }

  function listUploads(query: URLSearchParams): Answer {
    const found = [...uploads].filter(([, { key }]) => key.startsWith(query.get('prefix') ?? ''));
    const lines = found.map(([id, { key, startedAt }]) => {
      const named = escapeQuotes(id.replace('&', '&amp;'));
      const initiated = new Date(startedAt).toISOString();
      return `<Upload><Key>${key}</Key><UploadId>${named}</UploadId><Initiated>${initiated}</Initiated></Upload>`;
    });
    return { status: 200, body: `<ListMultipartUploadsResult>${lines.join('')}</ListMultipartUploadsResult>` };
  }

  function answer(request: IncomingMessage, key: string, query: URLSearchParams, body: Buffer): Answer {
    const method = request.method ?? '';
    if (key === '') {
      if (method === 'POST' && query.has('delete')) return deleteMany(body, request);
      return query.has('uploads') ? listUploads(query) : list(query);
    }
    if (query.has('uploads')) return startUpload(key);
    if (query.has('uploadId')) return handleUpload(key, body, method, query);
    if (method === 'PUT') return put(key, body, request);
    if (method === 'DELETE') return { status: objects.delete(key) ? 204 : 204 };
    return get(key, request);
  }

  return { objects, uploads, answer };
}

/** Spoils an answer by a fault that shows in its content. */
function spoil({ status, body, etag }: Answer, fault: Fault | null): Answer {
  const text = String(body ?? '');
  if (fault === 'late error') return { ...refuse(500, 'InternalError'), status: 200 };
  if (fault === 'wrong etag') return { status, ...(body !== undefined && { body }), etag: '"0"' };
  if (fault === 'cut listing') return { status, body: text.slice(0, text.length / 2) };
  if (fault === 'repeat page')
    return {
      status,
      body: text.replace(
        /<IsTruncated>.*?(?=<Contents>)/s,
        '<IsTruncated>true</IsTruncated><NextContinuationToken>again</NextContinuationToken>',
      ),
    };
  return { status, ...(body !== undefined && { body }), ...(etag !== undefined && { etag }) };
}

export async function startBucketServer(options: ServerOptions = {}): Promise<BucketServer> {
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'test-1' };
  const requests: string[] = [];
  let skew = 0;
  let choose: (request: string) => Fault | null = () => null;
  const now = () => Date.now() + skew;
  const bucket = createBucket(options, now);

  function send(response: ServerResponse, { status, body = '', etag }: Answer, fault: Fault | null): void {
    const bytes = Buffer.from(body);
    const headers = { date: new Date(now()).toUTCString(), 'content-length': bytes.length, ...(etag && { etag }) };
    response.writeHead(status, headers);
    const cutAt = typeof fault === 'object' && fault !== null && 'cutAfter' in fault ? fault.cutAfter : bytes.length;
    if (cutAt >= bytes.length) return void response.end(bytes);
    response.write(bytes.subarray(0, cutAt), () => response.destroy());
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [, bucketName = '', ...parts] = decodeURIComponent(pathname).split('/');
    const key = parts.join('/');
    const shown = `${request.method} ${key === '' ? `?${searchParams}` : key.replace(PREFIX, '')}`;
    const body = await readBody(request);
    requests.push(shown);
    const fault = choose(shown);
    if (fault === 'hang') return;
    const code = findSignatureFault(request, body, credentials, now());
    if (code !== null) return send(response, refuse(STATUS_OF[code] ?? 403, code), null);
    if (bucketName !== BUCKET) return send(response, refuse(404, 'NoSuchBucket'), null);
    if (fault !== null && typeof fault === 'object' && 'status' in fault)
      return send(response, refuse(fault.status, fault.code), null);
    const answer = bucket.answer(request, key, searchParams, body);
    if (fault === 'lose answer') return void response.destroy();
    send(response, spoil(answer, fault), fault);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    setting: { kind: 'bucket', url: `${origin}/${BUCKET}`, prefix: PREFIX, ...credentials },
    requests,
    ...{ objects: bucket.objects, uploads: bucket.uploads },
    misbehave: (chosen) => {
      choose = chosen;
    },
    cutAfter: (bytes) => {
      choose = (shown) => (bytes !== null && /^GET [^?]/.test(shown) ? { cutAfter: bytes } : null);
    },
    skewBy: (ms) => {
      skew = ms;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
