import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { ACCOUNT_ADDRESSES } from '@portal/contract/account-addresses.table';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { Page } from '#pages/page.ts';
import styles from './account-frame.module.css';
import { AccountFrame } from './account-frame.tsx';
import { toAccountOutcome } from './guest-pages.tsx';

/** `/xac-minh`: a button that uses the link of a letter up, because programs that look into mail open links too. */
export const verifyPage: Page = async (request) => {
  const { language, query } = request;
  const words = accountPageMessages[language].verify;
  const { path } = ACCOUNT_ADDRESSES.emailVerify;
  const done = query.done === 'yes' ? words.doneTitle : query.done === 'expired' ? words.expiredTitle : null;
  const login = toLanguagePath('login', language);
  return toAccountOutcome(
    request,
    <AccountFrame heading={words.heading} lead={words.lead}>
      <section className={`card ${styles.card}`} aria-labelledby="card">
        <h2 id="card">{done ?? words.heading}</h2>
        {done === null && query.token === undefined && <p>{words.noLink}</p>}
        {done === null && query.token !== undefined && (
          <form method="post" action={language === 'en' ? `${path}?lang=en` : path}>
            <input type="hidden" name="token" value={query.token} />
            <button type="submit" className="button">
              {words.submit}
            </button>
          </form>
        )}
        {query.done === 'yes' && <p>{words.doneText}</p>}
        {query.done === 'expired' && <p>{words.expiredText}</p>}
        <p>
          {query.done === 'expired' ? (
            <a href={login}>{accountPageMessages[language].login.submit}</a>
          ) : (
            <a href={toLanguagePath('home', language)}>{words.goOn}</a>
          )}
        </p>
      </section>
    </AccountFrame>,
  );
};

/** `/logout`: a script ends the session here and goes to the home page; without one there is none to end. */
export const logoutPage: Page = async (request) => {
  const { language } = request;
  const words = accountPageMessages[language].logout;
  return toAccountOutcome(
    request,
    <AccountFrame heading={words.heading} lead="">
      <section className={`card ${styles.card}`} aria-labelledby="card" data-island="logout" data-wake="idle">
        <h2 id="card">{words.leaving}</h2>
        <noscript>
          <p>{words.done}</p>
        </noscript>
        <p>
          <a href={toLanguagePath('home', language)}>{words.home}</a>
        </p>
      </section>
    </AccountFrame>,
  );
};
