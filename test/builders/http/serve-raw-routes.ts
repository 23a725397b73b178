import type { RawRoute } from '../../../apps/portal/src/platform/http/raw-route.ts';
import { registerRawRoutes } from '../../../apps/portal/src/platform/http/register-raw-routes.ts';

type Server = Parameters<typeof registerRawRoutes>[0];

/** Serves the raw routes of a feature on a server without pages. */
export function serveRawRoutes(app: Server, routes: readonly RawRoute[]): void {
  registerRawRoutes(app, {
    routes,
    origin: () => 'https://portal.example',
    limitNow: () => 0,
    sendFormPage: async (_request, reply, { status, form }) => reply.code(status).send(form),
  });
}
