import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { routeText } from '@portal/content/messages/route-text';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import { Island } from '#islands/island.tsx';
import { RuleEditor } from '#islands/rule-editor/rule-editor.tsx';
import type { Page } from '#pages/page.ts';
import { toAccountOutcome } from './guest-pages.tsx';

/** `/dashboard/rules/{id}` and `/dashboard/rules/new`: the same shell for everyone, without personal data. */
export const rulePage: Page = async (request) => {
  const { routeId, language, path, parameters, settings, now, publicUrl } = request;
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
        name="rule-editor"
        wake="idle"
        component={RuleEditor}
        props={{
          language,
          ruleId: parameters.id ?? null,
          title: routeText[language][routeId as RouteId].title,
          windUnit,
          temperatureUnit,
          now,
          host: new URL(publicUrl).host,
        }}
      />
    </div>,
    'rule-editor',
  );
};
