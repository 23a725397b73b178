import { describePeriod } from '@portal/content/expert-bulletin/fill-bulletin';
import { formatFigureMoment } from '@portal/content/expert-bulletin/format-figure';
import { bulletinOrderMessages } from '@portal/content/messages/bulletin-order-messages';
import { expertBulletinMessages } from '@portal/content/messages/expert-bulletin-messages';
import { BULLETIN_ORDER_ADDRESSES } from '@portal/contract/own/bulletin-order-addresses.table';
import type { OwnBulletin, OwnBulletinOrder } from '@portal/contract/own/bulletin-orders';
import type { Language } from '@portal/domain/language/language';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { useState } from 'react';
import desk from '#components/ui/desk.module.css';
import orderDesk from '#islands/order-desk/order-desk.module.css';
import { Button } from '#islands/own/button.tsx';
import forms from '#islands/own/forms.module.css';
import { saveFile } from '#islands/session/save-file.ts';
import type { BulletinOrders } from './bulletin-order.ts';
import styles from './bulletin-orders.module.css';

interface CardProps {
  readonly order: OwnBulletinOrder;
  readonly orders: BulletinOrders;
  readonly language: Language;
}

/** When the order entered its state. */
function findStateMoment({ state, createdAt, writingAt, endedAt }: OwnBulletinOrder): string {
  if (state === 'received') return createdAt;
  return (state === 'writing' ? writingAt : endedAt) ?? createdAt;
}

interface VersionProps {
  readonly bulletin: OwnBulletin;
  readonly orderId: string;
  readonly language: Language;
}

function Version({ bulletin, orderId, language }: VersionProps) {
  const words = bulletinOrderMessages[language].orders;
  const { sheet, languages } = expertBulletinMessages[language];
  const { version, page, title, issuedAt, pdfReady, demo } = bulletin;
  const path = BULLETIN_ORDER_ADDRESSES.bulletinOrderFile.path.replace(':id', orderId);
  const download = () =>
    saveFile(`${path}?language=${bulletin.language}&version=${version}`, `${sheet.fileName}-${version}.pdf`);
  return (
    <li className={styles.version}>
      <p lang={bulletin.language}>
        <strong>{title}</strong>
      </p>
      <p className={forms.hint}>
        {sheet.version(version)}, {sheet.issued(formatFigureMoment(parseMoment(issuedAt), language))}
      </p>
      {demo && <p className={orderDesk.demo}>{sheet.demo}</p>}
      <p className={styles.ways}>
        <a href={page}>{words.open(languages[bulletin.language], version)}</a>
        {pdfReady ? <Button onClick={() => void download()}>{words.pdf}</Button> : <span>{sheet.notYet}</span>}
      </p>
    </li>
  );
}

/** Latest version per language; older ones collapsed. */
function Versions({ order, language }: Pick<CardProps, 'order' | 'language'>) {
  const { bulletins, id } = order;
  const newest = bulletins.filter((one, at) => bulletins.findIndex((other) => other.language === one.language) === at);
  const earlier = bulletins.filter((one) => !newest.includes(one));
  const list = (shown: readonly OwnBulletin[]) => (
    <ul className={styles.versions}>
      {shown.map((bulletin) => (
        <Version key={bulletin.page} bulletin={bulletin} orderId={id} language={language} />
      ))}
    </ul>
  );
  return (
    <>
      {newest.length > 0 && list(newest)}
      {earlier.length > 0 && (
        <details>
          <summary>{bulletinOrderMessages[language].orders.earlier}</summary>
          {list(earlier)}
        </details>
      )}
    </>
  );
}

/** One order: subject, state, and issued versions. */
export function BulletinOrderCard({ order, orders, language }: CardProps) {
  const words = bulletinOrderMessages[language].orders;
  const { purposes, states } = expertBulletinMessages[language];
  const { id, place, purpose, state, reason, from, to, neededAt, remarks } = order;
  const [isStuck, setIsStuck] = useState(false);
  const write = (moment: string): string => formatFigureMoment(parseMoment(moment), language);
  return (
    <section className={`card ${desk.card} ${styles.card}`} aria-labelledby={id}>
      <h3 id={id}>
        {purposes[purpose]}, {place.name}
      </h3>
      <p className={forms.hint}>
        {describePeriod({ fromAt: parseMoment(from), toAt: parseMoment(to) }, language)}.{' '}
        {words.wanted(write(neededAt))}
      </p>
      {remarks !== '' && <p className={`${forms.hint} ${styles.remarks}`}>{remarks}</p>}
      <p role="status">
        <strong>{words.since(states[state], write(findStateMoment(order)))}</strong>
      </p>
      {reason !== null && <p>{words.reason(reason)}</p>}
      <Versions order={order} language={language} />
      {state === 'received' && (
        <Button onClick={() => void orders.cancel(id).then((done) => setIsStuck(!done))}>{words.cancel}</Button>
      )}
      {isStuck && (
        <p role="alert" className={desk.mistake}>
          {words.cancelFailed}
        </p>
      )}
    </section>
  );
}
