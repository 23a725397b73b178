import type { ReactNode } from 'react';
import { Disclosure } from './disclosure.tsx';
import { Field } from './field.tsx';
import { FieldMistake } from './field-mistake.tsx';
import { preventUnitBreaks } from './format-text.ts';
import styles from './own-figures-form.module.css';

/** A figure of the reader's own. */
interface OwnFigure {
  /** Of the address. */
  readonly parameter: string;
  readonly label: string;
  readonly inputMode: 'decimal' | 'numeric';
  readonly maxLength: number;
  /** What the field shows. */
  readonly typed: string;
  /** What is wrong with it; null: nothing. */
  readonly mistake: string | null;
}

interface OwnFiguresFormProps {
  readonly title: ReactNode;
  /** Path of the page, and the block that it returns to. */
  readonly path: string;
  readonly anchor: string;
  readonly figures: readonly OwnFigure[];
  /** Whether any are stored, which can be removed. */
  readonly isStored: boolean;
  readonly words: { readonly save: string; readonly remove: string; readonly note: string };
}

/** Folded form for figures that the device stores: works without script, and says what a field needs. */
export function OwnFiguresForm({ title, path, anchor, figures, isStored, words }: OwnFiguresFormProps) {
  const nothing = figures.map(({ parameter }) => `${parameter}=`).join('&');
  return (
    <Disclosure title={title} isOpen={figures.some(({ mistake }) => mistake !== null)} className={styles.own}>
      <form method="get" action={`${path}#${anchor}`}>
        {figures.map(({ parameter, label, inputMode, maxLength, typed, mistake }) => (
          <div key={parameter}>
            <Field label={label}>
              <input
                name={parameter}
                inputMode={inputMode}
                autoComplete="off"
                maxLength={maxLength}
                defaultValue={typed}
                aria-invalid={mistake === null ? undefined : true}
                aria-describedby={mistake === null ? undefined : `own-${parameter}`}
              />
            </Field>
            {mistake === null ? null : <FieldMistake id={`own-${parameter}`} sentence={mistake} />}
          </div>
        ))}
        <button type="submit" className="button">
          {words.save}
        </button>
        {isStored ? (
          <a href={`${path}?${nothing}#${anchor}`} rel="nofollow">
            {words.remove}
          </a>
        ) : null}
      </form>
      <p>{preventUnitBreaks(words.note)}</p>
    </Disclosure>
  );
}
