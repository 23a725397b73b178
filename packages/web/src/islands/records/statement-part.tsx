import { dashboardRecordsMessages } from '@portal/content/messages/dashboard-records-messages';
import { DELAY_RECORD_ADDRESSES } from '@portal/contract/own/delay-record-addresses.table';
import type { OwnRecord } from '@portal/contract/own/records';
import type { Language } from '@portal/domain/language/language';
import { useState } from 'react';
import desk from '#components/ui/desk.module.css';
import { Field } from '#components/ui/field.tsx';
import { JobState } from '#islands/account-job/job-state.tsx';
import { useAccountJob } from '#islands/account-job/use-account-job.ts';
import { Button } from '#islands/own/button.tsx';
import styles from './records.module.css';

export function StatementPart({ record, language }: { readonly record: OwnRecord; readonly language: Language }) {
  const words = dashboardRecordsMessages[language];
  const [month, setMonth] = useState(record.months[0] ?? '');
  const [isLost, setIsLost] = useState(false);
  const { job, refusal, isWaiting, order, cancel, save } = useAccountJob<{
    readonly lostHours: number;
  }>({ order: DELAY_RECORD_ADDRESSES.recordStatement, language });
  const download = async (): Promise<void> => setIsLost(!(await save()));
  return (
    <div>
      <div className={styles.statement}>
        <Field label={words.card.month}>
          <select value={month} onChange={({ target }) => setMonth(target.value)}>
            {record.months.map((name) => (
              <option key={name} value={name}>
                {language === 'vi' ? name.split('-').reverse().join('/') : name}
              </option>
            ))}
          </select>
        </Field>
        <Button
          variant="violet"
          aria-disabled={isWaiting}
          onClick={() => !isWaiting && void order({ month }, record.id)}
        >
          {words.card.print}
        </Button>
      </div>
      {job !== null && (
        <JobState
          job={job}
          words={words.job}
          done={words.job.done(job.result?.lostHours ?? 0)}
          onCancel={() => void cancel()}
          onSave={() => void download()}
        />
      )}
      {(refusal !== '' || isLost) && (
        <p role="alert" className={desk.mistake}>
          {refusal === '' ? words.notDone : refusal}
        </p>
      )}
    </div>
  );
}
