import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import type { AccountUser } from '@portal/contract/own/account';
import type { Language } from '@portal/domain/language/language';
import { type FormEvent, useId, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { AccountField } from '#islands/account-form/account-field.tsx';
import { EndAccessBox } from '#islands/account-form/end-access-box.tsx';
import { callSignedIn } from '#islands/session/call-account.ts';
import { showSession } from '#islands/session/show-session.ts';
import styles from './account-settings.module.css';
import { Part, StepStatus } from './settings-parts.tsx';
import { useStep } from './use-step.ts';

export interface UserPartProps {
  readonly user: AccountUser;
  readonly language: Language;
  readonly onUser: (user: AccountUser) => void;
}

const readForm = (event: FormEvent<HTMLFormElement>): Record<string, FormDataEntryValue> =>
  Object.fromEntries(new FormData(event.currentTarget));

/** Name, language, phone and e-mail; a new e-mail needs the password. */
export function ProfilePart({ user, language, onUser }: UserPartProps) {
  const words = accountPageMessages[language].dashboard;
  const id = useId();
  const [email, setEmail] = useState(user.email);
  const { step, run, announce } = useStep(language, { done: words.saved });
  const isMoved = email.trim().toLowerCase() !== user.email;
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { email: typed, password, ...plain } = readForm(event);
    const body = isMoved ? { ...plain, email: typed, password } : plain;
    const answer = await run(() => callSignedIn('authUpdate', { body, language }));
    if (answer === null) return;
    const changed = answer.user;
    onUser(changed);
    showSession(changed);
    if (isMoved) announce(words.newEmailSent);
  }
  const shared = { language, sentence: undefined };
  return (
    <Part id="profile" heading={words.profile}>
      <form
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        onInput={({ target }) =>
          target instanceof HTMLInputElement && target.name === 'email' && setEmail(target.value)
        }
      >
        <AccountField id={`${id}name`} name="name" value={user.name ?? ''} isOptional {...shared} />
        <AccountField
          id={`${id}phone`}
          name="phone"
          value={user.phone === null ? '' : `0${user.phone.slice(3)}`}
          isOptional
          {...(user.phone === null ? {} : { hint: user.phoneVerified ? words.verified : words.notVerified })}
          {...shared}
        />
        <AccountField id={`${id}email`} name="email" value={user.email} hint={words.newEmailHint} {...shared} />
        {isMoved && <AccountField id={`${id}password`} name="password" value="" {...shared} />}
        <Field label={words.language}>
          <select name="language" defaultValue={user.language}>
            <option value="vi">{words.languages.vi}</option>
            <option value="en">{words.languages.en}</option>
          </select>
        </Field>
        <button type="submit" className="button" aria-disabled={step.status === 'sending'}>
          {words.save}
        </button>
        <StepStatus step={step} />
      </form>
    </Part>
  );
}

/** A new password signs out other devices. */
export function PasswordPart({ language }: { readonly language: Language }) {
  const words = accountPageMessages[language].dashboard;
  const id = useId();
  const { step, run } = useStep(language, { done: words.passwordSaved });
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = await run(() =>
      callSignedIn('passwordChange', { body: Object.fromEntries(new FormData(form)), language }),
    );
    if (answer !== null) form.reset();
  }
  const shared = { language, value: '', sentence: undefined };
  return (
    <Part id="password" heading={words.password}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <AccountField id={`${id}old`} name="oldPassword" {...shared} />
        <AccountField
          id={`${id}new`}
          name="newPassword"
          hint={accountPageMessages[language].hints.password}
          {...shared}
        />
        <AccountField id={`${id}again`} name="confirmPassword" {...shared} />
        <EndAccessBox id={id} language={language} isTicked={false} />
        <button type="submit" className="button" aria-disabled={step.status === 'sending'}>
          {words.changePassword}
        </button>
        <StepStatus step={step} />
      </form>
    </Part>
  );
}
