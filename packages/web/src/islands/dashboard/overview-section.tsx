import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { getPlanLimit } from '@portal/domain/plan/may-use';
import { toLanguagePath } from '@portal/routes/counterpart';
import { useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { LocalDataPart } from '#islands/account-settings/local-data-part.tsx';
import { Button } from '#islands/own/button.tsx';
import forms from '#islands/own/forms.module.css';
import { callSignedIn } from '#islands/session/call-account.ts';
import { ChannelsPart } from './channels-section.tsx';
import styles from './dashboard.module.css';
import { FirstRule } from './first-rule.tsx';
import { LogPart } from './log-section.tsx';
import { NextAlerts } from './next-section.tsx';
import { FirstPlace, PlaceCards } from './places-section.tsx';
import { ExpiredNotice, PlanPart } from './plan-section.tsx';
import { RulesPart } from './rules-section.tsx';
import type { SectionProps } from './section-props.ts';
import { useDataQuestion } from './settings-section.tsx';

/** Asks to verify the e-mail address while unverified; what the account has runs meanwhile. */
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
        <b>{words.verifyToReceive(user.email)}</b> {words.runsMeanwhile}
      </p>
      {!isSent && (
        <Button variant="quiet" onClick={() => void send()}>
          {words.sendLink}
        </Button>
      )}
    </div>
  );
}

/** Places left in the plan, and the way to add one. */
function AnotherPlace({ dashboard, language }: SectionProps) {
  const words = dashboardMessages[language].places;
  const { places, plan } = dashboard.parts;
  if (places.value === null || plan.value === null) return null;
  const { planId } = plan.value;
  const left = getPlanLimit(planId, 'locationNumber') - places.value.length;
  if (left <= 0) return null;
  return (
    <section className={`card ${styles.another}`}>
      <p>
        <b>{words.another}</b>
        {Number.isFinite(left) && <small>{words.left(left)}</small>}
      </p>
      <a className={forms.plain} href={toLanguagePath('dashboard:places', language)}>
        <Icon name="plus" size={18} />
        {words.addShort}
      </a>
    </section>
  );
}

/** How far an account is: each stage has other blocks. */
type Stage = 'empty' | 'placed' | 'running';

function findStage({ places, rules }: SectionProps['dashboard']['parts']): Stage {
  if (places.value?.length === 0) return 'empty';
  return rules.value?.length === 0 ? 'placed' : 'running';
}

/** Below the weather: what runs and what it sent; of a new account, where its alerts will go. */
function Blocks({ stage, ...props }: SectionProps & { readonly stage: Stage }) {
  const { dashboard, language } = props;
  const user = dashboard.parts.user.value;
  const isAsked = useDataQuestion(user?.id);
  const log = <LogPart {...props} isWhole={false} />;
  const channels = <ChannelsPart {...props} hasTools={false} />;
  return (
    <div className={styles.columns}>
      <div>
        {stage === 'running' ? <NextAlerts {...props} /> : channels}
        {log}
        {stage === 'running' && <AnotherPlace {...props} />}
      </div>
      <div>
        {stage === 'running' && <RulesPart {...props} />}
        {stage === 'running' && channels}
        <PlanPart {...props} />
        {isAsked && user !== null && <LocalDataPart user={user} language={language} />}
      </div>
    </div>
  );
}

/** `/dashboard`: weather of the own places first. */
export function OverviewSection(props: SectionProps) {
  const stage = findStage(props.dashboard.parts);
  const [place] = props.dashboard.parts.places.value ?? [];
  return (
    // Another stage has other blocks, which replace the former instead of moving them.
    <div key={stage} className={`stack ${styles.overview}`}>
      <ExpiredNotice {...props} />
      {stage === 'empty' ? <FirstPlace {...props} /> : <PlaceCards {...props} />}
      {stage === 'placed' && place !== undefined && <FirstRule {...props} place={place} />}
      <UnverifiedNotice {...props} />
      <Blocks {...props} stage={stage} />
    </div>
  );
}
