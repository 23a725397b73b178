import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { COMPANION_APPS, type CompanionApp } from '@portal/domain/account/companion-app';
import type { Language } from '@portal/domain/language/language';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import styles from './account-form.module.css';
import type { Sentences } from './form-kind.ts';

interface RemovalChoiceProps {
  readonly id: string;
  /** App whose guide contains the form. */
  readonly guide: CompanionApp;
  readonly language: Language;
  readonly values: Readonly<Record<string, string>>;
  readonly sentences: Sentences;
}

/** Which account to delete, with confirmation. */
export function RemovalChoice({ id, guide, language, values, sentences }: RemovalChoiceProps) {
  const words = accountPageMessages[language].removal;
  const chosen = values.app ?? guide;
  const choices = [
    { app: guide as string, label: words.app(COMPANION_APPS[guide]) },
    { app: '', label: words.portal },
  ];
  return (
    <>
      <input type="hidden" name="guide" value={guide} />
      <fieldset className={styles.choices}>
        <legend>{words.which}</legend>
        {choices.map(({ app, label }) => (
          <div key={app} className={styles.box}>
            <input type="radio" id={`${id}app${app}`} name="app" value={app} defaultChecked={chosen === app} />
            <label htmlFor={`${id}app${app}`}>{label}</label>
          </div>
        ))}
      </fieldset>
      <div>
        <div className={styles.box}>
          <input
            type="checkbox"
            id={`${id}confirm`}
            name="confirm"
            aria-invalid={sentences.confirm !== undefined}
            aria-describedby={`${id}confirm-mistake`}
            aria-required
          />
          <label htmlFor={`${id}confirm`}>{words.confirm}</label>
        </div>
        <FieldMistake id={`${id}confirm-mistake`} sentence={sentences.confirm} />
      </div>
    </>
  );
}
