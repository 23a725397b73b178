import type { OwnPlacesMessages } from '@portal/content/messages/own-places-messages';
import { toPath } from '@portal/routes/to-path';
import { PlaceCard } from '#components/place-cards/place-card.tsx';
import { toPlaceCardFacts } from '#components/place-cards/place-card-facts.ts';
import { fillWords } from '#components/places/fill-words.ts';
import { formatClock, type ValueStyle } from '#components/weather/format-values.ts';
import styles from './last-place.module.css';
import type { CityWeather } from './load-cities.ts';

interface LastPlaceProps {
  readonly city: CityWeather;
  readonly sentence: string | null;
  readonly words: OwnPlacesMessages;
  readonly style: ValueStyle;
}

/** The weather of a city until the browser puts the last place looked at here, in the same room. */
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
