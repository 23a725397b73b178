import type { FastifyInstance } from 'fastify';

/** One thing that the server needs: whether it is there, and in a few words what is there or missing. */
export interface PartState {
  readonly ready: boolean;
  readonly detail: string;
  /** It does its work, but not as well as it should, for the reason that `detail` gives. */
  readonly degraded?: true;
  /** While it is missing no weather page can be served: the only reason for a 503. */
  readonly essential?: true;
}

/** The parts by name, asked at each call. */
export type Parts = Readonly<Record<string, () => PartState>>;

/**
 * `/healthz` says that the process lives; `/readyz` names every part and answers 503 only while an essential one is
 * missing: taking a portal that still serves its pages out of a load balancer would lose them. Any other trouble is 200
 * with the status `degraded`.
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
