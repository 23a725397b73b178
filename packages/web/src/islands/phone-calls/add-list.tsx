import { dashboardCallsMessages } from '@portal/content/messages/dashboard-calls-messages';
import { phoneCallMessages } from '@portal/content/messages/phone-call-messages';
import { PHONE_CALL_ADDRESSES } from '@portal/contract/own/phone-call-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { type ReactNode, useRef } from 'react';
import { DescribedField } from '#components/ui/described-field.tsx';
import { Field } from '#components/ui/field.tsx';
import { Check } from '#islands/own/check.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import { OwnForm } from '#islands/own/own-form.tsx';
import { callOwn } from '#islands/session/call-account.ts';
import type { Calls } from './use-calls.ts';

interface AddProps {
  readonly calls: Calls;
  readonly language: Language;
  /** Receives the list and the job that imports it. */
  readonly onSent: (listId: string, jobId: string) => void;
  readonly onDone: () => void;
}

/** Declares a list and uploads its file. Returns an error sentence, empty on success. */
async function sendList(form: FormData, file: File, { language, onSent }: AddProps): Promise<string> {
  const consent = {
    how: String(form.get('how')),
    advertising: form.get('advertising') === 'on',
    confirmed: form.get('confirmed') === 'on',
  };
  const name = String(form.get('name')) || file.name;
  const added = await callOwn(PHONE_CALL_ADDRESSES.callListAdd, { body: { name, consent }, language });
  if (!added.ok) return describeRefusal(added, language);
  const { id } = added.reply;
  const column = String(form.get('column')).trim();
  const call = { id, query: column === '' ? {} : { column }, file, language };
  const sent = await callOwn(PHONE_CALL_ADDRESSES.callListUpload, call);
  if (sent.ok) {
    onSent(id, sent.reply.jobId);
    return '';
  }
  await callOwn(PHONE_CALL_ADDRESSES.callListRemove, { id, language });
  return describeRefusal(sent, language);
}

/** Form of a new list: its file, and the owner's declarations about the people on it. */
export function AddList(props: AddProps) {
  const { calls, language, onDone } = props;
  const words = dashboardCallsMessages[language];
  const file = useRef<HTMLInputElement>(null);
  const send = async (form: HTMLFormElement): Promise<ReactNode> => {
    const chosen = file.current?.files?.[0];
    if (chosen === undefined) return words.lists.noFile;
    const refusal = await sendList(new FormData(form), chosen, props);
    if (refusal !== '') return refusal;
    onDone();
    await calls.reload();
    return null;
  };
  return (
    <OwnForm
      submit={words.lists.submit}
      sending={words.lists.sending}
      cancel={{ label: words.cancel, onCancel: onDone }}
      onSend={send}
    >
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
      <Check name="confirmed" required>
        {phoneCallMessages[language].consent}
      </Check>
      <Check name="advertising">{words.lists.advertising}</Check>
    </OwnForm>
  );
}
