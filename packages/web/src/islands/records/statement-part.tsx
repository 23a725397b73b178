import { dashboardRecordsMessages } from '@portal/content/messages/dashboard-records-messages';
import type { Language } from '@portal/domain/language/language';
import { useId, useState } from 'react';
import forms from '#islands/dashboard/forms.module.css';
import type { OwnRecord, StatementJob } from './own-record.ts';
import styles from './records.module.css';
import { useStatement } from './use-statement.ts';

interface JobProps {
  readonly job: StatementJob;
  readonly language: Language;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

const PERCENT = 100;

/** How a job goes: its progress with a way to cancel it, then what it has made. */
function JobState({ job, language, onCancel, onSave }: JobProps) {
  const words = dashboardRecordsMessages[language].job;
  const percent = Math.round(job.progress * PERCENT);
  switch (job.state) {
    case 'queued':
    case 'running':
      return (
        <div className={styles.job}>
          <p role="status">{job.state === 'queued' ? words.queued : words.running(percent)}</p>
          <progress max={PERCENT} value={percent} aria-label={words.running(percent)} />
          <button type="button" className={forms.plain} onClick={onCancel}>
            {words.cancel}
          </button>
        </div>
      );
    case 'done':
      return (
        <div className={styles.job}>
          <p role="status">{words.done(job.result?.lostHours ?? 0)}</p>
          <button type="button" className={forms.violet} onClick={onSave}>
            {words.save}
          </button>
        </div>
      );
    case 'cancelled':
      return <p role="status">{words.cancelled}</p>;
    case 'failed':
      return <p role="alert">{`${words.failed} ${job.error?.detail ?? ''}`}</p>;
  }
}

/** Prints the statement of a month. */
export function StatementPart({ record, language }: { readonly record: OwnRecord; readonly language: Language }) {
  const words = dashboardRecordsMessages[language];
  const id = useId();
  const [month, setMonth] = useState(record.months[0] ?? '');
  const [isLost, setIsLost] = useState(false);
  const { job, refusal, isWaiting, order, cancel, save } = useStatement(record.id, language);
  const download = async (): Promise<void> => setIsLost(!(await save()));
  return (
    <div>
      <div className={styles.statement}>
        <div className={forms.field}>
          <label htmlFor={id}>{words.card.month}</label>
          <select id={id} value={month} onChange={({ target }) => setMonth(target.value)}>
            {record.months.map((name) => (
              <option key={name} value={name}>
                {language === 'vi' ? name.split('-').reverse().join('/') : name}
              </option>
            ))}
          </select>
        </div>
        <button
          type="button"
          className={forms.violet}
          aria-disabled={isWaiting}
          onClick={() => !isWaiting && void order(month)}
        >
          {words.card.print}
        </button>
      </div>
      {job !== null && (
        <JobState job={job} language={language} onCancel={() => void cancel()} onSave={() => void download()} />
      )}
      {(refusal !== '' || isLost) && (
        <p role="alert" className={styles.mistake}>
          {refusal === '' ? words.notDone : refusal}
        </p>
      )}
    </div>
  );
}
