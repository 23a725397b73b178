import { AppError } from '@portal/contract/errors';
import { UUID } from '@portal/contract/id';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCaller } from '#platform/rate-limit/find-caller.ts';
import type { LeaseStore } from '#platform/rate-limit/lease-store.ts';
import { limitCalls } from '#platform/rate-limit/limit-calls.ts';
import { createRateLimit, type RateLimit, toSharing } from '#platform/rate-limit/rate-limit.ts';
import { refuseForeignPosts } from './own-origin.ts';
import type { FormPageReply, RawReply, RawRequest, RawRoute, RouteLimit } from './raw-route.ts';
import { createGuard, refuseOtherOwner, toRequestContext } from './request-context.ts';

/** Shows a form's page again with input and errors. */
export type SendFormPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  shown: FormPageReply,
) => Promise<FastifyReply>;

interface RawRouteOptions {
  readonly routes: readonly RawRoute[];
  /** Origin of the portal's pages; a function, because the port may be chosen late. */
  readonly origin: () => string;
  readonly sendFormPage: SendFormPage;
  /** Machine clock of rate limits. */
  readonly limitNow: () => EpochSeconds;
  /** Shared counting across processes; absent: each process counts by itself. */
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

/** Refuses impossible parameters before they reach a query, where PostgreSQL would report a bug. */
function checkParameters(parameters: RawRequest['parameters'], id: RegExp): void {
  const names = Object.entries(parameters);
  if (names.some(([name, text]) => text.includes('\0') || (name === 'id' && !id.test(text))))
    throw new AppError('notFound');
}

/** Adds the body parser that a route asks for; other bodies are refused as usual. */
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

/** Error codes for missing or invalid JSON. */
const UNREADABLE = new Set(['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY']);

function isUnreadable(error: unknown): boolean {
  return (
    error instanceof SyntaxError || (error instanceof Error && 'code' in error && UNREADABLE.has(String(error.code)))
  );
}

/** Registers routes outside the contract. Routes with the limit `calls` belong in a scope that counts calls. */
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

  /** A scope of its own for body parsing and limits. */
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
