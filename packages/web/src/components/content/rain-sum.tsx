import type { SiteMessages } from '@portal/content/messages/site-messages';
import type { RainHour } from '@portal/contract/endpoints/weather-schema';
import { formatRain, type ValueStyle } from '#components/weather/format-values.ts';
import styles from './site-example.module.css';

interface RainSumProps {
  readonly hours: readonly RainHour[];
  readonly style: ValueStyle;
  readonly words: SiteMessages;
}

/** Least rain of an hour that counts as wet, mm. */
const WET_MM = 0.1;

/** The rain of the hours ahead in one line, in words where none of them is wet; nothing while an hour of it is unknown. */
export function RainSum({ hours, style, words }: RainSumProps) {
  const amounts = hours.map(({ rain }) => rain).filter((rain) => rain !== null);
  if (amounts.length < hours.length || amounts.length === 0) return null;
  const sum = amounts.reduce((total, rain) => total + rain, 0);
  const wet = amounts.filter((rain) => rain >= WET_MM).length;
  const sentence = wet === 0 ? words.noRain : words.rainSum(formatRain(sum, style), wet);
  return <p className={styles.sentence}>{sentence}</p>;
}
