import type { ReservoirMessages } from '@portal/content/messages/reservoir-messages';
import { useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import parts from './catchments.module.css';
import type { ReservoirFormProps } from './curve-form.tsx';
import styles from './reservoir.module.css';
import { draftProcedure, type ProcedureDraft, type SpanDraft, toProcedureBody } from './reservoir-draft.ts';
import { ReservoirField, SavePart } from './reservoir-field.tsx';
import type { FieldError } from './use-reservoir.ts';

interface SpansProps {
  readonly heading: string;
  readonly valueLabel: string;
  readonly path: string;
  readonly valueField: 'level' | 'release';
  readonly spans: readonly SpanDraft[];
  readonly errors: readonly FieldError[];
  readonly words: ReservoirMessages['form'];
  readonly onChange: (spans: readonly SpanDraft[]) => void;
}

function Spans({ heading, valueLabel, path, valueField, spans, errors, words, onChange }: SpansProps) {
  const change = (index: number, part: Partial<SpanDraft>): void =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...part } : span)));
  const add = (): void => {
    const key = Math.max(-1, ...spans.map((span) => span.key)) + 1;
    onChange([...spans, { key, from: '', to: '', value: '' }]);
  };
  return (
    <fieldset>
      <legend>{heading}</legend>
      {spans.map(({ key, from, to, value }, at) => {
        const row = `${path}[${at}]`;
        const error = errors.find((one) => one.path === row);
        const fields = { errors, isSmall: true } as const;
        return (
          <div key={key} className={styles.span}>
            <ReservoirField
              {...fields}
              label={words.from}
              value={from}
              path={`${row}.from`}
              onChange={(text) => change(at, { from: text })}
            />
            <ReservoirField
              {...fields}
              label={words.to}
              value={to}
              path={`${row}.to`}
              onChange={(text) => change(at, { to: text })}
            />
            <ReservoirField
              {...fields}
              label={valueLabel}
              value={value}
              path={`${row}.${valueField}`}
              isNumber
              onChange={(text) => change(at, { value: text })}
            />
            <button
              type="button"
              className={parts.icon}
              aria-label={words.remove(`${from}–${to}`)}
              onClick={() => onChange(spans.filter((_, index) => index !== at))}
            >
              <Icon name="x" size={18} />
            </button>
            {error !== undefined && <p className={parts.wrong}>{error.message}</p>}
          </div>
        );
      })}
      <button type="button" className={parts.plain} onClick={add}>
        <Icon name="plus" size={18} />
        {words.add}
      </button>
    </fieldset>
  );
}

/** API paths of all fields of the form. */
function listPaths({ caps, minimums }: ProcedureDraft): readonly string[] {
  const toPaths = (path: string, value: string, spans: readonly SpanDraft[]) =>
    spans.flatMap((_, at) => ['', '.from', '.to', `.${value}`].map((end) => `procedure.${path}[${at}]${end}`));
  return [
    'procedure.floodSeason.from',
    'procedure.floodSeason.to',
    'procedure.noticeHours',
    ...toPaths('levelCaps', 'level', caps),
    ...toPaths('minimumReleases', 'release', minimums),
  ];
}

/** Operating procedure, entered by the operator from the approved decision. */
export function ProcedureForm({ form, reservoir, words: { form: words }, style }: ReservoirFormProps) {
  const [draft, setDraft] = useState(() => draftProcedure(reservoir.procedure, style.language));
  const change = (part: Partial<ProcedureDraft>): void => setDraft({ ...draft, ...part });
  const state = form.stateOf('procedure');
  const { errors } = state;
  const small = { errors, isSmall: true };
  async function remove(): Promise<void> {
    if (await form.save('procedure', { procedure: null })) setDraft(draftProcedure(null, style.language));
  }
  return (
    <div className={styles.form}>
      <p className={parts.note}>{words.procedureHint}</p>
      <fieldset>
        <legend>{words.floodSeason}</legend>
        <div className={styles.span}>
          <ReservoirField
            {...small}
            label={words.from}
            value={draft.from}
            path="procedure.floodSeason.from"
            onChange={(from) => change({ from })}
          />
          <ReservoirField
            {...small}
            label={words.to}
            value={draft.to}
            path="procedure.floodSeason.to"
            onChange={(to) => change({ to })}
          />
        </div>
      </fieldset>
      <Spans
        heading={words.caps}
        valueLabel={words.capLevel}
        path="procedure.levelCaps"
        valueField="level"
        spans={draft.caps}
        errors={errors}
        words={words}
        onChange={(caps) => change({ caps })}
      />
      <Spans
        heading={words.minimums}
        valueLabel={words.minimumRelease}
        path="procedure.minimumReleases"
        valueField="release"
        spans={draft.minimums}
        errors={errors}
        words={words}
        onChange={(minimums) => change({ minimums })}
      />
      <ReservoirField
        label={words.noticeHours}
        value={draft.noticeHours}
        path="procedure.noticeHours"
        errors={errors}
        isNumber
        onChange={(noticeHours) => change({ noticeHours })}
      />
      <SavePart
        label={words.saveProcedure}
        words={words}
        state={state}
        fields={listPaths(draft)}
        onSave={() => void form.save('procedure', { procedure: toProcedureBody(draft) })}
        onRemove={
          reservoir.procedure === null ? undefined : { label: words.removeProcedure, remove: () => void remove() }
        }
      />
    </div>
  );
}
