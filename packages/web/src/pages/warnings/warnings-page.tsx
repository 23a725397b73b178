import { contentPagesMessages } from '@portal/content/messages/content-pages-messages';
import { routeText } from '@portal/content/messages/route-text';
import { warningMessages } from '@portal/content/messages/warning-messages';
import { type OfficialWarning, warningsList } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Breadcrumb } from '#components/content/breadcrumb.tsx';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { HazardGuideList, LevelLinks } from '#components/warnings/hazard-guide-list.tsx';
import { LevelChip } from '#components/warnings/level-chip.tsx';
import { WarningCard } from '#components/warnings/warning-card.tsx';
import { findCrumbs } from '#pages/content/find-crumbs.ts';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './warnings-page.module.css';

const OFFICIAL_SITE = 'https://nchmf.gov.vn/';
const FEED = '/cap/feed.atom';
const LEVELS = [1, 2, 3, 4, 5] as const;
/** Further warnings start collapsed. */
const MOST_UNFOLDED = 6;

interface CurrentProps {
  /** Null if loading failed. */
  readonly warnings: readonly OfficialWarning[] | null;
  readonly language: Language;
  readonly nowAt: string;
}

function Current({ warnings, language, nowAt }: CurrentProps) {
  const { page } = warningMessages[language];
  if (warnings !== null && warnings.length > 0) {
    const isLong = warnings.length > MOST_UNFOLDED;
    return (
      <>
        {isLong && <LevelLinks warnings={warnings} language={language} />}
        {warnings.map((warning) => (
          <WarningCard key={warning.id} warning={warning} language={language} nowAt={nowAt} isFolded={isLong} />
        ))}
        <p>
          <a className="more" href={toLanguagePath('map', language)}>
            {page.map}
          </a>
        </p>
      </>
    );
  }
  return (
    <div className={`card ${styles.none}`}>
      <p>
        <b>{warnings === null ? page.missing : page.none}</b>
      </p>
      <p>{page.noneNote}</p>
      <a className="more" href={OFFICIAL_SITE} rel="external">
        {page.official}
      </a>
    </div>
  );
}

function Levels({ language }: { readonly language: Language }) {
  const { page } = warningMessages[language];
  return (
    <section className="card" aria-labelledby="levels">
      <h2 id="levels">{page.levelsTitle}</h2>
      <ol className={styles.levels}>
        {LEVELS.map((level) => (
          <li key={level}>
            <LevelChip level={level} language={language} />
          </li>
        ))}
      </ol>
      <p>{page.levelsNote}</p>
    </section>
  );
}

function Calls({ language }: { readonly language: Language }) {
  const { page } = warningMessages[language];
  return (
    <section className="card" aria-labelledby="calls">
      <h2 id="calls">{page.callsTitle}</h2>
      <ul className={styles.calls}>
        {page.calls.map(({ number, name }) => (
          <li key={number}>
            <a href={`tel:${number}`}>{number}</a> {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Body({ request, warnings }: { readonly request: PageRequest } & Pick<CurrentProps, 'warnings'>) {
  const { language } = request;
  const { page } = warningMessages[language];
  const current = warnings?.map(({ kind }) => kind) ?? [];
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb crumbs={findCrumbs('warnings', language)} label={contentPagesMessages[language].breadcrumb} />
      <h1>{routeText[language].warnings.title}</h1>
      <p className={styles.lead}>{page.lead}</p>
      <section className={styles.current} aria-labelledby="current" data-renewed="cards">
        <h2 id="current">{page.current}</h2>
        <Current warnings={warnings} language={language} nowAt={formatMoment(request.now)} />
      </section>
      <p>
        <a className="more" href={toLanguagePath('storms', language)}>
          {routeText[language].storms.title}
        </a>
      </p>
      <div className={`stack ${styles.pair}`}>
        <Levels language={language} />
        <Calls language={language} />
      </div>
      <section className={styles.guides} aria-labelledby="guides">
        <h2 id="guides">{page.guides}</h2>
        <p>{page.adviceNote}</p>
        <HazardGuideList language={language} current={current} />
      </section>
      <p>
        <a className="more" href={FEED} type="application/atom+xml">
          {page.feeds}
        </a>
      </p>
    </div>
  );
}

/** A warning as structured data. */
function toAnnouncement(warning: OfficialWarning, { language, publicUrl }: PageRequest): object {
  const url = `${publicUrl}${toLanguagePath('warnings', language)}#${warning.id}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'SpecialAnnouncement',
    name: warning.headline,
    text: warning.text,
    inLanguage: warning.language,
    datePosted: warning.issuedAt,
    expires: warning.expiresAt,
    url,
    spatialCoverage: { '@type': 'AdministrativeArea', name: warning.area.name },
    publisher: { '@type': 'Organization', name: warning.issuer },
    ...(warning.link === null ? {} : { isBasedOn: warning.link }),
  };
}

/** `/canh-bao-thien-tai`: official warnings in force in full, and guidance for each kind of disaster. */
export const warningsPage: Page = async (request, call) => {
  const { language, publicUrl } = request;
  const result = await call(warningsList, { query: { lang: language } });
  const warnings = result.ok ? result.reply.items : null;
  const { title, description } = routeText[language].warnings;
  const crumbs = toBreadcrumbList(findCrumbs('warnings', language), publicUrl, toLanguagePath('warnings', language));
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description,
      indexable: true,
      feeds: [{ type: 'application/atom+xml', path: FEED, title }],
      structuredData: [crumbs, ...(warnings ?? []).map((warning) => toAnnouncement(warning, request))],
    },
    body: <Body request={request} warnings={warnings} />,
  };
};
