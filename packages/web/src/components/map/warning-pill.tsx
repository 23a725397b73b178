import { warningMessages } from '@portal/content/messages/warning-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { LevelChip } from '#components/warnings/level-chip.tsx';
import styles from './warning-pill.module.css';

interface WarningPillProps {
  /** Highest level first. */
  readonly warnings: readonly OfficialWarning[];
  readonly language: Language;
}

/**
 * The highest official warning in one quoted line over the map, with the count of others. Issuer and validity are in
 * the list below and on the linked page. Nothing without warnings.
 */
export function WarningPill({ warnings, language }: WarningPillProps) {
  const [first] = warnings;
  if (first === undefined) return null;
  const words = warningMessages[language];
  const { id, level, headline, expiresAt } = first;
  return (
    <section className={styles.pill} aria-label={words.label} data-renewed="strip">
      <ul>
        <li data-warning={Date.parse(expiresAt) / 1000}>
          <a href={`${toLanguagePath('warnings', language)}#${id}`}>
            {level === null ? null : <LevelChip level={level} language={language} />}
            <q lang={first.language === language ? undefined : first.language}>{headline}</q>
            {warnings.length > 1 && <span>+{warnings.length - 1}</span>}
          </a>
        </li>
      </ul>
    </section>
  );
}
