import { warningMessages } from '@portal/content/messages/warning-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { LevelChip } from './level-chip.tsx';
import { nameWarningEnd, nameWarningMoment } from './name-warning-moment.ts';
import styles from './warning-strip.module.css';

interface WarningStripProps {
  /** Highest level first. */
  readonly warnings: readonly OfficialWarning[];
  readonly language: Language;
  readonly nowAt: string;
  /** Maximum shown; a link covers the others. */
  readonly most?: number;
}

type LineProps = Pick<WarningStripProps, 'language' | 'nowAt'> & { readonly warning: OfficialWarning };

/** One warning as a link; text that does not fit is on its page. */
function WarningLine({ warning, language, nowAt }: LineProps) {
  const { id, level, headline, issuer, number, issuedAt, expiresAt } = warning;
  const words = warningMessages[language];
  return (
    <li data-warning={Date.parse(expiresAt) / 1000}>
      <a className={styles.warning} href={`${toLanguagePath('warnings', language)}#${id}`}>
        {level === null ? null : <LevelChip level={level} language={language} />}
        <span className={styles.words}>
          <q className={styles.headline} lang={warning.language === language ? undefined : warning.language}>
            {headline}
          </q>
          <small>
            {nameWarningEnd(warning, nowAt, language)};{' '}
            {words.issued(issuer, number, nameWarningMoment(issuedAt, nowAt, language))}
          </small>
        </span>
      </a>
    </li>
  );
}

/** Official warnings above everything else, quoted; nothing without warnings, never an all-clear. */
export function WarningStrip({ warnings, language, nowAt, most = 3 }: WarningStripProps) {
  if (warnings.length === 0) return null;
  const words = warningMessages[language];
  const hidden = warnings.length - most;
  return (
    <section className={styles.strip} aria-label={words.label} data-renewed="strip">
      <ul className="wrap">
        {warnings.slice(0, most).map((warning) => (
          <WarningLine key={warning.id} warning={warning} language={language} nowAt={nowAt} />
        ))}
        {hidden > 0 && (
          <li>
            <a className={styles.more} href={toLanguagePath('warnings', language)}>
              {words.more(hidden)}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
