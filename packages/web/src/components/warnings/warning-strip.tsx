import { warningMessages } from '@portal/content/messages/warning-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { LevelChip } from './level-chip.tsx';
import { nameWarningMoment } from './name-warning-moment.ts';
import styles from './warning-strip.module.css';

interface WarningStripProps {
  /** The highest level first. */
  readonly warnings: readonly OfficialWarning[];
  readonly language: Language;
  readonly nowAt: string;
  /** How many are shown; the others are a link to the page of warnings. */
  readonly most?: number;
}

type LineProps = Pick<WarningStripProps, 'language' | 'nowAt'> & { readonly warning: OfficialWarning };

function WarningLine({ warning, language, nowAt }: LineProps) {
  const { id, level, headline, issuer, number, issuedAt, expiresAt, link } = warning;
  const words = warningMessages[language];
  const nameMoment = (moment: string) => nameWarningMoment(moment, nowAt, language);
  return (
    <li className={styles.warning} data-warning={Date.parse(expiresAt) / 1000}>
      {level === null ? null : <LevelChip level={level} language={language} />}
      <div>
        <a className={styles.headline} href={`${toLanguagePath('warnings', language)}#${id}`}>
          <q lang={warning.language === language ? undefined : warning.language}>{headline}</q>
        </a>
        <p>
          {words.issued(issuer, number, nameMoment(issuedAt))}; {words.until(nameMoment(expiresAt))}
          {link === null ? null : (
            <>
              {' · '}
              <a href={link} rel="external">
                {words.source}
              </a>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

/** Official warnings above everything else, quoted; nothing where there are none, never a word that all is well. */
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
