import { describeLeadError } from '@portal/content/messages/lead-form-messages';
import { ENDPOINT_ADDRESSES } from '@portal/contract/endpoint-addresses.table';
import { AppError } from '@portal/contract/errors';
import { findLanguage, type RawQuery } from '@portal/contract/parse-input';
import type { Language } from '@portal/domain/language/language';
import { checkLead, type LeadErrors } from '@portal/domain/lead/check-lead';
import type { LeadField, LeadKind } from '@portal/domain/lead/lead';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Leads } from '#features/leads/service.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { refuseForeignPosts } from '#platform/http/own-origin.ts';
import type { LeaseStore } from '#platform/rate-limit/lease-store.ts';
import { limitCalls } from '#platform/rate-limit/limit-calls.ts';
import { createRateLimit, toSharing } from '#platform/rate-limit/rate-limit.ts';
import { answerPostedForm, type SendFormPage } from './answer-posted-form.ts';

export interface LeadServing {
  readonly leads: Leads;
  /** Counts the windows of the limit: a clock that runs. */
  readonly limitClock: Clock;
  /** Where all processes count callers together; absent: each counts by itself. */
  readonly limitLeases?: LeaseStore | undefined;
  readonly sendFormPage: SendFormPage;
  /** Origin of the portal's own pages: no other site may post. */
  readonly ownOrigin: () => string;
}

/** Forms are for people: far more than one can fill in, far less than a program would. */
const LIMIT = { perMinute: 30, perDay: 500 } as const;
const KEY = /^[\x21-\x7e]{1,64}$/;
const BAD_KEY = {
  vi: 'Idempotency-Key phải gồm 1–64 ký tự ASCII nhìn thấy được.',
  en: 'Idempotency-Key must be 1–64 visible ASCII characters.',
};

const ADDRESSES: readonly (readonly [LeadKind, string])[] = [
  ['consultation', ENDPOINT_ADDRESSES.guestConsultation.path],
  ['stormInform', ENDPOINT_ADDRESSES.guestStormInform.path],
  ['userInform', ENDPOINT_ADDRESSES.guestUserInform.path],
];

/** Throws AppError for a key that is none. */
function readKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new AppError('badInput', { detail: BAD_KEY });
}

/** The specification's shape of bad input: the first error's code, a sentence for each field. */
function toRefusal(errors: LeadErrors, language: Language) {
  const wrong = Object.entries(errors) as [LeadField, NonNullable<LeadErrors[LeadField]>][];
  const sentences = wrong.map(([field, code]) => [field, describeLeadError(field, code, language)]);
  const data = { errorCode: wrong[0]?.[1] ?? '', validMsgList: Object.fromEntries(sentences) };
  return { statusCode: 400, data };
}

/** What the server says of a body that is no JSON, or none. */
const UNREADABLE = new Set(['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY']);

function isUnreadable(error: unknown): boolean {
  return (
    error instanceof SyntaxError || (error instanceof Error && 'code' in error && UNREADABLE.has(String(error.code)))
  );
}

/** A body that cannot be read is a form in which nothing is filled in: bad input has one shape here. */
function answerUnreadable(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const kind = ADDRESSES.find(([, path]) => path === request.routeOptions.url)?.[0];
  const checked = kind === undefined || !isUnreadable(error) ? null : checkLead(kind, null);
  if (checked === null || checked.ok) throw error;
  const language = findLanguage(request.query as RawQuery);
  return reply.code(400).header('cache-control', 'no-store').send(toRefusal(checked.errors, language));
}

/** Takes what the forms send, as JSON of a script or as the post of a plain form. */
export function serveLeads(app: FastifyInstance, serving: LeadServing): void {
  const { leads, limitClock, limitLeases, ownOrigin, sendFormPage } = serving;
  app.register(async (scope) => {
    refuseForeignPosts(scope, ownOrigin);
    const limit = createRateLimit({ ...LIMIT, now: limitClock.now, ...toSharing(limitLeases, 'forms') });
    limitCalls(scope, { choose: () => limit, sharedPolicy: limit.policy });
    scope.setErrorHandler(answerUnreadable);
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(body.toString())),
    );
    for (const [kind, path] of ADDRESSES) {
      scope.post(path, async (request: FastifyRequest, reply: FastifyReply) => {
        const language = findLanguage(request.query as RawQuery);
        reply.header('cache-control', 'no-store');
        if (request.body instanceof URLSearchParams) {
          return answerPostedForm({ leads, sendFormPage, kind, language, form: request.body }, request, reply);
        }
        const saved = await leads.save({ kind, language, body: request.body, idempotencyKey: readKey(request) });
        if (!saved.ok) return reply.code(400).send(toRefusal(saved.errors, language));
        return { statusCode: 200, data: { id: saved.id } };
      });
    }
  });
}
