import { createHash } from 'node:crypto';
import { AppError, getStatus } from '@portal/contract/errors';
import type { Language } from '@portal/domain/language/language';
import type { LeadKind } from '@portal/domain/lead/lead';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { PostedForm } from '@portal/web/pages/page-request';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Leads } from '#features/leads/service.ts';

/** Shows a form's page again, with what was typed and what is wrong. */
export type SendFormPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  shown: { routeId: FormRouteId; language: Language; status: number; form: PostedForm },
) => Promise<FastifyReply>;

type FormRouteId = 'contact' | 'info-landing';

interface PostedLead {
  readonly leads: Leads;
  readonly sendFormPage: SendFormPage;
  readonly kind: LeadKind;
  readonly language: Language;
  readonly form: URLSearchParams;
}

const SEE_OTHER = 303;

/** Where the form of a kind stands; the consultation dialog needs a script, without one its button leads to contact. */
function findFormRoute(kind: LeadKind): FormRouteId {
  return kind === 'stormInform' ? 'info-landing' : 'contact';
}

/** A refusal of the server that is no bug: the form is shown again with the general error. */
async function saveOrExplain({ leads, kind, language }: PostedLead, body: object, idempotencyKey: string) {
  try {
    return await leads.save({ kind, language, body, idempotencyKey });
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/**
 * Answers the post of a plain form: leads to its thanks, or shows it again. The words themselves are the key, so that a
 * second press or a reload makes no second lead.
 */
export async function answerPostedForm(
  posted: PostedLead,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { kind, language, form, sendFormPage } = posted;
  const values = Object.fromEntries(form);
  const key = createHash('sha256').update(form.toString()).digest('base64url');
  const saved = await saveOrExplain(posted, { ...values, advertising: values.advertising === 'on' }, key);
  const routeId = findFormRoute(kind);
  if (saved instanceof AppError) {
    return sendFormPage(request, reply, {
      routeId,
      language,
      status: getStatus(saved.code),
      form: { kind, values, errors: {}, failed: true },
    });
  }
  if (saved.ok)
    return reply
      .code(SEE_OTHER)
      .header('location', `${toLanguagePath(routeId, language)}?sent=1#form`)
      .send();
  const shown = { kind, values, errors: saved.errors, failed: false };
  return sendFormPage(request, reply, { routeId, language, status: 400, form: shown });
}
