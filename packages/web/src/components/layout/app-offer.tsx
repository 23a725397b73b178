import { BRAND } from '@portal/content/brand';
import type { NamedLink } from '@portal/content/company/company';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import type { Language } from '@portal/domain/language/language';
import { Icon } from '#components/ui/icon.tsx';
import styles from './offer-card.module.css';

interface AppOfferProps {
  readonly language: Language;
  readonly storeLinks: readonly NamedLink[];
}

/** Offers the apps of the operator’s files, on phones; nothing where they name none. Hidden until its script shows it. */
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
