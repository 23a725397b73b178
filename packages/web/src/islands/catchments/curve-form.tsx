import { describeCellFault } from '@portal/content/messages/file-answer-messages';
import type { ReservoirMessages } from '@portal/content/messages/reservoir-messages';
import { parseStorageTable, type StorageFile } from '@portal/domain/hydro/reservoir/parse-storage-table';
import { useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { FileAnswerFields, type FileAnswers, NO_ANSWERS } from '#components/ui/file-answers.tsx';
import { formatNumber, type ValueStyle } from '#components/weather/format-values.ts';
import parts from './catchments.module.css';
import styles from './reservoir.module.css';
import { SavePart } from './reservoir-field.tsx';
import type { ReservoirForm, ReservoirShape } from './use-reservoir.ts';

/** Maximum errors shown for a table. */
const MOST_SHOWN = 20;

export interface ReservoirFormProps {
  readonly form: ReservoirForm;
  readonly reservoir: ReservoirShape;
  readonly words: ReservoirMessages;
  readonly style: ValueStyle;
}

function describeCurve({ reservoir: { curve }, words, style }: ReservoirFormProps): string {
  const [first, last] = [curve?.points[0], curve?.points.at(-1)];
  if (curve === null || first === undefined || last === undefined) return words.form.curveNone;
  const [count, from, to] = [
    formatNumber(curve.points.length, style),
    formatNumber(first.level, style, 1),
    formatNumber(last.level, style, 1),
  ];
  return words.form.curveHas(count, from, to, formatNumber(last.volume, style, 1));
}

function parseTable(table: string, { decimalMark, units }: FileAnswers) {
  return parseStorageTable(table, {
    decimalMark: decimalMark === undefined ? null : decimalMark === 'comma' ? ',' : '.',
    units: [units.level ?? null, units.volume ?? null],
  });
}

function describeFault(
  error: Extract<StorageFile, { ok: false }>['errors'][number],
  { words, style }: ReservoirFormProps,
): string {
  const sentence = describeCellFault(error, words.faults[error.fault], style.language);
  return error.line === null ? sentence : words.form.line(String(error.line), sentence);
}

/** The table V(H), pasted or from a file: either all valid, or every wrong line is named. */
export function CurveForm(props: ReservoirFormProps) {
  const { form, reservoir, words, style } = props;
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const state = form.stateOf('curve');
  async function save(table: string): Promise<void> {
    const read = parseTable(table, answers);
    setFaults(read.ok ? [] : read.errors.map((error) => describeFault(error, props)));
    if (!read.ok) return;
    const points = read.curve.points.map(({ levelM, volumeHm3 }) => ({ level: levelM, volume: volumeHm3 }));
    if (await form.save('curve', { curve: { points } })) setText('');
  }
  /** Shows a file as text before saving. Invalid UTF-8 becomes U+FFFD, which is refused. */
  const readFile = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) setText(await file.text());
  };
  return (
    <div className={styles.form}>
      <p>{describeCurve(props)}</p>
      <p className={parts.note}>{words.form.curveHint}</p>
      <Field label={words.form.paste} className={parts.wide}>
        <textarea
          className={styles.paste}
          value={text}
          spellCheck={false}
          placeholder={style.language === 'vi' ? '400,0; 312,5\n401,0; 330,2' : '400.0; 312.5\n401.0; 330.2'}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Field label={words.form.file}>
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={({ target }) => void readFile(target.files?.[0])}
        />
      </Field>
      <FileAnswerFields
        language={style.language}
        quantities={['level', 'volume']}
        answers={answers}
        onChange={setAnswers}
      />
      {faults.length > 0 && (
        <div className={parts.faults} role="alert">
          <p>{words.form.refused}</p>
          <ul>
            {faults.slice(0, MOST_SHOWN).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <SavePart
        label={words.form.saveCurve}
        words={words.form}
        state={faults.length > 0 ? { ...state, isSaved: false } : state}
        fields={[]}
        onSave={() => void save(text)}
        onRemove={
          reservoir.curve === null
            ? undefined
            : { label: words.form.removeCurve, remove: () => void form.save('curve', { curve: null }) }
        }
      />
    </div>
  );
}
