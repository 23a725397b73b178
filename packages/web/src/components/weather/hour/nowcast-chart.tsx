import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { DRY_BELOW_PERCENT } from '@portal/domain/weather/rain-chance';
import { LEADING_SHARE, STEP_SECONDS } from '@portal/domain/weather/rain-course';
import { isWetSlice, listKnownSlices, listRainSpells, type RainSlice } from '@portal/domain/weather/rain-spells';
import { formatClock, formatRainNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { RAIN_LEVEL_LIMITS, toRainLevel } from '#components/weather/rain-level.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import { Chance } from '#components/weather/worth/chance.tsx';
import styles from './nowcast-chart.module.css';

export type NowcastReply = EndpointReply<typeof nowcastSteps>;
type Step = NowcastReply['steps'][number];

/** Ten-minute steps per time and chance mark. */
const STEPS_PER_MARK = 3;
const BAR = 9;
const SPACE = 10;
const HEIGHT = 128;
/** Rate of a full bar; heights use the square root, so that drizzle is visible next to a downpour. */
const FULL_MMH = 60;
const LEAST_BAR = 4;
/** Limits between rain classes, mm/h. */
const CLASS_LIMITS_MMH = RAIN_LEVEL_LIMITS.slice(1);
/** From here on the flag is left of its pole, where it also has the space above the axis labels. */
const LEFT_FROM = 0.4;

const toHeight = (mmh: number): number => Math.round(HEIGHT * Math.min(Math.sqrt(mmh / FULL_MMH), 1));
const toPercent = (share: number): string => `${Math.round(1000 * share) / 10}%`;

/** Pale over the full height: unknown must not look dry. */
function drawUnknown(steps: readonly Step[]): string {
  return steps
    .map(({ rainRate }, index) => (rainRate === null ? `M${index * SPACE} 0h${BAR}v${HEIGHT}h${-BAR}z` : ''))
    .join('');
}

/**
 * The steps as used for the sentence of the same reply; by the basis of that reply they are marked where satellites
 * estimate them. The present has no share of the model.
 */
export function toRainSlices(
  steps: readonly (Pick<Step, 'at' | 'rainRate' | 'rainProbability' | 'thunder'> & Partial<Pick<Step, 'modelShare'>>)[],
  basis: NowcastReply['basis'],
): RainSlice[] {
  return steps.map(({ at, rainRate, rainProbability, thunder, modelShare }) => ({
    ...(basis === 'satellite' && (modelShare ?? 0) < LEADING_SHARE && { isEstimated: true }),
    fromAt: parseMoment(at),
    toAt: parseMoment(at) + STEP_SECONDS,
    rainMmh: rainRate,
    chancePercent: rainProbability,
    thunder,
  }));
}

/** Steps before the first unknown one: totals and peaks stop there. */
export function listKnownSteps(steps: readonly Step[]): readonly Step[] {
  const gap = steps.findIndex(({ rainRate }) => rainRate === null);
  return gap < 0 ? steps : steps.slice(0, gap);
}

/** One path per rain class of the drawn slices. */
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

/** The model leads where its share of a step is above one half. */
const LED_FROM = 0.5;

/** Bars led by the model: striped, as modelled rain is dotted on the map. */
function drawModelled(steps: readonly Step[]): string {
  return steps
    .map(({ rainRate, modelShare }, index) => {
      if (toRainLevel(rainRate ?? 0) === 0 || (modelShare ?? 0) <= LED_FROM) return '';
      return `M${index * SPACE} ${HEIGHT}v${-Math.max(LEAST_BAR, toHeight(rainRate ?? 0))}h${BAR}V${HEIGHT}z`;
    })
    .join('');
}

/** Upper range above each bar, as area and edge; none where the step may be called dry. */
function drawCaps(steps: readonly Step[]): { readonly area: string; readonly edge: string } {
  let [area, edge] = ['', ''];
  steps.forEach(({ rainRate, rainRateHigh, rainProbability }, index) => {
    if (rainRate === null || rainRateHigh === null || (rainProbability ?? 100) < DRY_BELOW_PERCENT) return;
    const bar = toRainLevel(rainRate) === 0 ? 0 : Math.max(LEAST_BAR, toHeight(rainRate));
    const cap = toHeight(rainRateHigh) - bar;
    if (cap < 2) return;
    area += `M${index * SPACE} ${HEIGHT - bar}v${-cap}h${BAR}v${cap}z`;
    edge += `M${index * SPACE} ${HEIGHT - bar - cap + 1}h${BAR}`;
  });
  return { area, edge };
}

/** Marks that the legend must explain. */
export function findChartMarks({ steps }: NowcastReply): { readonly caps: boolean; readonly modelled: boolean } {
  return { caps: drawCaps(steps).area !== '', modelled: drawModelled(steps) !== '' };
}

/** Class labels, each at the centre of its part of the axis. */
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
 * Start of rain (or its end while raining) as a flag over the bars, worded with the certainty of the sentence; null
 * where neither falls within the three hours.
 */
function findFlag({ steps, starts, stops }: NowcastReply, slices: readonly RainSlice[], view: PageView) {
  const { nextRain } = view.words.place;
  const at = starts ?? stops;
  const index = steps.findIndex((step) => step.at === at);
  if (at === null || index < 0) return null;
  const spell = listRainSpells(listKnownSlices(slices)).find(({ fromAt }) => fromAt === parseMoment(at));
  const clock = formatClock(at);
  const text = starts === null ? nextRain.stopsAt(clock) : nextRain.startsAt[spell?.onset.word ?? 'rain'](clock);
  return { share: index / steps.length, text };
}

/** Peaks below this, mm/h, need no label. */
const LEAST_PEAK_MMH = 1;

/** Half the width of the peak label as a share of the chart, with a margin. */
const PEAK_REACH = 0.14;

interface PeakPlace {
  /** Share of the width. */
  readonly at: number;
  readonly textAnchor: 'start' | 'middle' | 'end';
}

/** Position of the peak label: over its bar, inside the chart and on one side of the flag's pole. */
function placePeak(share: number, pole: number | null): PeakPlace {
  if (pole !== null && Math.abs(pole - share) < PEAK_REACH) {
    const isRight = share > pole ? pole < 1 - 2 * PEAK_REACH : pole < 2 * PEAK_REACH;
    return { at: pole + (isRight ? 0.02 : -0.02), textAnchor: isRight ? 'start' : 'end' };
  }
  return { at: share, textAnchor: share < PEAK_REACH ? 'start' : share > 1 - PEAK_REACH ? 'end' : 'middle' };
}

/** Half label widths to the left of the anchor. */
const HALVES_LEFT = { start: 0, middle: 1, end: 2 } as const;

/** Highest bar or cap under a label at this position. */
function findTopUnder({ at, textAnchor }: PeakPlace, steps: readonly Step[]): number {
  const from = at - HALVES_LEFT[textAnchor] * PEAK_REACH;
  const under = steps.slice(
    Math.max(0, Math.floor(from * steps.length)),
    Math.ceil((from + 2 * PEAK_REACH) * steps.length),
  );
  return under.reduce(
    (top, { rainRate, rainRateHigh }) => Math.max(top, toHeight(Math.max(rainRate ?? 0, rainRateHigh ?? 0))),
    LEAST_BAR,
  );
}

interface PeakProps {
  readonly steps: readonly Step[];
  /** Position of the flag as a share of the width. */
  readonly pole: number | null;
  readonly view: PageView;
}

/** Highest rate, labelled above its bar and every cap that the label would cross. */
function Peak({ steps, pole, view }: PeakProps) {
  const most = listKnownSteps(steps).reduce((peak, { rainRate }) => Math.max(peak, rainRate ?? 0), 0);
  if (most < LEAST_PEAK_MMH) return null;
  const index = steps.findIndex(({ rainRate }) => rainRate === most);
  const place = placePeak((index + 0.5) / steps.length, pole);
  const top = Math.min(findTopUnder(place, steps) / HEIGHT, 0.88);
  return (
    <text
      className={styles.peak}
      x={toPercent(place.at)}
      y={toPercent(1 - top)}
      dy="-.4em"
      textAnchor={place.textAnchor}
    >
      {view.words.place.nextRain.rate(formatRainNumber(most, view.style))}
    </text>
  );
}

/** Chances from here on are highlighted. */
const LIKELY_FROM_PERCENT = 50;

function Marks({ steps, view }: { readonly steps: readonly Step[]; readonly view: PageView }) {
  const marks = Array.from({ length: steps.length / STEPS_PER_MARK }, (_, index) =>
    steps.slice(index * STEPS_PER_MARK, (index + 1) * STEPS_PER_MARK),
  );
  return (
    <ol className={styles.marks}>
      {marks.map((group) => {
        const chances = group.flatMap(({ rainProbability }) => rainProbability ?? []);
        const most = Math.max(...chances);
        const at = group[0]?.at ?? '';
        return (
          <li key={at}>
            <time dateTime={at}>{formatClock(at)}</time>{' '}
            <b data-likely={most >= LIKELY_FROM_PERCENT ? '' : undefined}>
              <Chance percent={chances.length === 0 ? null : most} view={view} />
            </b>
          </li>
        );
      })}
    </ol>
  );
}

/** Widths of a letter and of the flag's padding, em, with a margin. */
const LETTER_EM = 0.53;
const SIDES_EM = 1.1;

interface FlagProps {
  readonly share: number;
  readonly text: string;
}

/** A pole at a time, with text on a dark flag over the bars. */
function Flag({ share, text }: FlagProps) {
  const width = LETTER_EM * text.length + SIDES_EM;
  const isRight = share < LEFT_FROM;
  return (
    <>
      <line x1={toPercent(share)} x2={toPercent(share)} y1="-1.7em" y2="100%" />
      <svg aria-hidden="true" x={toPercent(share)} className={styles.flag}>
        <rect x={isRight ? '-1' : `${1 / 14 - width}em`} y="-1.8em" width={`${width}em`} height="1.6em" />
        <text x={`${(isRight ? width : -width) / 2}em`} y="-.65em" textAnchor="middle">
          {text}
        </text>
      </svg>
    </>
  );
}

/** Bars with upper range and model stripes. */
function Bars({ steps }: { readonly steps: readonly Step[] }) {
  const width = SPACE * steps.length;
  const slices = toRainSlices(steps, 'radar');
  const unknown = drawUnknown(steps);
  const unlikely = drawBars(slices, (slice) => !isWetSlice(slice)).join('');
  const modelled = drawModelled(steps);
  const { area, edge } = drawCaps(steps);
  const limits = CLASS_LIMITS_MMH.map((mmh) => `M0 ${HEIGHT - toHeight(mmh)}H${width}`).join('');
  return (
    <svg className={styles.bars} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.limits} d={limits} />
      {unknown === '' ? null : <path className={styles.unknown} d={unknown} />}
      {area === '' ? null : (
        <>
          <path className={styles.cap} d={area} />
          <path className={styles.edge} d={edge} />
        </>
      )}
      {drawBars(slices, isWetSlice).map((path, level) =>
        path === '' ? null : <path key={path} className={rainSteps[`step${level}`]} d={path} />,
      )}
      {unlikely === '' ? null : <path className={styles.unlikely} d={unlikely} />}
      {modelled === '' ? null : (
        <>
          <pattern id="model-stripes" width="4" height="4" patternUnits="userSpaceOnUse">
            <path className={styles.stripe} d="M0 0h4v1.6H0z" />
          </pattern>
          <path fill="url(#model-stripes)" d={modelled} />
        </>
      )}
    </svg>
  );
}

/**
 * Rain of the next three hours in ten-minute bars on an axis of rain classes, upper range pale, model-led steps
 * striped; labels give start or end and the peak, with time and chance per half hour below.
 */
export function NowcastChart({ reply, view }: { readonly reply: NowcastReply; readonly view: PageView }) {
  const { steps } = reply;
  // An estimate by satellites has classes: neither minutes nor millimetres.
  const isMeasured = reply.basis !== 'satellite';
  const flag = isMeasured ? findFlag(reply, toRainSlices(steps, reply.basis), view) : null;
  return (
    <div className={styles.frame}>
      <div className={styles.chart}>
        <Axis view={view} />
        <div className={styles.plot}>
          <Bars steps={steps} />
          <svg className={styles.labels} aria-hidden="true">
            {isMeasured ? <Peak steps={steps} pole={flag?.share ?? null} view={view} /> : null}
            {flag === null ? null : <Flag {...flag} />}
          </svg>
        </div>
        <span className={styles.chance}>{view.words.place.nextRain.chance}</span>
        <Marks steps={steps} view={view} />
      </div>
    </div>
  );
}
