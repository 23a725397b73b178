import { windFarmMessages } from '@portal/content/messages/wind-farm-messages';
import { WIND_FARM_ADDRESSES } from '@portal/contract/own/wind-farm-addresses.table';
import type { OwnFarm } from '@portal/contract/own/wind-farms';
import type { Language } from '@portal/domain/language/language';
import { useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Button } from '#islands/own/button.tsx';
import forms from '#islands/own/forms.module.css';
import { callOwn } from '#islands/session/call-account.ts';
import { listRefusals, type Refusal } from './describe-refusal.ts';
import { NumberField, Refusals } from './form-parts.tsx';
import styles from './own-wind-desk.module.css';

interface FarmFormProps {
  readonly language: Language;
  /** Null: a new one. */
  readonly farm: OwnFarm | null;
  readonly onSaved: (farm: OwnFarm) => void;
  readonly onCancel?: () => void;
}

const FIELDS = ['lat', 'lng', 'hub', 'count', 'availability', 'wakeLoss'] as const;
type FarmNumber = (typeof FIELDS)[number];
const KEYS = {
  lat: 'lat',
  lng: 'lng',
  hub: 'hubHeight',
  count: 'count',
  availability: 'availability',
  wakeLoss: 'wakeLoss',
} as const;

const readNumber = (text: string): number => Number(text.trim().replace(',', '.'));

function toTexts(farm: OwnFarm | null, language: Language): Readonly<Record<FarmNumber, string>> {
  const write = (value: number): string => (language === 'vi' ? String(value).replace('.', ',') : String(value));
  if (farm === null) return { lat: '', lng: '', hub: '100', count: '1', availability: '100', wakeLoss: '0' };
  const entries = FIELDS.map((field) => [field, write(farm[KEYS[field]])]);
  return Object.fromEntries(entries) as Record<FarmNumber, string>;
}

/** Name, position and turbines of a farm. */
export function FarmForm({ language, farm, onSaved, onCancel }: FarmFormProps) {
  const words = windFarmMessages[language].desk;
  const [name, setName] = useState(farm?.name ?? '');
  const [texts, setTexts] = useState(() => toTexts(farm, language));
  const [isSending, setIsSending] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  async function save(): Promise<void> {
    setIsSending(true);
    const numbers = FIELDS.filter((field) => texts[field].trim() !== '').map((field) => [
      KEYS[field],
      readNumber(texts[field]),
    ]);
    const body = { name, ...Object.fromEntries(numbers) };
    const answer =
      farm === null
        ? await callOwn(WIND_FARM_ADDRESSES.windFarmAdd, { body, language })
        : await callOwn(WIND_FARM_ADDRESSES.windFarmChange, { body, id: farm.id, language });
    setIsSending(false);
    if (!answer.ok) return setRefusals(listRefusals(answer, words, language));
    setRefusals([]);
    onSaved(answer.reply);
  }
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void save();
      }}
    >
      <Field label={words.name}>
        <input value={name} maxLength={60} onChange={(event) => setName(event.currentTarget.value)} />
      </Field>
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <NumberField
            key={field}
            label={words[field]}
            value={texts[field]}
            onChange={(value) => setTexts({ ...texts, [field]: value })}
          />
        ))}
      </div>
      <Refusals list={refusals} />
      <div className={forms.actions}>
        <Button variant="violet" type="submit" aria-disabled={isSending}>
          {isSending ? words.saving : words.save}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>{words.cancel}</Button>}
      </div>
    </form>
  );
}
