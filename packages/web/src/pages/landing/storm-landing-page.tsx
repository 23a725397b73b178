import { stormLandingText } from '@portal/content/about/storm-landing-text';
import { routeText } from '@portal/content/messages/route-text';
import { textPagesMessages } from '@portal/content/messages/text-pages-messages';
import type { Post } from '@portal/contract/endpoints/post-schema';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Breadcrumb } from '#components/content/breadcrumb.tsx';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { NewsBand } from '#components/news/news-band.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { findCrumbs } from '#pages/content/find-crumbs.ts';
import { drawStormForm } from '#pages/lead-form/lead-form-section.tsx';
import { loadAsideNews } from '#pages/news/load-news.ts';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './storm-landing.module.css';
import { StormScene } from './storm-scene.tsx';
import { StormSteps } from './storm-steps.tsx';

const STORM_NEWS = 'news:hurricane-news';
const RESCUE = '112';
const GAIN_ICONS = ['badge-check', 'gauge', 'eye'] as const;

function Head({ language }: { readonly language: Language }) {
  const { headline, lead, toForm, toNews } = stormLandingText[language];
  return (
    <div className={styles.head}>
      <Breadcrumb crumbs={findCrumbs('info-landing', language)} label={textPagesMessages[language].breadcrumb} />
      <h1>{headline}</h1>
      <p>{lead}</p>
      <p className={styles.ways}>
        <a className="button" href="#form">
          {toForm}
        </a>
        <a href={toLanguagePath(STORM_NEWS, language)}>{toNews}</a>
      </p>
    </div>
  );
}

function Reasons({ language }: { readonly language: Language }) {
  const { gains, whatToMention, official } = stormLandingText[language];
  return (
    <div className={styles.reasons}>
      <section aria-labelledby="gains">
        <h2 id="gains">{gains.heading}</h2>
        <ul className={styles.gains}>
          {gains.points.map(({ name, text }, index) => (
            <li key={name}>
              <Icon name={GAIN_ICONS[index] ?? 'eye'} size={24} />
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="tell">
        <h2 id="tell">{whatToMention.heading}</h2>
        <ul className={styles.tell}>
          {whatToMention.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <section className={`card ${styles.official}`} aria-labelledby="official">
        <div>
          <h2 id="official">{official.heading}</h2>
          <p>{official.text}</p>
        </div>
        <a href={`tel:${RESCUE}`}>
          <span>{official.rescue}</span>
          <b>{RESCUE}</b>
        </a>
      </section>
    </div>
  );
}

function Body({ request, news }: { readonly request: PageRequest; readonly news: readonly Post[] | null }) {
  const { language, path } = request;
  return (
    <>
      <div className={styles.top}>
        <Head language={language} />
        {/* After the words that it stands behind: it must not move while they come in. */}
        <div className={styles.sky} data-sky="storm">
          <StormScene />
        </div>
        <div className={styles.form}>{drawStormForm(request)}</div>
        <Reasons language={language} />
      </div>
      <div className={`wrap ${styles.below}`}>
        <StormSteps language={language} />
        <NewsBand posts={news} language={language} route={STORM_NEWS} path={path} />
      </div>
    </>
  );
}

/** `/info_landingpage`: asks for a number before a storm comes, and says what to do until then. */
export const stormLandingPage: Page = async (request, call) => {
  const { language, publicUrl } = request;
  const { title, description } = routeText[language]['info-landing'];
  const crumbs = findCrumbs('info-landing', language);
  const breadcrumb = toBreadcrumbList(crumbs, publicUrl, toLanguagePath('info-landing', language));
  return {
    kind: 'page',
    status: 200,
    head: { title, description, indexable: true, structuredData: [breadcrumb] },
    body: <Body request={request} news={await loadAsideNews(STORM_NEWS, language, call)} />,
  };
};
