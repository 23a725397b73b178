import type { SiteMessages } from '@portal/content/messages/site-messages';
import { SITE_WORK } from '@portal/domain/trade/site-work.table';
import { formatSpeed, type ValueStyle } from '#components/weather/format-values.ts';
import { drawLine, LINE_HEIGHT, LINE_WIDTH } from './draw-line.ts';
import type { SiteWeather } from './site-weather.ts';
import styles from './wind-line.module.css';

interface WindLineProps {
  readonly hours: SiteWeather['hours'];
  readonly style: ValueStyle;
  readonly words: SiteMessages;
}

/** The wind at hook height hour by hour, with the limit of the crane. */
export function WindLine({ hours, style, words }: WindLineProps) {
  const values = hours.map(({ hookWindMs }) => hookWindMs ?? null);
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const [{ limit }] = SITE_WORK.craneLift;
  const { path, limitY } = drawLine(values, limit);
  const title = `${words.windTitle(150)}: ${words.windLine(
    formatSpeed(Math.min(...known), style),
    formatSpeed(Math.max(...known), style),
  )}`;
  return (
    <figure className={styles.line}>
      <figcaption>
        {title}; {words.limit} {formatSpeed(limit, style)}
      </figcaption>
      <svg viewBox={`0 0 ${LINE_WIDTH} ${LINE_HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={title}>
        <path className={styles.limit} d={`M0 ${limitY}H${LINE_WIDTH}`} />
        <path className={styles.wind} d={path} />
      </svg>
    </figure>
  );
}
