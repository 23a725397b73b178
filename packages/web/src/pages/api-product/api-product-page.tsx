import { CONTENT_PAGES } from '@portal/content/content-pages';
import { apiProductMessages } from '@portal/content/messages/api-product-messages';
import { contentPagesMessages } from '@portal/content/messages/content-pages-messages';
import { routeText } from '@portal/content/messages/route-text';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Breadcrumb } from '#components/content/breadcrumb.tsx';
import { CompareTable } from '#components/content/compare-table.tsx';
import contentStyles from '#components/content/content.module.css';
import { ContentBlocks } from '#components/content/content-blocks.tsx';
import { getDrawingAddress } from '#components/content/content-drawings.ts';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { ApiBuilder } from '#islands/api-builder/api-builder.tsx';
import { getCall, writeStateQuery } from '#islands/api-builder/build-call.ts';
import type { ApiBuilderProps } from '#islands/api-builder/builder-shape.ts';
import { Island } from '#islands/island.tsx';
import { PlaceSearch } from '#islands/place-search/place-search.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { listExamples } from '#pages/api-docs/example-input.ts';
import { findNewestIds, loadExamplePlace } from '#pages/api-docs/load-example-place.ts';
import { findCrumbs } from '#pages/content/find-crumbs.ts';
import type { Page, PageHead } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './api-product-page.module.css';
import { loadBuilder } from './load-builder.ts';
import { findPressedPoint } from './parse-builder-query.ts';
import { AttributionSection, CallTable, EstimateSection, KeysSection, TermsSection } from './product-sections.tsx';

const ID = 'weather-api';
const MARK = 'LOCATION';
const PAGES = { vi: preventUnitBreaks(CONTENT_PAGES[ID].vi), en: preventUnitBreaks(CONTENT_PAGES[ID].en) };
const { drawing } = CONTENT_PAGES[ID];

function Hero({ request: { language } }: { readonly request: PageRequest }) {
  const { headline, lead } = PAGES[language];
  return (
    <div className={styles.hero} data-sun="morning" data-sky="clear">
      <svg className={styles.drawing} aria-hidden="true">
        <use href={`${getDrawingAddress(drawing)}#d`} />
      </svg>
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb crumbs={findCrumbs(ID, language)} label={contentPagesMessages[language].breadcrumb} />
        <h1>{headline}</h1>
        <p>{lead}</p>
      </div>
    </div>
  );
}

interface BuilderSectionProps {
  readonly request: PageRequest;
  readonly props: ApiBuilderProps;
  /** Requested name that is not a place; null otherwise. */
  readonly missed: string | null;
}

/** One choice in six views: place, data, address, reply, chart and code. */
function BuilderSection({ request: { language }, props, missed }: BuilderSectionProps) {
  const words = apiProductMessages[language];
  const query = new URLSearchParams(writeStateQuery(getCall(props.calls, props.state.call), props.state, language));
  for (const name of ['lat', 'lng', 'place']) query.delete(name);
  const search = {
    ...makePlaceSearchProps(language),
    action: `${props.path}#builder`,
    fixed: Object.fromEntries(query),
    placePath: `${props.path}?${query}&place=${MARK}#builder`.replace(MARK, '{location}'),
    staysHere: true,
    withLocate: false,
  };
  return (
    <section id="builder" className={`card stack ${styles.builder}`}>
      <div className={styles.place}>
        <h2>{words.builder.choose}</h2>
        {missed === null ? null : <p role="alert">{words.missed(missed)}</p>}
        <Island name="place-search" wake="interaction" component={PlaceSearch} props={search} />
      </div>
      <Island name="api-builder" wake="visible" component={ApiBuilder} props={props} />
      <p className={styles.limits}>{words.tryNow}</p>
    </section>
  );
}

/** Quotas and prices by plan, with links to a key and the full comparison. */
function PlansSection({ request }: { readonly request: PageRequest }) {
  const { language } = request;
  const words = apiProductMessages[language].plans;
  const table = PAGES[language].blocks.find((block) => block.kind === 'table');
  if (table?.compares === undefined) return null;
  return (
    <section id="plans" className={`card ${styles.plans}`}>
      <h2>{table.heading}</h2>
      <CompareTable
        id="plans"
        label={table.heading}
        columns={table.columns}
        rows={table.rows}
        initial={table.compares}
        page={request}
        language={language}
      />
      <details>
        <summary>{words.counting}</summary>
        <p className={styles.quiet}>{table.note}</p>
      </details>
      <p className={styles.actions}>
        <a className={styles.primary} href={toLanguagePath('register', language)}>
          {words.getKey}
        </a>
        <a className="more" href={`${toLanguagePath('happy-rain', language)}#plans`}>
          {words.compare}
        </a>
      </p>
    </section>
  );
}

/** Further reading on the API, in reading order. */
const READ_ON = [
  ['docs', 'api-docs'],
  ['fields', 'api-fields'],
  ['changes', 'api-changelog'],
  ['status', 'api-status'],
] as const;

function ReadOn({ language }: Pick<PageRequest, 'language'>) {
  const words = apiProductMessages[language].links;
  const links = READ_ON.map(([name, route]) => [words[name], toLanguagePath(route, language)] as const);
  return (
    <nav className={styles.readOn} aria-label={words.title}>
      {links.map(([name, href]) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
      <a href="/api/v1/openapi.json">{words.openApi}</a>
    </nav>
  );
}

function toHead({ language, publicUrl }: PageRequest): PageHead {
  const { title, description } = routeText[language][ID];
  const questions = PAGES[language].blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : []));
  const faq = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  const crumbs = toBreadcrumbList(findCrumbs(ID, language), publicUrl, toLanguagePath(ID, language));
  return { title, description, indexable: true, structuredData: [crumbs, faq] };
}

/** The same address with a place instead of the search. */
function toChosenAddress({ path, query }: PageRequest, place: Readonly<Record<string, string>>): string {
  const others = Object.entries(query).filter(([name]) => !['q', 'at.x', 'at.y', 'lat', 'lng', 'place'].includes(name));
  return `${path}?${new URLSearchParams({ ...Object.fromEntries(others), ...place })}#builder`;
}

/** `/api-thoi-tiet`: the API as a product, from a first call to price and terms. */
export const apiProductPage: Page = async (request, call) => {
  const { language, query, now, company } = request;
  const pressed = findPressedPoint(query);
  if (pressed !== null) {
    const point = { lat: String(pressed.lat), lng: String(pressed.lng) };
    return { kind: 'redirect', status: 302, location: toChosenAddress(request, point) };
  }
  const load = await loadExamplePlace(request, call);
  if (load.kind === 'found')
    return { kind: 'redirect', status: 302, location: toChosenAddress(request, { place: load.slug }) };
  const { place, missed } = load;
  const { props, issued } = await loadBuilder(request, place, call);
  const examples = listExamples({ place, language, now, ...(await findNewestIds(call)) });
  const [, ...blocks] = PAGES[language].blocks;
  return {
    kind: 'page',
    status: 200,
    head: toHead(request),
    body: (
      <>
        <Hero request={request} />
        <div className={`wrap stack ${styles.page}`}>
          <BuilderSection request={request} props={props} missed={missed} />
          <PlansSection request={request} />
          <div className={`stack ${styles.pair}`}>
            <EstimateSection request={request} />
            <KeysSection request={request} />
          </div>
          <section className={`card ${styles.folds}`}>
            <TermsSection request={request} />
            <AttributionSection request={request} issued={issued} />
          </section>
          <CallTable request={request} examples={examples} />
          <ReadOn language={language} />
        </div>
        <div className={`wrap stack ${contentStyles.page}`}>
          <ContentBlocks
            blocks={blocks}
            language={language}
            words={contentPagesMessages[language]}
            live={null}
            company={company}
            page={request}
            folds={false}
          />
        </div>
      </>
    ),
  };
};
