import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { Dashboard } from '#islands/dashboard/dashboard.tsx';
import type { SectionName } from '#islands/dashboard/section-props.ts';
import { Island } from '#islands/island.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import type { Page } from '#pages/page.ts';
import styles from './dashboard-page.module.css';
import { toAccountOutcome } from './guest-pages.tsx';
import { SIDE_PAGES, SideList } from './side-list.tsx';

/** The section of a page; an order stands among the receipts of the plan. */
function findSection(routeId: string): SectionName {
  if (routeId === 'dashboard:order') return 'order';
  const name = SIDE_PAGES.find(([, id]) => id === routeId)?.[0];
  return name === undefined || name === 'records' ? 'overview' : name;
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
      <SideList current={section === 'order' ? 'plan' : section} language={language} />
      <div className={styles.main}>
        <noscript>
          <p className="card">
            {words.needsScript} <a href={login}>{words.login}</a>
          </p>
        </noscript>
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
      </div>
    </div>,
  );
};
