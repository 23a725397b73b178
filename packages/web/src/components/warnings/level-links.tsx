import { warningMessages } from '@portal/content/messages/warning-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { LevelChip } from './level-chip.tsx';
import styles from './level-links.module.css';

interface LevelLinksProps {
  /** The highest level first. */
  readonly warnings: readonly OfficialWarning[];
  readonly language: Language;
}

/** How many there are of each level, the highest first, each a link to the first of them. */
export function LevelLinks({ warnings, language }: LevelLinksProps) {
  const { page } = warningMessages[language];
  const levels = [...new Set(warnings.map(({ level }) => level))];
  return (
    <nav aria-label={page.byLevel}>
      <ul className={styles.byLevel}>
        {levels.map((level) => {
          const ofLevel = warnings.filter((warning) => warning.level === level);
          return (
            <li key={level}>
              <a href={`#${ofLevel[0]?.id}`}>
                {level === null ? <span>{page.levelNotStated}</span> : <LevelChip level={level} language={language} />}
                {page.count(ofLevel.length)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
