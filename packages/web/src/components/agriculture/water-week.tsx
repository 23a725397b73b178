import type { FarmDay } from '@portal/contract/endpoints/agriculture-schema';
import type { ReactNode } from 'react';
import { PathDrawing } from '#components/ui/path-drawing.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { formatNumber, formatRainNumber, weekdayOf } from '#components/weather/format-values.ts';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import { drawWater, WATER_HEIGHT, WATER_STEP } from './draw-water.ts';
import type { FarmReply, FarmView } from './farm-view.ts';
import { formatBalance } from './format-balance.ts';
import styles from './water-week.module.css';

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

/** Rain against what the crop drinks over seven days: the sentence, the drawing, the figures. */
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
