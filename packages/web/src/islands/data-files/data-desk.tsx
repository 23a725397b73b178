import { dashboardDataMessages } from '@portal/content/messages/dashboard-data-messages';
import { createHttpCallApi } from '@portal/contract/client';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { useEffect, useState } from 'react';
import desk from '#components/ui/desk.module.css';
import forms from '#islands/dashboard/forms.module.css';
import type { PlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { createDataDraft } from './data-draft.ts';
import styles from './data-files.module.css';
import { OrderCard } from './order-card.tsx';
import { OrderForm } from './order-form.tsx';
import { useDataOrders } from './use-data-orders.ts';

/** What the server writes beside the shell: nothing of a person. */
interface DeskProps {
  readonly language: Language;
  /** When the page was made. */
  readonly now: EpochSeconds;
  readonly search: PlaceSearchProps['words'];
}

const call = createHttpCallApi('');

/** The draft of the address; its place, which it names by slug, is looked up. */
function useDraft(language: Language, now: EpochSeconds) {
  const [draft, setDraft] = useState(() => createDataDraft(new URLSearchParams(), now));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the server does not know the address
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    setDraft(createDataDraft(query, now));
    const slug = query.get('place');
    if (slug === null) return;
    void call('placesResolve', { query: { location: slug, lang: language } }).then((result) => {
      if (!result.ok || result.reply.outcome !== 'place') return;
      const { displayName, lat, lng } = result.reply.located.place;
      setDraft((known) => ({ ...known, places: [...known.places, { name: displayName.main, lat, lng }] }));
    });
  }, []);
  return [draft, setDraft] as const;
}

/** One's data files: the form of a new one, and a card for each that was ordered. */
export function DataDesk({ language, now, search }: DeskProps) {
  const words = dashboardDataMessages[language];
  const orders = useDataOrders(language);
  const [draft, setDraft] = useDraft(language, now);
  const { state, items, reload } = orders;
  return (
    <div className={desk.desk}>
      <h1>{words.title}</h1>
      <p className={desk.intro}>{words.intro}</p>
      <p role="status" className={desk.told}>
        {state === 'loading' ? words.loading : ''}
      </p>
      {state === 'failed' && (
        <div className={styles.job}>
          <p>{words.failed}</p>
          <button type="button" className={forms.plain} onClick={reload}>
            {words.retry}
          </button>
        </div>
      )}
      <section className={`card ${desk.card}`} aria-labelledby="new-file">
        <h2 id="new-file">{words.form.heading}</h2>
        <OrderForm orders={orders} language={language} now={now} search={search} draft={draft} onChange={setDraft} />
      </section>
      {state === 'ready' && (
        <section aria-labelledby="files" className={desk.desk}>
          <h2 id="files" className={styles.heading}>
            {words.orders.heading}
          </h2>
          <p className={desk.intro}>{items.length === 0 ? words.orders.empty : words.orders.kept}</p>
          {items.map((order) => (
            <OrderCard key={order.id} order={order} orders={orders} language={language} />
          ))}
        </section>
      )}
    </div>
  );
}
