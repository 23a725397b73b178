import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import type { Language } from '@portal/domain/language/language';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '#islands/own/button.tsx';
import { callSignedIn } from '#islands/session/call-account.ts';
import styles from './account-settings.module.css';
import type { UserPartProps } from './profile-parts.tsx';
import { Part, StepStatus } from './settings-parts.tsx';
import { useStep } from './use-step.ts';

const FIGURES = 6;
const RESEND_SECONDS = 60;
const CODE = /^\s*\d{6}\s*$/;

/** Seconds until another code may be requested; counts down. */
function useCountdown(): readonly [number, () => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(RESEND_SECONDS)];
}

interface CodeFieldProps {
  readonly id: string;
  readonly language: Language;
  readonly isWrong: boolean;
  /** True right after a request, so that the code can be typed at once. */
  readonly takesFocus?: boolean;
}

/** One input over six boxes: paste and autofill of one-time codes work as usual. */
export function CodeField({ id, language, isWrong, takesFocus = true }: CodeFieldProps) {
  return (
    <div className={styles.code} data-wrong={isWrong || undefined}>
      <label htmlFor={id}>{accountPageMessages[language].fields.code}</label>
      <div>
        {Array.from({ length: FIGURES }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
          <span key={index} aria-hidden="true" />
        ))}
        <input
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={FIGURES}
          aria-invalid={isWrong}
          aria-required
          ref={(input) => {
            if (takesFocus) input?.focus();
          }}
        />
      </div>
    </div>
  );
}

/** Verifies the phone by a code, submitted automatically at six digits. */
export function PhonePart({ user, language, onUser }: UserPartProps) {
  const words = accountPageMessages[language].dashboard;
  const id = useId();
  const [isSent, setIsSent] = useState(false);
  const [left, startCountdown] = useCountdown();
  const sending = useStep(language, { done: words.codeSent });
  const confirming = useStep(language, { done: words.verified });
  const { phone } = user;
  if (phone === null || user.phoneVerified) return null;
  async function send(): Promise<void> {
    if (left > 0) return;
    const answer = await sending.run(() => callSignedIn('phoneCode', { body: { phone }, language }));
    if (answer === null) return;
    setIsSent(true);
    startCountdown();
  }
  async function confirm(form: HTMLFormElement): Promise<void> {
    const code = String(new FormData(form).get('code') ?? '').trim();
    const answer = await confirming.run(() => callSignedIn('phoneVerify', { body: { phone, code }, language }));
    if (answer !== null) onUser(answer.user);
  }
  const confirmWhole = (event: FormEvent<HTMLFormElement>): void => {
    if (event.target instanceof HTMLInputElement && CODE.test(event.target.value)) void confirm(event.currentTarget);
  };
  return (
    <Part id="phone" heading={words.phone}>
      <p>{words.phoneText.replace('{0}', `0${phone.slice(3)}`)}</p>
      {isSent && (
        <form
          className={styles.form}
          onInput={confirmWhole}
          onSubmit={(event) => {
            event.preventDefault();
            void confirm(event.currentTarget);
          }}
        >
          <CodeField id={`${id}code`} language={language} isWrong={confirming.step.status === 'failed'} />
          <StepStatus step={confirming.step} />
          <button type="submit" className="button">
            {words.confirm}
          </button>
        </form>
      )}
      <Button aria-disabled={left > 0} onClick={() => void send()}>
        {isSent ? words.resendCode : words.sendCode}
      </Button>
      {left > 0 && (
        <p className={styles.countdown}>
          {words.resendAfter}{' '}
          <b>
            {`${Math.floor(left / 60)}`.padStart(2, '0')}:{`${left % 60}`.padStart(2, '0')}
          </b>
        </p>
      )}
      <StepStatus step={sending.step} />
    </Part>
  );
}
