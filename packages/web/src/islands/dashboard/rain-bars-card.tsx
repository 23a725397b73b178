import { formatClock } from '#components/weather/format-values.ts';
import { toRainLevel } from '#components/weather/rain-level.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import type { PlaceWeather } from './dashboard-data.ts';
import styles from './places.module.css';

type Steps = NonNullable<PlaceWeather['nowcast']>['steps'];

const BAR = 9;
const SPACE = 10;
const HEIGHT = 44;
/** Rate of a full bar, mm/h; heights use the square root. */
const FULL_MMH = 30;
const LEAST_BAR = 3;
/** Ten-minute steps between time labels. */
const MARK_EVERY = 5;

const toHeight = (mmh: number): number => Math.round(HEIGHT * Math.min(Math.sqrt(mmh / FULL_MMH), 1));

const drawBar = (index: number, from: number, to: number): string =>
  `M${index * SPACE} ${HEIGHT - from}V${HEIGHT - to}h${BAR}V${HEIGHT - from}z`;

interface RainBarsCardProps {
  readonly steps: Steps;
  readonly label: string;
}

/** Three hours as eighteen bars, with the possible rise pale above; the sentence next to it says the same. */
export function RainBarsCard({ steps, label }: RainBarsCardProps) {
  const width = SPACE * steps.length;
  return (
    <figure className={styles.bars} aria-label={label}>
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {steps.map(({ at, rainRate, rainRateHigh }, index) => {
          if (rainRate === null) return <path key={at} className={styles.unknown} d={drawBar(index, 0, HEIGHT)} />;
          const level = toRainLevel(rainRate);
          const high = level === 0 ? 1 : Math.max(LEAST_BAR, toHeight(rainRate));
          const cap = toHeight(rainRateHigh ?? 0);
          return (
            <g key={at}>
              {cap > high + 1 && <path className={styles.cap} d={drawBar(index, high, cap)} />}
              <path className={rainSteps[`step${level}`]} d={drawBar(index, 0, high)} />
            </g>
          );
        })}
      </svg>
      <figcaption aria-hidden="true">
        {steps.map(({ at }, index) => index % MARK_EVERY === 0 && <span key={at}>{formatClock(at)}</span>)}
      </figcaption>
    </figure>
  );
}
