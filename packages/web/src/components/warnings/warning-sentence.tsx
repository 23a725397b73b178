import { warningMessages } from '@portal/content/messages/warning-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { nameWarningMoment } from './name-warning-moment.ts';
import styles from './warning-sentence.module.css';

interface WarningSentenceProps {
  readonly warning: OfficialWarning;
  readonly language: Language;
  readonly nowAt: string;
}

/** What a bulletin says in its own words, with its number and issuer: the first statement of a page. */
export function WarningSentence({ warning, language, nowAt }: WarningSentenceProps) {
  const { headline, issuer, number, issuedAt, expiresAt } = warning;
  return (
    <p className={styles.sentence} data-warning={Date.parse(expiresAt) / 1000}>
      <q lang={warning.language === language ? undefined : warning.language}>{headline}</q>{' '}
      <small>{warningMessages[language].issued(issuer, number, nameWarningMoment(issuedAt, nowAt, language))}</small>
    </p>
  );
}
