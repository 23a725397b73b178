import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import type { Language } from '@portal/domain/language/language';
import { listErrors, type Refusal } from '#islands/session/call-account.ts';

/** Reason of a refusal in the server's words: plan limit, first invalid field, or general. */
export function describeRefusal({ status, body }: Refusal, language: Language): string {
  const words = dashboardMessages[language];
  if (body.errorCode === 'planLimit' && typeof body.detail === 'string') return body.detail;
  if (body.errorCode === 'emailNotVerified') return `${words.unverified} ${words.unverifiedText}`;
  const [first] = listErrors({ body });
  if (first !== undefined) return first.message;
  return status >= 400 && status < 500 && typeof body.detail === 'string' ? body.detail : words.notAccepted;
}
