import { dashboardRecordsMessages } from '@portal/content/messages/dashboard-records-messages';
import { DELAY_RECORD_ADDRESSES } from '@portal/contract/own/delay-record-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, type EpochSeconds, formatDate } from '@portal/domain/time/vietnam-time';
import { type ReactNode, useState } from 'react';
import { DescribedField } from '#components/ui/described-field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { type PickedPlace, PlacePicker } from '#islands/dashboard/place-picker.tsx';
import forms from '#islands/own/forms.module.css';
import { OwnForm } from '#islands/own/own-form.tsx';
import { showRefusal } from '#islands/own/show-refusal.tsx';
import type { PlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { callOwn } from '#islands/session/call-account.ts';
import { createRecordDraft, findWrongAmount, type RecordDraft, toRecordBody } from './record-draft.ts';
import { ThresholdFields, WorkFields } from './term-fields.tsx';
import type { Records } from './use-records.ts';

interface AddProps {
  readonly records: Records;
  readonly language: Language;
  readonly now: EpochSeconds;
  readonly search: PlaceSearchProps['words'];
  readonly onDone: () => void;
}

const DAYS_BACK = 30;

/** Sends a draft. Returns an error sentence, empty on success. */
async function sendRecord(draft: RecordDraft, place: PickedPlace | null, props: AddProps): Promise<ReactNode> {
  const { records, language, onDone } = props;
  const words = dashboardRecordsMessages[language].add;
  const wrong = findWrongAmount(draft);
  if (place === null) return words.noPlace;
  if (wrong !== null) return `${words.amounts[wrong][0]}: ${words.notNumber}`;
  const body = toRecordBody(draft, place);
  const answer = await callOwn(DELAY_RECORD_ADDRESSES.recordAdd, { body, language });
  if (!answer.ok) return showRefusal(answer, language);
  records.put(answer.reply);
  records.announce(words.added(answer.reply.name));
  onDone();
  return '';
}

interface TextProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** First and last selectable date. */
  readonly dates?: { readonly min: string; readonly max: string };
}

function TextField({ label, hint, value, onChange, dates }: TextProps) {
  return (
    <DescribedField label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          value={value}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          {...(dates === undefined ? { maxLength: 80 } : { type: 'date', ...dates })}
        />
      )}
    </DescribedField>
  );
}

/** Form of a new record: place, name, and terms of the contract. */
export function AddRecord(props: AddProps) {
  const { language, now, search, onDone } = props;
  const words = dashboardRecordsMessages[language].add;
  const [place, setPlace] = useState<PickedPlace | null>(null);
  const [draft, setDraft] = useState(() => createRecordDraft(formatDate(now)));
  const change = (fields: Partial<RecordDraft>): void => setDraft({ ...draft, ...fields });
  const pick = (picked: PickedPlace): void => {
    setPlace(picked);
    if (draft.name === '') change({ name: picked.name });
  };
  const field = { draft, language, onChange: change };
  const dates = { min: formatDate(now - DAYS_BACK * DAY_SECONDS), max: formatDate(now) };
  return (
    <OwnForm
      submit={words.submit}
      cancel={{ label: words.cancel, onCancel: onDone }}
      onSend={() => sendRecord(draft, place, props)}
    >
      <PlacePicker language={language} search={search} onPick={pick} />
      {place !== null && (
        <p className={forms.chosen}>
          <Icon name="check" size={18} />
          {words.chosen(place.name)}
        </p>
      )}
      <TextField label={words.name} hint={words.nameHint} value={draft.name} onChange={(name) => change({ name })} />
      <ThresholdFields {...field} />
      <WorkFields {...field} />
      <TextField
        label={words.start}
        hint={words.startHint}
        value={draft.start}
        dates={dates}
        onChange={(start) => change({ start })}
      />
      <p className={forms.hint}>{words.fixed}</p>
    </OwnForm>
  );
}
