import { happyRainWords } from '@portal/content/happy-rain/landing-words';
import { SEGMENTS, type SegmentId } from '@portal/content/happy-rain/segment-words';
import { rideMessages } from '@portal/content/messages/ride-messages';
import { routeText } from '@portal/content/messages/route-text';
import { formatPlanPrice } from '@portal/content/products/plan-words';
import type { Language } from '@portal/domain/language/language';
import { PLANS } from '@portal/domain/plan/plan.table';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toEntryPath } from '@portal/routes/plan-paths';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { WarningStrip } from '#components/warnings/warning-strip.tsx';
import { Block } from '#components/weather/block.tsx';
import { CreditLines, DemoMark } from '#components/weather/freshness-line.tsx';
import { RideBlock } from '#components/weather/hour/ride-block.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { findCrumbs } from '#pages/content/find-crumbs.ts';
import type { Page, PageHead } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import { AlertMessagesSection } from './alert-messages.tsx';
import { deriveAlert } from './derive-alert.ts';
import styles from './happy-rain.module.css';
import { LandingHero } from './landing-hero.tsx';
import { type LandingWeather, loadLanding } from './load-landing.ts';
import { PlansSection } from './plan-sections.tsx';
import { RuleSection } from './rule-section.tsx';

interface PartProps {
  readonly segment: SegmentId;
  readonly language: Language;
}

interface FiguresProps {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  readonly points: readonly { readonly figure: string; readonly name: string; readonly text: string }[];
}

/** Three numbers with explanations. */
function Figures({ id, heading, lead, points }: FiguresProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {lead === undefined ? null : <p className={styles.source}>{preventUnitBreaks(lead)}</p>}
      <ul className={`stack ${styles.uses}`}>
        {points.map(({ figure, name, text }) => (
          <li key={name}>
            <p className={styles.figure}>{preventUnitBreaks(figure)}</p>
            <h3>{name}</h3>
            <p className={styles.text}>{preventUnitBreaks(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Limits({ language }: Pick<PartProps, 'language'>) {
  const { heading, points } = happyRainWords[language].limits;
  return (
    <section className={styles.beside} aria-labelledby="limits">
      <h2 id="limits">{heading}</h2>
      <ul className={styles.limits}>
        {points.map(({ name, text }) => (
          <li key={name}>
            <h3>{preventUnitBreaks(name)}</h3>
            <p className={styles.text}>{preventUnitBreaks(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Questions of the segment first, then the common ones. */
const listQuestions = ({ segment, language }: PartProps) => [
  SEGMENTS[segment].words[language].question,
  ...happyRainWords[language].questions.list,
];

function Questions(props: PartProps) {
  return (
    <section className={styles.beside} aria-labelledby="questions">
      <h2 id="questions">{happyRainWords[props.language].questions.heading}</h2>
      <div>
        {listQuestions(props).map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** Price and sign-up at a phone's lower edge; hidden while a field has focus. */
function Bar({ language }: Pick<PartProps, 'language'>) {
  const { bar } = happyRainWords[language];
  return (
    <div className={styles.bar}>
      <p>
        <b>{preventUnitBreaks(formatPlanPrice('happy-rain', language))}</b> {bar.perMonth}
      </p>
      <a className="button" href={toEntryPath('register', 'happy-rain', language)}>
        {bar.register}
      </a>
    </div>
  );
}

interface WeatherProps {
  readonly segment: SegmentId;
  readonly weather: LandingWeather;
  readonly request: PageRequest;
  readonly view: PageView;
}

/** Go now or wait, at the visitor's place; for drivers. */
function Ride({ weather: { nowcast, hours, warnings }, view }: Pick<WeatherProps, 'weather' | 'view'>) {
  if (!nowcast.ok || hours.length === 0) return null;
  const { title, basis } = rideMessages[view.style.language];
  const aside = (
    <>
      {basis} <DemoMark issued={nowcast.reply.issued} view={view} />
    </>
  );
  return (
    <Block id="ride" title={title} aside={aside}>
      <RideBlock reply={nowcast.reply} hours={hours} warnings={warnings} view={view} />
    </Block>
  );
}

/** Sections that use the weather of the place. */
function OwnWeather({ segment, weather, request, view }: WeatherProps) {
  const { language } = view.style;
  const { nowcast, located } = weather;
  const mark = nowcast.ok ? <DemoMark issued={nowcast.reply.issued} view={view} /> : null;
  return (
    <>
      {segment === 'drivers' ? <Ride weather={weather} view={view} /> : null}
      <AlertMessagesSection
        alert={deriveAlert(segment, SEGMENTS[segment], weather, view)}
        place={located.place.displayName.main}
        host={new URL(request.publicUrl).host}
        mark={mark}
        language={language}
      />
      <RuleSection segment={segment} weather={weather} view={view} />
    </>
  );
}

/** Product with price, questions and breadcrumb as structured data. */
function toStructuredData(segment: SegmentId, { language, publicUrl }: PageRequest): readonly object[] {
  const { route } = SEGMENTS[segment];
  const { title, description } = routeText[language][route];
  const path = toLanguagePath(route, language);
  return [
    toBreadcrumbList(findCrumbs(route, language), publicUrl, path),
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: title,
      description,
      offers: {
        '@type': 'Offer',
        price: PLANS['happy-rain'].price,
        priceCurrency: 'VND',
        url: `${publicUrl}${path}`,
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: listQuestions({ segment, language }).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

function toHead(segment: SegmentId, request: PageRequest): PageHead {
  const { title, description } = routeText[request.language][SEGMENTS[segment].route];
  return { title, description, indexable: true, structuredData: toStructuredData(segment, request) };
}

/** A Happy Rain landing page: for guests, with the next three hours at their place. */
function makeLandingPage(segment: SegmentId): Page {
  return async (request, call) => {
    const { language } = request;
    const view = toPageView(request);
    const weather = await loadLanding(segment, request, call);
    const body = (
      <>
        <WarningStrip warnings={weather?.warnings ?? []} language={language} nowAt={view.nowAt} />
        <LandingHero segment={segment} weather={weather} view={view} />
        <div className={`wrap stack ${styles.sections}`}>
          {weather === null ? null : <OwnWeather segment={segment} weather={weather} request={request} view={view} />}
          <Figures id="record" {...happyRainWords[language].record} />
          <Figures id="uses" {...SEGMENTS[segment].words[language].uses} />
          <PlansSection language={language} />
          <Limits language={language} />
          <Questions segment={segment} language={language} />
          {weather === null ? null : <CreditLines sections={[weather.nowcast]} view={view} />}
        </div>
        <Bar language={language} />
      </>
    );
    return { kind: 'page', status: 200, head: toHead(segment, request), body };
  };
}

export const HAPPY_RAIN_PAGES = Object.fromEntries(
  (Object.keys(SEGMENTS) as SegmentId[]).map((id) => [SEGMENTS[id].route, makeLandingPage(id)]),
);
