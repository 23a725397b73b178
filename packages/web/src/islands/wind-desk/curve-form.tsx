import { fileAnswerMessages } from '@portal/content/messages/file-answer-messages';
import { windFarmMessages } from '@portal/content/messages/wind-farm-messages';
import { WIND_FARM_ADDRESSES } from '@portal/contract/own/wind-farm-addresses.table';
import type { OwnFarm } from '@portal/contract/own/wind-farms';
import type { Language } from '@portal/domain/language/language';
import { type ChangeEvent, useId, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { FileAnswerFields, NO_ANSWERS, toAnswerQuery } from '#components/ui/file-answers.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import { Button } from '#islands/own/button.tsx';
import forms from '#islands/own/forms.module.css';
import { type AccountAnswer, callOwn } from '#islands/session/call-account.ts';
import { listRefusals, type Refusal } from './describe-refusal.ts';
import { Refusals } from './form-parts.tsx';

interface CurveFormProps {
  readonly language: Language;
  readonly farm: OwnFarm;
  readonly onSaved: (farm: OwnFarm) => void;
}

/** Power curve of a farm: the stored one, an upload, and errors line by line. */
export function CurveForm({ language, farm, onSaved }: CurveFormProps) {
  const words = windFarmMessages[language].desk;
  const id = useId();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [refused, setRefused] = useState<File | null>(null);
  const settle = (answer: AccountAnswer<OwnFarm>): void => {
    setRefusals(answer.ok ? [] : listRefusals(answer, words, language));
    if (answer.ok) onSaved(answer.reply);
  };
  async function upload(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (file !== undefined) await send(file);
    input.value = '';
  }
  async function send(file: File): Promise<void> {
    const call = { id: farm.id, query: toAnswerQuery(answers), file, language };
    const answer = await callOwn(WIND_FARM_ADDRESSES.windFarmCurve, call);
    setRefused(answer.ok ? null : file);
    settle(answer);
  }
  async function remove(): Promise<void> {
    settle(await callOwn(WIND_FARM_ADDRESSES.windFarmChange, { body: { curve: null }, id: farm.id, language }));
  }
  const { curve } = farm;
  return (
    <div className={`${forms.form} ${forms.apart}`}>
      <h4>{words.curveTitle}</h4>
      <p className={forms.hint}>
        {curve === null
          ? words.curveNone
          : words.curveHas(
              curve.points.length,
              formatNumber(curve.ratedPower ?? null, { language }),
              formatNumber(curve.cutOut ?? null, { language }),
            )}
      </p>
      <Field label={words.curveChoose}>
        <input type="file" accept=".csv,text/csv,text/plain" aria-describedby={`${id}-hint`} onChange={upload} />
      </Field>
      <p id={`${id}-hint`} className={forms.hint}>
        {words.curveHint}
      </p>
      <FileAnswerFields language={language} quantities={['speed', 'power']} answers={answers} onChange={setAnswers} />
      <Refusals list={refusals} intro={words.curveRefused} />
      {refused !== null && (
        <div className={forms.actions}>
          <Button onClick={() => void send(refused)}>{fileAnswerMessages[language].again}</Button>
        </div>
      )}
      {curve !== null && (
        <div className={forms.actions}>
          <Button onClick={remove}>{words.curveRemove}</Button>
        </div>
      )}
    </div>
  );
}
