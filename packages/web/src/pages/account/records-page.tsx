import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { Island } from '#islands/island.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { RecordsDesk } from '#islands/records/records-desk.tsx';
import type { Page } from '#pages/page.ts';
import styles from './dashboard-page.module.css';
import { toAccountOutcome } from './guest-pages.tsx';
import { SideList } from './side-list.tsx';

/** `/dashboard/records`: the same shell for everybody, without data of a person. */
export const recordsPage: Page = async (request) => {
  const { language, path, now } = request;
  const words = accountPageMessages[language].dashboard;
  const login = addQuery(toLanguagePath('login', language), `redirect=${encodeURIComponent(path)}`);
  return toAccountOutcome(
    request,
    <div className={`wrap ${styles.page}`}>
      <SideList current="records" language={language} />
      <div className={styles.main}>
        <noscript>
          <p className="card">
            {words.needsScript} <a href={login}>{words.login}</a>
          </p>
        </noscript>
        <Island
          name="records"
          wake="idle"
          component={RecordsDesk}
          props={{ language, now, search: makePlaceSearchProps(language).words }}
        />
      </div>
    </div>,
  );
};
