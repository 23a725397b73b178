import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import type { Language } from '@portal/domain/language/language';
import { type ReactNode, useEffect, useState } from 'react';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import styles from './account-form.module.css';

export type FieldName = keyof (typeof accountPageMessages)['vi']['fields'];

interface InputKind {
  readonly type: 'text' | 'email' | 'tel' | 'password';
  readonly autoComplete: string;
  readonly inputMode?: 'email' | 'tel' | 'numeric';
}

const INPUTS: Readonly<Record<FieldName, InputKind>> = {
  username: { type: 'text', autoComplete: 'username', inputMode: 'email' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  name: { type: 'text', autoComplete: 'name' },
  password: { type: 'password', autoComplete: 'current-password' },
  oldPassword: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
  code: { type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric' },
};

const EYE = 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7z';
const LID = 'M3 3l18 18';

/** Reveals the password; rendered only with JavaScript. */
function RevealButton({ isShown, language, onPress }: { isShown: boolean; language: Language; onPress: () => void }) {
  const words = accountPageMessages[language];
  return (
    <button
      type="button"
      className={styles.reveal}
      aria-label={isShown ? words.hidePassword : words.showPassword}
      onClick={onPress}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={EYE} />
        <circle cx="12" cy="12" r="3" />
        {isShown && <path d={LID} strokeLinecap="round" />}
      </svg>
    </button>
  );
}

interface AccountFieldProps {
  readonly id: string;
  readonly name: FieldName;
  readonly language: Language;
  readonly value: string;
  readonly sentence: string | undefined;
  readonly isOptional?: boolean;
  /** True for choosing a password rather than entering one. */
  readonly isNew?: boolean;
  readonly hint?: string;
  readonly label?: string;
  /** Below the input, e.g. password strength. */
  readonly children?: ReactNode;
}

/** A field with label, hint and error. */
export function AccountField({
  id,
  name,
  language,
  value,
  sentence,
  isOptional = false,
  isNew = false,
  hint,
  label,
  children,
}: AccountFieldProps) {
  const words = accountPageMessages[language];
  const { type, autoComplete, inputMode } = INPUTS[name];
  const [isShown, setIsShown] = useState(false);
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const isPassword = type === 'password';
  const describedBy = hint === undefined ? `${id}-mistake` : `${id}-mistake ${id}-hint`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label ?? words.fields[name]} {isOptional && <span className={styles.optional}>{words.optional}</span>}
      </label>
      <div className={styles.input}>
        <input
          id={id}
          name={name}
          type={isPassword && isShown ? 'text' : type}
          autoComplete={isNew && name === 'password' ? 'new-password' : autoComplete}
          {...(inputMode === undefined ? {} : { inputMode })}
          {...(isPassword ? { autoCapitalize: 'none', spellCheck: false } : {})}
          defaultValue={value}
          aria-invalid={sentence !== undefined}
          aria-describedby={describedBy}
          aria-required={!isOptional}
        />
        {isPassword && isAlive && (
          <RevealButton isShown={isShown} language={language} onPress={() => setIsShown(!isShown)} />
        )}
      </div>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldMistake id={`${id}-mistake`} sentence={sentence} />
    </div>
  );
}
