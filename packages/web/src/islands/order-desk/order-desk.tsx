import type { ReactNode } from 'react';
import desk from '#components/ui/desk.module.css';
import { OwnDesk } from '#islands/own/own-desk.tsx';
import styles from './order-desk.module.css';
import type { Orders } from './use-orders.ts';

interface OrderDeskProps {
  readonly words: {
    readonly title: string;
    readonly intro: string;
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
    readonly form: { readonly heading: string };
    readonly orders: { readonly heading: string };
  };
  readonly orders: Pick<Orders<unknown>, 'state' | 'reload'>;
  readonly form: ReactNode;
  /** Above the cards; empty for none. */
  readonly note: string;
  /** One card per order. */
  readonly children: ReactNode;
}

/** Page of the user's orders: a form for a new one, and a card per order. */
export function OrderDesk({ words, orders, form, note, children }: OrderDeskProps) {
  const { state, reload } = orders;
  return (
    <OwnDesk words={words} state={state} onRetry={reload}>
      <section className={`card ${desk.card}`} aria-labelledby="new-order">
        <h2 id="new-order">{words.form.heading}</h2>
        {form}
      </section>
      {state === 'ready' && (
        <section aria-labelledby="orders" className={desk.desk}>
          <h2 id="orders" className={styles.heading}>
            {words.orders.heading}
          </h2>
          {note !== '' && <p className={desk.intro}>{note}</p>}
          {children}
        </section>
      )}
    </OwnDesk>
  );
}
