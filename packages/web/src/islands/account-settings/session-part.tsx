import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import type { AccountSession } from '@portal/contract/own/account';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { EndAccessBox } from '#islands/account-form/end-access-box.tsx';
import { Button } from '#islands/own/button.tsx';
import { callSignedIn } from '#islands/session/call-account.ts';
import styles from './account-settings.module.css';
import { Part, StepStatus } from './settings-parts.tsx';
import { useStep } from './use-step.ts';

function formatSeen(moment: string, language: Language): string {
  const style: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' };
  return new Date(moment).toLocaleString(language === 'en' ? 'en-GB' : 'vi-VN', style);
}

/** Signed-in devices; any other device, or all, can be signed out. */
export function SessionPart({ language }: { readonly language: Language }) {
  const words = accountPageMessages[language].dashboard;
  const [sessions, setSessions] = useState<readonly AccountSession[]>([]);
  const id = useId();
  const { step, run, announce } = useStep(language, { done: '' });
  useEffect(() => {
    callSignedIn('sessionsList', { language }).then(({ ok, reply }) => {
      if (ok) setSessions(reply.items);
    });
  }, [language]);
  async function revoke(id: string): Promise<void> {
    const answer = await run(() => callSignedIn('sessionRevoke', { id, language }));
    if (answer !== null) setSessions((before) => before.filter((session) => session.id !== id));
  }
  async function endOthers(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await run(() => callSignedIn('sessionsEnd', { body, language }));
    if (answer === null) return;
    setSessions((before) => before.filter(({ current }) => current));
    announce(words.othersEnded);
  }
  return (
    <Part id="sessions" heading={words.sessions}>
      <ul className={styles.sessions}>
        {sessions.map(({ id: sessionId, device, lastSeenAt, current }) => {
          const name = device ?? words.unknownDevice;
          return (
            <li key={sessionId}>
              <span>
                <b>{name}</b>
                <small>
                  {current ? words.thisDevice : words.lastSeen.replace('{0}', formatSeen(lastSeenAt, language))}
                </small>
              </span>
              {!current && (
                <Button aria-label={words.revokeOf.replace('{0}', name)} onClick={() => void revoke(sessionId)}>
                  {words.revoke}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <form className={styles.form} onSubmit={(event) => void endOthers(event)}>
          <EndAccessBox id={id} language={language} isTicked={false} />
          <Button type="submit">{words.endOthers}</Button>
        </form>
      )}
      <StepStatus step={step} />
      <a href={toLanguagePath('logout', language)}>{words.logout}</a>
    </Part>
  );
}
