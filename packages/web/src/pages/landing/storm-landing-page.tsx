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

/** The last days before a storm, under increasing wind. */
function StormSteps({ language }: { readonly language: Language }) {
  const { heading, points, note } = stormLandingText[language].steps;
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <h2 id="steps">{heading}</h2>
      <svg viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true">
        <path
          fill="none"
          stroke="var(--violet)"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
          d="M0 30q25-4 50 0t50 0 50 0 50 0 50 0 50 0q25-12 50 0t50 0 50 0 50 0 50 0 50 0q25-28 50 0t50 0 50 0 50 0 50 0 50 0q25-52 50 0t50 0 50 0 50 0 50 0 50 0"
        />
      </svg>
      <ol>
        {points.map(({ when, name, text }) => (
          <li key={when}>
            <p className={styles.when}>{when}</p>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </section>
  );
}

/** A prepared coast: lighthouse, beached boats, a tied-down roof, gathering clouds. Decorative. */
function StormScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 1440 480" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path fill="var(--sky-2)" d="M0 120C240 70 460 150 760 104S1240 60 1440 96V480H0z" />
      <path fill="var(--sky-3)" d="M0 232C300 196 620 262 940 214S1300 190 1440 206V480H0z" />
      <path
        fill="var(--sky-cloud-2)"
        d="M492 106c-26 0-46-17-46-38 0-20 20-38 47-38 8-32 40-54 80-54 42 0 76 24 82 60 24-4 54 12 54 36 0 20-20 34-44 34z"
      />
      <path
        stroke="var(--sky-cloud-1)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.7"
        d="M480 140l-18 40M528 132l-22 50M580 138l-20 46M632 130l-22 50M684 140l-18 42"
      />
      <path fill="var(--sky-sun)" opacity="0.3" d="M528 276L120 214v92zM542 276l520-62v92z" />
      <path
        fill="var(--sea-1)"
        d="M0 372q60-22 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v108H0z"
      />
      <g transform="translate(-140)">
        <path fill="var(--land-2)" d="M560 400q34-56 78-64 62-10 110 22 30 20 52 50z" />
        <path fill="var(--sky-cloud-1)" d="M656 292h38l12 76h-62z" />
        <path fill="var(--violet)" d="M654 312h43l3 18h-49zM649 346h53l3 18h-59zM652 254l23-22 23 22z" />
        <path fill="var(--land-3)" d="M657 254h36v38h-36zM646 290h58v8h-58z" />
        <path fill="var(--sky-sun)" d="M664 260h22v26h-22z" />
      </g>
      <path fill="var(--field-1)" d="M0 392c140-46 300-40 430-8 60 14 90 34 120 52v44H0z" />
      <path fill="var(--land-3)" d="M132 352l52-34 52 34v44H132z" />
      <path
        fill="none"
        stroke="var(--sky-cloud-1)"
        strokeWidth="3"
        d="M120 398l44-78M248 398l-44-78M150 398v-58M218 398v-58"
      />
      <path fill="var(--land-2)" d="M120 356l64-44 64 44-8 8-56-38-56 38z" />
      <path
        fill="none"
        stroke="var(--land-3)"
        strokeWidth="7"
        strokeLinecap="round"
        d="M292 400q2-62 34-100M344 404q4-44 26-74"
      />
      <path
        fill="none"
        stroke="var(--field-2)"
        strokeWidth="9"
        strokeLinecap="round"
        d="M326 300q24-26 58-14M326 300q34-8 56 18M326 300q18 4 26 36M326 300q-4-24 12-40M370 330q20-18 44-8M370 330q26-4 40 16M370 330q12 6 18 28"
      />
      <path fill="var(--violet)" d="M296 404h96l-18 24h-60z" />
      <path fill="var(--land-3)" d="M376 416h92l-18 24h-58z" />
      <path
        fill="var(--sea-2)"
        d="M0 440q60-20 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v40H0z"
      />
    </svg>
  );
}

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
      <div className={styles.top} data-sun="morning" data-sky="storm">
        <Head language={language} />
        {/* After the text that it lies behind, so that it does not move while the text loads. */}
        <div className={styles.sky}>
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

/** `/info_landingpage`: collects a phone number before a storm, and says what to do until then. */
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
