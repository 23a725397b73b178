import type { FastifyInstance } from 'fastify';

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

/**
 * `/healthz`: the process is alive. `/readyz`: every part, and 503 only if an essential one is missing, because a
 * load balancer would drop a portal that still serves pages. Other problems are 200 with status `degraded`.
 */
export function registerHealth(app: FastifyInstance, parts: Parts): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', (_request, reply) => {
    const states = Object.entries(parts).map(([name, ask]) => [name, ask()] as const);
    const ready = states.every(([, state]) => state.ready || state.essential !== true);
    const degraded = states.some(([, state]) => state.degraded === true || !state.ready);
    if (!ready) reply.header('retry-after', '5');
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? (degraded ? 'degraded' : 'ready') : 'notReady', parts: Object.fromEntries(states) });
  });
}
