import { sayRain } from '@portal/content/weather/rain-words';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import { classifyRain } from '@portal/domain/weather/rain-class';
import { PathDrawing } from '#components/ui/icon.tsx';
import { formatRainNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { toRainLevel } from '#components/weather/rain-level.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import styles from './rain-strip.module.css';

const BLOCK = 9;
const STEP = 11;
const REST = 2;
const HEIGHT = 20;
const HEIGHTS = [3, 8, 14, 20, 20] as const;
const PART_HOURS = 6;

/** Left edge of an hour's block; wider gap after every six hours. */
const leftOf = (hour: number): number => hour * STEP + Math.floor(hour / PART_HOURS) * REST;
const WIDTH = leftOf(23) + BLOCK;
const PART_WIDTH = leftOf(PART_HOURS - 1) + BLOCK;

/** Scale step for each six-hour class: hours have one class less. */
const LEVEL_OF_CLASS = [0, 1, 1, 2, 3, 4] as const;

type Amounts = readonly (number | null)[];

const drawBlock = (left: number, width: number, height: number): string =>
  `M${left} ${HEIGHT - height}h${width}v${height}h-${width}z`;

/** Precomputed blocks per step and hour: a page shows hundreds. */
const HOUR_BLOCKS = HEIGHTS.map((height) =>
  Array.from({ length: 24 }, (_, hour) => drawBlock(leftOf(hour), BLOCK, height)),
);

/** One path per rain step rather than 24 elements: a page has up to 15 strips. */
function drawSteps(hours: Amounts): string[] {
  const paths = ['', '', '', '', ''];
  hours.forEach((millimetres, hour) => {
    if (millimetres === null) return;
    const level = toRainLevel(millimetres);
    paths[level] += HOUR_BLOCKS[level]?.[hour] ?? '';
  });
  return paths;
}

/** Four blocks of six hours; a block with an unknown hour stays empty. */
function drawParts(hours: Amounts): string[] {
  const paths = ['', '', '', '', ''];
  for (let from = 0; from < hours.length; from += PART_HOURS) {
    const part = hours.slice(from, from + PART_HOURS);
    if (part.includes(null)) continue;
    const level = LEVEL_OF_CLASS[classifyRain(sumOf(part), PART_HOURS)];
    paths[level] += drawBlock(leftOf(from), PART_WIDTH, HEIGHTS[level]);
  }
  return paths;
}

function sumOf(amounts: Amounts): number {
  return amounts.reduce<number>((total, millimetres) => total + (millimetres ?? 0), 0);
}

function describeRain({ hours, coarse = false, basis, view: { words, style } }: RainStripProps): string {
  let [unknown, wet, total] = [0, 0, 0];
  for (const millimetres of hours) {
    if (millimetres === null) unknown += 1;
    else {
      total += millimetres;
      if (millimetres >= 0.1) wet += 1;
    }
  }
  if (unknown === hours.length) return words.noData;
  if (basis !== undefined && wet === 0) return sayRain('unseen', style.language);
  const sum = formatRainNumber(total, style);
  const text = coarse ? words.days.stripCoarse(wet > 0, sum) : words.days.strip(wet, sum);
  return unknown === 0 ? text : `${text}, ${words.days.unknownHours(unknown)}`;
}

interface RainStripProps {
  readonly hours: Amounts;
  /** Four six-hour parts, for days beyond the hourly forecast. */
  readonly coarse?: boolean;
  /** Of a day in which satellites estimate rain, so that it is not called dry. */
  readonly basis?: Day['rainBasis'];
  readonly view: PageView;
}

/** Rain of a day; height and colour of a block both give the class; unknown stays empty. */
export function RainStrip(props: RainStripProps) {
  const { hours, coarse = false } = props;
  return (
    <PathDrawing
      className={styles.strip}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      isStretched={true}
      label={describeRain(props)}
      outlines={(coarse ? drawParts(hours) : drawSteps(hours)).map((path, level) => [rainSteps[`step${level}`], path])}
    />
  );
}
