import { bulletinOrderMessages } from '@portal/content/messages/bulletin-order-messages';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { useEffect, useState } from 'react';
import { OrderDesk } from '#islands/order-desk/order-desk.tsx';
import { useOrders } from '#islands/order-desk/use-orders.ts';
import type { PlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { createBulletinDraft } from './bulletin-draft.ts';
import { BULLETIN_ORDERS } from './bulletin-order.ts';
import { BulletinOrderCard } from './bulletin-order-card.tsx';
import { BulletinOrderForm } from './bulletin-order-form.tsx';

/** Props written by the server; no personal data. */
interface DeskProps {
  readonly language: Language;
  /** Time of rendering. */
  readonly now: EpochSeconds;
  readonly search: PlaceSearchProps['words'];
  /** Contact for a price; empty where unknown. */
  readonly contact: string;
}

/** The user's bulletins: a form for new orders, and a card per order. */
export function BulletinDesk({ language, now, search, contact }: DeskProps) {
  const words = bulletinOrderMessages[language];
  const orders = useOrders(BULLETIN_ORDERS, language);
  const [draft, setDraft] = useState(() => createBulletinDraft(new URLSearchParams(), now, language));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; the server does not know the query
  useEffect(() => setDraft(createBulletinDraft(new URLSearchParams(location.search), now, language)), []);
  return (
    <OrderDesk
      words={words}
      orders={orders}
      form={<BulletinOrderForm {...{ orders, language, search, contact, draft }} onChange={setDraft} />}
      note={orders.items.length === 0 ? words.orders.empty : ''}
    >
      {orders.items.map((order) => (
        <BulletinOrderCard key={order.id} order={order} orders={orders} language={language} />
      ))}
    </OrderDesk>
  );
}
