import type { Job } from '@portal/content/company/company';
import { textPagesMessages } from '@portal/content/messages/text-pages-messages';
import type { Language } from '@portal/domain/language/language';
import { writeLongDate } from '#components/ui/write-long-date.ts';
import styles from './company.module.css';
import { OperatorText } from './operator-text.tsx';

interface JobListProps {
  readonly jobs: readonly Job[];
  readonly language: Language;
}

/** Open positions, each under an anchor of its own. */
export function JobList({ jobs, language }: JobListProps) {
  const words = textPagesMessages[language].job;
  return (
    <ul className={styles.jobs}>
      {jobs.map(({ id, title, place, pay, closes, answered, text }) => (
        <li key={id} id={id}>
          <h3>{title[language]}</h3>
          <dl>
            <dt>{words.place}</dt>
            <dd>{place[language]}</dd>
            <dt>{words.pay}</dt>
            <dd>{pay[language]}</dd>
            <dt>{words.closes}</dt>
            <dd>{writeLongDate(closes, language)}</dd>
            <dt>{words.answered}</dt>
            <dd>{writeLongDate(answered, language)}</dd>
          </dl>
          <OperatorText html={text[language]} />
        </li>
      ))}
    </ul>
  );
}
