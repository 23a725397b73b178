import { DataDesk } from '#islands/data-files/data-desk.tsx';
import { Island } from '#islands/island.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import type { Page } from '#pages/page.ts';
import { DashboardShell } from './dashboard-shell.tsx';
import { toAccountOutcome } from './guest-pages.tsx';

/** `/dashboard/data`: the same shell for everyone, without personal data. */
export const dataPage: Page = async (request) => {
  const { language, now } = request;
  return toAccountOutcome(
    request,
    <DashboardShell request={request} current="data">
      <Island
        name="data-files"
        wake="idle"
        component={DataDesk}
        props={{ language, now, search: makePlaceSearchProps(language).words }}
      />
    </DashboardShell>,
    'data-files',
  );
};
