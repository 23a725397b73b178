import type { MapMessages } from '@portal/content/messages/map-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '#routes/counterpart.ts';
import styles from './place-table.module.css';

interface WarningLinesProps {
  readonly warnings: readonly OfficialWarning[];
  readonly words: MapMessages;
  readonly language: Language;
}

/** The warnings on the map as a list. */
export function WarningLines({ warnings, words, language }: WarningLinesProps) {
  const { heading, none, level } = words.warningList;
  return (
    <div className={`wrap ${styles.list}`}>
      <h2>
        <a href={toLanguagePath('warnings', language)}>{heading}</a>
      </h2>
      {warnings.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {warnings.map((warning) => (
            <li key={warning.id} lang={warning.language}>
              {warning.level === null ? '' : `${level(String(warning.level))}: `}
              {warning.headline} ({warning.area.name})
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
