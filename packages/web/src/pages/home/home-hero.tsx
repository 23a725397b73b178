import { homeMessages } from '@portal/content/messages/home-messages';
import { type OwnPlacesMessages, ownPlacesMessages } from '@portal/content/messages/own-places-messages';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toPath } from '@portal/routes/to-path';
import { PlaceCard } from '#components/place-cards/place-card.tsx';
import { toPlaceCardFacts } from '#components/place-cards/place-card-facts.ts';
import { fillWords } from '#components/places/place-words.ts';
import { toMoonPath } from '#components/weather/drawing.tsx';
import { formatClock, type ValueStyle } from '#components/weather/format-values.ts';
import { findSkyScene, type SkyDisc } from '#components/weather/sky-scene.ts';
import { Island } from '#islands/island.tsx';
import { PlaceSearch } from '#islands/place-search/place-search.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import homeHeroStyles from './home-hero.module.css';
import homeSceneStyles from './home-scene.module.css';
import styles from './last-place.module.css';
import type { CityWeather } from './load-home.ts';

/** The sky behind the home page: a clear one, for it forecasts nothing. */
interface HeroSky {
  readonly name: 'dawn' | 'clear-day' | 'dusk' | 'clear-night';
  /** The moon as it is; null by day, and while it is new or down. */
  readonly moonPhase: number | null;
}

/** The page is for the whole country; the sun of its capital gives the light, as its clock gives the hour. */
const HA_NOI = { lat: 21.03, lng: 105.85, elevation: null, province: null };

/** The clear sky of a moment in Vietnam, with the moon that really stands there. */
export function findHeroSky(at: EpochSeconds): HeroSky {
  const { name, disc } = findSkyScene({ code: 1, isDay: null, thunder: null }, HA_NOI, at);
  return { name: toHeroName(name), moonPhase: findMoonPhase(disc) };
}

const findMoonPhase = (disc: SkyDisc | null): number | null => disc?.moonPhase ?? null;

function toHeroName(name: string): HeroSky['name'] {
  return name === 'dawn' || name === 'dusk' || name === 'clear-night' ? name : 'clear-day';
}

interface LastPlaceProps {
  readonly city: CityWeather;
  readonly sentence: string | null;
  readonly words: OwnPlacesMessages;
  readonly style: ValueStyle;
}

/** The weather of a city until the browser puts the last visited place here, in the same space. */
export function LastPlace({ city, sentence, words, style }: LastPlaceProps) {
  const { slug, name, secondary, weather } = city;
  const at = weather?.hours[0]?.at;
  return (
    <section id="last-place" className={`card ${styles.last}`} aria-label={words.last}>
      <p className={styles.head}>
        <span data-slot="demo" className="demo" hidden={weather?.issued.demo !== true}>
          {words.demo}
        </span>
        <span data-slot="at">{at === undefined ? '' : fillWords(words.at, { time: formatClock(at) })}</span>
      </p>
      <PlaceCard
        name={name}
        secondary={secondary}
        href={toPath('weather:now', style.language, { location: slug })}
        facts={toPlaceCardFacts(weather, words, style)}
        sentence={sentence ?? ''}
      />
    </section>
  );
}

interface DiscProps {
  readonly isNight: boolean;
  /** By night: round of the phases 0–1; null where there is no moon to be seen. */
  readonly moonPhase: number | null;
}

const RADIUS = 44;

/** A sun with one ring, or the moon with as much light as it has. */
function Disc({ isNight, moonPhase }: DiscProps) {
  if (isNight && moonPhase === null) return null;
  return (
    <g transform="translate(790 122)">
      <circle r="62" fill="var(--sky-sun-2)" />
      {moonPhase === null ? (
        <circle r={RADIUS} fill="var(--sky-sun)" />
      ) : (
        <path fill="var(--sky-sun)" d={toMoonPath(moonPhase, RADIUS)} />
      )}
    </g>
  );
}

interface SceneProps extends DiscProps {
  /** Under an emergency bulletin there is neither sun nor moon. */
  readonly hasDisc: boolean;
}

/** A quiet sky over hills and paddies: four flat bands, sun or moon, clouds, two depths of land. Decoration. */
function HomeScene({ hasDisc, ...disc }: SceneProps) {
  return (
    <svg
      className={homeSceneStyles.scene}
      viewBox="0 0 1280 440"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path fill="var(--sky-1)" d="M0 0h1280v440H0z" />
      <path fill="var(--sky-2)" d="M0 128c320-36 700 26 1280-14v326H0z" />
      <path fill="var(--sky-3)" d="M0 226c420-26 820 26 1280-10v224H0z" />
      <path fill="var(--sky-4)" d="M0 300c380-18 860 20 1280-8v148H0z" />
      <g className={homeSceneStyles.high}>
        {hasDisc ? <Disc {...disc} /> : null}
        <path
          fill="var(--sky-cloud-1)"
          d="M640 196c-18 0-32-13-32-30s15-30 34-29c6-26 30-44 59-44 30 0 54 20 59 47 3-1 6-1 9-1 16 0 29 12 29 28s-13 29-30 29z"
        />
        <path
          fill="var(--sky-cloud-1)"
          d="M1180 92c-12 0-22-9-22-20s10-20 22-20c5-18 21-31 41-31s37 14 41 33c13-1 24 8 24 19s-10 19-22 19z"
        />
      </g>
      <path
        fill="var(--land-1)"
        d="M0 356c120-36 220-64 320-30 90 30 170-30 280-44 120-16 210 44 330 20 130-26 230-46 350-6v144H0z"
      />
      <path fill="var(--land-2)" d="M0 392c150-30 270-26 400-8 160 22 300-30 470-22 150 8 270 20 410-6v84H0z" />
      <path fill="var(--field-1)" d="M0 420c260-26 520-16 760-4 200 10 360 4 520-14v38H0z" />
      <path fill="var(--field-2)" d="M420 440c220-22 560-26 860-16v16z" />
    </svg>
  );
}

interface HomeHeroProps {
  readonly style: ValueStyle;
  readonly now: EpochSeconds;
  /** Whether an emergency bulletin holds somewhere in the country: no fair sky then. */
  readonly isWarning: boolean;
  readonly cities: readonly CityWeather[];
  /** The weather of the first city in words; null where it is not known. */
  readonly sentence: string | null;
}

/** The question of the day, the search box that answers it, the last visited place, and the sky behind. */
export function HomeHero({ style, now, isWarning, cities, sentence }: HomeHeroProps) {
  const { language } = style;
  const words = homeMessages[language];
  const [first] = cities;
  const sky = findHeroSky(now);
  return (
    <div className={homeHeroStyles.hero} data-sky={isWarning ? 'warning-night' : sky.name}>
      <div className={`wrap ${homeHeroStyles.inner}`}>
        <div className={homeHeroStyles.words}>
          <h1>{words.heading}</h1>
          <p className={homeHeroStyles.lead}>{words.lead}</p>
          <Island
            name="place-search"
            wake="interaction"
            component={PlaceSearch}
            props={makePlaceSearchProps(language)}
          />
          <nav id="quick-places" aria-label={words.popular} className={homeHeroStyles.popular}>
            <span data-slot="label">{words.popular}</span>
            {cities.map(({ slug, name }) => (
              <a key={slug} href={toPath('weather:now', language, { location: slug })}>
                {name}
              </a>
            ))}
          </nav>
        </div>
        {first === undefined ? null : (
          <LastPlace city={first} sentence={sentence} words={ownPlacesMessages[language]} style={style} />
        )}
      </div>
      {/* After the words that it stands behind: it must not move while they come in. */}
      <HomeScene hasDisc={!isWarning} isNight={sky.name === 'clear-night'} moonPhase={sky.moonPhase} />
    </div>
  );
}
