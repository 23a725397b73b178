import { type DeskWorkKind, windDeskMessages } from '@portal/content/messages/wind-desk-messages';
import { windFarmMessages } from '@portal/content/messages/wind-farm-messages';
import type { LimitName } from '@portal/contract/endpoints/wind';
import { WIND_FARM_ADDRESSES } from '@portal/contract/own/wind-farm-addresses.table';
import type { OwnFarm } from '@portal/contract/own/wind-farms';
import { toFarmWork } from '@portal/contract/wind-work';
import type { Language } from '@portal/domain/language/language';
import { SUGGESTED_WORK } from '@portal/domain/wind/sea-work.table';
import type { SeaQuantity } from '@portal/domain/wind/work-limits';
import { useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Button } from '#islands/own/button.tsx';
import { Check } from '#islands/own/check.tsx';
import forms from '#islands/own/forms.module.css';
import { callOwn } from '#islands/session/call-account.ts';
import { listRefusals, type Refusal } from './describe-refusal.ts';
import { NumberField, Refusals } from './form-parts.tsx';
import styles from './own-wind-desk.module.css';
import { ALPHA_HOURS, HEIGHT_CHOICES, LIMIT_NAMES, readDraft, toDraft, type WorkDraft } from './work-draft.ts';

interface WorksFormProps {
  readonly language: Language;
  readonly farm: OwnFarm;
  readonly onSaved: (farm: OwnFarm) => void;
}

const QUANTITIES: Readonly<Record<LimitName, SeaQuantity>> = {
  wind: 'windMs',
  gust: 'gustMs',
  waveHeight: 'waveM',
  wavePeriod: 'wavePeriodS',
  current: 'currentMs',
  visibility: 'visibilityKm',
  thunder: 'thunder',
};
const SIGNS: Readonly<Record<LimitName, string>> = {
  wind: '≤ m/s',
  gust: '≤ m/s',
  waveHeight: '≤ m',
  wavePeriod: '≤ s',
  current: '≤ m/s',
  visibility: '≥ km',
  thunder: '',
};
const KINDS: readonly DeskWorkKind[] = ['crane', 'crewTransfer', 'diving', 'helicopter', 'other'];
const EMPTY: Omit<WorkDraft, 'kind'> = {
  values: {},
  heights: {},
  workHours: '4',
  contingency: '0',
  dayOnly: false,
  alpha: ['', '', ''],
};

interface WorkFieldsProps {
  readonly draft: WorkDraft;
  readonly language: Language;
  readonly change: (draft: WorkDraft) => void;
}

/** One limit: optional height, and value; empty is no limit. */
function LimitField({ name, draft, language, change }: WorkFieldsProps & { readonly name: LimitName }) {
  const words = windFarmMessages[language].desk;
  const label = windDeskMessages[language].quantityNames[QUANTITIES[name]];
  const set = (value: string): void => change({ ...draft, values: { ...draft.values, [name]: value } });
  if (name === 'thunder')
    return (
      <Check
        checked={(draft.values.thunder ?? '') !== ''}
        onChange={({ currentTarget }) => set(currentTarget.checked ? '1' : '')}
      >
        {label}: {windDeskMessages[language].thunderLimit}
      </Check>
    );
  const isWind = name === 'wind' || name === 'gust';
  return (
    <NumberField
      label={`${label}, ${SIGNS[name]}`}
      value={draft.values[name] ?? ''}
      placeholder={words.noLimit}
      onChange={set}
    >
      {isWind && (
        <select
          aria-label={`${label}: ${words.height}`}
          value={draft.heights[name] ?? 150}
          onChange={(event) =>
            change({ ...draft, heights: { ...draft.heights, [name]: Number(event.currentTarget.value) } })
          }
        >
          {HEIGHT_CHOICES.map((height) => (
            <option key={height} value={height}>
              {height}&nbsp;m
            </option>
          ))}
        </select>
      )}
    </NumberField>
  );
}

function WorkFields({ draft, language, change, onRemove }: WorkFieldsProps & { readonly onRemove: () => void }) {
  const words = windFarmMessages[language].desk;
  const { kind } = draft;
  const suggest = (): void => {
    if (kind !== 'other') change(toDraft(toFarmWork(kind, SUGGESTED_WORK[kind]), language === 'vi'));
  };
  return (
    <fieldset className={styles.work}>
      <Field label={words.workKind}>
        <select
          value={kind}
          onChange={(event) => change({ ...draft, kind: event.currentTarget.value as DeskWorkKind })}
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {windDeskMessages[language].works[each]}
            </option>
          ))}
        </select>
      </Field>
      <div className={styles.fields}>
        {LIMIT_NAMES.map((name) => (
          <LimitField key={name} name={name} draft={draft} language={language} change={change} />
        ))}
        <NumberField
          label={words.workHours}
          value={draft.workHours}
          onChange={(workHours) => change({ ...draft, workHours })}
        />
        <NumberField
          label={words.contingency}
          value={draft.contingency}
          onChange={(contingency) => change({ ...draft, contingency })}
        />
        <Check
          checked={draft.dayOnly}
          onChange={({ currentTarget }) => change({ ...draft, dayOnly: currentTarget.checked })}
        >
          {words.dayOnly}
        </Check>
      </div>
      <div className={forms.actions}>
        {kind !== 'other' && <Button onClick={suggest}>{words.suggest}</Button>}
        <Button variant="quiet" onClick={onRemove}>
          <Icon name="x" size={18} />
          {words.workRemove}
        </Button>
      </div>
    </fieldset>
  );
}

/** Factors by lead time, shared by all kinds of work. */
function AlphaFields({
  drafts,
  language,
  change,
}: {
  readonly drafts: readonly WorkDraft[];
  readonly language: Language;
  readonly change: (alpha: readonly string[]) => void;
}) {
  const words = windFarmMessages[language].desk;
  const alpha = drafts[0]?.alpha ?? EMPTY.alpha;
  return (
    <fieldset className={styles.work}>
      <legend>{words.alphaTitle}</legend>
      <p className={forms.hint}>{words.alphaHint}</p>
      <div className={styles.fields}>
        {ALPHA_HOURS.map((hours, index) => (
          <NumberField
            key={hours}
            label={words.alphaUntil(hours)}
            value={alpha[index] ?? ''}
            placeholder={words.noLimit}
            onChange={(value) => change(alpha.map((one, at) => (at === index ? value : one)))}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function WorksForm({ language, farm, onSaved }: WorksFormProps) {
  const words = windFarmMessages[language].desk;
  const [drafts, setDrafts] = useState(() => farm.works.map((work) => toDraft(work, language === 'vi')));
  const [message, setMessage] = useState('');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const set = (next: readonly WorkDraft[]): void => {
    setDrafts([...next]);
    setMessage('');
  };
  async function save(): Promise<void> {
    const works = drafts.map(readDraft);
    if (works.includes(null)) return setRefusals([{ path: '', message: windFarmMessages[language].faults.notNumber }]);
    setMessage(words.saving);
    const answer = await callOwn(WIND_FARM_ADDRESSES.windFarmChange, { body: { works }, id: farm.id, language });
    setMessage(answer.ok ? words.saved : '');
    if (!answer.ok) return setRefusals(listRefusals(answer, words, language));
    setRefusals([]);
    onSaved(answer.reply);
  }
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {drafts.map((draft, index) => (
        <WorkFields
          // biome-ignore lint/suspicious/noArrayIndexKey: kinds of work have no id
          key={index}
          draft={draft}
          language={language}
          change={(next) => set(drafts.map((one, at) => (at === index ? { ...next, alpha: one.alpha } : one)))}
          onRemove={() => set(drafts.filter((_, at) => at !== index))}
        />
      ))}
      {drafts.length > 0 && (
        <AlphaFields
          drafts={drafts}
          language={language}
          change={(alpha) => set(drafts.map((one) => ({ ...one, alpha })))}
        />
      )}
      <Refusals list={refusals} />
      <div className={forms.actions}>
        <Button onClick={() => set([...drafts, { kind: 'crane', ...EMPTY }])}>
          <Icon name="plus" size={18} />
          {words.workAdd}
        </Button>
        <Button variant="violet" type="submit">
          {words.save}
        </Button>
        <span role="status">{message}</span>
      </div>
    </form>
  );
}
