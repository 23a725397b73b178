import { BRAND } from '@portal/content/brand';
import type { NamedLink } from '@portal/content/company/company';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import type { Language } from '@portal/domain/language/language';
import { toCounterpart } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import { toPath } from '@portal/routes/to-path';
import { listLocateWords } from '#components/places/place-words.ts';
import { Icon } from '#components/ui/icon.tsx';
import { PLACE_MARK } from './cached-markup.ts';
import type { LocationCardProps } from './location-card-props.ts';
import styles from './offer-card.module.css';

interface AppOfferProps {
  readonly language: Language;
  readonly storeLinks: readonly NamedLink[];
}

/** Offers the operator's apps on phones; nothing where none are configured. Hidden until its script shows it. */
export function AppOffer({ language, storeLinks }: AppOfferProps) {
  const { title, text, close } = layoutMessages[language].app;
  if (storeLinks.length === 0) return null;
  return (
    <aside
      className={`${styles.card} ${styles.phone}`}
      aria-label={title(BRAND.name)}
      hidden
      data-island="app-offer"
      data-wake="idle"
    >
      <button type="button" className={styles.close} aria-label={close}>
        <Icon name="x" />
      </button>
      <h2>{title(BRAND.name)}</h2>
      <p>{text}</p>
      <div>
        {storeLinks.map((store) => (
          <a key={store.url} className="button" href={store.url}>
            {store.name}
          </a>
        ))}
      </div>
    </aside>
  );
}

interface LocationCardInput {
  readonly routeId: RouteId;
  readonly language: Language;
}

/** The weather map opens at the place; other maps lead to the place's page. */
function writePath(routeId: RouteId, language: Language): string {
  const path =
    routeId === 'map'
      ? toCounterpart(routeId, language, {}, { place: PLACE_MARK })
      : toPath('weather:now', language, { location: PLACE_MARK });
  return path.replace(PLACE_MARK, '{location}');
}

function makeProps({ routeId, language }: LocationCardInput): LocationCardProps {
  return { language, path: writePath(routeId, language), words: listLocateWords(language) };
}

/**
 * Asks for the reader's location on maps before the browser does. Hidden until its script finds that asking makes
 * sense.
 */
export function LocationCard({ routeId, language }: LocationCardInput) {
  const { title, text, use, later } = layoutMessages[language].location;
  return (
    <aside
      className={`${styles.card} ${styles.amid}`}
      aria-label={title}
      hidden
      data-island="location-card"
      data-wake="idle"
      data-props={JSON.stringify(makeProps({ routeId, language }))}
    >
      <h2>{title}</h2>
      <p>{text}</p>
      <p role="status" />
      <div>
        <button type="button" className="button">
          {use}
        </button>
        <button type="button" className={styles.quiet}>
          {later}
        </button>
      </div>
    </aside>
  );
}
