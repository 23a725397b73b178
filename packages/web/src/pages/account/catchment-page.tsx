import { routeText } from '@portal/content/messages/route-text';
import type { RouteId } from '@portal/routes/route-id';
import { CatchmentBulletins } from '#islands/catchments/bulletins.tsx';
import { Catchments } from '#islands/catchments/catchments.tsx';
import { Island } from '#islands/island.tsx';
import type { Page } from '#pages/page.ts';
import { DashboardShell } from './dashboard-shell.tsx';
import { toAccountOutcome } from './guest-pages.tsx';

/** `/dashboard/catchments` and `/dashboard/catchments/{id}`: the same shells for everyone, without personal data. */
export const catchmentPage: Page = async (request) => {
  const { routeId, language, parameters, settings } = request;
  const { windUnit, temperatureUnit } = settings;
  return toAccountOutcome(
    request,
    <DashboardShell request={request} current="catchments">
      <Island
        name="catchments"
        wake="idle"
        component={Catchments}
        props={{
          catchmentId: parameters.id ?? null,
          title: routeText[language][routeId as RouteId].title,
          language,
          windUnit,
          temperatureUnit,
        }}
      />
    </DashboardShell>,
    'catchments',
  );
};

/** `/dashboard/catchments/{id}/bulletins`: the list, or one bulletin by `?number=`. */
export const bulletinsPage: Page = async (request) => {
  const { language, parameters, settings } = request;
  const { windUnit, temperatureUnit } = settings;
  return toAccountOutcome(
    request,
    <DashboardShell request={request} current="catchments">
      <Island
        name="catchment-bulletins"
        wake="idle"
        component={CatchmentBulletins}
        props={{ catchmentId: parameters.id ?? '', language, windUnit, temperatureUnit }}
      />
    </DashboardShell>,
    'catchment-bulletins',
  );
};
