import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { routeText } from '@portal/content/messages/route-text';
import { parseRedirectTarget } from '@portal/domain/account/may-enter';
import type { Language } from '@portal/domain/language/language';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { findRequiredRoles } from '@portal/routes/find-required-roles';
import type { RouteId } from '@portal/routes/route-id';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { AccountForm } from '#islands/account-form/account-form.tsx';
import { toSentences } from '#islands/account-form/form-kind.ts';
import type { AccountFormProps } from '#islands/account-form/use-account-form.ts';
import { Island } from '#islands/island.tsx';
import type { Page, PageOutcome } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './account-frame.module.css';
import { AccountFrame } from './account-frame.tsx';

/** Account pages are never indexed. `island` is the one that fills an empty shell. */
export function toAccountOutcome({ routeId, language }: PageRequest, body: ReactNode, island?: string): PageOutcome {
  const { title, description } = routeText[language][routeId as RouteId];
  const head = { title, description, indexable: false, ...(island !== undefined && { island }) };
  return { kind: 'page', status: 200, head, body };
}

/** A form, empty or as posted without JavaScript. */
export function FormIsland({
  request,
  ...rest
}: Pick<AccountFormProps, 'kind' | 'token' | 'guide'> & { readonly request: PageRequest }) {
  const { language, accountForm } = request;
  const posted = accountForm?.kind === rest.kind ? accountForm : { values: {}, errors: {}, message: null };
  const props: AccountFormProps = {
    ...rest,
    language,
    values: posted.values,
    sentences: toSentences(posted.errors, language),
    message: posted.message,
  };
  return <Island name="account-form" wake="idle" component={AccountForm} props={props} />;
}

function Why({ language }: { readonly language: Language }) {
  const { heading, points } = accountPageMessages[language].why;
  return (
    <aside className={styles.why} aria-labelledby="why">
      <h2 id="why">{heading}</h2>
      <ul>
        {points.map(({ icon, name, text }) => (
          <li key={name}>
            <Icon name={icon as IconName} size={20} />
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

interface CardProps {
  readonly heading: string;
  readonly children: ReactNode;
}

function Card({ heading, children }: CardProps) {
  return (
    <section className={`card ${styles.card}`} aria-labelledby="card">
      <h2 id="card">{heading}</h2>
      {children}
    </section>
  );
}

/** Keeps `redirect` on links between forms. */
function withRedirect(path: string, { query }: PageRequest): string {
  const { redirect } = query;
  return redirect === undefined ? path : addQuery(path, `redirect=${encodeURIComponent(redirect)}`);
}

/** Where to continue without an account: back to a public page, else home. */
function findWayOn({ language, query: { redirect } }: PageRequest): string {
  const target = redirect === undefined ? null : parseRedirectTarget(redirect);
  return target !== null && findRequiredRoles(target) === null ? target : toLanguagePath('home', language);
}

/** Heading of the login page: why the reader is here. */
function findLoginHeading({ language, query }: PageRequest): string {
  const { login, removal } = accountPageMessages[language];
  const headings: Readonly<Record<string, string>> = {
    expired: login.expired,
    removed: removal.removed,
    requested: removal.requested,
  };
  return headings[query.reason ?? ''] ?? login.cardTitle;
}

/** `/login`: says why the reader is here, and always offers a way out. */
export const loginPage: Page = async (request) => {
  const { language, query } = request;
  const words = accountPageMessages[language].login;
  const wayOn = findWayOn(request);
  return toAccountOutcome(
    request,
    <AccountFrame heading={words.heading} lead={words.lead}>
      <Card heading={findLoginHeading(request)}>
        {query.reason === 'requested' && (
          <p className={styles.told}>{accountPageMessages[language].removal.requestedText}</p>
        )}
        {query.reason === 'expired' && (
          <div className={styles.told}>
            <p>{words.expiredText}</p>
            <p>
              <a href={wayOn}>{words.withoutAccount}</a>
            </p>
          </div>
        )}
        <noscript>
          <p className={styles.told}>{words.needsScript}</p>
        </noscript>
        <FormIsland kind="login" request={request} />
        <div className={styles.ways}>
          <p>
            {words.noAccount} <a href={withRedirect(toLanguagePath('register', language), request)}>{words.register}</a>
          </p>
          {query.reason !== 'expired' && <a href={wayOn}>{words.withoutAccount}</a>}
        </div>
      </Card>
      <Why language={language} />
    </AccountFrame>,
  );
};

/** `/dang-ky`: account from an e-mail address; works without JavaScript. */
export const registerPage: Page = async (request) => {
  const { language, query, accountForm } = request;
  const words = accountPageMessages[language].register;
  const isSent = query.sent === '1' && accountForm === undefined;
  return toAccountOutcome(
    request,
    <AccountFrame heading={words.heading} lead={words.lead}>
      {isSent ? (
        <Card heading={words.doneTitle}>
          <p>{words.doneText}</p>
          <p>
            <a href={toLanguagePath('login', language)}>{words.login}</a>
          </p>
        </Card>
      ) : (
        <Card heading={words.cardTitle}>
          <FormIsland kind="register" request={request} />
          <div className={styles.ways}>
            <p>
              {words.haveAccount} <a href={withRedirect(toLanguagePath('login', language), request)}>{words.login}</a>
            </p>
          </div>
        </Card>
      )}
      <Why language={language} />
    </AccountFrame>,
  );
};

/**
 * `/quen-mat-khau`: requests the reset link, and sets a new password with it. Same text whether or not an account
 * exists.
 */
export const passwordPage: Page = async (request) => {
  const { language, query, accountForm } = request;
  const words = accountPageMessages[language].password;
  const token = query.token ?? accountForm?.values.token;
  const login = toLanguagePath('login', language);
  const done = accountForm !== undefined ? null : { sent: 'sent', saved: 'saved' }[query.done ?? ''];
  if (done !== null && done !== undefined) {
    const [heading, text] = done === 'sent' ? [words.sentTitle, words.sentText] : [words.savedTitle, words.savedText];
    return toAccountOutcome(
      request,
      <AccountFrame heading={words.heading} lead={words.lead}>
        <Card heading={heading}>
          <p>{text}</p>
          {done === 'sent' && <p>{words.spam}</p>}
          <p>
            <a href={login}>{accountPageMessages[language].login.submit}</a>
          </p>
        </Card>
      </AccountFrame>,
    );
  }
  return toAccountOutcome(
    request,
    <AccountFrame heading={words.heading} lead={words.lead}>
      <Card heading={token === undefined ? words.heading : words.chooseTitle}>
        {token === undefined ? (
          <FormIsland kind="forgot" request={request} />
        ) : (
          <FormIsland kind="reset" request={request} token={token} />
        )}
        <div className={styles.ways}>
          <p>
            {words.remembered} <a href={login}>{accountPageMessages[language].login.submit}</a>
          </p>
        </div>
      </Card>
    </AccountFrame>,
  );
};
