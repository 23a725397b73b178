import { warningMessages } from '@portal/content/messages/warning-messages';
import { findHazardGuide } from '@portal/content/warnings/hazard-guides';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { LevelChip } from './level-chip.tsx';
import { nameWarningMoment } from './name-warning-moment.ts';
import styles from './warning-lead.module.css';

interface WarningLeadProps {
  readonly warning: OfficialWarning;
  readonly language: Language;
  readonly nowAt: string;
}

/** First step of the guide to this kind of disaster; null where there is none. */
function findFirstStep({ kind, startsAt }: OfficialWarning, language: Language, nowAt: string): string | null {
  const guide = findHazardGuide(kind, language);
  if (guide === null) return null;
  const hasBegun = Date.parse(startsAt) <= Date.parse(nowAt);
  return (hasBegun ? guide.during[0] : guide.before[0]) ?? null;
}

/** A high-level bulletin at the top of a page: level, kind, number, issuer, its headline, and the first step. */
export function WarningLead({ warning, language, nowAt }: WarningLeadProps) {
  const { id, level, kind, headline, issuer, number, issuedAt, expiresAt, link } = warning;
  const words = warningMessages[language];
  const guide = findHazardGuide(kind, language);
  const step = findFirstStep(warning, language, nowAt);
  const page = toLanguagePath('warnings', language);
  return (
    <div
      className={`${styles.lead} ${level === null ? '' : styles[`level${level}`]}`}
      data-warning={Date.parse(expiresAt) / 1000}
    >
      <p className={styles.facts}>
        {level === null ? null : <LevelChip level={level} language={language} />}
        <b>{words.kinds[kind]}</b>{' '}
        <small>{words.issued(issuer, number, nameWarningMoment(issuedAt, nowAt, language))}</small>
      </p>
      <p className={styles.headline}>
        <q lang={warning.language === language ? undefined : warning.language}>{headline}</q>
      </p>
      {step === null ? null : (
        <p className={styles.step}>
          <b>{words.atOnce}</b> {step}
        </p>
      )}
      <p className={styles.links}>
        <a className={`button ${styles.action}`} href={`${page}#${guide === null ? id : guide.id}`}>
          {words.page.whatToDo(words.kinds[kind])}
        </a>
        {link === null ? null : (
          <a href={link} rel="external">
            {words.source}
          </a>
        )}
      </p>
    </div>
  );
}
