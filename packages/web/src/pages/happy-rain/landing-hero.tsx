import { happyRainWords } from '@portal/content/happy-rain/landing-words';
import { SEGMENTS, type SegmentId } from '@portal/content/happy-rain/segment-words';
import { homeMessages } from '@portal/content/messages/home-messages';
import { formatPlanPrice } from '@portal/content/products/plan-words';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { classifyDryness, listKnownSlices } from '@portal/domain/weather/rain-spells';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toEntryPath } from '@portal/routes/plan-paths';
import { toPath } from '@portal/routes/to-path';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { DemoMark, describeBasis } from '#components/weather/freshness-line.tsx';
import { NowcastChart, type NowcastReply, toRainSlices } from '#components/weather/hour/nowcast-chart.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { SkyBand } from '#components/weather/place/sky-band.tsx';
import { findSkyNow } from '#components/weather/sky.ts';
import { findSkyScene, toSkyAttributes } from '#components/weather/sky-scene.ts';
import { Island } from '#islands/island.tsx';
import { PlaceSearch } from '#islands/place-search/place-search.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { describeNextRain } from '#pages/home/describe-next-rain.ts';
import styles from './landing-hero.module.css';
import type { LandingWeather } from './load-landing.ts';

interface HeroProps {
  readonly segment: SegmentId;
  /** Null where no place is known at all. */
  readonly weather: LandingWeather | null;
  readonly view: PageView;
}

const ICONS: Readonly<Record<SegmentId, IconName>> = {
  everyone: 'umbrella',
  drivers: 'bike',
  office: 'briefcase',
  farming: 'leaf',
};

/** Who it is for: four pages. */
function SegmentLinks({ segment, view }: Pick<HeroProps, 'segment' | 'view'>) {
  const { language } = view.style;
  const { label, names } = happyRainWords[language].segments;
  return (
    <nav className={styles.segments} aria-label={label}>
      {(Object.keys(SEGMENTS) as SegmentId[]).map((id) => (
        <a
          key={id}
          href={toLanguagePath(SEGMENTS[id].route, language)}
          aria-current={id === segment ? 'page' : undefined}
        >
          <Icon name={ICONS[id]} size={16} />
          {names[id]}
        </a>
      ))}
    </nav>
  );
}

/** Promise, price and the two ways in. */
function Offer({ segment, view }: Pick<HeroProps, 'segment' | 'view'>) {
  const { language } = view.style;
  const { headline, lead } = SEGMENTS[segment].words[language];
  const { hero } = happyRainWords[language];
  return (
    <div className={styles.promise}>
      <SegmentLinks segment={segment} view={view} />
      <h1>{headline}</h1>
      <p className={styles.lead}>{preventUnitBreaks(lead)}</p>
      <p className={styles.price}>
        <b>{preventUnitBreaks(formatPlanPrice('happy-rain', language))}</b> {hero.perMonth}
      </p>
      <p className={styles.ways}>
        <a className="button" href={toEntryPath('register', 'happy-rain', language)}>
          {hero.register}
        </a>
        <a className={styles.plain} href={toEntryPath('login', 'happy-rain', language)}>
          {hero.login}
        </a>
      </p>
    </div>
  );
}

/** The sentence of the nowcast; where the three hours stay dry also when it rains next. */
function describeHours(reply: NowcastReply, { hours, warnings }: LandingWeather, view: PageView): string {
  const { hero } = happyRainWords[view.style.language];
  const slices = listKnownSlices(toRainSlices(reply.steps));
  const isDry = slices.length === reply.steps.length && classifyDryness(slices) === 'dry';
  const next = isDry ? describeNextRain(hours, warnings, view.style) : null;
  if (next === null) return reply.sentence;
  const { dry } = homeMessages[view.style.language].nextRain;
  return hero.dry(reply.sentence, next === dry ? hero.dryDay : hero.next(next));
}

/** A search box that leads back to this page. */
function OtherPlace({ view }: { readonly view: PageView }) {
  const { language } = view.style;
  const query = language === 'en' ? '?lang=en&place={location}' : '?place={location}';
  const props = { ...makePlaceSearchProps(language), placePath: `${view.path}${query}` };
  return (
    <details className={styles.other}>
      <summary>{happyRainWords[language].hero.otherPlace}</summary>
      <Island name="place-search" wake="interaction" component={PlaceSearch} props={props} />
    </details>
  );
}

/** The next three hours of the place, or why they are not known: as high as each other. */
function Rain({ weather, view }: { readonly weather: LandingWeather; readonly view: PageView }) {
  const { nowcast } = weather;
  if (!nowcast.ok) {
    const { what, why } = view.words.missing[nowcast.reason];
    return (
      <div className={styles.rain}>
        <p className={styles.sentence}>{what}</p>
        <p>
          {why} {nowcast.reason === 'failed' ? <a href={view.path}>{view.words.retry}</a> : null}
        </p>
      </div>
    );
  }
  const { reply } = nowcast;
  return (
    <div className={styles.rain}>
      <p className={styles.sentence}>{preventUnitBreaks(describeHours(reply, weather, view))}</p>
      <NowcastChart reply={reply} view={view} />
      <p className={styles.foot}>
        {describeBasis(reply, view)} <DemoMark issued={reply.issued} view={view} />
      </p>
    </div>
  );
}

/** The place with its rain, and another place. */
function LiveRain({ weather, view }: { readonly weather: LandingWeather; readonly view: PageView }) {
  const { language } = view.style;
  const { hero } = happyRainWords[language];
  const { main, secondary } = weather.located.place.displayName;
  return (
    <section className={styles.live} aria-labelledby="live-place">
      <h2 id="live-place">
        <Icon name="map-pin" size={18} />
        <span className="visually-hidden">{hero.threeHours}: </span>
        {secondary === '' || weather.located.place.province === weather.slug ? main : `${main}, ${secondary}`}
      </h2>
      <OtherPlace view={view} />
      <Rain weather={weather} view={view} />
      <a className="more" href={toPath('weather:now', language, { location: weather.slug })}>
        {hero.wholePage}
        <Icon name="arrow-right" size={18} />
      </a>
    </section>
  );
}

/** What the sky of a country without a place is drawn from. */
const NO_PLACE = { lat: 21.03, lng: 105.85, elevation: 15, province: null };

/** Whom it is for, what it promises and costs, and the visitor's own next three hours, on the sky of the place. */
export function LandingHero({ segment, weather, view }: HeroProps) {
  const isWarning = weather?.warnings.some(isEmergency) ?? false;
  const sky = { ...findSkyNow(weather?.hours[0] ?? null), isWarning };
  const scene = findSkyScene(sky, weather?.located.place ?? NO_PLACE, Date.parse(view.nowAt) / 1000);
  return (
    <div className={styles.hero} {...toSkyAttributes(scene)}>
      <div className={`wrap ${styles.inner}`}>
        <Offer segment={segment} view={view} />
        {weather === null ? null : <LiveRain weather={weather} view={view} />}
      </div>
      {/* After the words that it stands behind: it must not move while they come in. */}
      <SkyBand scene={scene} />
    </div>
  );
}
