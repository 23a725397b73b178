import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { RemovalPart } from '#islands/account-settings/data-parts.tsx';
import { LocalDataPart } from '#islands/account-settings/local-data-part.tsx';
import forms from '#islands/own/forms.module.css';
import { callSignedIn } from '#islands/session/call-account.ts';
import { ChannelsPart } from './channels-section.tsx';
import styles from './dashboard.module.css';
import { LogPart } from './log-section.tsx';
import { ReceiptsPart } from './orders-section.tsx';
import { FirstPlace, PlaceCards } from './places-section.tsx';
import { ExpiredNotice, PlanPart } from './plan-section.tsx';
import { RulesPart } from './rules-section.tsx';
import type { SectionProps } from './section-props.ts';
import { RemovalFacts, SettingsList, useDataQuestion } from './settings-section.tsx';

/** Asks to verify the e-mail address while unverified. */
export function UnverifiedNotice({ dashboard, language }: SectionProps) {
  const words = dashboardMessages[language];
  const [isSent, setIsSent] = useState(false);
  const user = dashboard.parts.user.value;
  if (user === null || user.emailVerified) return null;
  const send = async (): Promise<void> => {
    const { ok } = await callSignedIn('emailSend', { body: {}, language });
    setIsSent(ok);
    dashboard.announce(ok ? words.linkSent : words.notAccepted);
  };
  return (
    <div className={styles.notice} id="unverified">
      <Icon name="mail" size={20} />
      <p>
        <b>{words.unverified}</b> {words.unverifiedText}
      </p>
      {!isSent && (
        <button type="button" className={forms.quiet} onClick={() => void send()}>
          {words.sendLink}
        </button>
      )}
    </div>
  );
}

/** `/dashboard`: overview, weather first. */
export function OverviewSection(props: SectionProps) {
  const { dashboard, language } = props;
  const user = dashboard.parts.user.value;
  const isNew = dashboard.parts.places.value?.length === 0;
  const isAsked = useDataQuestion(user?.id);
  return (
    <>
      <ExpiredNotice {...props} />
      {isNew ? <FirstPlace {...props} /> : <PlaceCards {...props} />}
      <RulesPart {...props} />
      <div className={styles.columns}>
        <div>
          <LogPart {...props} isWhole={false} />
          <ChannelsPart {...props} hasTools={false} />
          <SettingsList {...props} />
          {isAsked && user !== null && <LocalDataPart user={user} language={language} />}
        </div>
        <div>
          <PlanPart {...props} />
          <ReceiptsPart {...props} />
          {user !== null && (
            <RemovalPart user={user} language={language}>
              <RemovalFacts {...props} />
            </RemovalPart>
          )}
        </div>
      </div>
    </>
  );
}
