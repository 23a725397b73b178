import { dashboardCallsMessages } from '@portal/content/messages/dashboard-calls-messages';
import { PHONE_CALL_ADDRESSES } from '@portal/contract/own/phone-call-addresses.table';
import type { OwnCalls } from '@portal/contract/own/phone-calls';
import type { Language } from '@portal/domain/language/language';
import { LEGAL_MINUTES } from '@portal/domain/phone-call/call-window';
import { formatDate } from '@portal/domain/time/vietnam-time';
import type { ReactNode } from 'react';
import desk from '#components/ui/desk.module.css';
import { Field } from '#components/ui/field.tsx';
import { Check } from '#islands/own/check.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import forms from '#islands/own/forms.module.css';
import { OwnForm } from '#islands/own/own-form.tsx';
import { callOwn } from '#islands/session/call-account.ts';
import styles from './calls.module.css';
import type { Calls } from './use-calls.ts';

interface AddProps {
  readonly calls: Calls;
  readonly own: OwnCalls;
  readonly language: Language;
  readonly onDone: () => void;
}

const HALF_HOUR = 30;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const DEFAULT_WEEKDAYS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6]);
const TRIES = [1, 2, 3, 4, 5] as const;
const PAUSES = [30, 60, 120, 240, 1440] as const;
const MINUTES = Array.from(
  { length: (LEGAL_MINUTES.to - LEGAL_MINUTES.from) / HALF_HOUR + 1 },
  (_, at) => LEGAL_MINUTES.from + at * HALF_HOUR,
);

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** `08:30`, from a minute of the day. */
export const formatMinute = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

function toCampaignBody(form: FormData) {
  const number = (name: string): number => Number(form.get(name));
  const start = number('startTime');
  return {
    name: String(form.get('name')),
    purpose: String(form.get('purpose')),
    listId: String(form.get('list')),
    recordingId: String(form.get('recording')),
    startsAt: `${form.get('startDay')}T${formatMinute(start)}:00+07:00`,
    fromMinute: number('from'),
    toMinute: number('to'),
    weekdays: form.getAll('weekday').map(Number),
    onHolidays: form.get('holidays') === 'on',
    mostTries: number('tries'),
    retryMinutes: number('pause'),
  };
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly initial?: number | string;
  readonly choices: readonly (readonly [value: number | string, name: string])[];
}

function Choice({ name, label, initial, choices }: ChoiceProps) {
  return (
    <Field label={label}>
      <select name={name} {...(initial === undefined ? {} : { defaultValue: initial })}>
        {choices.map(([value, shown]) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </select>
    </Field>
  );
}

const toTimes = (minutes: readonly number[]) => minutes.map((minute) => [minute, formatMinute(minute)] as const);

/** Start time, and the hours and days of calling. */
function TimeFields({ language }: { readonly language: Language }) {
  const words = dashboardCallsMessages[language].campaign;
  const today = formatDate(Date.now() / 1000);
  return (
    <>
      <div className={styles.grid}>
        <Field label={words.startDay}>
          <input name="startDay" type="date" required min={today} defaultValue={today} />
        </Field>
        <Choice name="startTime" label={words.startTime} choices={toTimes(MINUTES.slice(0, -1))} />
        <Choice name="from" label={words.from} choices={toTimes(MINUTES.slice(0, -1))} />
        <Choice name="to" label={words.to} initial={LEGAL_MINUTES.to} choices={toTimes(MINUTES.slice(1))} />
      </div>
      <fieldset className={forms.boxes}>
        <legend>{words.weekdays}</legend>
        <div className={desk.weekdays}>
          {WEEKDAYS.map((day) => (
            <label key={day}>
              <input type="checkbox" name="weekday" value={day} defaultChecked={DEFAULT_WEEKDAYS.has(day)} />
              {words.days[day - 1]}
            </label>
          ))}
        </div>
      </fieldset>
      <Check name="holidays">{words.holidays}</Check>
    </>
  );
}

function NameField({ language }: { readonly language: Language }): ReactNode {
  return (
    <Field label={dashboardCallsMessages[language].name}>
      <input name="name" required maxLength={80} autoComplete="off" />
    </Field>
  );
}

/** Form of a new campaign; saved as a draft. */
export function AddCampaign({ calls, own, language, onDone }: AddProps) {
  const words = dashboardCallsMessages[language];
  const ready = own.lists.filter(({ state }) => state === 'ready');
  const send = async (form: HTMLFormElement): Promise<ReactNode> => {
    const body = toCampaignBody(new FormData(form));
    const answer = await callOwn(PHONE_CALL_ADDRESSES.callCampaignAdd, { body, language });
    if (!answer.ok) return describeRefusal(answer, language);
    calls.announce(words.campaign.added(body.name));
    onDone();
    await calls.reload();
    return null;
  };
  return (
    <OwnForm submit={words.campaign.submit} cancel={{ label: words.cancel, onCancel: onDone }} onSend={send}>
      <div className={styles.grid}>
        <NameField language={language} />
        <Choice
          name="purpose"
          label={words.campaign.purpose}
          choices={(['notice', 'advertising'] as const).map((purpose) => [purpose, words.campaign.purposes[purpose]])}
        />
        <Choice name="list" label={words.campaign.list} choices={ready.map((list) => [list.id, list.name])} />
        <Choice
          name="recording"
          label={words.campaign.recording}
          choices={own.recordings.map((recording) => [recording.id, recording.name])}
        />
      </div>
      <TimeFields language={language} />
      <div className={styles.grid}>
        <Choice
          name="tries"
          label={words.campaign.tries}
          initial={2}
          choices={TRIES.map((tries) => [tries, String(tries)])}
        />
        <Choice
          name="pause"
          label={words.campaign.pause}
          initial={60}
          choices={PAUSES.map((minutes) => [minutes, words.campaign.minutes(minutes)])}
        />
      </div>
      <p className={forms.hint}>{words.campaign.law}</p>
    </OwnForm>
  );
}
