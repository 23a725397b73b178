import { Dashboard } from '#islands/dashboard/dashboard.tsx';
import type { SectionName } from '#islands/dashboard/dashboard-data.ts';
import { Island } from '#islands/island.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import type { Page } from '#pages/page.ts';
import { DashboardShell } from './dashboard-shell.tsx';
import { toAccountOutcome } from './guest-pages.tsx';

const SECTIONS: Readonly<Record<string, SectionName>> = {
  'dashboard:places': 'places',
  'dashboard:rules': 'rules',
  'dashboard:messages': 'messages',
  'dashboard:channels': 'channels',
  'dashboard:plan': 'plan',
  'dashboard:keys': 'keys',
  'dashboard:team': 'team',
  'dashboard:settings': 'settings',
  'dashboard:order': 'order',
};

/**
 * `/dashboard` and its sections: the same shells for everyone, without personal data; the browser fills them after
 * checking the session.
 */
export const dashboardPage: Page = async (request) => {
  const { routeId, language, parameters, settings, now } = request;
  const section = SECTIONS[routeId] ?? 'overview';
  const { temperatureUnit, windUnit } = settings;
  return toAccountOutcome(
    request,
    // An order belongs to the receipts of the plan.
    <DashboardShell request={request} current={section === 'order' ? 'plan' : section}>
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
    </DashboardShell>,
    'dashboard',
  );
};
