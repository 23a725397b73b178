import { leadFormMessages } from '@portal/content/messages/lead-form-messages';
import { isOptionalField } from '@portal/domain/lead/check-lead';
import { useId } from 'react';
import { AreaChoice } from './area-choice.tsx';
import { LeadAside } from './lead-aside.tsx';
import styles from './lead-form.module.css';
import type { LeadFormProps } from './lead-form-props.ts';
import { LeadTextField } from './lead-text-field.tsx';
import { LeadThanks } from './lead-thanks.tsx';
import { toLeadAddress } from './send-lead.ts';
import { useLeadForm } from './use-lead-form.ts';

/** A form for leads: posts by itself without a script, and answers beside its fields with one. */
export function LeadForm(props: LeadFormProps) {
  const { kind, language, values, headingLevel } = props;
  const words = leadFormMessages[language];
  const id = useId();
  const { fields, sentences, isDisabled, status, told: errorSummary, check, submit, reset } = useLeadForm(props);
  if (status === 'sent') return <LeadThanks language={language} headingLevel={headingLevel} focus />;
  const isSending = status === 'sending';
  const address = toLeadAddress(kind, language);
  const ready = kind === 'consultation' ? words.sendRequest : words.send;
  return (
    <form
      className={styles.form}
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
        {/* Without a script the answer is this page again: it opens at the form. */}
        <button type="submit" className="button" formAction={`${address}#form`} aria-disabled={isDisabled}>
          {isSending ? words.sending : ready}
        </button>
        {kind !== 'consultation' && (
          <button type="reset" className={styles.reset}>
            {words.reset}
          </button>
        )}
      </div>
      {/* Sent before the script was alive, the form comes back with the page: the focus goes to what is wrong, not to the top. */}
      {/* biome-ignore lint/a11y/noAutofocus: only on a page that answers this very form */}
      <p className={styles.told} role="status" tabIndex={-1} autoFocus={Object.keys(props.errors).length > 0}>
        {errorSummary}
      </p>
      <p className={styles.failed} role="alert">
        {status === 'failed' ? words.failed : ''}
      </p>
    </form>
  );
}
