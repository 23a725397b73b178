import { API_VERSION, API_VERSIONS, type ApiVersion } from '@portal/content/api/api-changes.table';
import { formatDay } from '@portal/content/format-day';
import { apiLifeMessages } from '@portal/content/messages/api-life-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { Language } from '@portal/domain/language/language';
import { parseDate } from '@portal/domain/time/vietnam-time';
import { addQuery } from '@portal/routes/counterpart';
import type { Page } from '#pages/page.ts';
import styles from './api-life.module.css';
import { LifeHead } from './life-head.tsx';

const FEED_PATH = '/api/changelog.xml';

const toFeedPath = (language: Language): string => (language === 'en' ? addQuery(FEED_PATH, 'lang=en') : FEED_PATH);

interface VersionProps {
  readonly version: ApiVersion;
  readonly language: Language;
}

function VersionCard({ version: { version, date, changes }, language }: VersionProps) {
  const words = apiLifeMessages[language].changelogPage;
  const id = `v${version}`;
  return (
    <section className={`card stack ${styles.stack}`} aria-labelledby={id}>
      <h3 id={id}>
        {version}
        {version === API_VERSION && ` (${words.current})`},{' '}
        <time dateTime={date}>{formatDay(parseDate(date) ?? 0, language)}</time>
      </h3>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={change.vi}>
            <span className={styles.kind}>{words.kinds[change.kind]}:</span> {change[language]}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** API versions, and the policy of changes. */
export const changelogPage: Page = async (request) => {
  const { language } = request;
  const words = apiLifeMessages[language].changelogPage;
  const { title, description } = routeText[language]['api-changelog'];
  const feed = toFeedPath(language);
  return {
    kind: 'page',
    status: 200,
    head: { title, description, indexable: true, feeds: [{ type: 'application/atom+xml', path: feed, title }] },
    body: (
      <div className={`wrap stack ${styles.page}`}>
        <LifeHead request={request} routeId="api-changelog" />
        <p className={styles.text}>{words.intro}</p>
        <a className="more" href={feed}>
          {words.feed}
        </a>
        <h2>{words.versionsTitle}</h2>
        {API_VERSIONS.map((version) => (
          <VersionCard key={version.version} version={version} language={language} />
        ))}
        <h2 id="rule">{words.ruleTitle}</h2>
        <ul className={styles.list}>
          {words.rule.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    ),
  };
};
