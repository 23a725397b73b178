import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { AppError } from '@portal/contract/errors';
import type { FastifyInstance } from 'fastify';
import { describeLife, describeReadiness, type HealthReply, type Parts } from '#platform/http/health.ts';
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

interface MonitoringNeeds {
  readonly metrics: PortalMetrics;
  readonly parts: Parts;
  readonly host: string;
  readonly port: number;
}

function send(response: ServerResponse, { status, headers, body }: HealthReply): void {
  response.writeHead(status, { ...headers, 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function sendMetrics(response: ServerResponse, metrics: PortalMetrics): void {
  metrics.read().then(
    (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
    () => response.writeHead(500).end(),
  );
}

/** Serves `/metrics`, `/healthz` and `/readyz` of any role on its own port. Rejects if the address cannot be used. */
export async function serveMonitoring({ metrics, parts, host, port }: MonitoringNeeds): Promise<Server> {
  const server = createServer(({ url }, response) => {
    if (url === '/metrics') sendMetrics(response, metrics);
    else if (url === '/healthz') send(response, describeLife());
    else if (url === '/readyz') send(response, describeReadiness(parts));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new Error(`METRICS_PORT: ${port} cannot be listened on at ${host}`, { cause })),
    );
    server.listen(port, host, resolve);
  });
  return server;
}
