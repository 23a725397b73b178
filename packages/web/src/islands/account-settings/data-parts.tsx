import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import type { AccountUser } from '@portal/contract/own/account';
import type { Language } from '@portal/domain/language/language';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { AccountField } from '#islands/account-form/account-field.tsx';
import { Button } from '#islands/own/button.tsx';
import { callAccount, callSignedIn } from '#islands/session/call-account.ts';
import { leaveDeleted } from '#islands/session/leave-deleted.ts';
import styles from './account-settings.module.css';
import { Part, StepStatus } from './settings-parts.tsx';
import { useStep } from './use-step.ts';

export function saveFile(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Downloads all personal data as one file. */
export function DataPart({ language }: { readonly language: Language }) {
  const words = accountPageMessages[language].dashboard;
  const { step, run } = useStep(language, { done: '' });
  async function exportAll(): Promise<void> {
    const answer = await run(() => callSignedIn('accountExport', { language }));
    if (answer !== null) saveFile('troi-viet-account.json', JSON.stringify(answer, null, 2));
  }
  return (
    <Part id="data" heading={words.data}>
      <p>{words.exportText}</p>
      <Button onClick={() => void exportAll()}>{words.export}</Button>
      <StepStatus step={step} />
    </Part>
  );
}

interface RemovalPartProps {
  readonly user: AccountUser;
  readonly language: Language;
  /** What would be lost. */
  readonly children: ReactNode;
}

/** Deletes the account after the password and a confirmation. */
export function RemovalPart({ user, language, children }: RemovalPartProps) {
  const words = accountPageMessages[language].dashboard;
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { step, run } = useStep(language, { done: words.removed, failed: words.notRemoved });
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!isAsking) return setIsAsking(true);
    const { password } = Object.fromEntries(new FormData(event.currentTarget));
    const body = { username: user.email, password };
    const answer = await run(() => callAccount('accountDelete', { body, language }));
    if (answer !== null) leaveDeleted('removed', language);
  }
  return (
    <Part id="removal" heading={words.remove}>
      {children}
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <AccountField id={`${id}password`} name="password" language={language} value="" sentence={undefined} />
        {isAsking && (
          <p role="alert" className={styles.question}>
            {words.question}
          </p>
        )}
        <div className={styles.actions}>
          <Button variant="danger" type="submit">
            {isAsking ? words.removeYes : words.remove}
          </Button>
          {isAsking && <Button onClick={() => setIsAsking(false)}>{words.removeNo}</Button>}
        </div>
        <StepStatus step={step} />
      </form>
    </Part>
  );
}
