import { dashboardDataMessages } from '@portal/content/messages/dashboard-data-messages';
import { dataOrderMessages } from '@portal/content/messages/data-order-messages';
import { dataSuiteMessages } from '@portal/content/messages/data-suite-messages';
import { DATA_ORDER_ADDRESSES } from '@portal/contract/data-order-addresses.table';
import {
  DATA_FORMATS,
  DATA_VARIABLES,
  type DataStep,
  type DataVariableName,
} from '@portal/domain/data-order/data-variable.table';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type FormEvent, useId, useState } from 'react';
import desk from '#components/ui/desk.module.css';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import { describeRefusal } from '#islands/dashboard/describe-refusal.ts';
import forms from '#islands/dashboard/forms.module.css';
import type { PlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { callOwn } from '#islands/session/call-account.ts';
import { changeStep, type DataDraft, estimateDraft, toOrderBody } from './data-draft.ts';
import styles from './data-files.module.css';
import { DraftEstimate } from './draft-estimate.tsx';
import { DraftPlaces } from './draft-places.tsx';
import type { DataOrders } from './use-data-orders.ts';

interface OrderFormProps {
  readonly orders: DataOrders;
  readonly language: Language;
  readonly now: EpochSeconds;
  readonly search: PlaceSearchProps['words'];
  readonly draft: DataDraft;
  readonly onChange: (draft: DataDraft) => void;
}

const ACCEPTED = 202;
const STEPS: readonly DataStep[] = ['hourly', 'daily', 'runs'];

interface FieldProps {
  readonly draft: DataDraft;
  readonly language: Language;
  readonly onChange: (draft: DataDraft) => void;
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: Readonly<Record<Value, string>>;
  readonly order: readonly Value[];
  readonly hint?: string;
  readonly onChoose: (value: Value) => void;
}

function SelectField<Value extends string>({ label, value, choices, order, hint, onChoose }: SelectProps<Value>) {
  const id = useId();
  return (
    <div className={forms.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => {
          const chosen = order.find((one) => one === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {order.map((one) => (
          <option key={one} value={one}>
            {choices[one]}
          </option>
        ))}
      </select>
      <p id={`${id}hint`} className={forms.hint}>
        {hint}
      </p>
    </div>
  );
}

function DayField({ draft, language, onChange, field }: FieldProps & { readonly field: 'from' | 'to' }) {
  const id = useId();
  return (
    <div className={forms.field}>
      <label htmlFor={id}>{dataSuiteMessages[language][field]}</label>
      <input
        id={id}
        type="date"
        required
        value={draft[field]}
        onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
      />
    </div>
  );
}

function VariableBoxes({ draft, language, onChange }: FieldProps) {
  const names = DATA_VARIABLES[draft.step].map(({ name }): DataVariableName => name);
  const toggle = (name: DataVariableName): void => {
    const isChosen = draft.variables.includes(name);
    onChange({
      ...draft,
      variables: names.filter((one) => (one === name ? !isChosen : draft.variables.includes(one))),
    });
  };
  return (
    <fieldset className={forms.boxes}>
      <legend>{dataSuiteMessages[language].variables}</legend>
      <div className={styles.boxes}>
        {names.map((name) => (
          <label key={name} className={forms.box}>
            <input type="checkbox" checked={draft.variables.includes(name)} onChange={() => toggle(name)} />
            {dataOrderMessages[language].variables[name]}
          </label>
        ))}
      </div>
      {draft.step === 'hourly' && <p className={forms.hint}>{dashboardDataMessages[language].form.sea}</p>}
    </fieldset>
  );
}

function MarkBox({ draft, language, onChange }: FieldProps) {
  const words = dashboardDataMessages[language].form;
  return (
    <label className={forms.box}>
      <input type="checkbox" checked={draft.mark} onChange={() => onChange({ ...draft, mark: !draft.mark })} />
      <span>
        {words.mark}
        <small className={desk.small}>{words.markHint}</small>
      </span>
    </label>
  );
}

/** Places, period, variables and form of a new file, with what it will be. */
export function OrderForm({ orders, language, now, search, draft, onChange }: OrderFormProps) {
  const words = dashboardDataMessages[language].form;
  const { steps, formats } = dataOrderMessages[language];
  const suite = dataSuiteMessages[language];
  const id = useId();
  const [mistake, setMistake] = useState<string | undefined>();
  const [isDone, setIsDone] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const change = (next: DataDraft): void => {
    setIsDone(false);
    setMistake(undefined);
    onChange(next);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    if (draft.places.length === 0) return setMistake(words.noPlaces);
    setIsSending(true);
    const call = { body: toOrderBody(draft), language, idempotencyKey: crypto.randomUUID() };
    const answer = await callOwn(DATA_ORDER_ADDRESSES.dataOrderAdd, call);
    setIsSending(false);
    setIsDone(answer.status === ACCEPTED);
    setMistake(answer.status === ACCEPTED ? undefined : describeRefusal(answer, language));
    if (answer.status === ACCEPTED) orders.reload();
  };
  const field = { draft, language, onChange: change };
  const hint = draft.step === 'runs' ? words.runsHint : draft.step === 'hourly' ? words.hourlyHint : '';
  return (
    <form className={forms.form} onSubmit={(event) => void submit(event)} aria-describedby={`${id}mistake`}>
      <DraftPlaces {...field} orders={orders} search={search} />
      <div className={styles.grid}>
        <SelectField
          label={suite.step}
          value={draft.step}
          choices={steps}
          order={STEPS}
          hint={hint}
          onChoose={(step) => change(changeStep(draft, step, now))}
        />
        <SelectField
          label={suite.format}
          value={draft.format}
          choices={formats}
          order={DATA_FORMATS}
          onChoose={(format) => change({ ...draft, format })}
        />
        <DayField {...field} field="from" />
        <DayField {...field} field="to" />
      </div>
      <VariableBoxes {...field} />
      {draft.format === 'csv' && <MarkBox {...field} />}
      <DraftEstimate estimate={estimateDraft(draft, orders.planId, now)} language={language} />
      <FieldMistake id={`${id}mistake`} sentence={mistake} />
      <p role="status" className={styles.told}>
        {isDone ? words.ordered : ''}
      </p>
      <div className={forms.actions}>
        <button type="submit" className={forms.violet} aria-disabled={isSending}>
          {words.submit}
        </button>
      </div>
    </form>
  );
}
