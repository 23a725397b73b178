import type { SiteMessages } from '@portal/content/messages/site-messages';
import { SITE_WORK } from '@portal/domain/trade/site-work.table';
import { formatClock, formatNumber, formatSpeed, type ValueStyle } from '#components/weather/format-values.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import type { SiteWeather } from './describe-site-work.ts';
import windLadderStyles from './wind-ladder.module.css';
import styles from './wind-line.module.css';

/** Size of a line's drawing. */
const LINE_WIDTH = 460;
export const LINE_HEIGHT = 100;

/** A line's path and the height of its limit; the scale goes from 0 to the larger of limit and peak, with some air. */
interface LineShape {
  readonly path: string;
  readonly limitY: number;
}

/** Draws hourly values as a line; an unknown hour breaks it. */
export function drawLine(values: readonly (number | null)[], limit: number): LineShape {
  const top = Math.max(limit, ...values.map((value) => value ?? 0)) * 1.15;
  const toY = (value: number): number => Math.round((1 - value / top) * LINE_HEIGHT);
  const step = LINE_WIDTH / Math.max(1, values.length - 1);
  let path = '';
  values.forEach((value, index) => {
    if (value === null) return;
    const isStart = index === 0 || values[index - 1] === null;
    path += `${isStart ? 'M' : 'L'}${Math.round(index * step)} ${toY(value)}`;
  });
  return { path, limitY: toY(limit) };
}

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

interface WindLadderProps {
  readonly place: string;
  readonly weather: SiteWeather;
  readonly view: PageView;
  readonly words: SiteMessages;
}

const HEIGHTS_M = [150, 120, 100, 50, 10] as const;
const HUB_M = 100;

/** The wind of this hour from the hook down to the sea, metres a second: what the drawing beside it means. */
export function WindLadder({ place, weather: { heights, issued }, view, words }: WindLadderProps) {
  const [now] = heights;
  if (now === undefined) return null;
  const marks: Partial<Record<number, string>> = {
    150: words.heights.hook,
    [HUB_M]: words.heights.hub,
    10: words.heights.surface,
  };
  return (
    <div className={windLadderStyles.ladder}>
      <p className={windLadderStyles.head}>
        {words.ladder(place, formatClock(now.at))} · m/s{' '}
        <FreshnessLine issued={{ ...issued, updatedAt: null }} view={view} />
      </p>
      <dl>
        {HEIGHTS_M.map((height) => (
          <div key={height} className={height === HUB_M ? windLadderStyles.hub : undefined}>
            <dt>{height} m</dt>
            <dd>
              <strong>
                {formatNumber(now.levels.find((level) => level.height === height)?.windSpeed ?? null, view.style, 1)}
              </strong>{' '}
              {marks[height] === undefined ? null : <span>{marks[height]}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
