import type { FarmDay } from '@portal/contract/endpoints/agriculture-schema';
import type { ReactNode } from 'react';
import { PathDrawing } from '#components/ui/icon.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import {
  formatNumber,
  formatRainNumber,
  UNKNOWN,
  type ValueStyle,
  weekdayOf,
} from '#components/weather/format-values.ts';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import type { FarmReply, FarmView } from './farm-view.ts';
import styles from './water-week.module.css';

const WATER_STEP = 40;
export const WATER_HEIGHT = 108;
const BAR = 26;
/** Height of the baseline. */
const LINE = 2;
/**
 * Possible rain is cut off beyond this multiple of the tallest bar, so that one wet day does not flatten the others.
 */
const MOST_BEYOND = 2.5;

interface WaterPaths {
  readonly rain: string;
  readonly likely: string;
  readonly need: string;
  readonly line: string;
}

type WaterDay = Pick<FarmDay, 'rain' | 'rainHigh' | 'etc'>;

/** Top of the scale: expected rain, and possible rain, mm. */
function findMostMm(days: readonly WaterDay[]): { readonly up: number; readonly down: number } {
  const rain = Math.max(...days.map((day) => day.rain ?? 0), 0);
  const down = Math.max(...days.map(({ etc }) => etc ?? 0), 1);
  const likely = Math.max(...days.map(({ rainHigh }) => rainHigh ?? 0), rain);
  return { up: Math.max(Math.min(likely, MOST_BEYOND * Math.max(rain, down)), 1), down };
}

/** Bars on one scale: rain upwards (possible rain pale), water need downwards. */
export function drawWater(days: readonly WaterDay[]): WaterPaths {
  const most = findMostMm(days);
  const perMm = (WATER_HEIGHT - LINE) / (most.up + most.down);
  const lineAt = toUnits(most.up * perMm);
  const paths = { rain: '', likely: '', need: '' };
  days.forEach(({ rain, rainHigh, etc }, index) => {
    const left = index * WATER_STEP + (WATER_STEP - BAR) / 2;
    const bar = (top: number, height: number) =>
      height > 0 ? `M${left} ${toUnits(top)}h${BAR}v${height}h-${BAR}z` : '';
    const height = toUnits((rain ?? 0) * perMm);
    const likely = toUnits(Math.min((rainHigh ?? 0) * perMm, lineAt));
    paths.rain += bar(lineAt - height, height);
    paths.likely += bar(lineAt - likely, toUnits(likely - height));
    paths.need += bar(lineAt + LINE, toUnits((etc ?? 0) * perMm));
  });
  return { ...paths, line: `M0 ${toUnits(lineAt + LINE / 4)}h${days.length * WATER_STEP}v1H0z` };
}

function toUnits(value: number): number {
  return Number(value.toFixed(1));
}

/** Water surplus or deficit in whole mm, signed: `+16`, `−6`. */
export function formatBalance(millimetres: number | null, style: ValueStyle): string {
  if (millimetres === null) return UNKNOWN;
  const text = formatNumber(millimetres, style);
  return text === '0' || text.startsWith('−') ? text : `+${text}`;
}

const WEEK = 7;

interface WaterProps {
  readonly water: FarmReply['water'];
  readonly days: readonly FarmDay[];
  readonly view: FarmView;
}

function Chart({ water, days, view }: WaterProps) {
  const { rain, likely, need, line } = drawWater(days);
  const amount = (mm: number | null) => formatRainNumber(mm, view.style);
  return (
    <PathDrawing
      className={styles.chart}
      viewBox={`0 0 ${WEEK * WATER_STEP} ${WATER_HEIGHT}`}
      isStretched={true}
      label={view.farm.water.chart(amount(water.coming.rain), amount(water.coming.etc))}
      outlines={[
        [styles.likely, likely],
        [styles.rain, rain],
        [styles.need, need],
        [styles.line, line],
      ]}
    />
  );
}

function Figures({ days, isPond, chart, view }: Omit<WaterProps, 'water'> & FiguresProps) {
  const { farm, words, style } = view;
  const rows: readonly (readonly [name: string, tone: string | undefined, list: readonly string[]])[] = [
    [farm.water.rain, styles.rain, days.map(({ rain }) => formatRainNumber(rain, style))],
    [isPond ? farm.water.needPond : farm.water.need, styles.need, days.map(({ etc }) => formatRainNumber(etc, style))],
    [farm.water.balance, undefined, days.map(({ balance }) => formatBalance(balance, style))],
  ];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{farm.water.caption}</caption>
      <thead>
        <tr className={styles.drawing}>
          <td />
          <td colSpan={WEEK}>{chart}</td>
        </tr>
        <tr>
          <td>mm</td>
          {days.map(({ date }) => (
            <th key={date} scope="col">
              {words.weekdaysShort[weekdayOf(date)]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, tone, list]) => (
          <tr key={name}>
            <th scope="row">
              {tone === undefined ? null : (
                <PathDrawing width={8} height={8} viewBox="0 0 8 8" outlines={[[tone, 'M0 0h8v8h-8z']]} />
              )}
              {name}
            </th>
            {list.map((text, index) => (
              <td key={days[index]?.date}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FiguresProps {
  readonly isPond: boolean;
  readonly chart: ReactNode;
}

/** Rain against crop water use over seven days: sentence, chart, values. */
export function WaterWeek({ water, days, view }: WaterProps) {
  const { farm, style, crop, agriculture } = view;
  const week = days.slice(0, WEEK);
  const isPond = crop === 'shrimp';
  const stage = (isPond ? farm.water.stagePond : farm.water.stage)(formatNumber(water.coefficient, style, 2));
  const { rain, etc } = water.past;
  return (
    <>
      <LeadSentence text={water.text ?? ''} />
      <ScrollRegion label={farm.water.caption}>
        <Figures days={week} isPond={isPond} chart={<Chart water={water} days={week} view={view} />} view={view} />
      </ScrollRegion>
      <p className={styles.note}>
        {rain === null || etc === null
          ? null
          : `${farm.water.past(formatRainNumber(rain, style), formatRainNumber(etc, style))} `}
        {stage} {farm.rules.basis(agriculture.bases[water.basis])}.
      </p>
    </>
  );
}
