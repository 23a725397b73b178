import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import { chanceLimits } from '@portal/domain/weather/rain-amount';
import { formatClock, formatPercent, formatRainNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { toRainLevel } from '#components/weather/rain-level.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import styles from './nowcast-chart.module.css';

export type NowcastReply = EndpointReply<typeof nowcastSteps>;
type Step = NowcastReply['steps'][number];

/** Steps of ten minutes that share a time and a chance below the bars. */
const STEPS_PER_MARK = 3;
const BAR = 9;
const SPACE = 10;
const HEIGHT = 128;
/** Rate at which a bar is full; heights go by the square root, so that drizzle is seen beside a downpour. */
const FULL_MMH = 60;
const LEAST_BAR = 4;
/** Where one class of rain ends and the next begins, mm/h (`toRainLevel`). */
const CLASS_LIMITS_MMH = [2.5, 10, 50] as const;
/** From here on a label stands left of its mark, to stay inside the drawing. */
const LEFT_FROM = 0.6;

const toHeight = (mmh: number): number => Math.round(HEIGHT * Math.min(Math.sqrt(mmh / FULL_MMH), 1));
const toPercent = (share: number): string => `${Math.round(1000 * share) / 10}%`;
const toAnchor = (share: number): 'start' | 'end' => (share < LEFT_FROM ? 'start' : 'end');

/** Pale over the whole height: unknown must not look like no rain. */
function drawUnknown(steps: readonly Step[]): string {
  return steps
    .map(({ rainRate }, index) => (rainRate === null ? `M${index * SPACE} 0h${BAR}v${HEIGHT}h${-BAR}z` : ''))
    .join('');
}

const { possible, likely } = chanceLimits(1);

/** Whether rain of a step may be spoken of, as the sentence does. */
const isPossible = ({ rainProbability }: Step): boolean => (rainProbability ?? 100) >= possible;

/** One path for each class of rain that occurs in some of the steps. */
function drawBars(steps: readonly Step[], isDrawn: (step: Step) => boolean): string[] {
  const paths = ['', '', '', '', ''];
  steps.forEach((step, index) => {
    const { rainRate } = step;
    const level = toRainLevel(rainRate ?? 0);
    if (level === 0 || !isDrawn(step)) return;
    const high = Math.max(LEAST_BAR, toHeight(rainRate ?? 0));
    paths[level] += `M${index * SPACE} ${HEIGHT}v${-high}h${BAR}v${high}z`;
  });
  return paths;
}

/** Words of the classes, each in the middle of its part of the axis. */
function Axis({ view }: { readonly view: PageView }) {
  const { light, moderate, heavy, veryHeavy } = view.words.rainClasses;
  const limits = [0, ...CLASS_LIMITS_MMH.map(toHeight), HEIGHT];
  return (
    <svg className={styles.axis} aria-hidden="true">
      {[light, moderate, heavy, veryHeavy].map((word, index) => {
        const middle = ((limits[index] ?? 0) + (limits[index + 1] ?? HEIGHT)) / 2;
        return (
          <text key={word} x="100%" y={toPercent(1 - middle / HEIGHT)} dy=".35em">
            {word}
          </text>
        );
      })}
    </svg>
  );
}

/** When rain begins, or ends where it is raining, as a flag over the bars; null where neither is within the three hours. */
function findFlag({ steps, starts, stops }: NowcastReply, view: PageView) {
  const { nextRain } = view.words.place;
  const at = starts ?? stops;
  const index = steps.findIndex((step) => step.at === at);
  if (at === null || index < 0) return null;
  const isLikely = (steps[index]?.rainProbability ?? 100) >= likely;
  const say = starts === null ? nextRain.stopsAt : isLikely ? nextRain.startsAt : nextRain.mayStartAt;
  return { share: index / steps.length, text: say(formatClock(at)) };
}

/** A peak below this is no more than its bar shows, mm/h. */
const LEAST_PEAK_MMH = 1;

/** The highest rate, over its bar. */
function Peak({ steps, view }: { readonly steps: readonly Step[]; readonly view: PageView }) {
  const most = steps.reduce((peak, { rainRate }) => Math.max(peak, rainRate ?? 0), 0);
  if (most < LEAST_PEAK_MMH) return null;
  const share = (steps.findIndex(({ rainRate }) => rainRate === most) + 0.5) / steps.length;
  const top = Math.min(Math.max(LEAST_BAR, toHeight(most)) / HEIGHT, 0.88);
  return (
    <text
      className={styles.peak}
      x={toPercent(share)}
      y={toPercent(1 - top)}
      dy="-.4em"
      textAnchor={share < 0.15 ? 'start' : share > 0.85 ? 'end' : 'middle'}
    >
      {view.words.place.nextRain.rate(formatRainNumber(most, view.style))}
    </text>
  );
}

function Marks({ steps, view }: { readonly steps: readonly Step[]; readonly view: PageView }) {
  const marks = Array.from({ length: steps.length / STEPS_PER_MARK }, (_, index) =>
    steps.slice(index * STEPS_PER_MARK, (index + 1) * STEPS_PER_MARK),
  );
  return (
    <ol className={styles.marks}>
      {marks.map((group) => {
        const chances = group.flatMap(({ rainProbability }) => rainProbability ?? []);
        const at = group[0]?.at ?? '';
        return (
          <li key={at}>
            {formatClock(at)} <b>{chances.length === 0 ? '–' : formatPercent(Math.max(...chances), view.style)}</b>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * Rain of the next three hours as bars of ten minutes on an axis of its classes, with its beginning or end and its highest
 * rate written in, and time and chance of each half hour below.
 */
export function NowcastChart({ reply, view }: { readonly reply: NowcastReply; readonly view: PageView }) {
  const { steps } = reply;
  const width = SPACE * steps.length;
  const unknown = drawUnknown(steps);
  const unlikely = drawBars(steps, (step) => !isPossible(step)).join('');
  const flag = findFlag(reply, view);
  const limits = CLASS_LIMITS_MMH.map((mmh) => `M0 ${HEIGHT - toHeight(mmh)}H${width}`).join('');
  return (
    <div className={styles.chart}>
      <Axis view={view} />
      <div className={styles.plot}>
        <svg className={styles.bars} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.limits} d={limits} />
          {unknown === '' ? null : <path className={styles.unknown} d={unknown} />}
          {drawBars(steps, isPossible).map((path, level) =>
            path === '' ? null : <path key={path} className={rainSteps[`step${level}`]} d={path} />,
          )}
          {unlikely === '' ? null : <path className={styles.unlikely} d={unlikely} />}
        </svg>
        <svg className={styles.labels} aria-hidden="true">
          {flag === null ? null : (
            <>
              <line x1={toPercent(flag.share)} x2={toPercent(flag.share)} y1="-1.7em" y2="100%" />
              <text
                x={toPercent(flag.share)}
                dx={flag.share < LEFT_FROM ? '.4em' : '-.4em'}
                y="-.5em"
                textAnchor={toAnchor(flag.share)}
              >
                {flag.text}
              </text>
            </>
          )}
          <Peak steps={steps} view={view} />
        </svg>
      </div>
      <Marks steps={steps} view={view} />
    </div>
  );
}
