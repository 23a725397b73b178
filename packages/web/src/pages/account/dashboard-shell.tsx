import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import type { Language } from '@portal/domain/language/language';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import type { ReactNode } from 'react';
import { type SpanLink, SpanNavigation } from '#components/weather/place/span-navigation.tsx';
import type { SectionName } from '#islands/dashboard/dashboard-data.ts';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './dashboard-page.module.css';

/** A desk; its page has its own script. */
type DeskName = 'activities' | 'catchments' | 'wind' | 'records' | 'data' | 'bulletins' | 'calls';
/** An entry of the account's menu: dashboard section or desk. */
type EntryName = Exclude<SectionName, 'order'> | DeskName;

/** What everybody uses stands first: a phone shows the first three or four. */
const ENTRIES = [
  ['overview', 'dashboard'],
  ['places', 'dashboard:places'],
  ['rules', 'dashboard:rules'],
  ['messages', 'dashboard:messages'],
  ['channels', 'dashboard:channels'],
  ['plan', 'dashboard:plan'],
  ['settings', 'dashboard:settings'],
  ['keys', 'dashboard:keys'],
  ['team', 'dashboard:team'],
  ['activities', 'dashboard:activities'],
  ['catchments', 'dashboard:catchments'],
  ['wind', 'dashboard:wind'],
  ['records', 'dashboard:records'],
  ['data', 'dashboard:data'],
  ['bulletins', 'dashboard:bulletins'],
  ['calls', 'dashboard:calls'],
] as const satisfies readonly (readonly [EntryName, RouteId])[];

const listEntries = (current: EntryName, language: Language): readonly SpanLink[] =>
  ENTRIES.map(([entry, route]) => ({
    name: dashboardMessages[language].sections[entry],
    path: toLanguagePath(route, language),
    current: entry === current,
  }));

interface DashboardShellProps {
  readonly request: PageRequest;
  readonly current: EntryName;
  readonly children: ReactNode;
}

/** Dashboard page around its island: the same for everyone, without personal data. */
export function DashboardShell({ request, current, children }: DashboardShellProps) {
  const { language, path } = request;
  const words = accountPageMessages[language].dashboard;
  const login = addQuery(toLanguagePath('login', language), `redirect=${encodeURIComponent(path)}`);
  return (
    <>
      <div className={styles.menu}>
        <SpanNavigation spans={listEntries(current, language)} label={dashboardMessages[language].menu} />
      </div>
      <div className={`wrap ${styles.page}`}>
        <noscript>
          <p className="card">
            {words.needsScript} <a href={login}>{words.login}</a>
          </p>
        </noscript>
        {children}
      </div>
    </>
  );
}
