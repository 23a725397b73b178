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

/** Forms are for people: far more than one can fill in, far less than a program would. All kinds are counted together. */
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

/** The specification's shape of bad input: the first error's code, a sentence for each field. */
function refuse(errors: LeadErrors, language: Language): RawReply {
  const wrong = Object.entries(errors) as [LeadField, NonNullable<LeadErrors[LeadField]>][];
  const sentences = wrong.map(([field, code]) => [field, describeLeadError(field, code, language)]);
  const data = { errorCode: wrong[0]?.[1] ?? '', validMsgList: Object.fromEntries(sentences) };
  return toJson(400, { statusCode: 400, data });
}

const SEE_OTHER = 303;

/** Where the form of a kind stands; the consultation dialog needs a script, without one its button leads to contact. */
function findFormRoute(kind: LeadKind): 'contact' | 'info-landing' {
  return kind === 'stormInform' ? 'info-landing' : 'contact';
}

/** A refusal of the server that is no bug: the form is shown again with the general error. */
async function saveOrExplain(leads: Leads, form: Parameters<Leads['save']>[0]) {
  try {
    return await leads.save(form);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/**
 * Answers the post of a plain form: leads to its thanks, or shows it again. The words themselves are the key, so that a
 * second press or a reload makes no second lead.
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

/** Answers what a script sends as JSON. Throws `AppError` `conflict` for a key that stands for other words. */
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

/** Where forms are sent to, as JSON of a script or as the post of a plain form. */
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
    // A body that cannot be read is a form in which nothing is filled in: bad input has one shape here.
    refuseBody: ({ query }) => {
      const checked = checkLead(kind, null);
      return refuse(checked.ok ? {} : checked.errors, findLanguage(query));
    },
  }));
}
