import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import { STEP_SECONDS } from '@portal/domain/weather/rain-course';
import { isWetSlice, listKnownSlices, listRainSpells, type RainSlice } from '@portal/domain/weather/rain-spells';
import { formatClock, formatPercent, formatRainNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { RAIN_LEVEL_LIMITS, toRainLevel } from '#components/weather/rain-level.ts';
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
/** Where one class of rain ends and the next begins, mm/h. */
const CLASS_LIMITS_MMH = RAIN_LEVEL_LIMITS.slice(1);
/** From here on the flag stands left of its pole: there it has the room above the words of the axis too. */
const LEFT_FROM = 0.4;

const toHeight = (mmh: number): number => Math.round(HEIGHT * Math.min(Math.sqrt(mmh / FULL_MMH), 1));
const toPercent = (share: number): string => `${Math.round(1000 * share) / 10}%`;
const toAnchor = (share: number): 'start' | 'end' => (share < LEFT_FROM ? 'start' : 'end');

/** Pale over the whole height: unknown must not look like no rain. */
function drawUnknown(steps: readonly Step[]): string {
  return steps
    .map(({ rainRate }, index) => (rainRate === null ? `M${index * SPACE} 0h${BAR}v${HEIGHT}h${-BAR}z` : ''))
    .join('');
}

const toSeconds = (moment: string): number => Date.parse(moment) / 1000;

/** The steps as the sentence of the same reply was made from them. */
function toRainSlices(steps: readonly Step[]): RainSlice[] {
  return steps.map(({ at, rainRate, rainProbability, thunder }) => ({
    fromAt: toSeconds(at),
    toAt: toSeconds(at) + STEP_SECONDS,
    rainMmh: rainRate,
    chancePercent: rainProbability,
    thunder,
  }));
}

/** Steps before the first that is not known: sums and peaks go no further. */
export function listKnownSteps(steps: readonly Step[]): readonly Step[] {
  const gap = steps.findIndex(({ rainRate }) => rainRate === null);
  return gap < 0 ? steps : steps.slice(0, gap);
}

/** One path for each class of rain among the slices that are drawn. */
function drawBars(slices: readonly RainSlice[], isDrawn: (slice: RainSlice) => boolean): string[] {
  const paths = ['', '', '', '', ''];
  slices.forEach((slice, index) => {
    const rate = slice.rainMmh ?? 0;
    const level = toRainLevel(rate);
    if (level === 0 || !isDrawn(slice)) return;
    const high = Math.max(LEAST_BAR, toHeight(rate));
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

/**
 * When rain begins, or ends where it is raining, as a flag over the bars, as certain as the sentence says; null where neither is
 * within the three hours.
 */
function findFlag({ steps, starts, stops }: NowcastReply, slices: readonly RainSlice[], view: PageView) {
  const { nextRain } = view.words.place;
  const at = starts ?? stops;
  const index = steps.findIndex((step) => step.at === at);
  if (at === null || index < 0) return null;
  const spell = listRainSpells(listKnownSlices(slices)).find(({ fromAt }) => fromAt === toSeconds(at));
  const say = starts === null ? nextRain.stopsAt : spell?.onset.isPossible ? nextRain.mayStartAt : nextRain.startsAt;
  return { share: index / steps.length, text: say(formatClock(at)) };
}

/** A peak below this is no more than its bar shows, mm/h. */
const LEAST_PEAK_MMH = 1;

/** The highest rate, over its bar. */
function Peak({ steps, view }: { readonly steps: readonly Step[]; readonly view: PageView }) {
  const most = listKnownSteps(steps).reduce((peak, { rainRate }) => Math.max(peak, rainRate ?? 0), 0);
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
  const slices = toRainSlices(steps);
  const unlikely = drawBars(slices, (slice) => !isWetSlice(slice)).join('');
  const flag = findFlag(reply, slices, view);
  const limits = CLASS_LIMITS_MMH.map((mmh) => `M0 ${HEIGHT - toHeight(mmh)}H${width}`).join('');
  return (
    <div className={styles.chart}>
      <Axis view={view} />
      <div className={styles.plot}>
        <svg className={styles.bars} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.limits} d={limits} />
          {unknown === '' ? null : <path className={styles.unknown} d={unknown} />}
          {drawBars(slices, isWetSlice).map((path, level) =>
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
