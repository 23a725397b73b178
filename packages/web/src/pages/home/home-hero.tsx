import { homeMessages } from '@portal/content/messages/home-messages';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { comesFirst, isEmergency } from '@portal/domain/warning/warning-kind';
import { DRY_BELOW_PERCENT } from '@portal/domain/weather/rain-chance';
import { toPath } from '@portal/routes/to-path';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Icon } from '#components/ui/icon.tsx';
import { WarningLead } from '#components/warnings/warning-lead.tsx';
import { isRainLikely } from '#components/weather/day-facts.tsx';
import { formatClock, formatTemperature } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { type FigureScene, FigureSky, SkyBand } from '#components/weather/place/sky-band.tsx';
import { findSkyNow, nameShown, type SkyAppearance } from '#components/weather/sky.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { findSkyScene, toSkyAttributes } from '#components/weather/sky-scene.ts';
import { Chance } from '#components/weather/worth/chance.tsx';
import { Island } from '#islands/island.tsx';
import { PlaceSearch } from '#islands/place-search/place-search.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import styles from './home-hero.module.css';
import type { HeroWeather } from './load-hero.ts';

interface HeroProps {
  /** Null where no place is known. */
  readonly hero: HeroWeather | null;
  /** True while an emergency bulletin is in force anywhere in the country: no fair sky then. */
  readonly isWarning: boolean;
  readonly view: PageView;
}

const STRIP_HOURS = 6;

interface HourProps {
  readonly hour: Hour;
  /**
   * True while an emergency bulletin is in force there: no icon shows the model's weather, and no low chance calls an
   * hour dry.
   */
  readonly isStorm: boolean;
  readonly view: PageView;
}

function HourOfStrip({ hour, isStorm, view }: HourProps) {
  const { style } = view;
  const isShown = !isStorm || (hour.rainProbability ?? 0) >= DRY_BELOW_PERCENT;
  return (
    <li>
      <time dateTime={hour.at}>{formatClock(hour.at)}</time>
      {isStorm ? null : <SkyIcon {...hour} size={34} speakIn={style.language} />}
      <b>{formatTemperature(hour.temperature, style)}</b>
      {!isShown ? null : (
        <span className={isRainLikely(hour) ? styles.likely : undefined}>
          <span className="visually-hidden">{homeMessages[style.language].chance} </span>
          <Chance percent={hour.rainProbability} view={view} />
        </span>
      )}
    </li>
  );
}

/** `Hôm nay (0–24h) từ 25° đến 33°`; null where both are unknown. */
function describeToday({ today }: HeroWeather, { words, style }: PageView): string | null {
  if (today === null || (today.temperatureMin === null && today.temperatureMax === null)) return null;
  const [low, high] = [today.temperatureMin, today.temperatureMax].map((value) => formatTemperature(value, style));
  return words.now.range(low ?? '', high ?? '');
}

interface PlaceProps {
  readonly hero: HeroWeather;
  /** Drawing next to the number on a phone. */
  readonly scene: FigureScene | null;
  readonly view: PageView;
}

/** Temperature, sentence, state and the next six hours. */
function Weather({ hero, scene, view }: PlaceProps) {
  const { weather, sentence, warnings } = hero;
  const { style } = view;
  const [now, ...coming] = weather?.hours ?? [];
  if (now === undefined) return <p className={styles.sentence}>{homeMessages[style.language].noData}</p>;
  const isStorm = warnings.some(isEmergency);
  const first = warnings.find(comesFirst);
  const range = describeToday(hero, view);
  return (
    <>
      {first === undefined ? null : <WarningLead warning={first} language={style.language} nowAt={view.nowAt} />}
      <div className={first === undefined ? styles.figure : `${styles.figure} ${styles.below}`}>
        <p className={styles.degrees}>
          {formatTemperature(now.temperature, style)}
          <FigureSky scene={isStorm ? null : scene} />
        </p>
        <div>
          {sentence === null ? null : (
            <p data-slot="sentence" className={styles.sentence}>
              {preventUnitBreaks(sentence)}
            </p>
          )}
          <p className={styles.facts}>
            {isStorm ? null : (
              <>
                <SkyIcon {...now} size={36} />
                <b data-slot="state">{nameShown(now, style.language)}</b>
              </>
            )}
            {range === null ? null : <span>{range}</span>}
          </p>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls at large text sizes, so the keyboard must reach it */}
      <ol className={styles.hours} tabIndex={0} aria-label={view.words.hours.nextTitle}>
        {coming.slice(0, STRIP_HOURS).map((hour) => (
          <HourOfStrip key={hour.at} hour={hour} isStorm={isStorm} view={view} />
        ))}
      </ol>
    </>
  );
}

function Place({ hero, scene, view }: PlaceProps) {
  const { language } = view.style;
  const words = homeMessages[language];
  const { main, secondary } = hero.located.place.displayName;
  const isCountry = secondary === '' || secondary === main;
  return (
    <section id="last-place" data-slug={hero.slug} className={styles.place} aria-labelledby="home-place">
      <div className={styles.name}>
        <h1 id="home-place">
          <span className="visually-hidden">{words.weatherIn} </span>
          {isCountry ? main : `${main}, ${secondary}`}
        </h1>
        <a href={toPath('search', language)}>{words.otherPlace}</a>
      </div>
      <Weather hero={hero} scene={scene} view={view} />
      <p className={styles.ways}>
        <a className={styles.whole} href={toPath('weather:now', language, { location: hero.slug })}>
          {words.wholeDay}
          <Icon name="arrow-right" size={18} />
        </a>
        {hero.weather?.issued.demo === true ? <span className={styles.demo}>{words.demo}</span> : null}
      </p>
    </section>
  );
}

/** Sky inputs without a place. */
const NO_PLACE = { lat: 21.03, lng: 105.85, elevation: 15, province: null };

/** Search box and the weather of the reader's place over its sky. */
export function HomeHero({ hero, isWarning, view }: HeroProps) {
  const { language } = view.style;
  const now = hero?.weather?.hours[0] ?? null;
  const sky: SkyAppearance = { ...findSkyNow(now), isWarning };
  const scene = findSkyScene(sky, hero?.located.place ?? NO_PLACE, Date.parse(view.nowAt) / 1000);
  return (
    <div className={styles.hero} {...toSkyAttributes(scene)}>
      <div className={`wrap stack ${styles.inner}`}>
        <Island name="place-search" wake="interaction" component={PlaceSearch} props={makePlaceSearchProps(language)} />
        {hero === null ? (
          <h1 className={styles.name}>{homeMessages[language].heading}</h1>
        ) : (
          <Place hero={hero} scene={scene} view={view} />
        )}
      </div>
      {/* After the text that it lies behind, so that it does not move while the text loads. */}
      <SkyBand scene={scene} />
    </div>
  );
}
