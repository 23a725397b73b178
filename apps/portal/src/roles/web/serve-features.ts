import type { Endpoint, EndpointReply } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { AppError } from '@portal/contract/errors';
import { parseInput, type RawQuery } from '@portal/contract/parse-input';
import { CALL_QUOTAS } from '@portal/domain/account/call-quota.table';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock/clock.ts';
import type { Feature, ReplyBases } from '#platform/feature.ts';
import { isOwnPageCall } from '#platform/http/own-origin.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { registerEndpoints } from '#platform/http/register-endpoints.ts';
import { registerRawRoutes, type SendFormPage } from '#platform/http/register-raw-routes.ts';
import { findCaller } from '#platform/rate-limit/find-caller.ts';
import type { LeaseStore } from '#platform/rate-limit/lease-store.ts';
import { limitCalls } from '#platform/rate-limit/limit-calls.ts';
import type { MakingLimit } from '#platform/rate-limit/making-limit.ts';
import { createRateLimit, toSharing, type WindowUse } from '#platform/rate-limit/rate-limit.ts';
import type { Changes } from '#platform/reply-cache/freshness.ts';
import type { ReplyCache } from '#platform/reply-cache/reply-cache.ts';

interface FeatureServing {
  readonly features: readonly Feature[];
  readonly bases: ReplyBases;
  readonly cache: ReplyCache;
  readonly makingLimit: MakingLimit;
  readonly limitClock: Clock;
  /** Where all processes count callers together; absent: each counts by itself. */
  readonly limitLeases?: LeaseStore | undefined;
  readonly ownOrigin: () => string;
  readonly sendFormPage: SendFormPage;
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

const isCounted = ({ limit }: RawRoute): boolean => limit === 'calls';

/** Registers what features answer: calls of the contract, each caller counted, and every other address. */
export async function serveFeatures(app: FastifyInstance, serving: FeatureServing): Promise<void> {
  const { features, bases, cache, makingLimit, limitClock, limitLeases, ownOrigin, sendFormPage } = serving;
  const { now } = limitClock;
  // Programs without a key are counted apart from the portal's own pages.
  const limits = {
    guest: createRateLimit({ ...CALL_QUOTAS.guest, now, ...toSharing(limitLeases, 'calls.guest') }),
    ownPages: createRateLimit({ ...CALL_QUOTAS.ownPages, now, ...toSharing(limitLeases, 'calls.ownPages') }),
  };
  const findKind = ({ headers }: FastifyRequest) => (isOwnPageCall(headers, ownOrigin()) ? 'ownPages' : 'guest');
  const rawRoutes = features.flatMap((feature) => feature.rawRoutes ?? []);
  const raw = { origin: ownOrigin, sendFormPage, limitNow: now, limitLeases };
  await app.register(async (api) => {
    limitCalls(api, { choose: (request) => limits[findKind(request)], sharedPolicy: limits.guest.policy });
    for (const { routes = [], cacheScope } of features) {
      const replies =
        cacheScope === 'pages'
          ? { basis: bases.pages, findChanges: () => 'minutely' as const }
          : { basis: bases.calls, findChanges };
      registerEndpoints(api, { routes, cache, makingLimit, ...replies });
    }
    registerRawRoutes(api, { ...raw, routes: rawRoutes.filter(isCounted) });
  });
  registerRawRoutes(app, { ...raw, routes: rawRoutes.filter((route) => !isCounted(route)) });
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
