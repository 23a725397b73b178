import { bulletinOrderMessages } from '@portal/content/messages/bulletin-order-messages';
import { expertBulletinMessages } from '@portal/content/messages/expert-bulletin-messages';
import { BULLETIN_ORDER_ADDRESSES } from '@portal/contract/own/bulletin-order-addresses.table';
import {
  BULLETIN_CONCERNS,
  BULLETIN_LANGUAGES,
  BULLETIN_PURPOSES,
  MOST_BULLETIN_EMAILS,
} from '@portal/domain/expert-bulletin/bulletin-request';
import type { Language } from '@portal/domain/language/language';
import { getPlanLimit } from '@portal/domain/plan/may-use';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { DescribedField } from '#components/ui/described-field.tsx';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import { CheckBoxes } from '#islands/order-desk/check-boxes.tsx';
import orderDesk from '#islands/order-desk/order-desk.module.css';
import { PlacesField } from '#islands/order-desk/places-field.tsx';
import { Button } from '#islands/own/button.tsx';
import forms from '#islands/own/forms.module.css';
import { SelectField } from '#islands/own/select-field.tsx';
import { showRefusal } from '#islands/own/show-refusal.tsx';
import type { PlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { callOwn, listErrors, type Refusal } from '#islands/session/call-account.ts';
import { type BulletinOrderDraft, changePurpose, toOrderBody } from './bulletin-draft.ts';
import type { BulletinOrders } from './bulletin-order.ts';
import styles from './bulletin-orders.module.css';

/** Error per API field; '' for the whole form. */
type Mistakes = Readonly<Record<string, ReactNode>>;

interface FieldProps {
  readonly draft: BulletinOrderDraft;
  readonly language: Language;
  readonly mistakes: Mistakes;
  readonly onChange: (draft: BulletinOrderDraft) => void;
}

interface OrderFormProps extends Omit<FieldProps, 'mistakes'> {
  readonly orders: BulletinOrders;
  readonly search: PlaceSearchProps['words'];
  readonly contact: string;
}

const MOST_DAYS = 15;

interface MomentProps extends FieldProps {
  readonly field: 'from' | 'to' | 'neededAt';
  readonly step: number;
}

function MomentField({ draft, language, mistakes, onChange, field, step }: MomentProps) {
  return (
    <DescribedField label={bulletinOrderMessages[language].form[field]} mistake={mistakes[field]}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          required
          step={step}
          value={draft[field]}
          onChange={({ target }) => onChange({ ...draft, [field]: target.value.slice(0, 16) })}
        />
      )}
    </DescribedField>
  );
}

function WordsField({
  draft,
  language,
  mistakes,
  onChange,
  field,
}: FieldProps & { readonly field: 'remarks' | 'emails' }) {
  const { form } = bulletinOrderMessages[language];
  return (
    <DescribedField
      label={form[field]}
      hint={field === 'remarks' ? form.remarksHint : form.emailsHint(MOST_BULLETIN_EMAILS)}
      mistake={mistakes[field]}
    >
      {(control) => (
        <textarea
          {...control}
          className={styles.words}
          rows={field === 'remarks' ? 4 : 2}
          value={draft[field]}
          required={field === 'emails'}
          onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
        />
      )}
    </DescribedField>
  );
}

/** Errors of a refusal by field; those without a field of the form go below all fields. */
function readMistakes({ body }: Refusal, whole: ReactNode): Mistakes {
  const list = body.errorCode === 'planLimit' ? [] : listErrors({ body });
  const fields = list.map(({ path, message }) => [path.replace(/\[.*$/, ''), message] as const);
  return fields.length === 0 ? { '': whole } : Object.fromEntries(fields.toReversed());
}

/** State of submission: errors, and whether it was sent. */
function useBulletinOrder({ orders, language, draft, onChange }: OrderFormProps) {
  const words = bulletinOrderMessages[language].form;
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [state, setState] = useState<'ready' | 'sending' | 'ordered'>('ready');
  const change = (next: BulletinOrderDraft): void => {
    setState('ready');
    setMistakes({});
    onChange(next);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state === 'sending') return;
    if (draft.place === null) return setMistakes({ place: words.noPlace });
    setState('sending');
    const call = { body: toOrderBody(draft), language, idempotencyKey: crypto.randomUUID() };
    const answer = await callOwn(BULLETIN_ORDER_ADDRESSES.bulletinOrderAdd, call);
    const isDone = answer.ok;
    setState(isDone ? 'ordered' : 'ready');
    setMistakes(isDone ? {} : readMistakes(answer, showRefusal(answer, language)));
    if (isDone) orders.reload();
  };
  return { mistakes, state, change, submit };
}

/** Place, period, purpose and delivery of a new bulletin. */
export function BulletinOrderForm(props: OrderFormProps) {
  const { orders, language, search, contact, draft } = props;
  const words = bulletinOrderMessages[language].form;
  const messages = expertBulletinMessages[language];
  const id = useId();
  const { mistakes, state, change, submit } = useBulletinOrder(props);
  const field = { draft, language, mistakes, onChange: change };
  const days = Math.min(getPlanLimit(orders.planId, 'weatherForecast'), MOST_DAYS);
  const sea = Math.min(getPlanLimit(orders.planId, 'marineWeather'), MOST_DAYS);
  return (
    <form className={forms.form} onSubmit={(event) => void submit(event)} aria-describedby={`${id}mistake`}>
      <PlacesField
        language={language}
        search={search}
        words={{ ...words, legend: words.place }}
        chosen={draft.place === null ? [] : [draft.place]}
        saved={orders.saved}
        isFull={draft.place !== null}
        mistake={mistakes.place ?? mistakes['place.name']}
        onChange={([place = null]) => change({ ...draft, place })}
      />
      <div className={orderDesk.grid}>
        <MomentField {...field} field="from" step={3600} />
        <MomentField {...field} field="to" step={3600} />
        <MomentField {...field} field="neededAt" step={60} />
        <SelectField
          label={words.purpose}
          value={draft.purpose}
          order={BULLETIN_PURPOSES}
          names={messages.purposes}
          onChoose={(purpose) => change(changePurpose(draft, purpose))}
        />
        <SelectField
          label={words.language}
          value={draft.language}
          order={BULLETIN_LANGUAGES}
          names={messages.languages}
          onChoose={(chosen) => change({ ...draft, language: chosen })}
        />
      </div>
      <p className={forms.hint}>
        {words.spanHint} {words.limits(days, sea)}
      </p>
      <CheckBoxes
        legend={words.concerns}
        order={BULLETIN_CONCERNS}
        names={messages.concerns}
        chosen={draft.concerns}
        mistake={mistakes.concerns}
        onChange={(concerns) => change({ ...draft, concerns })}
      />
      <WordsField {...field} field="remarks" />
      <WordsField {...field} field="emails" />
      <p className={forms.question}>
        {words.price} {contact === '' ? '' : words.priceContact(contact)}
      </p>
      <FieldMistake id={`${id}mistake`} sentence={mistakes['']} />
      <p role="status" className={orderDesk.done}>
        {state === 'ordered' ? words.ordered : ''}
      </p>
      <div className={forms.actions}>
        <Button variant="violet" type="submit" aria-disabled={state === 'sending'}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
