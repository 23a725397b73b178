import { dashboardDataMessages } from '@portal/content/messages/dashboard-data-messages';
import { dataOrderMessages } from '@portal/content/messages/data-order-messages';
import { dataSuiteMessages } from '@portal/content/messages/data-suite-messages';
import { DATA_ORDER_ADDRESSES } from '@portal/contract/data-order-addresses.table';
import { findMostDataPlaces } from '@portal/domain/data-order/data-request';
import {
  DATA_FORMATS,
  DATA_VARIABLES,
  type DataStep,
  type DataVariableName,
} from '@portal/domain/data-order/data-variable.table';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import desk from '#components/ui/desk.module.css';
import { Field } from '#components/ui/field.tsx';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import { showRefusal } from '#islands/dashboard/show-refusal.tsx';
import { CheckBoxes } from '#islands/order-desk/check-boxes.tsx';
import styles from '#islands/order-desk/order-desk.module.css';
import { PlacesField } from '#islands/order-desk/places-field.tsx';
import { SelectField } from '#islands/order-desk/select-field.tsx';
import forms from '#islands/own/forms.module.css';
import type { PlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { callOwn } from '#islands/session/call-account.ts';
import { changeStep, type DataDraft, estimateDraft, toOrderBody } from './data-draft.ts';
import type { DataOrders } from './data-order.ts';
import { DraftEstimate } from './draft-estimate.tsx';

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

function DayField({ draft, language, onChange, field }: FieldProps & { readonly field: 'from' | 'to' }) {
  return (
    <Field label={dataSuiteMessages[language][field]}>
      <input
        type="date"
        required
        value={draft[field]}
        onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
      />
    </Field>
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

/** State of submission: errors, and whether it was sent. */
function useDataOrder({ orders, language, draft, onChange }: OrderFormProps) {
  const words = dashboardDataMessages[language].form;
  /** Error of the places, or of the whole order. */
  const [mistakes, setMistakes] = useState<{ readonly places?: string; readonly whole?: ReactNode }>({});
  const [isDone, setIsDone] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const change = (next: DataDraft): void => {
    setIsDone(false);
    setMistakes({});
    onChange(next);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    if (draft.places.length === 0) return setMistakes({ places: words.noPlaces });
    setIsSending(true);
    const call = { body: toOrderBody(draft), language, idempotencyKey: crypto.randomUUID() };
    const answer = await callOwn(DATA_ORDER_ADDRESSES.dataOrderAdd, call);
    setIsSending(false);
    setIsDone(answer.status === ACCEPTED);
    setMistakes(answer.status === ACCEPTED ? {} : { whole: showRefusal(answer, language) });
    if (answer.status === ACCEPTED) orders.reload();
  };
  return { mistakes, isDone, isSending, change, submit };
}

/** Places, period, variables and format of a new file, with an estimate. */
export function OrderForm(props: OrderFormProps) {
  const { orders, language, now, search, draft } = props;
  const words = dashboardDataMessages[language].form;
  const { steps, formats, variables } = dataOrderMessages[language];
  const suite = dataSuiteMessages[language];
  const id = useId();
  const { mistakes, isDone, isSending, change, submit } = useDataOrder(props);
  const field = { draft, language, onChange: change };
  const mostPlaces = findMostDataPlaces(orders.planId);
  const hint = draft.step === 'runs' ? words.runsHint : draft.step === 'hourly' ? words.hourlyHint : '';
  return (
    <form className={forms.form} onSubmit={(event) => void submit(event)} aria-describedby={`${id}mistake`}>
      <PlacesField
        language={language}
        search={search}
        words={{ ...words, legend: words.places, saved: words.add, hint: words.placesHint(mostPlaces) }}
        chosen={draft.places}
        saved={orders.saved}
        mistake={mistakes.places}
        onChange={(places) => change({ ...draft, places })}
      />
      <div className={styles.grid}>
        <SelectField
          label={suite.step}
          value={draft.step}
          names={steps}
          order={STEPS}
          hint={hint}
          onChoose={(step) => change(changeStep(draft, step, now))}
        />
        <SelectField
          label={suite.format}
          value={draft.format}
          names={formats}
          order={DATA_FORMATS}
          onChoose={(format) => change({ ...draft, format })}
        />
        <DayField {...field} field="from" />
        <DayField {...field} field="to" />
      </div>
      <CheckBoxes
        legend={suite.variables}
        order={DATA_VARIABLES[draft.step].map(({ name }): DataVariableName => name)}
        names={variables}
        chosen={draft.variables}
        onChange={(chosen) => change({ ...draft, variables: chosen })}
      >
        {draft.step === 'hourly' && <p className={forms.hint}>{words.sea}</p>}
      </CheckBoxes>
      {draft.format === 'csv' && <MarkBox {...field} />}
      <DraftEstimate estimate={estimateDraft(draft, orders.planId, now)} language={language} />
      <FieldMistake id={`${id}mistake`} sentence={mistakes.whole} />
      <p role="status" className={styles.done}>
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
