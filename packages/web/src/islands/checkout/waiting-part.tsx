import { PAYMENT_METHOD_NAMES } from '@portal/content/messages/order-letter-messages';
import { paymentMessages } from '@portal/content/messages/payment-messages';
import { formatDong } from '@portal/content/products/plan-words';
import type { PlanOrder, Transfer } from '@portal/contract/own/orders';
import type { Language } from '@portal/domain/language/language';
import { BANK_NAMES } from '@portal/domain/order/bank.table';
import { useEffect, useState } from 'react';
import styles from './checkout.module.css';
import type { CheckoutSteps } from './use-checkout.ts';

/** Quiet zone of a QR code, modules: cameras need it. */
const EDGE = 4;
const SIDE = 208;
const COPIED_MS = 2000;

/** Countdown: `14:21`. */
function TimeLeft({ until, language }: { readonly until: string; readonly language: Language }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now) / 1000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <b className={styles.time}>{paymentMessages[language].timeLeft(time)}</b>;
}

function CopyButton({ text, language }: { readonly text: string; readonly language: Language }) {
  const words = paymentMessages[language];
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text).catch(() => undefined);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()} aria-label={`${words.copy}: ${text}`}>
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </button>
  );
}

/** View box with quiet zone, and the path of the white background. */
function frameQr(size: number): { readonly box: string; readonly ground: string } {
  const side = size + 2 * EDGE;
  return { box: `${-EDGE} ${-EDGE} ${side} ${side}`, ground: `M${-EDGE} ${-EDGE}h${side}v${side}h${-side}z` };
}

/** QR code as a file for another device. */
function toQrFile({ size, path }: Transfer['drawn']): string {
  const { box, ground } = frameQr(size);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="${box}" shape-rendering="crispEdges"><path fill="#fff" d="${ground}"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** Dark on white in both themes: cameras need it. */
function QrCode({ transfer, language }: { readonly transfer: Transfer; readonly language: Language }) {
  const words = paymentMessages[language];
  const { size, path } = transfer.drawn;
  const { box, ground } = frameQr(size);
  return (
    <div className={styles.qr}>
      <svg
        width={SIDE}
        height={SIDE}
        viewBox={box}
        shapeRendering="crispEdges"
        role="img"
        aria-label={words.qrLabel(formatDong(transfer.amount, language), transfer.purpose)}
      >
        <path fill="#fff" d={ground} />
        <path fill="#000" d={path} />
      </svg>
      <a className={styles.plain} href={toQrFile(transfer.drawn)} download={`${transfer.purpose}.svg`}>
        {words.saveQr}
      </a>
    </div>
  );
}

interface WaitingProps {
  readonly language: Language;
  readonly order: PlanOrder;
  readonly steps: CheckoutSteps;
}

function Ways({ language, steps }: Omit<WaitingProps, 'order'>) {
  const words = paymentMessages[language];
  return (
    <p className={styles.ways}>
      <button type="button" className={styles.plain} onClick={steps.chooseAgain}>
        {words.otherWay}
      </button>
      <button type="button" className={styles.plain} onClick={steps.cancel}>
        {words.cancel}
      </button>
    </p>
  );
}

/** A pending transfer: QR code and its values. */
export function TransferPart({ language, order, steps, transfer }: WaitingProps & { readonly transfer: Transfer }) {
  const words = paymentMessages[language];
  const rows = [
    [
      words.bank,
      transfer.sandboxUrl === null ? (BANK_NAMES[transfer.bankBin] ?? transfer.bankBin) : words.testBank,
      null,
    ],
    [words.accountName, transfer.accountName, null],
    [words.accountNumber, transfer.account, transfer.account],
    [words.amount, formatDong(transfer.amount, language), String(transfer.amount)],
    [words.purpose, transfer.purpose, transfer.purpose],
  ] as const;
  return (
    <section className={`card ${styles.waiting}`} aria-labelledby="transfer">
      <h2 id="transfer" tabIndex={-1} ref={(element) => element?.focus()}>
        {words.scanTitle}
      </h2>
      <div className={styles.transfer}>
        <QrCode transfer={transfer} language={language} />
        <div>
          <dl>
            {rows.map(([name, value, copied]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {value}
                  {copied !== null && <CopyButton text={copied} language={language} />}
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.quiet}>{words.doNotChange}</p>
          {transfer.sandboxUrl !== null && (
            <p>
              <a href={transfer.sandboxUrl} target="_blank" rel="noreferrer">
                {words.playTransfer}
              </a>
            </p>
          )}
        </div>
      </div>
      <div className={styles.wait}>
        <p>
          <b>{words.waitingBank}</b>
          <small>{words.waitingBankText}</small>
        </p>
        <TimeLeft until={order.expiresAt} language={language} />
      </div>
      <Ways language={language} steps={steps} />
    </section>
  );
}

/** A payment still undecided at the gateway: never called failed, and no second pay button. */
export function WaitingPart({ language, order, steps }: WaitingProps) {
  const words = paymentMessages[language];
  const method = order.attempts.at(-1)?.method;
  return (
    <section className={`card ${styles.waiting}`} aria-labelledby="waiting">
      <div className={styles.wait}>
        <p>
          <b id="waiting">
            {words.waiting}
            {method === undefined ? '' : ` · ${PAYMENT_METHOD_NAMES[method]}`}
          </b>
          <small>{words.waitingText}</small>
        </p>
        <TimeLeft until={order.expiresAt} language={language} />
      </div>
      <Ways language={language} steps={steps} />
    </section>
  );
}
