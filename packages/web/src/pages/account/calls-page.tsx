import { Island } from '#islands/island.tsx';
import { CallsDesk } from '#islands/phone-calls/calls-desk.tsx';
import type { Page } from '#pages/page.ts';
import { DashboardShell } from './dashboard-shell.tsx';
import { toAccountOutcome } from './guest-pages.tsx';

/** `/dashboard/calls`: the same shell for everyone, without personal data. */
export const callsPage: Page = async (request) => {
  const { language } = request;
  return toAccountOutcome(
    request,
    <DashboardShell request={request} current="calls">
      <Island name="phone-calls" wake="idle" component={CallsDesk} props={{ language }} />
    </DashboardShell>,
    'phone-calls',
  );
};
