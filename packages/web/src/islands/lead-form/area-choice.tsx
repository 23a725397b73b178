import { leadFormMessages } from '@portal/content/messages/lead-form-messages';
import type { Language } from '@portal/domain/language/language';
import { LEAD_AREAS } from '@portal/domain/lead/lead';
import styles from './lead-form.module.css';
import { FieldError } from './lead-text-field.tsx';

interface AreaChoiceProps {
  readonly id: string;
  readonly language: Language;
  readonly value: string;
  readonly error: string | undefined;
  readonly optional: boolean;
}

/** One of three areas. */
export function AreaChoice({ id, language, value, error, optional }: AreaChoiceProps) {
  const words = leadFormMessages[language];
  return (
    <fieldset className={`${styles.areas} ${styles.whole}`} aria-describedby={`${id}-error`}>
      <legend>
        {words.fields.page} {optional && <span className={styles.optional}>{words.optional}</span>}
      </legend>
      <div>
        {LEAD_AREAS.map((area, index) => (
          <label key={area}>
            <input
              type="radio"
              name="page"
              value={area}
              defaultChecked={area === value}
              {...(index === 0 ? { id } : {})}
            />
            {words.areas[area]}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
