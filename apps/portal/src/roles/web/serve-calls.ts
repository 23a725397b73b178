import type { Endpoint, EndpointReply } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { EndpointRoute } from '@portal/contract/endpoint-route';
import { AppError } from '@portal/contract/errors';
import { parseInput, type RawQuery } from '@portal/contract/parse-input';
import { CALL_QUOTAS } from '@portal/domain/account/call-quota.table';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock/clock.ts';
import { isOwnPageCall } from '#platform/http/own-origin.ts';
import { type ReplyBasis, registerEndpoints } from '#platform/http/register-endpoints.ts';
import { findCaller } from '#platform/rate-limit/find-caller.ts';
import { limitCalls } from '#platform/rate-limit/limit-calls.ts';
import type { MakingLimit } from '#platform/rate-limit/making-limit.ts';
import { createRateLimit, type WindowUse } from '#platform/rate-limit/rate-limit.ts';
import type { Changes } from '#platform/reply-cache/freshness.ts';
import type { ReplyCache } from '#platform/reply-cache/reply-cache.ts';
import { serveHoursFile } from './serve-hours-file.ts';

interface CallNeeds {
  readonly routes: readonly EndpointRoute[];
  readonly basis: ReplyBasis;
  /** Calls that change with the warnings, and what they are made from. */
  readonly warningRoutes: readonly EndpointRoute[];
  readonly warningBasis: ReplyBasis;
  readonly cache: ReplyCache;
  readonly makingLimit: MakingLimit;
  readonly limitClock: Clock;
  readonly ownOrigin: () => string;
}

/** Calls whose replies rest on the course of rain: that of now, and all that hold the rest of today. */
const WITH_COURSE =
  /\/(now|today|tomorrow|smartgen|agriculture|nowcasting|nowcasting-10minutes|hour\/24|rain\/72|day\/\d+)$/;

/** The course of rain and the frames change each ten minutes, places at midnight; everything else names the current hour. */
function findChanges({ path }: Endpoint): Changes {
  if (WITH_COURSE.test(path) || path.endsWith('/satellite')) return 'tenMinutely';
  return path.includes('/places/') ? 'daily' : 'hourly';
}

const toWindow = ({ used, limit, resetAt }: WindowUse) => ({ used, limit, resetAt: formatMoment(resetAt) });

/** Serves the API's calls, each caller counted: programs without a key, and the portal's own pages apart. */
export async function serveCalls(app: FastifyInstance, needs: CallNeeds): Promise<void> {
  const { routes, basis, cache, makingLimit, limitClock, ownOrigin } = needs;
  const { now } = limitClock;
  const limits = {
    guest: createRateLimit({ ...CALL_QUOTAS.guest, now }),
    ownPages: createRateLimit({ ...CALL_QUOTAS.ownPages, now }),
  };
  const findKind = ({ headers }: FastifyRequest) => (isOwnPageCall(headers, ownOrigin()) ? 'ownPages' : 'guest');
  await app.register(async (api) => {
    limitCalls(api, { choose: (request) => limits[findKind(request)], sharedPolicy: limits.guest.policy });
    serveHoursFile(api, routes);
    // No keys are given out and no accounts exist yet: such calls answer 401 to everybody.
    const calls = { cache, makingLimit, isKnownCaller: () => false };
    registerEndpoints(api, { ...calls, routes, basis, findChanges });
    const { warningRoutes, warningBasis } = needs;
    registerEndpoints(api, { ...calls, routes: warningRoutes, basis: warningBasis, findChanges: () => 'minutely' });
  });
  const { callLimits } = ENDPOINTS_BY_ID;
  app.get(callLimits.path, (request, reply) => {
    const parsed = parseInput(callLimits, request.query as RawQuery, undefined);
    if (!parsed.ok) throw new AppError('badInput', { errors: parsed.errors });
    const caller = findKind(request);
    const { minute, day } = limits[caller].describeUse(findCaller(request));
    const answer: EndpointReply<typeof callLimits> = { caller, minute: toWindow(minute), day: toWindow(day) };
    return reply.header('cache-control', 'no-store').send(answer);
  });
}
