import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An object store over HTTP that behaves like S3 where it matters here. */
export interface ObjectServer {
  readonly url: string;
  /** Requests, such as `GET /runs/a`. */
  readonly requests: string[];
  /** Cuts the bodies of the next answers after this many bytes; null for whole ones. */
  cutAfter(bytes: number | null): void;
  stop(): Promise<void>;
}

const toEtag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** As S3: checksum of the body, If-None-Match: * and If-Match on PUT, ranges on GET, flat names with prefixes. */
export async function startObjectServer(): Promise<ObjectServer> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  let cutAt: number | null = null;

  async function put(key: string, request: IncomingMessage): Promise<number> {
    const bytes = await readBody(request);
    const checksum = request.headers['x-amz-checksum-sha256'];
    if (checksum !== undefined && checksum !== createHash('sha256').update(bytes).digest('base64')) return 400;
    const before = objects.get(key);
    if (request.headers['if-none-match'] === '*' && before !== undefined) return 412;
    const expected = request.headers['if-match'];
    if (expected !== undefined && (before === undefined || toEtag(before) !== expected)) return 412;
    objects.set(key, bytes);
    return 200;
  }

  function get(key: string, request: IncomingMessage, response: ServerResponse): void {
    const object = objects.get(key);
    if (object === undefined) return void response.writeHead(404).end();
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const bytes = from === undefined ? object : object.subarray(Number(from), Number(to) + 1);
    response.writeHead(from === undefined ? 200 : 206, { 'content-length': bytes.length, etag: toEtag(object) });
    if (cutAt === null || cutAt >= bytes.length) return void response.end(bytes);
    response.write(bytes.subarray(0, cutAt), () => response.destroy());
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const key = decodeURIComponent(pathname.slice(1));
    requests.push(`${request.method} ${pathname}`);
    const prefix = searchParams.get('prefix');
    if (prefix !== null) {
      const found = [...objects].filter(([name]) => name.startsWith(prefix));
      response.end(JSON.stringify(found.map(([name, { length: bytes }]) => ({ key: name, bytes }))));
    } else if (request.method === 'PUT') response.writeHead(await put(key, request)).end();
    else if (request.method === 'DELETE') response.writeHead(objects.delete(key) ? 204 : 204).end();
    else get(key, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    cutAfter: (bytes) => {
      cutAt = bytes;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
