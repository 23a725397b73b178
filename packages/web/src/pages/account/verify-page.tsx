import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { ACCOUNT_ADDRESSES } from '@portal/contract/own/account-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './account-frame.module.css';
import { AccountFrame } from './account-frame.tsx';
import { toAccountOutcome } from './guest-pages.tsx';

interface LinkFormProps {
  readonly call: 'emailVerify' | 'emailUndo';
  readonly token: string;
  readonly language: Language;
}

/** A button that uses the link of an e-mail, because mail scanners open links. */
function LinkForm({ call, token, language }: LinkFormProps) {
  const words = accountPageMessages[language].verify;
  const { path } = ACCOUNT_ADDRESSES[call];
  return (
    <form method="post" action={language === 'en' ? `${path}?lang=en` : path}>
      {call === 'emailUndo' && <p>{words.undoText}</p>}
      <input type="hidden" name="token" value={token} />
      <button type="submit" className="button">
        {call === 'emailUndo' ? words.undo : words.submit}
      </button>
    </form>
  );
}

/** Result of a link as heading and text; null without one. */
function findOutcome({ language, query }: PageRequest): readonly [string, string] | null {
  const words = accountPageMessages[language].verify;
  const outcomes: Readonly<Record<string, readonly [string, string]>> = {
    yes: [words.doneTitle, words.doneText],
    undone: [words.undoneTitle, words.undoneText],
    expired: [words.expiredTitle, words.expiredText],
    taken: [words.takenTitle, words.takenText],
  };
  return outcomes[query.done ?? ''] ?? null;
}

/** `/xac-minh`: verifies an address, or reverts a change of address, from an e-mailed link. */
export const verifyPage: Page = async (request) => {
  const { language, query } = request;
  const words = accountPageMessages[language].verify;
  const outcome = findOutcome(request);
  const isUndoing = query.undo !== undefined || query.done === 'undone';
  const [call, token] =
    query.undo === undefined ? (['emailVerify', query.token] as const) : (['emailUndo', query.undo] as const);
  const heading = isUndoing ? words.undoHeading : words.heading;
  const leadsToLogin = query.done === 'expired' || query.done === 'taken';
  return toAccountOutcome(
    request,
    <AccountFrame heading={heading} lead={isUndoing ? words.undoLead : words.lead}>
      <section className={`card ${styles.card}`} aria-labelledby="card">
        <h2 id="card">{outcome?.[0] ?? heading}</h2>
        {outcome === null && token === undefined && <p>{words.noLink}</p>}
        {outcome === null && token !== undefined && <LinkForm call={call} token={token} language={language} />}
        {outcome !== null && <p>{outcome[1]}</p>}
        <p>
          {leadsToLogin ? (
            <a href={toLanguagePath('login', language)}>{accountPageMessages[language].login.submit}</a>
          ) : (
            <a href={toLanguagePath('home', language)}>{words.goOn}</a>
          )}
        </p>
      </section>
    </AccountFrame>,
  );
};

/** `/logout`: the script ends the session and goes home; without JavaScript there is no session to end. */
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
