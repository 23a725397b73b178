import { homeMessages } from '@portal/content/messages/home-messages';
import { ownPlacesMessages } from '@portal/content/messages/own-places-messages';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toPath } from '@portal/routes/to-path';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { Island } from '#islands/island.tsx';
import { makePlaceSearchProps } from '#islands/place-search/make-place-search-props.ts';
import { PlaceSearch } from '#islands/place-search/place-search.tsx';
import { findHeroSky } from './find-hero-sky.ts';
import styles from './home-hero.module.css';
import { HomeScene } from './home-scene.tsx';
import { LastPlace } from './last-place.tsx';
import type { CityWeather } from './load-cities.ts';

interface HomeHeroProps {
  readonly style: ValueStyle;
  readonly now: EpochSeconds;
  /** Whether an emergency bulletin holds somewhere in the country: no fair sky then. */
  readonly isWarning: boolean;
  readonly cities: readonly CityWeather[];
  /** The weather of the first city in words; null where it is not known. */
  readonly sentence: string | null;
}

/** The question of the day, the search box that answers it, the last place looked at, and the sky behind. */
export function HomeHero({ style, now, isWarning, cities, sentence }: HomeHeroProps) {
  const { language } = style;
  const words = homeMessages[language];
  const [first] = cities;
  const sky = findHeroSky(now);
  return (
    <div className={styles.hero} data-sky={isWarning ? 'warning-night' : sky.name}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h1>{words.heading}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <Island
            name="place-search"
            wake="interaction"
            component={PlaceSearch}
            props={makePlaceSearchProps(language)}
          />
          <nav id="quick-places" aria-label={words.popular} className={styles.popular}>
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
