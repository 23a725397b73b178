import { rainTideMessages } from '@portal/content/messages/rain-tide-messages';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Block } from '#components/weather/block.tsx';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { describeRainTide, explainRainTide, type RainTideReply } from './describe-rain-tide.ts';
import styles from './rain-tide-block.module.css';

const HOUR_WIDTH = 5;
const HEIGHT = 48;
/** A bar of this rain fills the chart, mm in an hour. */
const FULL_MM = 12;

const drawColumn = (hour: number, height: number, inset: number): string =>
  `M${hour * HOUR_WIDTH + inset} ${HEIGHT}v-${height}h${HOUR_WIDTH - 2 * inset}v${height}z`;

/** Rain by the hour, with the hours of high tide shaded and midnights marked. */
function Chart({ hours, label }: { readonly hours: RainTideReply['hours']; readonly label: string }) {
  const tide = hours.map(({ isHighTide }, hour) => (isHighTide ? drawColumn(hour, HEIGHT, 0) : ''));
  const midnights = hours.map(({ at }, hour) =>
    at.slice(11, 16) === '00:00' ? `M${hour * HOUR_WIDTH} 0v${HEIGHT}` : '',
  );
  const bars = hours.map(({ rain }, hour) => {
    const height = Math.round((Math.min(rain ?? 0, FULL_MM) / FULL_MM) * HEIGHT * 10) / 10;
    return height === 0 ? '' : drawColumn(hour, height, 1);
  });
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${hours.length * HOUR_WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.tide} d={tide.join('')} />
      <path className={styles.midnight} d={midnights.join('')} />
      <path className={styles.rain} d={bars.join('')} />
    </svg>
  );
}

/** Hours in which rain meets the high tide; nothing where none does. */
export function RainTideBlock({ reply, view }: { readonly reply: RainTideReply | null; readonly view: PageView }) {
  const sentence = reply === null ? null : describeRainTide(reply, view);
  if (reply === null || sentence === null) return null;
  const { title, picture, legend } = rainTideMessages[view.style.language];
  return (
    <Block id="rain-tide" title={title} aside={<FreshnessLine issued={reply.issued} view={view} />}>
      <LeadSentence text={sentence} view={view} />
      <Chart hours={reply.hours} label={picture(sentence)} />
      <p className={styles.legend}>
        <span className={styles.ofRain}>{legend.rain}</span>
        <span className={styles.ofTide}>{legend.tide}</span>
      </p>
      <p className={styles.notes}>{preventUnitBreaks(explainRainTide(reply, view))}</p>
    </Block>
  );
}
