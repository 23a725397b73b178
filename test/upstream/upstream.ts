import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Fault, FaultRule } from './fault.ts';

/** A request as the server saw it. */
interface SeenRequest {
  /** With the query. */
  readonly path: string;
  readonly range: string | null;
}

/** A provider's server on this machine: files by path, byte ranges, and faults on request. */
export interface Upstream {
  /** `http://127.0.0.1:12345` */
  readonly url: string;
  /** By path with query, `/a/b?c=d`. Changes take effect at once. */
  readonly files: Map<string, Uint8Array>;
  readonly requests: SeenRequest[];
  /** The latest rule that matches a request applies. */
  misbehave(rule: FaultRule): void;
  /** Behaves well again. */
  behave(): void;
  /** How it delays the answer to an address: not at all, by a stop, or all along. */
  findDelay(url: string): 'stall' | 'slow' | null;
  /** Refuses connections from now on. */
  hangUp(): Promise<void>;
  /** Accepts connections again, at the same address. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** The body for a path with query; undefined if there is none. */
export type MakeBody = (path: string) => Uint8Array | undefined | Promise<Uint8Array | undefined>;

/** Called for each answer with the number of its bytes; 0 for a refusal. */
type OnAnswer = (request: SeenRequest, bytes: number) => void;

/** Starts a server on a free port of 127.0.0.1. Paths without a file are made by `make`. */
export async function startUpstream(
  files: ReadonlyMap<string, Uint8Array> = new Map(),
  make: MakeBody = () => undefined,
  onAnswer: OnAnswer = () => undefined,
): Promise<Upstream> {
  const served = new Map(files);
  const requests: SeenRequest[] = [];
  let rules: { readonly rule: FaultRule; left: number }[] = [];

  const findFault = (path: string, isRanged: boolean): Fault | null => {
    const found = rules.findLast(
      ({ rule, left }) => left > 0 && rule.path.test(path) && (rule.ranged ?? isRanged) === isRanged,
    );
    if (found === undefined) return null;
    found.left--;
    return found.rule.fault;
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const range = request.headers.range ?? null;
    const seen = { path, range };
    requests.push(seen);
    const find: MakeBody = (wanted) => served.get(wanted) ?? make(wanted);
    void answer(request, response, find, findFault(path, range !== null)).then(
      (bytes) => onAnswer(seen, bytes),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  // On a busy machine a client uses a connection again just as it is closed after the usual five seconds.
  server.keepAliveTimeout = 120_000;
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    files: served,
    requests,
    misbehave: (rule) => void rules.push({ rule, left: rule.times ?? Number.POSITIVE_INFINITY }),
    behave: () => {
      rules = [];
    },
    findDelay: (url) => {
      const kind = rules.findLast(({ rule }) => rule.path.test(url))?.rule.fault.kind;
      return kind === 'stall' || kind === 'slow' ? kind : null;
    },
    hangUp: close,
    comeBack: () => listen(port),
    stop: close,
  };
}

/** Returns the number of bytes of the body. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  find: MakeBody,
  fault: Fault | null,
): Promise<number> {
  if (fault?.kind === 'status') {
    if (fault.retryAfter !== undefined) response.setHeader('retry-after', fault.retryAfter);
    response.writeHead(fault.status).end(fault.body ?? 'no');
    return 0;
  }
  if (fault?.kind === 'redirect') {
    response.writeHead(302, { location: fault.to }).end();
    return 0;
  }
  if (fault?.kind === 'loop') {
    response.writeHead(302, { location: request.url }).end();
    return 0;
  }
  if (fault?.kind === 'endless') {
    await sendEndlessly(response);
    return 0;
  }
  if (fault?.kind === 'html') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html><p>Maintenance</p>');
    return 0;
  }
  const found = await find(fault?.kind === 'otherFile' ? fault.path : (request.url ?? '/'));
  if (found === undefined) {
    response.writeHead(404).end('not found');
    return 0;
  }
  const file = fault?.kind === 'replaced' ? fault.replace(found) : found;
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    const body = gzipSync(fault?.kind === 'rewritten' ? fault.rewrite(Buffer.from(file).toString()) : file);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' };
    await sendBody(response, body, { status: 200, headers, fault });
    return body.length;
  }
  const { status, headers, body } = cutRange(file, request.headers.range, fault);
  await sendBody(response, body, { status, headers, fault });
  return body.length;
}

const ZEROS = new Uint8Array(2 ** 20);

async function sendEndlessly(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/octet-stream' });
  const closed = once(response, 'close');
  while (!response.destroyed) {
    if (!response.write(ZEROS)) await Promise.race([once(response, 'drain'), closed]);
  }
}

/** The requested part of a file, or what the fault makes of it. */
function cutRange(file: Uint8Array, range: string | undefined, fault: Fault | null) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const type = { 'content-type': 'application/octet-stream' };
  if (fault?.kind === 'partOnly') {
    const headers = { ...type, 'content-range': `bytes 0-${fault.bytes - 1}/${file.length}` };
    return { status: 206, headers, body: file.subarray(0, fault.bytes) };
  }
  if (first === undefined || fault?.kind === 'wholeFile') return { status: 200, headers: type, body: file };
  const shift = fault?.kind === 'otherRange' ? fault.shift : 0;
  const from = Number(first) + shift;
  const to = Math.min(last === '' || last === undefined ? file.length : Number(last) + 1 + shift, file.length);
  if (from >= file.length) return { status: 416, headers: type, body: new Uint8Array(0) };
  const headers = { ...type, 'content-range': `bytes ${from}-${to - 1}/${file.length}` };
  return { status: 206, headers, body: file.subarray(from, to) };
}

async function sendBody(
  response: ServerResponse,
  body: Uint8Array,
  { status, headers, fault }: { status: number; headers: Record<string, string>; fault: Fault | null },
): Promise<void> {
  const more = fault?.kind === 'overstated' ? fault.by : fault?.kind === 'shortened' ? -fault.by : 0;
  const length = body.length + more;
  response.writeHead(status, { ...headers, 'content-length': length });
  if (fault?.kind === 'cut') response.write(body.subarray(0, fault.after), () => response.destroy());
  else if (fault?.kind === 'overstated') response.write(body, () => response.destroy());
  else if (fault?.kind === 'stall') response.write(body.subarray(0, fault.after));
  else if (fault?.kind === 'slow') {
    for (let at = 0; at < body.length && !response.destroyed; at += fault.bytes) {
      response.write(body.subarray(at, at + fault.bytes));
      await sleep(fault.pauseMs);
    }
    response.end();
  } else response.end(body.subarray(0, length));
}
