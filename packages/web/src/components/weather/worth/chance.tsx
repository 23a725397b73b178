import { worthMessages } from '@portal/content/messages/worth-messages';
import { formatPercent } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './worth.module.css';

/** What marks chances. */
export type ChanceView = Pick<PageView, 'style' | 'worthFrom'>;

/** Whether a chance, %, is one from which protecting pays for the reader; never without figures of their own. */
export const isWorth = (percent: number | null, { worthFrom }: ChanceView): boolean =>
  worthFrom !== undefined && percent !== null && Math.round(percent) >= worthFrom;

/** A chance of rain in a sentence: `khả năng mưa 45%`, `45% chance of rain`, `có mưa khoảng 16:00 (45%)`. */
const SPELLED = /(?:khả năng(?:\smưa)?|\bchance)\s\d+%|\d+%(?=\schance of rain|\))/iu;

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

interface MarkedTextProps {
  readonly text: string;
  readonly view: ChanceView;
}

/** A sentence whose chances of rain are marked; other percentages, such as humidity, are not. */
export function MarkedText({ text, view }: MarkedTextProps) {
  const [spelled] = (view.worthFrom === undefined ? null : SPELLED.exec(text)) ?? [];
  if (spelled === undefined) return text;
  const [percent = ''] = /\d+%/.exec(spelled) ?? [];
  const end = text.indexOf(spelled) + spelled.length;
  return (
    <>
      {text.slice(0, end - percent.length)}
      <Chance percent={Number.parseInt(percent, 10)} view={view} />
      <MarkedText text={text.slice(end)} view={view} />
    </>
  );
}
