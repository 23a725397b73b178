import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { isForeignPost } from '#platform/http/own-origin.ts';

export interface LocalRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The raw body. */
  readonly bytes: Buffer;
}

export interface LocalReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether to cut the connection instead of replying. */
  readonly isCut?: boolean;
}

export const toJson = (body: unknown, status = 200): LocalReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Handles some addresses; null for others. */
export type LocalPart = (request: LocalRequest) => LocalReply | null | Promise<LocalReply | null>;

export interface LocalServer {
  readonly address: string;
  readonly stop: () => void;
}

const FORWARDED = /^(?:forwarded|x-forwarded-.*)$/;
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;
const MOST_BYTES = 65_536;

/** The Host header of a portal that listens on all addresses without another name. */
const EVERY_ADDRESS = /^(?:0\.0\.0\.0|\[::\])(?::\d+)?$/;

/** Whether a URL is on this machine; nothing is sent or requested elsewhere. */
export function isLocalUrl(text: string): boolean {
  const { protocol, host, username, password } = new URL(URL.canParse(text) ? text : 'about:blank');
  const isHere = LOOPBACK.test(host) || EVERY_ADDRESS.test(host);
  return isHere && (protocol === 'http:' || protocol === 'https:') && username + password === '';
}

/**
 * Whether a request came directly from this machine: not through a proxy, and not by a host name that a web page
 * chose.
 */
function isLocal({ headers }: IncomingMessage): boolean {
  return LOOPBACK.test(headers.host ?? '') && !Object.keys(headers).some((name) => FORWARDED.test(name));
}

/** Default headers; a part may override each. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Null if the body is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function answer(request: IncomingMessage, parts: readonly LocalPart[]): Promise<LocalReply> {
  const { method = 'GET', headers, url = '/' } = request;
  const own = `http://${headers.host}`;
  if (!isLocal(request) || (method === 'POST' && isForeignPost(headers, own))) return { status: 403 };
  if (!URL.canParse(url, own)) return { status: 404 };
  const bytes = await readBody(request);
  if (bytes === null) return { status: 413 };
  const body = bytes.toString('utf8');
  for (const part of parts) {
    const reply = await part({ method, url: new URL(url, own), headers, body, bytes });
    if (reply !== null) return reply;
  }
  return { status: 404 };
}

/** Serves parts on this machine only. Rejects if the port is in use; 0: any free port. */
export async function serveLocally(parts: readonly LocalPart[], port: number): Promise<LocalServer> {
  const server = createServer(async (request, response) => {
    const { status, headers, body, isCut } = await answer(request, parts).catch((): LocalReply => ({ status: 500 }));
    if (isCut === true) return void response.destroy();
    response.writeHead(status, { ...HEADERS, ...headers }).end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new Error(`INBOX_PORT: ${port} cannot be listened on`, { cause })));
    server.listen(port, '127.0.0.1', resolve);
  });
  const listening = server.address();
  const chosen = typeof listening === 'object' && listening !== null ? listening.port : port;
  return {
    address: `http://127.0.0.1:${chosen}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
