import { ownPlacesMessages } from '@portal/content/messages/own-places-messages';
import type { Language } from '@portal/domain/language/language';
import { toPath } from '@portal/routes/to-path';
import { CARD_TOOLS, type CardTool, toHomePlacesProps } from '#components/place-cards/home-places-props.ts';
import { SkyCard } from '#components/place-cards/sky-card.tsx';
import { fillWords } from '#components/places/place-words.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import type { PlaceCard } from './load-place-cards.ts';
import styles from './saved-places.module.css';

const TOOLS = Object.entries(CARD_TOOLS) as readonly (readonly [CardTool, IconName])[];

/** Buttons on a card in arrange mode; without a place the browser labels them. */
function ArrangeTools({ place, language }: { readonly place?: string | undefined; readonly language: Language }) {
  return (
    <span className={styles.tools} hidden>
      {TOOLS.map(([tool, icon]) => (
        <button
          key={tool}
          type="button"
          data-tool={tool}
          aria-label={place === undefined ? undefined : fillWords(ownPlacesMessages[language][tool], { place })}
        >
          <Icon name={icon} />
        </button>
      ))}
    </span>
  );
}

interface CardsProps {
  readonly cards: readonly PlaceCard[];
  readonly language: Language;
}

/** Only the cards of saved places, requested and placed by the script. */
export function SavedCards({ cards, language }: CardsProps) {
  return (
    <ul>
      {cards.map(({ slug, facts }) => (
        <li key={slug} data-slug={slug}>
          <SkyCard {...facts} />
          <ArrangeTools place={facts.name} language={language} />
        </li>
      ))}
    </ul>
  );
}

/** Adding a place: by search, then by the star next to its name. */
function AddCard({ language }: { readonly language: Language }) {
  const { add, hint } = ownPlacesMessages[language];
  return (
    <li className={styles.add}>
      <a href={toPath('search', language)}>
        <Icon name="plus" />
        <b>{add}</b>
        <small>{hint}</small>
      </a>
    </li>
  );
}

interface SavedPlacesProps {
  readonly cities: readonly PlaceCard[];
  readonly view: PageView;
}

/** Major cities until the browser inserts saved places: always one row, plus the add card. */
export function SavedPlaces({ cities, view }: SavedPlacesProps) {
  const { language } = view.style;
  const words = ownPlacesMessages[language];
  const issued = cities.find((card) => card.issued !== null)?.issued ?? null;
  return (
    <section
      id="saved-places"
      aria-labelledby="saved"
      data-island="home-places"
      data-wake="kept"
      data-props={JSON.stringify(toHomePlacesProps(language))}
    >
      <div className={styles.head}>
        <h2 id="saved">{words.cities}</h2>
        {issued === null ? null : <DemoMark issued={issued} view={view} />}
        <button type="button" className={styles.arrange} aria-pressed="false" hidden>
          {words.arrange}
        </button>
      </div>
      <p role="status" className="visually-hidden" />
      <ul className={styles.row}>
        {cities.map(({ slug, facts }) => (
          <li key={slug}>
            <SkyCard {...facts} />
          </li>
        ))}
        <AddCard language={language} />
      </ul>
      <template>
        <li>
          <SkyCard />
          <ArrangeTools language={language} />
        </li>
      </template>
    </section>
  );
}
