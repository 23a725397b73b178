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

/** Buttons that appear on a card while the reader arranges them; without a place the browser names them. */
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

/** The cards of a reader's saved places alone: the browser asks for them and puts each where it belongs. */
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

/** The way to one more place: by the search, then by the star beside its name. */
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

/** The great cities until the browser puts the saved places here: one row, however many, and the way to one more. */
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
