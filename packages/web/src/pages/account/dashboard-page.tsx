import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { Language } from '@portal/domain/language/language';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { Dashboard } from '#islands/dashboard/dashboard.tsx';
import type { SectionName } from '#islands/dashboard/section-props.ts';
import { Island } from '#islands/island.tsx';
import { OwnBoard } from '#islands/own-board/own-board.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import type { Page } from '#pages/page.ts';
import styles from './dashboard-page.module.css';
import { toAccountOutcome } from './guest-pages.tsx';

/** Parts of the dashboard, and the page of own activities, which is an island of its own. */
type PageSection = SectionName | 'activities';

/** Pages of the side list, in its order. */
const SECTIONS = [
  ['overview', 'dashboard', 'house'],
  ['places', 'dashboard:places', 'map-pin'],
  ['rules', 'dashboard:rules', 'sliders-horizontal'],
  ['activities', 'dashboard:activities', 'briefcase'],
  ['messages', 'dashboard:messages', 'list-checks'],
  ['channels', 'dashboard:channels', 'bell'],
  ['plan', 'dashboard:plan', 'credit-card'],
  ['keys', 'dashboard:keys', 'key-round'],
  ['team', 'dashboard:team', 'users'],
  ['settings', 'dashboard:settings', 'settings-2'],
] as const satisfies readonly (readonly [Exclude<PageSection, 'order'>, RouteId, IconName])[];

/** Desks, which are pages of their own. */
const DESKS = [['dashboard:catchments', 'droplets']] as const satisfies readonly (readonly [RouteId, IconName])[];

/** The section of a page; an order stands among the receipts of the plan. */
const findSection = (routeId: string): PageSection =>
  routeId === 'dashboard:order' ? 'order' : (SECTIONS.find(([, id]) => id === routeId)?.[0] ?? 'overview');

interface SideListProps {
  readonly current: PageSection;
  readonly language: Language;
}

/** Every page of the dashboard: beside them on wide screens, above them sideways on phones. */
function SideList({ current, language }: SideListProps) {
  const words = dashboardMessages[language];
  const open = current === 'order' ? 'plan' : current;
  return (
    <nav aria-label={words.menu} className={styles.side}>
      <ul>
        {SECTIONS.map(([section, id, icon]) => (
          <li key={section}>
            <a href={toLanguagePath(id, language)} aria-current={section === open ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              {words.sections[section]}
            </a>
          </li>
        ))}
        {DESKS.map(([id, icon]) => (
          <li key={id}>
            <a href={toLanguagePath(id, language)}>
              <Icon name={icon} size={20} />
              {routeText[language][id].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `/dashboard` and its parts: the same shells for everybody, without data of a person; the browser fills them after its check. */
export const dashboardPage: Page = async (request) => {
  const { routeId, language, path, parameters, settings, now } = request;
  const words = accountPageMessages[language].dashboard;
  const login = addQuery(toLanguagePath('login', language), `redirect=${encodeURIComponent(path)}`);
  const section = findSection(routeId);
  const { temperatureUnit, windUnit } = settings;
  return toAccountOutcome(
    request,
    <div className={`wrap ${styles.page}`}>
      <SideList current={section} language={language} />
      <div className={styles.main}>
        <noscript>
          <p className="card">
            {words.needsScript} <a href={login}>{words.login}</a>
          </p>
        </noscript>
        {section === 'activities' ? (
          <Island name="own-board" wake="idle" component={OwnBoard} props={{ language, now }} />
        ) : (
          <Island
            name="dashboard"
            wake="idle"
            component={Dashboard}
            props={{
              section,
              orderId: parameters.id ?? null,
              language,
              temperatureUnit,
              windUnit,
              now,
              search: makePlaceSearchProps(language).words,
            }}
          />
        )}
      </div>
    </div>,
  );
};
