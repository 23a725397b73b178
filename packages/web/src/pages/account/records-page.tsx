import { Island } from '#islands/island.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { RecordsDesk } from '#islands/records/records-desk.tsx';
import type { Page } from '#pages/page.ts';
import { DashboardShell } from './dashboard-shell.tsx';
import { toAccountOutcome } from './guest-pages.tsx';

/** `/dashboard/records`: the same shell for everyone, without personal data. */
export const recordsPage: Page = async (request) => {
  const { language, now } = request;
  return toAccountOutcome(
    request,
    <DashboardShell request={request} current="records">
      <Island
        name="records"
        wake="idle"
        component={RecordsDesk}
        props={{ language, now, search: makePlaceSearchProps(language).words }}
      />
    </DashboardShell>,
    'records',
  );
};
