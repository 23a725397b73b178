import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { AppError } from '@portal/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { PortalMetrics } from './portal-metrics.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Serves `/metrics` to clients with the token; others get 404. */
export function serveMetricsByToken(app: FastifyInstance, metrics: PortalMetrics, token: string): void {
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) throw new AppError('notFound');
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', metrics.contentType)
      .send(await metrics.read());
  });
}

/** Serves `/metrics` on a separate local port. Rejects if it is in use. */
export async function serveMetricsOnPort(metrics: PortalMetrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new Error(`METRICS_PORT: ${port} cannot be listened on`, { cause })));
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
