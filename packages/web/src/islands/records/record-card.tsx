import { describeThresholds, describeWorkTime } from '@portal/content/delay-records/describe-terms';
import { formatDay } from '@portal/content/format-day';
import { dashboardRecordsMessages } from '@portal/content/messages/dashboard-records-messages';
import { delayRecordMessages } from '@portal/content/messages/delay-record-messages';
import { DELAY_RECORD_ADDRESSES } from '@portal/contract/own/delay-record-addresses.table';
import type { OwnRecord } from '@portal/contract/own/records';
import type { Language } from '@portal/domain/language/language';
import { parseDate } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { type ReactNode, useState } from 'react';
import desk from '#components/ui/desk.module.css';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Button } from '#islands/own/button.tsx';
import { ConfirmRemove } from '#islands/own/confirm-remove.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import forms from '#islands/own/forms.module.css';
import { OwnForm } from '#islands/own/own-form.tsx';
import { callOwn } from '#islands/session/call-account.ts';
import { StatementPart } from './statement-part.tsx';
import type { Records } from './use-records.ts';

interface CardProps {
  readonly record: OwnRecord;
  readonly records: Records;
  readonly language: Language;
}

const formatDate = (date: string, language: Language): string => formatDay(parseDate(date) ?? 0, language);

/** Progress of the record, and whether its chain is valid. */
function State({ record, language }: Omit<CardProps, 'records'>) {
  const words = dashboardRecordsMessages[language].card;
  const { days, lastDay, endDay, chain, pausedBy } = record;
  return (
    <>
      <p>
        {lastDay === null ? words.none : `${words.days(days)}; ${words.last(formatDate(lastDay, language))}.`}
        {endDay !== null && ` ${words.ended(formatDate(endDay, language))}.`}
      </p>
      {record.demo === true && <p className={desk.mistake}>{delayRecordMessages[language].demo}</p>}
      {pausedBy === 'plan' && <p className={desk.mistake}>{words.paused}</p>}
      {days > 0 && chain === undefined && <p className={forms.hint}>{words.checking}</p>}
      {chain?.whole === true && (
        <p className={forms.chosen}>
          <Icon name="badge-check" size={20} />
          {words.whole}
        </p>
      )}
      {chain?.whole === false && (
        <p role="alert" className={desk.mistake}>
          {words.broken(formatDate(chain.day, language))}
        </p>
      )}
    </>
  );
}

/** Renaming, and ending the record after a confirmation. */
function Tools({ record, records, language }: CardProps) {
  const words = dashboardRecordsMessages[language].card;
  const [step, setStep] = useState<'none' | 'rename' | 'end'>('none');
  const [name, setName] = useState(record.name);
  const rename = async (): Promise<ReactNode> => {
    const call = { id: record.id, body: { name }, language };
    const answer = await callOwn(DELAY_RECORD_ADDRESSES.recordRename, call);
    if (!answer.ok) return describeRefusal(answer, language);
    records.put(answer.reply);
    setStep('none');
    return null;
  };
  const end = async (): Promise<void> => {
    const answer = await callOwn(DELAY_RECORD_ADDRESSES.recordEnd, { id: record.id, language });
    if (!answer.ok) return records.announce(describeRefusal(answer, language));
    records.announce(words.endDone(record.name));
    records.reload();
  };
  if (step === 'end')
    return (
      <ConfirmRemove
        question={words.endQuestion(record.name, record.days > 0)}
        yes={words.endYes}
        no={words.stay}
        onYes={() => void end()}
        onNo={() => setStep('none')}
      />
    );
  if (step === 'rename')
    return (
      <OwnForm
        submit={words.save}
        cancel={{ label: dashboardRecordsMessages[language].add.cancel, onCancel: () => setStep('none') }}
        onSend={rename}
      >
        <Field label={dashboardRecordsMessages[language].add.name}>
          <input value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
        </Field>
      </OwnForm>
    );
  return (
    <div className={forms.actions}>
      <Button variant="quiet" onClick={() => setStep('rename')}>
        {words.rename}
      </Button>
      {record.endDay === null && (
        <Button variant="quiet" onClick={() => setStep('end')}>
          {words.end}
        </Button>
      )}
    </div>
  );
}

/** One record: terms, state, statement and public page. */
export function RecordCard({ record, records, language }: CardProps) {
  const words = dashboardRecordsMessages[language].card;
  const path = toLanguagePath('weather-record', language, { code: record.publicId });
  return (
    <section className={`card ${desk.card}`} aria-labelledby={record.id}>
      <h2 id={record.id}>{record.name}</h2>
      <p className={forms.hint}>
        {describeThresholds(record, language).join('; ')}. {describeWorkTime(record, language)}.
      </p>
      <State record={record} language={language} />
      {record.months.length > 0 && <StatementPart record={record} language={language} />}
      <p>
        <a href={path}>{words.publicPage}</a>
      </p>
      <Tools record={record} records={records} language={language} />
    </section>
  );
}
