import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { homeMessages } from '@portal/content/messages/home-messages';
import type { Language } from '@portal/domain/language/language';
import { Island } from '#islands/island.tsx';
import { makePlaceSearchProps } from '#islands/place-search/make-place-search-props.ts';
import { PlaceSearch } from '#islands/place-search/place-search.tsx';
import { toPath } from '#routes/to-path.ts';
import { findHeroSky } from './find-hero-sky.ts';
import styles from './home-hero.module.css';
import { HomeScene } from './home-scene.tsx';

const POPULAR = Object.values(GREAT_CITIES);

interface HomeHeroProps {
  readonly language: Language;
  /** 0–23 of Vietnam. */
  readonly hour: number;
}

/** The question of the day, the search box that answers it, and the sky behind. */
export function HomeHero({ language, hour }: HomeHeroProps) {
  const words = homeMessages[language];
  return (
    <div className={styles.hero} data-sky={findHeroSky(hour)}>
      <HomeScene />
      <div className={`wrap ${styles.words}`}>
        <h1>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <Island name="place-search" wake="interaction" component={PlaceSearch} props={makePlaceSearchProps(language)} />
        <nav aria-label={words.popular} className={styles.popular}>
          {POPULAR.map(({ slug, name }) => (
            <a key={slug} href={toPath('weather:now', language, { location: slug })}>
              {name[language]}
            </a>
          ))}
        </nav>
      </div>
    </div>
  );
}
