import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP's JSON has it; times are nanoseconds since 1970. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code?: number; readonly message?: string };
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

/** Kinds and status of opentelemetry-proto's trace.proto. */
export const KIND = { internal: 1, server: 2, client: 3 } as const;
export const ERROR = 2;

interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: Pick<SentSpan, 'attributes'>;
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

export const readAttributes = ({ attributes }: Pick<SentSpan, 'attributes'>): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

/** Plays an OpenTelemetry collector (OTLP/HTTP with JSON) on 127.0.0.1. */
export async function playCollector(port = 0) {
  const requests: { path: string; headers: Readonly<Record<string, unknown>>; text: string }[] = [];
  const world = { status: 200, gate: Promise.resolve() };
  const server = createServer(async (request, response) => {
    const text = await readBody(request);
    const { status } = world;
    if (status === 200) requests.push({ path: request.url ?? '', headers: request.headers, text });
    await world.gate;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const listParts = () => requests.flatMap(({ text }) => (JSON.parse(text) as Batch).resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Accepted requests. */
    requests,
    /** What it answers, and what each answer waits for. */
    world,
    listSpans: () => listParts().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    listResources: () => listParts().map(({ resource }) => readAttributes(resource)),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
