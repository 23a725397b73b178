import { worthMessages } from '@portal/content/messages/worth-messages';
import { formatPercent } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './worth.module.css';

type ChanceView = Pick<PageView, 'style' | 'worthFrom'>;

/** Whether a chance, %, is one from which protecting pays for the reader; never without figures of their own. */
export const isWorth = (percent: number | null, { worthFrom }: ChanceView): boolean =>
  worthFrom !== undefined && percent !== null && Math.round(percent) >= worthFrom;

/** A chance, `45%`; underlined, and said aloud, where protecting pays for the reader. */
export function Chance({ percent, view }: { readonly percent: number | null; readonly view: ChanceView }) {
  const text = formatPercent(percent, view.style);
  if (!isWorth(percent, view)) return text;
  const { marked } = worthMessages[view.style.language];
  return (
    <u className={styles.worth} title={marked}>
      {text}
      <span className="visually-hidden"> {marked}</span>
    </u>
  );
}
