import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import type { AccountUser } from '@portal/contract/own/account';
import type { Language } from '@portal/domain/language/language';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { Button } from '#islands/own/button.tsx';
import {
  type DataChoice,
  findDataChoice,
  saveDataChoice,
  shareLocalData,
  withdrawLocalData,
} from '#islands/session/local-data.ts';
import styles from './account-settings.module.css';
import { Part, StepStatus } from './settings-parts.tsx';
import { useStep } from './use-step.ts';

interface LocalDataPartProps {
  readonly user: AccountUser;
  readonly language: Language;
}

/** Asks once whether to sync places and settings with the account; revocable. */
export function LocalDataPart({ user, language }: LocalDataPartProps) {
  const words = accountPageMessages[language].dashboard.local;
  const [choice, setChoice] = useState<DataChoice | null>(() => {
    const found = findDataChoice();
    return found?.account === user.id ? found : null;
  });
  const sharing = useStep(language, { done: words.merged });
  const stopping = useStep(language, { done: words.stopped });
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (choice?.shared) void shareLocalData(user.id);
  }, []);
  function choose(change: Partial<DataChoice>): void {
    const made = { account: user.id, shared: false, stays: false, common: [], ...findDataChoice(), ...change };
    saveDataChoice(made);
    setChoice(made);
  }
  async function share(): Promise<void> {
    if ((await sharing.run(() => shareLocalData(user.id))) !== null) setChoice(findDataChoice());
  }
  async function stop(): Promise<void> {
    if ((await stopping.run(withdrawLocalData)) !== null) choose({ shared: false, common: [] });
  }
  return (
    <Part id="local" heading={words.heading}>
      <p>{choice === null ? words.ask : choice.shared ? words.shared : words.declined}</p>
      {choice?.shared && (
        <div className={styles.box}>
          <input
            type="checkbox"
            id={`${id}stays`}
            checked={choice.stays}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => choose({ stays: target.checked })}
          />
          <label htmlFor={`${id}stays`}>{words.stays}</label>
        </div>
      )}
      <div className={styles.actions}>
        {choice?.shared ? (
          <Button onClick={() => void stop()}>{words.stop}</Button>
        ) : (
          <Button onClick={() => void share()}>{words.agree}</Button>
        )}
        {choice === null && (
          <Button onClick={() => choose({ account: user.id, shared: false, stays: false, common: [] })}>
            {words.decline}
          </Button>
        )}
      </div>
      <StepStatus step={choice?.shared === false ? stopping.step : sharing.step} />
    </Part>
  );
}
