import { dashboardDataMessages } from '@portal/content/messages/dashboard-data-messages';
import { dataOrderMessages } from '@portal/content/messages/data-order-messages';
import { dataSuiteMessages } from '@portal/content/messages/data-suite-messages';
import { DATA_ORDER_ADDRESSES } from '@portal/contract/own/data-order-addresses.table';
import { findMostDataPlaces } from '@portal/domain/data-order/data-request';
import {
  DATA_FORMATS,
  DATA_VARIABLES,
  type DataStep,
  type DataVariableName,
} from '@portal/domain/data-order/data-variable.table';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type ReactNode, useState } from 'react';
import desk from '#components/ui/desk.module.css';
import { Field } from '#components/ui/field.tsx';
import { CheckBoxes } from '#islands/order-desk/check-boxes.tsx';
import styles from '#islands/order-desk/order-desk.module.css';
import { PlacesField } from '#islands/order-desk/places-field.tsx';
import { Check } from '#islands/own/check.tsx';
import forms from '#islands/own/forms.module.css';
import { OwnForm } from '#islands/own/own-form.tsx';
import { SelectField } from '#islands/own/select-field.tsx';
import { showRefusal } from '#islands/own/show-refusal.tsx';
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
    <Check checked={draft.mark} onChange={() => onChange({ ...draft, mark: !draft.mark })}>
      {words.mark}
      <small className={desk.small}>{words.markHint}</small>
    </Check>
  );
}

/** State of submission: error of the places, and whether it was sent. */
function useDataOrder({ orders, language, draft, onChange }: OrderFormProps) {
  const words = dashboardDataMessages[language].form;
  const [mistake, setMistake] = useState<string | undefined>();
  const [isDone, setIsDone] = useState(false);
  const change = (next: DataDraft): void => {
    setIsDone(false);
    setMistake(undefined);
    onChange(next);
  };
  const send = async (): Promise<ReactNode> => {
    setMistake(draft.places.length === 0 ? words.noPlaces : undefined);
    if (draft.places.length === 0) return null;
    const call = { body: toOrderBody(draft), language, idempotencyKey: crypto.randomUUID() };
    const answer = await callOwn(DATA_ORDER_ADDRESSES.dataOrderAdd, call);
    setIsDone(answer.ok);
    if (!answer.ok) return showRefusal(answer, language);
    orders.reload();
    return null;
  };
  return { mistake, isDone, change, send };
}

/** Places, period, variables and format of a new file, with an estimate. */
export function OrderForm(props: OrderFormProps) {
  const { orders, language, now, search, draft } = props;
  const words = dashboardDataMessages[language].form;
  const { steps, formats, variables } = dataOrderMessages[language];
  const suite = dataSuiteMessages[language];
  const { mistake, isDone, change, send } = useDataOrder(props);
  const field = { draft, language, onChange: change };
  const mostPlaces = findMostDataPlaces(orders.planId);
  const hint = draft.step === 'runs' ? words.runsHint : draft.step === 'hourly' ? words.hourlyHint : '';
  return (
    <OwnForm submit={words.submit} onSend={send}>
      <PlacesField
        language={language}
        search={search}
        words={{ ...words, legend: words.places, saved: words.add, hint: words.placesHint(mostPlaces) }}
        chosen={draft.places}
        saved={orders.saved}
        mistake={mistake}
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
      <p role="status" className={styles.done}>
        {isDone ? words.ordered : ''}
      </p>
    </OwnForm>
  );
}
