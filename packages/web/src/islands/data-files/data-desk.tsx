import { dashboardDataMessages } from '@portal/content/messages/dashboard-data-messages';
import { createHttpCallApi } from '@portal/contract/client';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { useEffect, useState } from 'react';
import { OrderDesk } from '#islands/order-desk/order-desk.tsx';
import { useOrders } from '#islands/order-desk/use-orders.ts';
import type { PlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { createDataDraft } from './data-draft.ts';
import { DATA_ORDERS } from './data-order.ts';
import { OrderCard } from './order-card.tsx';
import { OrderForm } from './order-form.tsx';

/** Props written by the server; no personal data. */
interface DeskProps {
  readonly language: Language;
  /** Time of rendering. */
  readonly now: EpochSeconds;
  readonly search: PlaceSearchProps['words'];
}

const call = createHttpCallApi('');

/** Draft from the address; looks up the place by its slug. */
function useDraft(language: Language, now: EpochSeconds) {
  const [draft, setDraft] = useState(() => createDataDraft(new URLSearchParams(), now));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; the server does not know the query
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

/** The user's data files: a form for new ones, and a card per order. */
export function DataDesk({ language, now, search }: DeskProps) {
  const words = dashboardDataMessages[language];
  const orders = useOrders(DATA_ORDERS, language);
  const [draft, setDraft] = useDraft(language, now);
  return (
    <OrderDesk
      words={words}
      orders={orders}
      form={<OrderForm {...{ orders, language, now, search, draft }} onChange={setDraft} />}
      note={orders.items.length === 0 ? words.orders.empty : words.orders.retention}
    >
      {orders.items.map((order) => (
        <OrderCard key={order.id} order={order} orders={orders} language={language} />
      ))}
    </OrderDesk>
  );
}
