import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { AccountSettings } from '#islands/account-settings/account-settings.tsx';
import { Island } from '#islands/island.tsx';
import type { Page } from '#pages/page.ts';
import { AccountFrame } from './account-frame.tsx';
import { toAccountOutcome } from './guest-pages.tsx';

/** `/dashboard`: the same shell for everybody, without data of a person; the browser fills it after its check. */
export const dashboardPage: Page = async (request) => {
  const { language, path } = request;
  const words = accountPageMessages[language].dashboard;
  const login = addQuery(toLanguagePath('login', language), `redirect=${encodeURIComponent(path)}`);
  return toAccountOutcome(
    request,
    <AccountFrame heading={words.heading} lead={words.lead}>
      <div>
        <noscript>
          <p className="card">
            {words.needsScript} <a href={login}>{words.login}</a>
          </p>
        </noscript>
        <Island name="account-settings" wake="idle" component={AccountSettings} props={{ language }} />
      </div>
    </AccountFrame>,
  );
};
