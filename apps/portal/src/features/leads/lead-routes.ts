import { createHash } from 'node:crypto';
import { describeLeadError } from '@portal/content/messages/lead-form-messages';
import type { RequestContext } from '@portal/contract/context';
import { ENDPOINT_ADDRESSES } from '@portal/contract/endpoint-addresses.table';
import { AppError, getStatus } from '@portal/contract/errors';
import { findLanguage } from '@portal/contract/parse-input';
import type { Language } from '@portal/domain/language/language';
import { checkLead, type LeadErrors, type PostedForm } from '@portal/domain/lead/check-lead';
import type { LeadField, LeadKind } from '@portal/domain/lead/lead';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RawReply, RawRoute } from '#platform/http/raw-route.ts';
import type { Leads } from './service.ts';

/** Far more than a person can fill in, far less than a program would; shared by all kinds of forms. */
const LIMIT = { name: 'forms', perMinute: 30, perDay: 500 } as const;

const ADDRESSES: readonly (readonly [LeadKind, string])[] = [
  ['consultation', ENDPOINT_ADDRESSES.guestConsultation.path],
  ['stormInform', ENDPOINT_ADDRESSES.guestStormInform.path],
  ['userInform', ENDPOINT_ADDRESSES.guestUserInform.path],
];

function toJson(status: number, value: object): RawReply {
  const headers = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };
  return { kind: 'body', status, headers, body: JSON.stringify(value) };
}

/** Refusal in the shape of the specification: the first error's code, a sentence per field. */
function refuse(errors: LeadErrors, language: Language): RawReply {
  const wrong = Object.entries(errors) as [LeadField, NonNullable<LeadErrors[LeadField]>][];
  const sentences = wrong.map(([field, code]) => [field, describeLeadError(field, code, language)]);
  const data = { errorCode: wrong[0]?.[1] ?? '', validMsgList: Object.fromEntries(sentences) };
  return toJson(400, { statusCode: 400, data });
}

const SEE_OTHER = 303;

/** Page of a kind's form; the consultation dialog needs a script, and without one its button leads to contact. */
function findFormRoute(kind: LeadKind): 'contact' | 'info-landing' {
  return kind === 'stormInform' ? 'info-landing' : 'contact';
}

/** Shows expected refusals, such as rate limits, as the general error of the form. */
async function saveOrExplain(leads: Leads, form: Parameters<Leads['save']>[0]) {
  try {
    return await leads.save(form);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/**
 * Handles a form post: redirects to the thanks page or shows the form again. The content is the idempotency key, so
 * that a second press or a reload adds no second lead.
 */
async function answerForm(leads: Leads, kind: LeadKind, form: URLSearchParams, language: Language): Promise<RawReply> {
  const values = Object.fromEntries(form);
  const idempotencyKey = createHash('sha256').update(form.toString()).digest('base64url');
  const body = { ...values, advertising: values.advertising === 'on' };
  const saved = await saveOrExplain(leads, { kind, language, body, idempotencyKey });
  const routeId = findFormRoute(kind);
  const showAgain = (status: number, more: Pick<PostedForm, 'errors' | 'failed'>): RawReply => {
    return { kind: 'formPage', status, routeId, language, form: { kind, values, ...more } };
  };
  if (saved instanceof AppError) return showAgain(getStatus(saved.code), { errors: {}, failed: true });
  if (!saved.ok) return showAgain(400, { errors: saved.errors, failed: false });
  const headers = { 'cache-control': 'no-store', location: `${toLanguagePath(routeId, language)}?sent=1#form` };
  return { kind: 'body', status: SEE_OTHER, headers, body: null };
}

/** Handles JSON from a script. Throws `AppError` `conflict` for a key used with other content. */
async function answerJson(
  leads: Leads,
  kind: LeadKind,
  body: unknown,
  { language, idempotencyKey }: RequestContext,
): Promise<RawReply> {
  const saved = await leads.save({ kind, language, body, idempotencyKey });
  if (!saved.ok) return refuse(saved.errors, language);
  return toJson(200, { statusCode: 200, data: { id: saved.id } });
}

/** Routes of all forms, as JSON or as a plain form post. */
export function listLeadRoutes(leads: Leads): RawRoute[] {
  return ADDRESSES.map(([kind, path]) => ({
    method: 'POST',
    path,
    limit: LIMIT,
    ownPagesOnly: true,
    body: 'jsonOrForm',
    handle: ({ body }, context) =>
      body instanceof URLSearchParams
        ? answerForm(leads, kind, body, context.language)
        : answerJson(leads, kind, body, context),
    // An unreadable body is treated as an empty form, because bad input has one shape here.
    refuseBody: ({ query }) => {
      const checked = checkLead(kind, null);
      return refuse(checked.ok ? {} : checked.errors, findLanguage(query));
    },
  }));
}
