import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { Island } from '#islands/island.tsx';
import { OwnWindDesk } from '#islands/wind-desk/own-wind-desk.tsx';
import type { Page } from '#pages/page.ts';
import { toAccountOutcome } from './guest-pages.tsx';

/** `/dashboard/wind`: the same shell for everybody, without data of a person; the browser fills it after its check. */
export const windPage: Page = async (request) => {
  const { language, path, settings, now } = request;
  const words = accountPageMessages[language].dashboard;
  const login = addQuery(toLanguagePath('login', language), `redirect=${encodeURIComponent(path)}`);
  return toAccountOutcome(
    request,
    <div className="wrap">
      <noscript>
        <p className="card">
          {words.needsScript} <a href={login}>{words.login}</a>
        </p>
      </noscript>
      <Island
        name="wind-desk"
        wake="idle"
        component={OwnWindDesk}
        props={{ language, path, temperatureUnit: settings.temperatureUnit, now }}
      />
    </div>,
  );
};
