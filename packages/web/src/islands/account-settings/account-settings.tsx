import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import { findToken } from '#islands/session/access-token.ts';
import { callAccount } from '#islands/session/call-account.ts';
import { findDataChoice } from '#islands/session/local-data.ts';
import type { SessionUser } from '#islands/session/session-event.ts';
import styles from './account-settings.module.css';
import { DataPart, RemovalPart } from './data-parts.tsx';
import { LocalDataPart } from './local-data-part.tsx';
import { PhonePart } from './phone-part.tsx';
import { PlanPart } from './plan-part.tsx';
import { PasswordPart, ProfilePart, UnverifiedPart } from './profile-parts.tsx';
import { SessionPart } from './session-part.tsx';

/** Everything that somebody may change of the own account; the page comes without any of it. */
export function AccountSettings({ language }: { readonly language: Language }) {
  const [user, setUser] = useState<SessionUser | null>(null);
  useEffect(() => {
    if (findToken() === null) return;
    callAccount('userAccount').then(({ status, body }) => {
      if (status === 200) setUser(body.user as SessionUser);
    });
  }, []);
  if (user === null) return <p className={`card ${styles.part}`}>{accountPageMessages[language].dashboard.loading}</p>;
  const isAsked = findDataChoice()?.account !== user.id;
  return (
    <div className={styles.parts}>
      {!user.emailVerified && <UnverifiedPart user={user} language={language} />}
      {isAsked && <LocalDataPart user={user} language={language} />}
      <PlanPart language={language} />
      <ProfilePart user={user} language={language} onUser={setUser} />
      <PhonePart user={user} language={language} onUser={setUser} />
      <SessionPart language={language} />
      <PasswordPart language={language} />
      {!isAsked && <LocalDataPart user={user} language={language} />}
      <DataPart language={language} />
      <RemovalPart user={user} language={language} />
    </div>
  );
}
