import { AppError } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCaller } from '#platform/rate-limit/find-caller.ts';
import type { LeaseStore } from '#platform/rate-limit/lease-store.ts';
import { limitCalls } from '#platform/rate-limit/limit-calls.ts';
import { createRateLimit, type RateLimit, toSharing } from '#platform/rate-limit/rate-limit.ts';
import { refuseForeignPosts } from './own-origin.ts';
import type { FormPageReply, RawReply, RawRequest, RawRoute, RouteLimit } from './raw-route.ts';
import { createGuard, refuseOtherOwner, toRequestContext } from './request-context.ts';

/** Shows a form's page again, with what was typed and what is wrong. */
export type SendFormPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  shown: FormPageReply,
) => Promise<FastifyReply>;

interface RawRouteOptions {
  readonly routes: readonly RawRoute[];
  /** Origin of the portal's own pages; asked at each request, because the port may be chosen late. */
  readonly origin: () => string;
  readonly sendFormPage: SendFormPage;
  /** A clock that runs: it counts the windows of limits. */
  readonly limitNow: () => EpochSeconds;
  /** Where all processes count callers together; absent: each counts by itself. */
  readonly limitLeases?: LeaseStore | undefined;
}

function toRawRequest(request: FastifyRequest, origin: string): RawRequest {
  const { params, query, headers, body } = request;
  return {
    parameters: params as RawRequest['parameters'],
    query: (query ?? {}) as RawRequest['query'],
    headers,
    origin,
    network: findCaller(request),
    body: body ?? null,
  };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Refuses a path that can name nothing before it reaches a query, where PostgreSQL would refuse it as a bug. */
function checkParameters(parameters: RawRequest['parameters'], id: RegExp): void {
  const names = Object.entries(parameters);
  if (names.some(([name, text]) => text.includes('\0') || (name === 'id' && !id.test(text))))
    throw new AppError('notFound');
}

/** Reads bodies as a route asks for them; what it does not ask for is refused as everywhere. */
function addBodyParsers(scope: FastifyInstance, kind: RawRoute['body']): void {
  if (kind === 'jsonOrForm') {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(body.toString())),
    );
  }
  if (kind === 'bytes') {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  }
}

/** What the server says of a body that is no JSON, or none. */
const UNREADABLE = new Set(['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY']);

function isUnreadable(error: unknown): boolean {
  return (
    error instanceof SyntaxError || (error instanceof Error && 'code' in error && UNREADABLE.has(String(error.code)))
  );
}

/**
 * Registers addresses that are no calls of the contract. Routes with the limit `calls` belong into a part of the server that
 * counts calls.
 */
export function registerRawRoutes(app: FastifyInstance, options: RawRouteOptions): void {
  const { routes, origin, sendFormPage, limitNow, limitLeases } = options;
  const limits = new Map<RouteLimit, RateLimit>();

  function findLimit(limit: RouteLimit): RateLimit {
    const known =
      limits.get(limit) ?? createRateLimit({ ...limit, now: limitNow, ...toSharing(limitLeases, limit.name) });
    limits.set(limit, known);
    return known;
  }

  function send(request: FastifyRequest, reply: FastifyReply, made: RawReply) {
    if (made.kind === 'notFound') {
      reply.callNotFound();
      return reply;
    }
    if (made.kind === 'formPage') return sendFormPage(request, reply, made);
    return reply
      .code(made.status ?? 200)
      .headers(made.headers)
      .send(made.body ?? undefined);
  }

  function register(scope: FastifyInstance, route: RawRoute): void {
    const { method, path, id = UUID, access, sharesWithTeam, mostBytes, handle } = route;
    const guards =
      access === undefined ? [] : [createGuard(access), ...(sharesWithTeam === true ? [] : [refuseOtherOwner])];
    scope.route({
      method,
      url: path,
      ...(mostBytes === undefined ? {} : { bodyLimit: mostBytes }),
      ...(access === undefined ? {} : { onRequest: guards, config: { access } }),
      handler: async (request, reply) => {
        const asked = toRawRequest(request, origin());
        checkParameters(asked.parameters, id);
        return send(request, reply, await handle(asked, toRequestContext(request)));
      },
    });
  }

  /** A part of the server for one route: what bodies it reads and how it is counted concerns no other. */
  function registerApart(route: RawRoute): void {
    app.register(async (scope) => {
      const { limit: asked, refuseBody } = route;
      if (route.ownPagesOnly === true) refuseForeignPosts(scope, origin);
      if (asked !== undefined && asked !== 'calls') {
        const limit = findLimit(asked);
        limitCalls(scope, { choose: () => limit, sharedPolicy: limit.policy });
      }
      addBodyParsers(scope, route.body);
      if (refuseBody !== undefined) {
        scope.setErrorHandler((error, request, reply) => {
          if (!isUnreadable(error)) throw error;
          return send(request, reply, refuseBody({ ...toRawRequest(request, origin()), body: null }));
        });
      }
      register(scope, route);
    });
  }

  for (const route of routes) {
    const isPlain = route.method === 'GET' && (route.limit === undefined || route.limit === 'calls');
    if (isPlain) register(app, route);
    else registerApart(route);
  }
}
