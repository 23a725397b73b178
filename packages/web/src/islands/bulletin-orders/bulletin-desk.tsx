import { bulletinOrderMessages } from '@portal/content/messages/bulletin-order-messages';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { useEffect, useState } from 'react';
import forms from '#islands/dashboard/forms.module.css';
import type { PlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { createBulletinDraft } from './bulletin-draft.ts';
import { BulletinOrderCard } from './bulletin-order-card.tsx';
import { BulletinOrderForm } from './bulletin-order-form.tsx';
import styles from './bulletin-orders.module.css';
import { useBulletinOrders } from './use-bulletin-orders.ts';

/** What the server writes beside the shell: nothing of a person. */
interface DeskProps {
  readonly language: Language;
  /** When the page was made. */
  readonly now: EpochSeconds;
  readonly search: PlaceSearchProps['words'];
  /** Whom to ask for a price; empty where the company has not said. */
  readonly contact: string;
}

/** One's bulletins: the form of a new order, and a card for each. */
export function BulletinDesk({ language, now, search, contact }: DeskProps) {
  const words = bulletinOrderMessages[language];
  const orders = useBulletinOrders(language);
  const [draft, setDraft] = useState(() => createBulletinDraft(new URLSearchParams(), now, language));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the server does not know the address
  useEffect(() => setDraft(createBulletinDraft(new URLSearchParams(location.search), now, language)), []);
  const { state, items, reload } = orders;
  return (
    <div className={styles.desk}>
      <h1>{words.title}</h1>
      <p className={styles.intro}>{words.intro}</p>
      <p role="status" className={forms.told}>
        {state === 'loading' ? words.loading : ''}
      </p>
      {state === 'failed' && (
        <div className={styles.again}>
          <p>{words.failed}</p>
          <button type="button" className={forms.plain} onClick={reload}>
            {words.retry}
          </button>
        </div>
      )}
      <section className={`card ${styles.card}`} aria-labelledby="new-bulletin">
        <h2 id="new-bulletin">{words.form.heading}</h2>
        <BulletinOrderForm {...{ orders, language, search, contact, draft }} onChange={setDraft} />
      </section>
      {state === 'ready' && (
        <section aria-labelledby="bulletins" className={styles.desk}>
          <h2 id="bulletins" className={styles.heading}>
            {words.orders.heading}
          </h2>
          {items.length === 0 && <p className={styles.intro}>{words.orders.empty}</p>}
          {items.map((order) => (
            <BulletinOrderCard key={order.id} order={order} orders={orders} language={language} />
          ))}
        </section>
      )}
    </div>
  );
}
