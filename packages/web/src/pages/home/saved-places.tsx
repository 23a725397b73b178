import { ownPlacesMessages } from '@portal/content/messages/own-places-messages';
import { toPath } from '@portal/routes/to-path';
import { PlaceCard } from '#components/place-cards/place-card.tsx';
import { type HomePlacesProps, toPlaceCardFacts } from '#components/place-cards/place-card-facts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { ValueStyle } from '#components/weather/format-values.ts';
import type { CityWeather } from './load-home.ts';
import styles from './saved-places.module.css';

const MARK = 'LOCATION';

function toProps(style: ValueStyle): HomePlacesProps {
  const { language, temperatureUnit } = style;
  const path = toPath('weather:now', language, { location: MARK }).replace(MARK, '{location}');
  return { language, temperatureUnit, path, words: ownPlacesMessages[language] };
}

/** Buttons that appear on a card while the reader arranges them. */
function ArrangeTools() {
  return (
    <span className={styles.tools} hidden>
      <button type="button" data-tool="earlier">
        <Icon name="arrow-left" />
      </button>
      <button type="button" data-tool="later">
        <Icon name="arrow-right" />
      </button>
      <button type="button" data-tool="remove">
        <Icon name="x" />
      </button>
    </span>
  );
}

interface SavedPlacesProps {
  readonly cities: readonly CityWeather[];
  readonly style: ValueStyle;
}

/** The great cities until the browser puts the saved places here: one row, however many. */
export function SavedPlaces({ cities, style }: SavedPlacesProps) {
  const { language } = style;
  const words = ownPlacesMessages[language];
  return (
    <section
      id="saved-places"
      aria-labelledby="saved"
      data-island="home-places"
      data-wake="kept"
      data-props={JSON.stringify(toProps(style))}
    >
      <div className={styles.head}>
        <h2 id="saved">{words.cities}</h2>
        <span data-slot="demo" className="demo" hidden={!cities.some(({ weather }) => weather?.issued.demo === true)}>
          {words.demo}
        </span>
        <p className={styles.hint}>{words.hint}</p>
        <button type="button" className={styles.arrange} aria-pressed="false" hidden>
          {words.arrange}
        </button>
      </div>
      <p role="status" className="visually-hidden" />
      <ul className={styles.row}>
        {cities.map(({ slug, name, secondary, weather }) => (
          <li key={slug} className="card">
            <PlaceCard
              name={name}
              secondary={secondary}
              href={toPath('weather:now', language, { location: slug })}
              facts={toPlaceCardFacts(weather, words, style)}
            />
          </li>
        ))}
      </ul>
      <template>
        <li className="card">
          <PlaceCard />
          <ArrangeTools />
        </li>
      </template>
    </section>
  );
}
