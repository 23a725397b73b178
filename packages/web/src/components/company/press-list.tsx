import type { PressItem } from '@portal/content/company/company';
import type { Language } from '@portal/domain/language/language';
import { writeLongDate } from '#components/ui/write-long-date.ts';
import styles from './company.module.css';
import { OperatorText } from './operator-text.tsx';

interface PressListProps {
  readonly press: readonly PressItem[];
  readonly language: Language;
}

/** What newspapers wrote, newest first; a title stays in the language of its newspaper. */
export function PressList({ press, language }: PressListProps) {
  return (
    <ul className={styles.press}>
      {press.map(({ title, language: written, outlet, url, date, text }) => (
        <li key={url}>
          <h3>
            <a href={url} rel="noopener" lang={written === language ? undefined : written}>
              {title}
            </a>
          </h3>
          <p className={styles.quiet}>{`${outlet} · ${writeLongDate(date, language)}`}</p>
          {text !== null && <OperatorText html={text[language]} />}
        </li>
      ))}
    </ul>
  );
}
