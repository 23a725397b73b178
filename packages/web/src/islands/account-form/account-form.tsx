import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { ACCOUNT_ADDRESSES } from '@portal/contract/own/account-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { type FormEvent, type Ref, useId, useState } from 'react';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import { AccountField, type FieldName } from './account-field.tsx';
import styles from './account-form.module.css';
import { EndAccessBox } from './end-access-box.tsx';
import { FORM_KINDS, type Sentences } from './form-kind.ts';
import { RemovalChoice } from './removal-choice.tsx';
import { type AccountFormProps, useAccountForm } from './use-account-form.ts';

/** Strength by length: a long phrase is hard to guess, whatever its characters. */
export function assessStrength(password: string): { readonly word: 'weak' | 'fair' | 'good'; readonly share: number } {
  const { length } = [...password];
  const variety = new Set(password).size;
  const points = Math.min(length, variety * 1.6);
  return { word: points < 9 ? 'weak' : points < 13 ? 'fair' : 'good', share: Math.min(1, points / 18) };
}

function Strength({ password, language }: { readonly password: string; readonly language: Language }) {
  if (password === '') return null;
  const { word, share } = assessStrength(password);
  return (
    <p className={styles.strength}>
      <meter min={0} max={1} value={share} low={0.5} high={0.72} optimum={1} aria-hidden="true" />
      {accountPageMessages[language].strength[word]}
    </p>
  );
}

interface BoxesProps {
  readonly id: string;
  readonly language: Language;
  readonly values: Readonly<Record<string, string>>;
  readonly sentences: Sentences;
}

/** Consent boxes, the marketing box, and the purpose of the data. */
function Boxes({ id, language, values, sentences }: BoxesProps) {
  const words = accountPageMessages[language].register;
  const boxes = [
    {
      name: 'acceptTerms' as const,
      label: (
        <>
          {words.acceptTerms} <a href={toLanguagePath('terms', language)}>{words.terms}</a>
        </>
      ),
    },
    { name: 'ofAge' as const, label: words.ofAge },
  ];
  return (
    <>
      {boxes.map(({ name, label }) => (
        <div key={name}>
          <div className={styles.box}>
            <input
              type="checkbox"
              id={id + name}
              name={name}
              defaultChecked={values[name] === 'on'}
              aria-invalid={sentences[name] !== undefined}
              aria-describedby={`${id}${name}-mistake`}
              aria-required
            />
            <label htmlFor={id + name}>{label}</label>
          </div>
          <FieldMistake id={`${id}${name}-mistake`} sentence={sentences[name]} />
        </div>
      ))}
      <div className={styles.box}>
        <input
          type="checkbox"
          id={`${id}advertising`}
          name="advertising"
          defaultChecked={values.advertising === 'on'}
        />
        <label htmlFor={`${id}advertising`}>
          {words.advertising} <span className={styles.optional}>{accountPageMessages[language].optional}</span>
        </label>
      </div>
    </>
  );
}

/** Shown after success. */
function Done({ kind, language }: Pick<AccountFormProps, 'kind' | 'language'>) {
  const { password } = accountPageMessages[language];
  const isSent = kind === 'forgot';
  return (
    <div className={styles.told} data-kind="ok" role="status" tabIndex={-1} ref={(element) => element?.focus()}>
      <div>
        <h2>{isSent ? password.sentTitle : password.savedTitle}</h2>
        <p>{isSent ? password.sentText : password.savedText}</p>
        {isSent && <p>{password.spam}</p>}
        <p>
          <a href={toLanguagePath('login', language)}>{accountPageMessages[language].login.submit}</a>
        </p>
      </div>
    </div>
  );
}

const SUBMIT = {
  login: ({ login }: Words) => login.submit,
  register: ({ register }: Words) => register.submit,
  forgot: ({ password }: Words) => password.submit,
  reset: ({ password }: Words) => password.save,
  remove: ({ removal }: Words) => removal.submit,
} as const;
type Words = (typeof accountPageMessages)['vi'];

/** Hints for choosing a password or address. */
function findHint(name: FieldName, { kind, language }: AccountFormProps): string | undefined {
  const { hints } = accountPageMessages[language];
  if (kind === 'remove') return name === 'username' ? accountPageMessages[language].removal.usernameHint : undefined;
  if (name === 'password') return kind === 'login' ? undefined : hints.password;
  return name === 'email' || name === 'phone' ? hints[name] : undefined;
}

/** Error summary of the form; receives focus. */
function Summary({
  message,
  sentences,
  summary,
}: {
  message: string | null;
  sentences: Sentences;
  summary: Ref<HTMLParagraphElement>;
}) {
  const [first] = Object.values(sentences);
  return (
    <p className={styles.told} data-kind="no" role="alert" tabIndex={-1} ref={summary}>
      {message ?? first ?? ''}
    </p>
  );
}

/** Account form: posts without JavaScript where the call supports it, and shows errors next to fields with it. */
export function AccountForm(props: AccountFormProps) {
  const { kind, language, values, token, guide = 'agrox' } = props;
  const words = accountPageMessages[language];
  const { call, fields } = FORM_KINDS[kind];
  const { sentences, message, status, told: summary, submit, mend } = useAccountForm(props);
  const [typed, setTyped] = useState('');
  const id = useId();
  if (status === 'done') return <Done kind={kind} language={language} />;
  const { path } = ACCOUNT_ADDRESSES[call];
  const isChosen = kind !== 'login' && kind !== 'remove';
  const note = (event: FormEvent<HTMLFormElement>): void => {
    const { name, value } = event.target as HTMLInputElement;
    if (name === 'password' && isChosen) setTyped(value);
    mend(event);
  };
  const isSending = status === 'sending';
  return (
    <form
      className={`stack ${styles.form}`}
      method="post"
      action={language === 'en' ? `${path}?lang=en` : path}
      noValidate
      data-held=""
      onSubmit={(event) => void submit(event)}
      onInput={note}
    >
      <Summary message={message} sentences={sentences} summary={summary} />
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      {fields.map((name) => (
        <AccountField
          key={name}
          id={id + name}
          name={name}
          language={language}
          value={name.toLowerCase().includes('password') ? '' : (values[name] ?? '')}
          sentence={sentences[name]}
          isOptional={name === 'phone'}
          isNew={isChosen}
          {...(kind === 'remove' && name === 'username' ? { label: words.removal.username } : {})}
          {...(findHint(name, props) === undefined ? {} : { hint: findHint(name, props) ?? '' })}
        >
          {name === 'password' && isChosen && <Strength password={typed} language={language} />}
        </AccountField>
      ))}
      {kind === 'login' && (
        <p className={styles.aside}>
          <a href={toLanguagePath('password-reset', language)}>{words.login.forgot}</a>
        </p>
      )}
      {kind === 'remove' && (
        <RemovalChoice id={id} guide={guide} language={language} values={values} sentences={sentences} />
      )}
      {kind === 'register' && <Boxes id={id} language={language} values={values} sentences={sentences} />}
      {kind === 'reset' && <EndAccessBox id={id} language={language} isTicked={values.endAccess !== 'off'} />}
      <button type="submit" className={`button ${styles.submit}`} aria-disabled={isSending}>
        {isSending
          ? words.sending
          : status === 'failed' && message === words.failed
            ? words.retry
            : SUBMIT[kind](words)}
      </button>
      {kind === 'register' && (
        <p className={styles.purpose}>
          {words.register.purpose} <a href={toLanguagePath('privacy', language)}>{words.register.privacy}</a>
        </p>
      )}
      {kind === 'reset' && <p className={styles.purpose}>{words.password.others}</p>}
    </form>
  );
}
