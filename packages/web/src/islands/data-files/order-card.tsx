import { formatDataSize } from '@portal/content/format-data-size';
import { formatDay } from '@portal/content/format-day';
import { dashboardDataMessages } from '@portal/content/messages/dashboard-data-messages';
import { dataOrderMessages } from '@portal/content/messages/data-order-messages';
import { formatCount } from '@portal/content/products/plan-words';
import type { OwnDataOrder } from '@portal/contract/own/data-orders';
import type { Language } from '@portal/domain/language/language';
import { parseDate } from '@portal/domain/time/vietnam-time';
import { useState } from 'react';
import desk from '#components/ui/desk.module.css';
import jobState from '#islands/account-job/job-state.module.css';
import orderDesk from '#islands/order-desk/order-desk.module.css';
import { Button } from '#islands/own/button.tsx';
import forms from '#islands/own/forms.module.css';
import { type DataOrders, saveDataFile } from './data-order.ts';

interface CardProps {
  readonly order: OwnDataOrder;
  readonly orders: DataOrders;
  readonly language: Language;
}

const PERCENT = 100;

/** Lower-cases a name for use within a sentence; UV stays. */
const toInner = (name: string): string =>
  /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

const toDay = (date: string, language: Language): string => formatDay(parseDate(date.slice(0, 10)) ?? 0, language);

/** Progress of an order with a cancel button, then its file. */
function OrderState({ order, orders, language }: CardProps) {
  const words = dashboardDataMessages[language].orders;
  const [isLost, setIsLost] = useState(false);
  const [isStuck, setIsStuck] = useState(false);
  const { id, state, progress, result, error, fileBytes, keptUntil } = order;
  const percent = Math.round(progress * PERCENT);
  const download = async (): Promise<void> => setIsLost(!(await saveDataFile(order)));
  switch (state) {
    case 'queued':
    case 'running':
      return (
        <div className={jobState.job}>
          <p role="status">{state === 'queued' ? words.queued : words.running(percent)}</p>
          <progress max={PERCENT} value={percent} aria-label={words.running(percent)} />
          <Button onClick={() => void orders.cancel(id).then((isDone) => setIsStuck(!isDone))}>{words.cancel}</Button>
          {isStuck && (
            <p role="alert" className={desk.mistake}>
              {dashboardDataMessages[language].notDone}
            </p>
          )}
        </div>
      );
    case 'done':
      return (
        <>
          {result?.demo === true && <p className={orderDesk.demo}>{words.demo}</p>}
          <div className={jobState.job}>
            <p role="status">
              {words.done(formatCount(result?.rows ?? 0, language), formatDataSize(fileBytes ?? 0, language))}{' '}
              {keptUntil !== null && words.until(toDay(keptUntil, language))}
            </p>
            <Button variant="violet" onClick={() => void download()}>
              {words.download}
            </Button>
          </div>
          {isLost && (
            <p role="alert" className={desk.mistake}>
              {words.lost}
            </p>
          )}
        </>
      );
    case 'cancelled':
      return <p role="status">{words.cancelled}</p>;
    case 'failed':
      return <p className={desk.mistake}>{`${words.failed} ${error?.detail ?? ''}`}</p>;
  }
}

/** One order: content, state, file. */
export function OrderCard(props: CardProps) {
  const { order, language } = props;
  const words = dashboardDataMessages[language].orders;
  const names = dataOrderMessages[language];
  const { id, step, places, from, to, format, variables } = order;
  const span = step === 'runs' ? words.runSpan : words.span;
  return (
    <section className={`card ${desk.card}`} aria-labelledby={`${id} ${id}what`}>
      <h3 id={id}>{words.places(places[0]?.name ?? '', places.length - 1)}</h3>
      <p className={forms.hint} id={`${id}what`}>
        {names.steps[step]}, {span(toDay(from, language), toDay(to, language))}. {names.formats[format]}:{' '}
        {variables.map((name) => toInner(names.variables[name])).join(', ')}.
      </p>
      <OrderState {...props} />
    </section>
  );
}
