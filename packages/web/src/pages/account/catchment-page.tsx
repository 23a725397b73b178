import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { routeText } from '@portal/content/messages/route-text';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import { Catchments } from '#islands/catchments/catchments.tsx';
import { Island } from '#islands/island.tsx';
import type { Page } from '#pages/page.ts';
import { toAccountOutcome } from './guest-pages.tsx';

/** `/dashboard/catchments` and `/dashboard/catchments/{id}`: the same shells for everybody, without data of a person. */
export const catchmentPage: Page = async (request) => {
  const { routeId, language, path, parameters, settings } = request;
  const words = accountPageMessages[language].dashboard;
  const login = addQuery(toLanguagePath('login', language), `redirect=${encodeURIComponent(path)}`);
  const { windUnit, temperatureUnit } = settings;
  return toAccountOutcome(
    request,
    <div className="wrap">
      <noscript>
        <p className="card">
          {words.needsScript} <a href={login}>{words.login}</a>
        </p>
      </noscript>
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
    </div>,
  );
};
