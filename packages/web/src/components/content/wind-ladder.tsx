import type { SiteMessages } from '@portal/content/messages/site-messages';
import { formatClock, formatNumber } from '#components/weather/format-values.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import type { SiteWeather } from './describe-site-work.ts';
import styles from './wind-ladder.module.css';

interface WindLadderProps {
  readonly place: string;
  readonly weather: SiteWeather;
  readonly view: PageView;
  readonly words: SiteMessages;
}

const HEIGHTS_M = [150, 120, 100, 50, 10] as const;
const HUB_M = 100;

/** Current wind from hook height down to the sea, m/s, matching the drawing next to it. */
export function WindLadder({ place, weather: { heights, issued }, view, words }: WindLadderProps) {
  const [now] = heights;
  if (now === undefined) return null;
  const marks: Partial<Record<number, string>> = {
    150: words.heights.hook,
    [HUB_M]: words.heights.hub,
    10: words.heights.surface,
  };
  return (
    <div className={styles.ladder}>
      <p className={styles.head}>
        {words.ladder(place, formatClock(now.at))}
        {'\u00a0'}· m/s <FreshnessLine issued={{ ...issued, updatedAt: null }} view={view} />
      </p>
      <dl>
        {HEIGHTS_M.map((height) => (
          <div key={height} className={height === HUB_M ? styles.hub : undefined}>
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
