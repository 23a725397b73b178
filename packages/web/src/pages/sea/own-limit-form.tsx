import { Disclosure } from '#components/ui/disclosure.tsx';
import { Field } from '#components/ui/field.tsx';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { LONGEST_TYPED, type OwnBoat } from './own-boat.ts';
import styles from './sea.module.css';
import type { SeaView } from './sea-view.ts';

/** Form for a limit of one's own: works without script, and says what a field needs. */
export function OwnLimitForm({ own, view }: { readonly own: OwnBoat; readonly view: SeaView }) {
  const words = view.sea.own;
  const { limit, typed, mistakes } = own;
  const fields = [
    ['waveM', 'wave', 'decimal'],
    ['force', 'force', 'numeric'],
  ] as const;
  return (
    <Disclosure title={limit === null ? words.set : words.change} isOpen={mistakes.length > 0} className={styles.own}>
      <form method="get" action={`${view.path}#boats`}>
        {fields.map(([name, parameter, inputMode]) => {
          const isMistaken = mistakes.includes(name);
          return (
            <div key={name}>
              <Field label={words.labels[name]}>
                <input
                  name={parameter}
                  inputMode={inputMode}
                  autoComplete="off"
                  maxLength={LONGEST_TYPED}
                  defaultValue={typed[name]}
                  aria-invalid={isMistaken ? true : undefined}
                  aria-describedby={isMistaken ? `own-${parameter}` : undefined}
                />
              </Field>
              {isMistaken ? <FieldMistake id={`own-${parameter}`} sentence={words.mistakes[name]} /> : null}
            </div>
          );
        })}
        <button type="submit" className="button">
          {words.save}
        </button>
        {limit === null ? null : (
          <a href={`${view.path}?wave=&force=#boats`} rel="nofollow">
            {words.remove}
          </a>
        )}
      </form>
      <p>{preventUnitBreaks(words.note)}</p>
    </Disclosure>
  );
}
