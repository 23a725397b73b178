import { BulletinDesk } from '#islands/bulletin-orders/bulletin-desk.tsx';
import { Island } from '#islands/island.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import type { Page } from '#pages/page.ts';
import { DashboardShell } from './dashboard-shell.tsx';
import { toAccountOutcome } from './guest-pages.tsx';

/** `/dashboard/bulletins`: the same shell for everyone, without personal data. */
export const expertBulletinsPage: Page = async (request) => {
  const { language, now, company } = request;
  const contact = company.facts.salesContact;
  return toAccountOutcome(
    request,
    <DashboardShell request={request} current="bulletins">
      <Island
        name="bulletin-orders"
        wake="idle"
        component={BulletinDesk}
        props={{
          language,
          now,
          search: makePlaceSearchProps(language).words,
          contact: [contact?.phone, contact?.email].flatMap((way) => way ?? []).join(', '),
        }}
      />
    </DashboardShell>,
    'bulletin-orders',
  );
};
