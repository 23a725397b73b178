import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import type { Language } from '@portal/domain/language/language';
import type { AccountAnswer } from '#islands/session/call-account.ts';

/** Why something was not accepted, in the server's own sentence: that of the limit of the plan, of the first wrong field, or of the whole. */
export function describeRefusal({ status, body }: AccountAnswer, language: Language): string {
  const words = dashboardMessages[language];
  if (body.errorCode === 'planLimit' && typeof body.detail === 'string') return body.detail;
  if (body.errorCode === 'emailNotVerified') return `${words.unverified} ${words.unverifiedText}`;
  const [first] = Array.isArray(body.errors) ? (body.errors as { readonly message: string }[]) : [];
  if (first !== undefined) return first.message;
  return status >= 400 && status < 500 && typeof body.detail === 'string' ? body.detail : words.notAccepted;
}
