import { leadFormMessages } from '@portal/content/messages/lead-form-messages';
import type { Language } from '@portal/domain/language/language';
import { isOptionalField } from '@portal/domain/lead/check-lead';
import { LEAD_AREAS, LEAD_RETENTION_MONTHS, TRAP_FIELD } from '@portal/domain/lead/lead';
import { useId } from 'react';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import styles from './lead-form.module.css';
import { LeadTextField } from './lead-text-field.tsx';
import { type LeadFormProps, toLeadAddress, useLeadForm } from './use-lead-form.ts';

interface AreaChoiceProps {
  readonly id: string;
  readonly language: Language;
  readonly value: string;
  readonly error: string | undefined;
  readonly optional: boolean;
}

function AreaChoice({ id, language, value, error, optional }: AreaChoiceProps) {
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
      <FieldMistake id={`${id}-error`} sentence={error} />
    </fieldset>
  );
}

interface LeadAsideProps {
  readonly language: Language;
  readonly privacyPath: string;
  readonly wantsAdvertising: boolean;
}

/** Purpose of the data, the marketing box, and a honeypot field. */
function LeadAside({ language, privacyPath, wantsAdvertising }: LeadAsideProps) {
  const words = leadFormMessages[language];
  return (
    <>
      <label className={`${styles.advertising} ${styles.whole}`}>
        <input type="checkbox" name="advertising" defaultChecked={wantsAdvertising} />
        {words.advertising}
      </label>
      <p className={`${styles.purpose} ${styles.whole}`}>
        {words.purpose(LEAD_RETENTION_MONTHS)} <a href={privacyPath}>{words.privacy}</a>
      </p>
      <label className="visually-hidden" aria-hidden="true">
        {words.trap}
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
      </label>
    </>
  );
}

interface LeadThanksProps {
  readonly language: Language;
  readonly headingLevel: 'h2' | 'h3';
  /** Whether the heading takes focus, since the focused button is gone. */
  readonly focus: boolean;
}

/** Replaces a saved form. */
export function LeadThanks({ language, headingLevel: Heading, focus }: LeadThanksProps) {
  const words = leadFormMessages[language];
  const focusHeading = (heading: HTMLHeadingElement | null): void => heading?.focus();
  return (
    <div className={styles.thanks}>
      <svg width="48" height="48" viewBox="0 0 48 48" fill="none" aria-hidden="true">
        <circle cx="24" cy="24" r="24" fill="var(--green-soft)" />
        <path d="m14 25 7 7 14-15" stroke="var(--green-text)" strokeWidth="3.5" strokeLinecap="round" />
      </svg>
      <Heading tabIndex={-1} {...(focus ? { ref: focusHeading } : {})}>
        {words.sent}
      </Heading>
      <p>{words.soon}</p>
      <p>{words.thanks}</p>
    </div>
  );
}

/** Lead form: posts without JavaScript; with it, errors appear next to fields. */
export function LeadForm(props: LeadFormProps) {
  const { kind, language, values, headingLevel } = props;
  const words = leadFormMessages[language];
  const id = useId();
  const { fields, sentences, isDisabled, status, errorSummary, check, submit, reset } = useLeadForm(props);
  if (status === 'sent') return <LeadThanks language={language} headingLevel={headingLevel} focus />;
  const isSending = status === 'sending';
  const address = toLeadAddress(kind, language);
  const ready = kind === 'consultation' ? words.sendRequest : words.send;
  return (
    <form
      className={`stack ${styles.form}`}
      method="post"
      action={address}
      noValidate
      onSubmit={(event) => void submit(event)}
      onReset={reset}
      onInput={(event) => check(event, false)}
      onBlur={(event) => check(event, true)}
    >
      {fields.map((field) => {
        const shared = {
          id: `${id}${field}`,
          language,
          value: values[field] ?? '',
          error: sentences[field],
          optional: isOptionalField(kind, field),
        };
        return field === 'page' ? (
          <AreaChoice key={field} {...shared} />
        ) : (
          <LeadTextField key={field} field={field} {...shared} />
        );
      })}
      <LeadAside language={language} privacyPath={props.privacyPath} wantsAdvertising={values.advertising === 'on'} />
      <div className={`${styles.actions} ${styles.whole}`}>
        {/* Without JavaScript the answer is this page: the anchor opens it at the form. */}
        <button type="submit" className="button" formAction={`${address}#form`} aria-disabled={isDisabled}>
          {isSending ? words.sending : ready}
        </button>
        {kind !== 'consultation' && (
          <button type="reset" className={styles.reset}>
            {words.reset}
          </button>
        )}
      </div>
      {/* If sent before hydration, the form comes back with the page: focus the error rather than the top. */}
      {/* biome-ignore lint/a11y/noAutofocus: only on the page that answers this form */}
      <p className={styles.told} role="status" tabIndex={-1} autoFocus={Object.keys(props.errors).length > 0}>
        {errorSummary}
      </p>
      <p className={styles.failed} role="alert">
        {status === 'failed' ? words.failed : ''}
      </p>
    </form>
  );
}
