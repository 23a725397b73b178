import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** State of a part of the server, with a few words of detail. */
export interface PartState {
  readonly ready: boolean;
  readonly detail: string;
  /** It works, but not as well as it should; `detail` says why. */
  readonly degraded?: true;
  /** Without it no weather page can be served: the only reason for a 503. */
  readonly essential?: true;
}

/** Parts by name, evaluated at each call. */
export type Parts = Readonly<Record<string, () => PartState>>;

/** A reply of `/healthz` or `/readyz`. */
export interface HealthReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

const NO_STORE = { 'cache-control': 'no-store' };

/** The process is alive. */
export const describeLife = (): HealthReply => ({ status: 200, headers: NO_STORE, body: { status: 'alive' } });

/**
 * Every part, and 503 only if an essential one is missing, because a load balancer would drop a portal that still
 * serves pages. Other problems are 200 with status `degraded`.
 */
export function describeReadiness(parts: Parts): HealthReply {
  const states = Object.entries(parts).map(([name, ask]) => [name, ask()] as const);
  const ready = states.every(([, state]) => state.ready || state.essential !== true);
  const degraded = states.some(([, state]) => state.degraded === true || !state.ready);
  return {
    status: ready ? 200 : 503,
    headers: ready ? NO_STORE : { ...NO_STORE, 'retry-after': '5' },
    body: { status: ready ? (degraded ? 'degraded' : 'ready') : 'notReady', parts: Object.fromEntries(states) },
  };
}

/** How a request arrives, for the doctor: the caller's address as the portal sees it, and how many proxies added one. */
function describeCaller({ ip, headers }: FastifyRequest): Record<string, string | number> {
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',');
  const count = forwarded.split(',').filter((address) => address.trim() !== '').length;
  return { 'x-client-address': ip, 'x-forwarded-count': count };
}

/** Serves `/healthz` and `/readyz`. */
export function registerHealth(app: FastifyInstance, parts: Parts): void {
  const send = (reply: FastifyReply, { status, headers, body }: HealthReply) =>
    reply.code(status).headers(headers).send(body);
  app.get('/healthz', (request, reply) => send(reply.headers(describeCaller(request)), describeLife()));
  app.get('/readyz', (_request, reply) => send(reply, describeReadiness(parts)));
}
