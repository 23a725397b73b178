import { warningMessages } from '@portal/content/messages/warning-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import styles from './level-chip.module.css';

interface LevelChipProps {
  readonly level: NonNullable<OfficialWarning['level']>;
  readonly language: Language;
}

/** Level as colour, number and word together. */
export function LevelChip({ level, language }: LevelChipProps) {
  const words = warningMessages[language];
  return (
    <span className={`${styles.level} ${styles[`level${level}`]}`}>
      <b>{words.level(level)}</b> <span>{words.levels[level - 1]}</span>
    </span>
  );
}
