import { Island } from '#islands/island.tsx';
import { OwnBoard } from '#islands/own-board/own-board.tsx';
import type { Page } from '#pages/page.ts';
import { DashboardShell } from './dashboard-shell.tsx';
import { toAccountOutcome } from './guest-pages.tsx';

/** `/dashboard/activities`: the user's activities at their sites, side by side. */
export const activitiesPage: Page = async (request) => {
  const { language, now } = request;
  return toAccountOutcome(
    request,
    <DashboardShell request={request} current="activities">
      <Island name="own-board" wake="idle" component={OwnBoard} props={{ language, now }} />
    </DashboardShell>,
    'own-board',
  );
};
