import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { routeText } from '@portal/content/messages/route-text';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import type { Page } from '#pages/page.ts';
import { AccountFrame } from './account-frame.tsx';
import { toAccountOutcome } from './guest-pages.tsx';

/** `/dashboard/rules/{id}` and `/dashboard/rules/new`: the same shell for everybody, without data of a person. */
export const rulePage: Page = async (request) => {
  const { routeId, language, path } = request;
  const { title, description } = routeText[language][routeId as RouteId];
  const words = accountPageMessages[language].dashboard;
  const login = addQuery(toLanguagePath('login', language), `redirect=${encodeURIComponent(path)}`);
  return toAccountOutcome(
    request,
    <AccountFrame heading={title} lead={description}>
      <div>
        <noscript>
          <p className="card">
            {words.needsScript} <a href={login}>{words.login}</a>
          </p>
        </noscript>
        <a href={toLanguagePath('dashboard:rules', language)}>{routeText[language]['dashboard:rules'].title}</a>
      </div>
    </AccountFrame>,
  );
};
