import type { FastifyInstance } from 'fastify';

/** One thing that the server needs: whether it is there, and in a few words what is there or missing. */
export interface PartState {
  readonly ready: boolean;
  readonly detail: string;
  /** It does its work, but not as well as it should, for the reason that `detail` gives. */
  readonly degraded?: true;
}

/** The parts by name, asked at each call. */
export type Parts = Readonly<Record<string, () => PartState>>;

/**
 * `/healthz` says that the process lives; `/readyz` names every part and answers 503 while one is missing, and 200 with
 * the status `degraded` where all are there but one says that it is not well.
 */
export function registerHealth(app: FastifyInstance, parts: Parts): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', (_request, reply) => {
    const states = Object.entries(parts).map(([name, ask]) => [name, ask()] as const);
    const ready = states.every(([, state]) => state.ready);
    const degraded = states.some(([, state]) => state.degraded === true);
    if (!ready) reply.header('retry-after', '5');
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? (degraded ? 'degraded' : 'ready') : 'notReady', parts: Object.fromEntries(states) });
  });
}
