import { leadFormMessages } from '@portal/content/messages/lead-form-messages';
import type { Language } from '@portal/domain/language/language';
import styles from './lead-form.module.css';

interface LeadThanksProps {
  readonly language: Language;
  readonly headingLevel: 'h2' | 'h3';
  /** Whether the heading takes the focus: the button that had it is gone. */
  readonly focus: boolean;
}

/** Shown in place of a form that was kept. */
export function LeadThanks({ language, headingLevel: Heading, focus }: LeadThanksProps) {
  const words = leadFormMessages[language];
  const focusHeading = (heading: HTMLHeadingElement | null): void => heading?.focus();
  return (
    <div className={styles.thanks}>
      <svg width="48" height="48" viewBox="0 0 48 48" fill="none" aria-hidden="true">
        <circle cx="24" cy="24" r="24" fill="var(--green-soft)" />
        <path d="m14 25 7 7 14-15" stroke="var(--green-text)" strokeWidth="3.5" strokeLinecap="round" />
      </svg>
      <Heading tabIndex={-1} {...(focus ? { ref: focusHeading } : {})}>
        {words.sent}
      </Heading>
      <p>{words.soon}</p>
      <p>{words.thanks}</p>
    </div>
  );
}
