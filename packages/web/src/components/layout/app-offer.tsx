import { BRAND, type Brand } from '@portal/content/brand';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import type { Language } from '@portal/domain/language/language';
import { Icon } from '#components/ui/icon.tsx';
import styles from './offer-card.module.css';

interface AppOfferProps {
  readonly language: Language;
  readonly brand?: Pick<Brand, 'name' | 'storeLinks'>;
}

/** Offers the apps of the brand file, on phones; nothing where the file names none. Hidden until its script shows it. */
export function AppOffer({ language, brand: { name, storeLinks } = BRAND }: AppOfferProps) {
  const { title, text, close } = layoutMessages[language].app;
  if (storeLinks === null || storeLinks.length === 0) return null;
  return (
    <aside
      className={`${styles.card} ${styles.phone}`}
      aria-label={title(name)}
      hidden
      data-island="app-offer"
      data-wake="idle"
    >
      <button type="button" className={styles.close} aria-label={close}>
        <Icon name="x" />
      </button>
      <h2>{title(name)}</h2>
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
