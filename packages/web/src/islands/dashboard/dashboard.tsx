import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { useEffect, useState } from 'react';
import { Bones } from '#components/ui/bones.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { findClockShift } from '#islands/clock-shift.ts';
import { ChannelsPart } from './channels-section.tsx';
import styles from './dashboard.module.css';
import { listNeeded } from './dashboard-data.ts';
import { describeSaved, describeToday } from './describe-today.ts';
import { classifyAge } from './format-when.ts';
import { KeysSection } from './keys-section.tsx';
import { LogPart } from './log-section.tsx';
import { OrderPart, ReceiptsPart } from './orders-section.tsx';
import { OverviewSection, UnverifiedNotice } from './overview-section.tsx';
import { PlacesSection } from './places-section.tsx';
import { ExpiredNotice, PlanPart } from './plan-section.tsx';
import { RulesPart } from './rules-section.tsx';
import type { DashboardProps, SectionProps } from './section-props.ts';
import { SettingsSection } from './settings-section.tsx';
import { TeamSection } from './team-section.tsx';
import { type Dashboard as DashboardState, useDashboard } from './use-dashboard.ts';
import { WardBulletinsPart } from './ward-bulletins-section.tsx';

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
      return (
        <>
          <ChannelsPart {...props} hasTools />
          <WardBulletinsPart {...props} />
        </>
      );
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

/** The page's title, which needs no data. */
function findTitle({ section, language }: DashboardProps): string {
  const { heading, sections } = dashboardMessages[language];
  return section === 'overview' ? heading : sections[section === 'order' ? 'plan' : section];
}

/** Heading: a sentence about today on the overview, else the page's title. */
function findHeading(props: DashboardProps, { parts }: DashboardState): string {
  const { section, language } = props;
  const { user, places, weather } = parts;
  if (section !== 'overview' || user.value === null || places.value === null) return findTitle(props);
  const { name } = user.value;
  const isFresh = places.value.length === 0 || classifyAge(weather.at, Date.now()) === 'fresh';
  if (!isFresh && weather.state === 'loading') return findTitle(props);
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

/** Lines of the grey blocks, whose heights are those of a new account's blocks. */
const BONES = [5, 1, 1];

/** Grey blocks until the page opens; after a while, that it asks again. */
function Waiting({ language, isSlow }: Pick<DashboardProps, 'language'> & { readonly isSlow: boolean }) {
  return (
    <div className={styles.waiting} aria-busy="true">
      {BONES.map((count, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks without content
        <div key={index} className="card">
          <Bones count={count} />
        </div>
      ))}
      <p role="status">{isSlow ? dashboardMessages[language].slow : ''}</p>
    </div>
  );
}

/** Dashboard of an account: the server sends an empty shell; the browser loads the data after checking the session. */
export function Dashboard(props: DashboardProps) {
  const { section, orderId, search, now: pageMadeAt, ...style } = props;
  const { language } = style;
  const dashboard = useDashboard(language, listNeeded(section));
  const shared = { dashboard, language, style, search, now: useNow(pageMadeAt) };
  const { opening } = dashboard;
  if (opening !== 'open')
    return (
      // With a key of its own, so that the page replaces these blocks instead of moving them.
      <div key="waiting" className={styles.page}>
        <div className={styles.top}>
          <h1>{findTitle(props)}</h1>
        </div>
        <Waiting language={language} isSlow={opening === 'slow'} />
      </div>
    );
  return (
    <div key="open" className={styles.page}>
      <div className={styles.top}>
        <h1>{findHeading(props, dashboard)}</h1>
      </div>
      <div className={`stack ${styles.parts}`}>
        <Section section={section} orderId={orderId} {...shared} />
        {section !== 'overview' && <UnverifiedNotice {...shared} />}
      </div>
      <Announcement {...shared} />
    </div>
  );
}
