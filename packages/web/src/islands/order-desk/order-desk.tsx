import type { ReactNode } from 'react';
import desk from '#components/ui/desk.module.css';
import forms from '#islands/own/forms.module.css';
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
    <div className={desk.desk}>
      <h1>{words.title}</h1>
      <p className={desk.intro}>{words.intro}</p>
      <p role="status" className={desk.told}>
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
    </div>
  );
}
