import { BRAND } from '@portal/content/brand';
import { apiLifeMessages } from '@portal/content/messages/api-life-messages';
import { routeText } from '@portal/content/messages/route-text';
import { toLanguagePath } from '@portal/routes/counterpart';
import tabs from '#components/api-code/code-tabs.module.css';
import { LanguageSwitch } from '#components/layout/language-switch.tsx';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './api-life.module.css';

type LifeRoute = 'api-docs' | 'api-fields' | 'api-changelog' | 'api-status';

const PAGES = [
  ['api-docs', 'docs'],
  ['api-fields', 'fields'],
  ['api-changelog', 'changelog'],
  ['api-status', 'status'],
] as const;

interface LifeHeadProps {
  readonly request: PageRequest;
  readonly routeId: Exclude<LifeRoute, 'api-docs'>;
}

/** Header of the API pages: brand, language, links between them, heading. */
export function LifeHead({ request: { language, parameters, query }, routeId }: LifeHeadProps) {
  const words = apiLifeMessages[language];
  return (
    <>
      <div className={styles.bar}>
        <a className="more" href={toLanguagePath('home', language)}>
          {BRAND.name}
        </a>
        <LanguageSwitch address={{ routeId, language, parameters, query }} />
      </div>
      <nav aria-label={words.pages}>
        <ul className={`${tabs.tabs} ${styles.pages}`}>
          {PAGES.map(([id, name]) => (
            <li key={id}>
              <a href={toLanguagePath(id, language)} aria-current={id === routeId ? 'page' : undefined}>
                {words[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <h1>{routeText[language][routeId].title}</h1>
    </>
  );
}
