import { dashboardPlanMessages } from '@portal/content/messages/dashboard-plan-messages';
import type { AccountUser } from '@portal/contract/own/account';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import { DEFAULT_QUIET_HOURS, type HourSpan } from '@portal/domain/alert/alert-rule';
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { DataPart, RemovalPart } from '#islands/account-settings/data-parts.tsx';
import { LocalDataPart } from '#islands/account-settings/local-data-part.tsx';
import { PhonePart } from '#islands/account-settings/phone-part.tsx';
import { PasswordPart, ProfilePart } from '#islands/account-settings/profile-parts.tsx';
import { SessionPart } from '#islands/account-settings/session-part.tsx';
import { Button } from '#islands/own/button.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import forms from '#islands/own/forms.module.css';
import { callOwn } from '#islands/session/call-account.ts';
import { findDataChoice } from '#islands/session/local-data.ts';
import { toSeconds } from './format-when.ts';
import type { SectionProps } from './section-props.ts';
import styles from './settings.module.css';
import { Age, Block, PartBlock, Retrying } from './small-parts.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const toClock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;

interface HourChoiceProps {
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly value: number;
}

function HourChoice({ name, label, value }: HourChoiceProps) {
  return (
    <Field label={label}>
      <select name={name} defaultValue={value % 24}>
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {toClock(hour)}
          </option>
        ))}
      </select>
    </Field>
  );
}

function QuietHoursPart({ dashboard, language }: SectionProps) {
  const words = dashboardPlanMessages[language].settings;
  const id = useId();
  const { alertSettings } = dashboard.parts;
  const [isOn, setIsOn] = useState<boolean | null>(null);
  const known = alertSettings.value?.quietHours ?? null;
  const hasHours = isOn ?? known !== null;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const quietHours: HourSpan | null = hasHours
      ? { from: Number(fields.get('from')), to: Number(fields.get('to')) }
      : null;
    const answer = await callOwn(ALERT_ADDRESSES.alertSettingsChange, { body: { quietHours }, language });
    if (!answer.ok) return dashboard.announce(describeRefusal(answer, language));
    dashboard.put('alertSettings', () => answer.reply);
    dashboard.announce(words.saved);
  };
  return (
    <PartBlock id="quiet" heading={words.quiet} part="alertSettings" dashboard={dashboard} language={language}>
      {alertSettings.value !== null && (
        <form className={forms.form} onSubmit={(event) => void submit(event)}>
          <p className={forms.hint}>{words.quietText}</p>
          <div className={forms.box}>
            <input
              type="checkbox"
              id={`${id}on`}
              checked={hasHours}
              onChange={({ target }) => setIsOn(target.checked)}
            />
            <label htmlFor={`${id}on`}>{words.quietOn}</label>
          </div>
          {hasHours && (
            <div className={styles.span}>
              <HourChoice name="from" label={words.from} value={(known ?? DEFAULT_QUIET_HOURS).from} />
              <HourChoice name="to" label={words.to} value={(known ?? DEFAULT_QUIET_HOURS).to} />
            </div>
          )}
          <div className={forms.actions}>
            <Button variant="violet" type="submit">
              {dashboardPlanMessages[language].settings.save}
            </Button>
          </div>
        </form>
      )}
    </PartBlock>
  );
}

/**
 * Whole days until a moment, by the device's clock: plans run in real time even where the portal's clock is set
 * otherwise.
 */
const countDays = (moment: string): number => Math.max(0, Math.floor((toSeconds(moment) - Date.now() / 1000) / 86_400));

/** What a deletion removes, from current data. */
function RemovalFacts({ dashboard, language }: SectionProps) {
  const words = dashboardPlanMessages[language].removal;
  const { places, rules, channels, plan } = dashboard.parts;
  const days = plan.value?.expiresAt == null ? 0 : countDays(plan.value.expiresAt);
  const isCounted = places.value !== null && rules.value !== null && channels.value !== null;
  return (
    <>
      <p>{words.text}</p>
      <ul className={styles.facts}>
        {isCounted && (
          <li>{words.owned(places.value?.length ?? 0, rules.value?.length ?? 0, channels.value?.items.length ?? 0)}</li>
        )}
        {days > 0 && <li>{words.days(days)}</li>}
        <li>{words.orders}</li>
        <li>{words.backups}</li>
      </ul>
    </>
  );
}

/**
 * True until the user has answered about this browser's data; an answer does not move the question while the page is
 * open.
 */
export function useDataQuestion(accountId: string | undefined): boolean {
  return useMemo(() => accountId !== undefined && findDataChoice()?.account !== accountId, [accountId]);
}

/** Scrolls to the linked part, which exists only after loading. */
function useAnchor(isThere: boolean): void {
  useEffect(() => {
    if (isThere && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
}

/** Parts that the overview links to. */
const LINKED_PARTS = ['quiet', 'profile', 'sessions', 'data'] as const;

/** `/dashboard/settings`: everything the user may change about the account. */
export function SettingsSection(props: SectionProps) {
  const { dashboard, language } = props;
  const { user } = dashboard.parts;
  const isAsked = useDataQuestion(user.value?.id);
  useAnchor(user.value !== null && user.state !== 'loading');
  const setUser = (changed: AccountUser): void => dashboard.put('user', () => changed);
  // Not from the stored copy alone: its parts load more, and the session check may still refuse that.
  if (user.value === null || user.state === 'loading')
    return (
      <Block id="settings" heading={dashboardPlanMessages[language].settings.heading}>
        <Age part={user} names={['user']} dashboard={dashboard} language={language} />
        <Retrying part={{ ...user, value: null }} language={language} />
        {/* Placeholders, so that links to a part work before it loads. */}
        {LINKED_PARTS.map((part) => (
          <span key={part} id={part} />
        ))}
      </Block>
    );
  const local = <LocalDataPart user={user.value} language={language} />;
  return (
    <div className={`stack ${styles.parts}`}>
      {isAsked && local}
      <QuietHoursPart {...props} />
      <ProfilePart user={user.value} language={language} onUser={setUser} />
      <PhonePart user={user.value} language={language} onUser={setUser} />
      <SessionPart language={language} />
      <PasswordPart language={language} />
      {!isAsked && local}
      <DataPart language={language} />
      <RemovalPart user={user.value} language={language}>
        <RemovalFacts {...props} />
      </RemovalPart>
    </div>
  );
}
