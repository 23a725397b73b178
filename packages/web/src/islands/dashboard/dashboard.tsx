import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { toLanguagePath } from '@portal/routes/counterpart';
import { useEffect, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { findClockShift } from '#islands/clock-shift.ts';
import { ChannelsPart } from './channels-section.tsx';
import styles from './dashboard.module.css';
import { describeSaved, describeToday } from './describe-today.ts';
import { classifyAge } from './format-when.ts';
import { KeysSection } from './keys-section.tsx';
import { LogPart } from './log-section.tsx';
import { OrderPart, ReceiptsPart } from './orders-section.tsx';
import { OverviewSection, UnverifiedNotice } from './overview-section.tsx';
import { PlacesSection } from './places-section.tsx';
import { ExpiredNotice, PlanPart } from './plan-section.tsx';
import { RulesPart } from './rules-section.tsx';
import { type DashboardProps, NEEDED, type SectionProps } from './section-props.ts';
import { SettingsSection } from './settings-section.tsx';
import { TeamSection } from './team-section.tsx';
import { type Dashboard as DashboardState, useDashboard } from './use-dashboard.ts';

/** Announces the last action, with an undo button where possible. */
function Announcement({ dashboard, language }: Pick<SectionProps, 'dashboard' | 'language'>) {
  const { notice, announce } = dashboard;
  const undo = (): void => {
    notice?.undo?.();
    announce('');
  };
  return (
    <div role="status" className={styles.announcement} hidden={notice === null || notice.text === ''}>
      <span>{notice?.text}</span>
      {notice?.undo !== undefined && (
        <button type="button" onClick={undo}>
          {dashboardMessages[language].undo}
        </button>
      )}
      {notice !== null && (
        <button type="button" aria-label={dashboardMessages[language].close} onClick={() => announce('')}>
          <Icon name="x" size={18} />
        </button>
      )}
    </div>
  );
}

function Section({ section, orderId, ...props }: SectionProps & Pick<DashboardProps, 'section' | 'orderId'>) {
  switch (section) {
    case 'overview':
      return <OverviewSection {...props} />;
    case 'places':
      return <PlacesSection {...props} />;
    case 'rules':
      return <RulesPart {...props} />;
    case 'messages':
      return <LogPart {...props} isWhole />;
    case 'channels':
      return <ChannelsPart {...props} hasTools />;
    case 'plan':
      return (
        <>
          <ExpiredNotice {...props} />
          <PlanPart {...props} />
          <ReceiptsPart {...props} />
        </>
      );
    case 'keys':
      return <KeysSection {...props} />;
    case 'team':
      return <TeamSection {...props} />;
    case 'settings':
      return <SettingsSection {...props} />;
    case 'order':
      return <OrderPart {...props} orderId={orderId} />;
  }
}

/** Heading: a sentence about today on the overview, else the page's title. */
function findHeading({ section, language }: DashboardProps, { parts }: DashboardState): string {
  const { heading, sections } = dashboardMessages[language];
  if (section !== 'overview') return sections[section === 'order' ? 'plan' : section];
  const { user, places, weather } = parts;
  if (user.value === null || places.value === null) return heading;
  const { name } = user.value;
  const isFresh = places.value.length === 0 || classifyAge(weather.at, Date.now()) === 'fresh';
  if (!isFresh && weather.state === 'loading') return heading;
  if (!isFresh && weather.at !== null) return describeSaved(name, weather.at, language);
  return describeToday({ name, places: places.value, weather: weather.value ?? {} }, language);
}

const MINUTE_MS = 60_000;

/** The portal's clock, by the minute. */
function useNow(pageMadeAt: number): number {
  const [now, setNow] = useState(pageMadeAt);
  useEffect(() => {
    const shift = findClockShift(pageMadeAt, Date.now());
    const read = (): void => setNow(Math.floor((Date.now() + shift) / 1000));
    read();
    const timer = setInterval(read, MINUTE_MS);
    return () => clearInterval(timer);
  }, [pageMadeAt]);
  return now;
}

const ABOUT_RULES: ReadonlySet<DashboardProps['section']> = new Set(['overview', 'places', 'rules', 'messages']);

/** Dashboard of an account: the server sends an empty shell; the browser loads the data after checking the session. */
export function Dashboard(props: DashboardProps) {
  const { section, orderId, search, now: pageMadeAt, ...style } = props;
  const { language } = style;
  const dashboard = useDashboard(language, NEEDED[section]);
  const shared = { dashboard, language, style, search, now: useNow(pageMadeAt) };
  return (
    <>
      <div className={styles.top}>
        <h1>{findHeading(props, dashboard)}</h1>
        {ABOUT_RULES.has(section) && (
          <a className="button" href={toLanguagePath('dashboard:new-rule', language)}>
            <Icon name="plus" size={18} />
            {dashboardMessages[language].newRule}
          </a>
        )}
      </div>
      <UnverifiedNotice {...shared} />
      <div className={`stack ${styles.parts}`}>
        <Section section={section} orderId={orderId} {...shared} />
      </div>
      <Announcement {...shared} />
    </>
  );
}
