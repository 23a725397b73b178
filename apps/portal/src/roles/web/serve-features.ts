import type { Endpoint, EndpointReply } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { AppError } from '@portal/contract/errors';
import { parseInput, type RawQuery } from '@portal/contract/parse-input';
import { CALL_QUOTAS } from '@portal/domain/account/call-quota.table';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock/clock.ts';
import type { Feature, ReplyBases } from '#platform/feature.ts';
import { isOwnPageCall } from '#platform/http/own-origin.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { registerEndpoints } from '#platform/http/register-endpoints.ts';
import { registerRawRoutes, type SendFormPage } from '#platform/http/register-raw-routes.ts';
import { createGuard, getCaller } from '#platform/http/request-context.ts';
import { findCaller } from '#platform/rate-limit/find-caller.ts';
import type { LeaseStore } from '#platform/rate-limit/lease-store.ts';
import { type CountCall, limitCalls } from '#platform/rate-limit/limit-calls.ts';
import type { MakingLimit } from '#platform/rate-limit/making-limit.ts';
import { createRateLimit, toSharing } from '#platform/rate-limit/rate-limit.ts';
import type { Changes } from '#platform/reply-cache/freshness.ts';
import type { ReplyCache } from '#platform/reply-cache/reply-cache.ts';

/** An account's use of a window; `limit` null: unlimited. */
interface OwnWindow {
  readonly used: number;
  readonly limit: number | null;
  readonly resetAt: EpochSeconds;
}

export interface KeyCalls {
  readonly countCall: CountCall;
  readonly readUse: (accountId: string) => Promise<Readonly<Record<'hour' | 'day', OwnWindow>>>;
}

interface FeatureServing {
  readonly features: readonly Feature[];
  readonly bases: ReplyBases;
  readonly cache: ReplyCache;
  readonly makingLimit: MakingLimit;
  readonly limitClock: Clock;
  /** Shared counting across processes; absent: each process counts by itself. */
  readonly limitLeases?: LeaseStore | undefined;
  readonly keyCalls?: KeyCalls | undefined;
  readonly ownOrigin: () => string;
  readonly sendFormPage: SendFormPage;
}

/** Calls that depend on the rain series: current weather, and all that include the rest of today. */
const WITH_COURSE =
  /\/(now|today|tomorrow|smartgen|agriculture|nowcasting|nowcasting-10minutes|hour\/24|alerts|going-out|rain\/72|day\/\d+)$/;

/** Calls whose advice an official bulletin changes: they are made again when one comes or ends. */
const WITH_WARNINGS = /\/weather\/(agriculture|going-out|heat|now\/places|sea|storm|ward-bulletin)$|\/alerts$/;

/** Rain series, frames and advisories change every ten minutes, places at midnight, everything else with the hour. */
function findChanges({ path }: Endpoint): Changes {
  if (WITH_COURSE.test(path) || WITH_WARNINGS.test(path) || path.endsWith('/satellite') || path.includes('/storms'))
    return 'tenMinutely';
  return path.includes('/places/') ? 'daily' : 'hourly';
}

/** What a call's cached replies change with. */
export function findReplyRules({ path }: Endpoint, scope: Feature['cacheScope'], bases: ReplyBases) {
  if (scope === 'pages') return { basis: bases.pages, findChanges: () => 'minutely' as const };
  return { basis: WITH_WARNINGS.test(path) ? bases.pages : bases.calls, findChanges };
}

const toWindow = ({ used, limit, resetAt }: OwnWindow) => ({ used, limit, resetAt: formatMoment(resetAt) });

const isCounted = ({ limit }: RawRoute): boolean => limit === 'calls';

type LimitsReply = EndpointReply<typeof ENDPOINTS_BY_ID.callLimits>;

/** Programs without a key are counted separately from the portal's own pages. */
function createGuestLimits({ limitClock: { now }, limitLeases, ownOrigin }: FeatureServing) {
  const limits = {
    guest: createRateLimit({ ...CALL_QUOTAS.guest, now, ...toSharing(limitLeases, 'calls.guest') }),
    ownPages: createRateLimit({ ...CALL_QUOTAS.ownPages, now, ...toSharing(limitLeases, 'calls.ownPages') }),
  };
  const findKind = ({ headers }: FastifyRequest) => (isOwnPageCall(headers, ownOrigin()) ? 'ownPages' : 'guest');
  return {
    sharedPolicy: limits.guest.policy,
    choose: (request: FastifyRequest) => limits[findKind(request)],
    describe(request: FastifyRequest): LimitsReply {
      const caller = findKind(request);
      const { minute, day } = limits[caller].describeUse(findCaller(request));
      return { caller, minute: toWindow(minute), day: toWindow(day) };
    },
  };
}

/** Returns a caller's remaining calls without counting. */
function serveLimits(
  app: FastifyInstance,
  describeGuest: (request: FastifyRequest) => LimitsReply,
  keyCalls?: KeyCalls,
) {
  const { callLimits } = ENDPOINTS_BY_ID;
  async function describe(request: FastifyRequest): Promise<LimitsReply> {
    const caller = getCaller(request);
    if (caller.kind !== 'key' || keyCalls === undefined) return describeGuest(request);
    const { hour, day } = await keyCalls.readUse(caller.accountId);
    return { caller: 'key', hour: toWindow(hour), day: toWindow(day) };
  }
  app.get(callLimits.path, { onRequest: createGuard(undefined) }, async (request, reply) => {
    const parsed = parseInput(callLimits, request.query as RawQuery, undefined);
    if (!parsed.ok) throw new AppError('badInput', { errors: parsed.errors });
    const answer = await describe(request);
    return reply.header('cache-control', 'no-store').send(answer);
  });
}

/** Registers features' routes: contract calls, counted per caller, and all others. */
export async function serveFeatures(app: FastifyInstance, serving: FeatureServing): Promise<void> {
  const { features, bases, cache, makingLimit, limitClock, limitLeases, keyCalls, ownOrigin, sendFormPage } = serving;
  const guests = createGuestLimits(serving);
  const rawRoutes = features.flatMap((feature) => feature.rawRoutes ?? []);
  const raw = { origin: ownOrigin, sendFormPage, limitNow: limitClock.now, limitLeases };
  const uncounted = features.flatMap(({ routes = [] }) => routes.filter(({ endpoint }) => endpoint.uncounted));
  registerEndpoints(app, { cache, makingLimit, basis: bases.calls, findChanges, routes: uncounted });
  await app.register(async (api) => {
    const { choose, sharedPolicy } = guests;
    limitCalls(api, { choose, sharedPolicy, countCall: keyCalls?.countCall });
    for (const { routes = [], cacheScope } of features) {
      for (const route of routes.filter(({ endpoint }) => endpoint.uncounted !== true)) {
        const rules = findReplyRules(route.endpoint, cacheScope, bases);
        registerEndpoints(api, { cache, makingLimit, ...rules, routes: [route] });
      }
    }
    registerRawRoutes(api, { ...raw, routes: rawRoutes.filter(isCounted) });
  });
  registerRawRoutes(app, { ...raw, routes: rawRoutes.filter((route) => !isCounted(route)) });
  serveLimits(app, guests.describe, keyCalls);
}
