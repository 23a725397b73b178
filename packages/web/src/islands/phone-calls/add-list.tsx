import { dashboardCallsMessages } from '@portal/content/messages/dashboard-calls-messages';
import { phoneCallMessages } from '@portal/content/messages/phone-call-messages';
import { PHONE_CALL_ADDRESSES } from '@portal/contract/phone-call-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { type FormEvent, useId, useRef, useState } from 'react';
import { DescribedField } from '#components/ui/described-field.tsx';
import { Field } from '#components/ui/field.tsx';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import { describeRefusal } from '#islands/dashboard/describe-refusal.ts';
import forms from '#islands/own/forms.module.css';
import { callOwn } from '#islands/session/call-account.ts';
import styles from './calls.module.css';
import { sendFile } from './send-file.ts';
import type { Calls } from './use-calls.ts';

interface AddProps {
  readonly calls: Calls;
  readonly language: Language;
  /** Receives the list and the job that imports it. */
  readonly onSent: (listId: string, jobId: string) => void;
  readonly onDone: () => void;
}

const CREATED = 201;
const ACCEPTED = 202;

/** Declares a list and uploads its file. Returns an error sentence, empty on success. */
async function sendList(form: FormData, file: File, { language, onSent }: AddProps): Promise<string> {
  const consent = {
    how: String(form.get('how')),
    advertising: form.get('advertising') === 'on',
    confirmed: form.get('confirmed') === 'on',
  };
  const name = String(form.get('name')) || file.name;
  const added = await callOwn(PHONE_CALL_ADDRESSES.callListAdd, { body: { name, consent }, language });
  if (added.status !== CREATED) return describeRefusal(added, language);
  const id = String(added.body.id);
  const { method, path } = PHONE_CALL_ADDRESSES.callListUpload;
  const column = String(form.get('column')).trim();
  const query = { ...(language === 'en' ? { lang: 'en' } : {}), ...(column === '' ? {} : { column }) };
  const sent = await sendFile({ method, path: path.replace(':id', id), query, file });
  if (sent.status === ACCEPTED) {
    onSent(id, String(sent.body.jobId));
    return '';
  }
  await callOwn(PHONE_CALL_ADDRESSES.callListRemove, { id, language });
  return describeRefusal(sent, language);
}

/** Form of a new list: its file, and the owner's declarations about the people on it. */
export function AddList(props: AddProps) {
  const { calls, language, onDone } = props;
  const words = dashboardCallsMessages[language];
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [mistake, setMistake] = useState<string | undefined>();
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const chosen = file.current?.files?.[0];
    if (isSending) return;
    if (chosen === undefined) return setMistake(words.lists.noFile);
    setIsSending(true);
    const refusal = await sendList(new FormData(event.currentTarget), chosen, props);
    setIsSending(false);
    setMistake(refusal || undefined);
    if (refusal !== '') return;
    onDone();
    await calls.reload();
  };
  return (
    <form className={forms.form} onSubmit={(event) => void submit(event)} aria-describedby={`${id}mistake`}>
      <DescribedField
        label={words.lists.file}
        hint={
          <>
            {words.lists.hint} {words.lists.fileHint}
          </>
        }
      >
        {(control) => <input {...control} ref={file} type="file" accept=".xlsx,.csv,.txt,.tsv" />}
      </DescribedField>
      <DescribedField label={words.lists.column} hint={words.lists.columnHint}>
        {(control) => <input {...control} name="column" maxLength={2} pattern="[A-Za-z]{1,2}" autoComplete="off" />}
      </DescribedField>
      <Field label={words.name}>
        <input name="name" maxLength={80} autoComplete="off" />
      </Field>
      <DescribedField label={words.lists.how} hint={words.lists.howHint}>
        {(control) => <input {...control} name="how" required minLength={10} maxLength={500} />}
      </DescribedField>
      <label className={styles.tick}>
        <input type="checkbox" name="confirmed" required />
        <span>{phoneCallMessages[language].consent}</span>
      </label>
      <label className={styles.tick}>
        <input type="checkbox" name="advertising" />
        <span>{words.lists.advertising}</span>
      </label>
      <FieldMistake id={`${id}mistake`} sentence={mistake} />
      <div className={forms.actions}>
        <button type="submit" className={forms.violet} aria-disabled={isSending}>
          {isSending ? words.lists.sending : words.lists.submit}
        </button>
        <button type="button" className={forms.plain} onClick={onDone}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}
