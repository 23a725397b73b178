import type { Language } from '@portal/domain/language/language';
import type { LeadErrors } from '@portal/domain/lead/check-lead';
import type { LeadKind } from '@portal/domain/lead/lead';

/** What the server writes beside a form. */
export interface LeadFormProps {
  readonly kind: LeadKind;
  readonly language: Language;
  readonly privacyPath: string;
  /** What was typed before, by field; from a post without a script, or the area of the page. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: LeadErrors;
  readonly failed: boolean;
  /** Level of the thanks' heading. */
  readonly headingLevel: 'h2' | 'h3';
}
