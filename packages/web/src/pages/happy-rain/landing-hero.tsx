import { happyRainWords } from '@portal/content/happy-rain/landing-words';
import { SEGMENTS, type SegmentId } from '@portal/content/happy-rain/segment-words';
import { formatPlanPrice } from '@portal/content/products/plan-words';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { findStretchWord, listKnownSlices } from '@portal/domain/weather/rain-spells';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toEntryPath } from '@portal/routes/plan-paths';
import { toPath } from '@portal/routes/to-path';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { DemoMark, describeBasis } from '#components/weather/freshness-line.tsx';
import { NextRain } from '#components/weather/hour/next-rain.tsx';
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
  /** Null where no place is known. */
  readonly weather: LandingWeather | null;
  readonly view: PageView;
}

const ICONS: Readonly<Record<SegmentId, IconName>> = {
  everyone: 'umbrella',
  drivers: 'bike',
  office: 'briefcase',
  farming: 'leaf',
};

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

/** Promise, price and both sign-up links. */
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

/** True for three hours known to stay dry: bars would be an empty frame. */
function isDry({ steps, basis }: NowcastReply): boolean {
  const slices = listKnownSlices(toRainSlices(steps, basis));
  return slices.length === steps.length && findStretchWord(slices) === 'dry';
}

/** Next rain of the day after a dry nowcast; null otherwise or where unknown. */
function findLaterRain(reply: NowcastReply, { hours, warnings }: LandingWeather, { style }: PageView) {
  return isDry(reply) ? describeNextRain(hours, warnings, style) : null;
}

function describeHours({ sentence }: NowcastReply, later: ReturnType<typeof findLaterRain>, view: PageView): string {
  if (later === null) return sentence;
  const { hero } = happyRainWords[view.style.language];
  const { text } = later;
  const whole = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return hero.dry(sentence, later.startsAt === null ? whole : hero.next(text));
}

/** Hours drawn of later rain, starting one hour before it. */
const HOURS_DRAWN = 4;

/** Chart of the three hours, or of later rain while they stay dry; none where nothing comes in a day. */
function Drawing({ reply, hours, startsAt, view }: DrawingProps) {
  const index = hours.findIndex(({ at }) => at === startsAt);
  const first = Math.max(0, Math.min(index - 1, hours.length - HOURS_DRAWN));
  return index < 0 ? (
    <>
      {isDry(reply) ? null : <NowcastChart reply={reply} view={view} />}
      <p className={styles.foot}>
        {describeBasis(reply, view)} <DemoMark issued={reply.issued} view={view} />
      </p>
    </>
  ) : (
    <>
      <NextRain hours={hours.slice(first, first + HOURS_DRAWN)} view={view} />
      <p className={styles.foot}>
        <DemoMark issued={reply.issued} view={view} />
      </p>
    </>
  );
}

interface DrawingProps {
  readonly reply: NowcastReply;
  readonly hours: readonly Hour[];
  readonly startsAt: string | null;
  readonly view: PageView;
}

/** Search box that returns to this page. */
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

/** Next three hours of the place, or why they are unknown, at the same height. */
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
  const later = findLaterRain(reply, weather, view);
  return (
    <div className={styles.rain} data-dry={isDry(reply) && (later?.startsAt ?? null) === null ? '' : undefined}>
      <p className={styles.sentence}>{preventUnitBreaks(describeHours(reply, later, view))}</p>
      <Drawing reply={reply} hours={weather.hours} startsAt={later?.startsAt ?? null} view={view} />
    </div>
  );
}

/** The place with its rain, and a search for another. */
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

/** Sky inputs without a place. */
const NO_PLACE = { lat: 21.03, lng: 105.85, elevation: 15, province: null };

/** Audience, promise and price, with the visitor's next three hours over the sky of the place. */
export function LandingHero({ segment, weather, view }: HeroProps) {
  const isWarning = weather?.warnings.some(isEmergency) ?? false;
  const sky = { ...findSkyNow(weather?.hours[0] ?? null), isWarning };
  const scene = findSkyScene(sky, weather?.located.place ?? NO_PLACE, Date.parse(view.nowAt) / 1000);
  return (
    <div className={styles.hero} {...toSkyAttributes(scene)}>
      <div className={`wrap stack ${styles.inner}`}>
        <Offer segment={segment} view={view} />
        {weather === null ? null : <LiveRain weather={weather} view={view} />}
      </div>
      {/* After the text that it lies behind, so that it does not move while the text loads. */}
      <SkyBand scene={scene} />
    </div>
  );
}
