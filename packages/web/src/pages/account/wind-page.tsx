import { Island } from '#islands/island.tsx';
import { OwnWindDesk } from '#islands/wind-desk/own-wind-desk.tsx';
import type { Page } from '#pages/page.ts';
import { DashboardShell } from './dashboard-shell.tsx';
import { toAccountOutcome } from './guest-pages.tsx';

/**
 * `/dashboard/wind`: the same shell for everyone, without personal data; the browser fills it after checking the
 * session.
 */
export const windPage: Page = async (request) => {
  const { language, path, settings, now } = request;
  return toAccountOutcome(
    request,
    <DashboardShell request={request} current="wind">
      <Island
        name="wind-desk"
        wake="idle"
        component={OwnWindDesk}
        props={{ language, path, temperatureUnit: settings.temperatureUnit, now }}
      />
    </DashboardShell>,
    'wind-desk',
  );
};
