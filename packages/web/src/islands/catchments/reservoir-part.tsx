import { reservoirMessages } from '@portal/content/messages/reservoir-messages';
import { type ReactNode, useState } from 'react';
import parts from './catchments.module.css';
import { CurveForm, type ReservoirFormProps } from './curve-form.tsx';
import type { DeskProps } from './desk-props.ts';
import { ProcedureForm } from './procedure-form.tsx';
import styles from './reservoir.module.css';
import { readMoment, readTyped, writeMoment, writeTyped } from './reservoir-draft.ts';
import { ReservoirField, SavePart } from './reservoir-field.tsx';
import { type FieldError, useReservoir } from './use-reservoir.ts';

/** Fields of a form: how they are typed, and what was wrong. */
const describeFields = ({ errors }: { readonly errors: readonly FieldError[] }) => ({
  number: { errors, isNumber: true },
  time: { errors, type: 'datetime-local' } as const,
});

/** Values that change every shift: level, time of reading, and release. */
function NowForm({
  form,
  reservoir,
  words: { form: words },
  style,
  now,
}: ReservoirFormProps & { readonly now: string }) {
  const [level, setLevel] = useState(writeTyped(reservoir.reading?.level, style.language));
  const [at, setAt] = useState(writeMoment(reservoir.reading?.at ?? now));
  const [release, setRelease] = useState(writeTyped(reservoir.release, style.language));
  const state = form.stateOf('now');
  const { number, time } = describeFields(state);
  function save(): void {
    const read = readTyped(level);
    const reading = read === null ? null : { level: read, at: readMoment(at) };
    void form.save('now', { reading, release: readTyped(release) });
  }
  return (
    <div className={styles.form}>
      <h3>{words.now}</h3>
      <div className={styles.fields}>
        <ReservoirField {...number} label={words.reading} value={level} path="reading.level" onChange={setLevel} />
        <ReservoirField {...time} label={words.readAt} value={at} path="reading.at" onChange={setAt} />
        <ReservoirField {...number} label={words.release} value={release} path="release" onChange={setRelease} />
      </div>
      <SavePart
        label={words.saveNow}
        words={words}
        state={state}
        fields={['reading.level', 'reading.at', 'release']}
        onSave={save}
      />
    </div>
  );
}

const LEVELS = ['dead', 'normal', 'designFlood', 'checkFlood'] as const;

function LevelsForm({ form, reservoir, words: { form: words }, style }: ReservoirFormProps) {
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(LEVELS.map((name) => [name, writeTyped(reservoir.levels[name], style.language)])),
  );
  const state = form.stateOf('levels');
  const save = (): void => {
    const levels = Object.fromEntries(LEVELS.map((name) => [name, readTyped(typed[name] ?? '')]));
    void form.save('levels', { levels });
  };
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        {LEVELS.map((name) => (
          <ReservoirField
            key={name}
            label={words.levelNames[name]}
            value={typed[name] ?? ''}
            path={`levels.${name}`}
            errors={state.errors}
            isNumber
            onChange={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
      </div>
      <SavePart
        label={words.saveLevels}
        words={words}
        state={state}
        fields={LEVELS.map((name) => `levels.${name}`)}
        onSave={save}
      />
    </div>
  );
}

function OpeningForm({ form, reservoir, words: { form: words } }: ReservoirFormProps) {
  const [at, setAt] = useState(writeMoment(reservoir.opening?.at ?? ''));
  const [noticeAt, setNoticeAt] = useState(writeMoment(reservoir.opening?.noticeAt ?? ''));
  const state = form.stateOf('opening');
  const { time } = describeFields(state);
  const save = (): void => {
    const opening = { at: readMoment(at), noticeAt: noticeAt === '' ? null : readMoment(noticeAt) };
    void form.save('opening', { opening });
  };
  async function remove(): Promise<void> {
    if (!(await form.save('opening', { opening: null }))) return;
    setAt('');
    setNoticeAt('');
  }
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <ReservoirField {...time} label={words.openingAt} value={at} path="opening.at" onChange={setAt} />
        <ReservoirField
          {...time}
          label={words.noticeAt}
          value={noticeAt}
          path="opening.noticeAt"
          onChange={setNoticeAt}
        />
      </div>
      <SavePart
        label={words.saveOpening}
        words={words}
        state={state}
        fields={['opening.at', 'opening.noticeAt']}
        onSave={save}
        onRemove={reservoir.opening === null ? undefined : { label: words.removeOpening, remove: () => void remove() }}
      />
    </div>
  );
}

function Folded({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <details className={parts.details}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}

/** Reservoir data: current level, and once its table, levels and procedure. */
export function ReservoirPart({
  catchment,
  rain,
  words,
  style,
  onSaved,
}: DeskProps & { readonly onSaved: () => void }) {
  const text = reservoirMessages[style.language];
  const form = useReservoir(catchment.id, style.language, { failed: words.failed, onSaved });
  const { reservoir } = form;
  if (reservoir === null) return null;
  const props = { form, reservoir, words: text, style };
  return (
    <section className={`card ${parts.stack} ${parts.noPrint}`} aria-labelledby="desk-reservoir">
      <h2 id="desk-reservoir">{text.form.heading}</h2>
      <NowForm {...props} now={rain.issued.at} />
      <Folded heading={text.form.curve}>
        <CurveForm {...props} />
      </Folded>
      <Folded heading={text.form.levels}>
        <LevelsForm {...props} />
      </Folded>
      <Folded heading={text.form.procedure}>
        <ProcedureForm {...props} />
      </Folded>
      <Folded heading={text.form.opening}>
        <OpeningForm {...props} />
      </Folded>
    </section>
  );
}
