import type { MapMessages } from '@portal/content/messages/map-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import styles from './place-table.module.css';

interface WarningLinesProps {
  readonly warnings: readonly OfficialWarning[];
  readonly words: MapMessages;
  readonly language: Language;
}

/** The warnings on the map as a list. */
export function WarningLines({ warnings, words, language }: WarningLinesProps) {
  const { heading, none, level: tellLevel } = words.warningList;
  return (
    <div className={`wrap ${styles.list}`}>
      <h2>
        <a href={toLanguagePath('warnings', language)}>{heading}</a>
      </h2>
      <ul data-renewed="list">
        {warnings.map(({ id, level, headline, language: written, area, expiresAt }) => (
          <li key={id} lang={written} data-id={id} data-warning={Date.parse(expiresAt) / 1000}>
            {level === null ? '' : `${tellLevel(String(level))}: `}
            {headline} ({area.name})
          </li>
        ))}
      </ul>
      <p hidden={warnings.length > 0}>{none}</p>
    </div>
  );
}
