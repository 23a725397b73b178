import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { OutlookDay, OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import type { ReactNode } from 'react';
import { findDegreeClass } from '#components/weather/charts/degree-bar.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import type { Section } from '#components/weather/section.ts';
import { LiveCard } from './live-card.tsx';
import { PlainTable } from './plain-table.tsx';
import styles from './site-example.module.css';
import weekColumnsStyles from './week-columns.module.css';

/** Forecast of a week and its climatology; null where unknown. */
export interface ClimateWeek {
  readonly from: string;
  readonly to: string;
  /** Mean of the forecast days of the week, °C; null unless all seven have one. */
  readonly forecastC: number | null;
  readonly normalC: number | null;
  readonly forecastRainMm: number | null;
  readonly normalRainMm: number | null;
}

const DAYS = 7;

/** Sum over the week; null unless all seven days are forecast and known. */
function sumForecast(days: readonly OutlookDay[], find: (day: OutlookDay) => number | null): number | null {
  const values = days.filter(({ basis }) => basis === 'forecast').flatMap((day) => find(day) ?? []);
  return values.length === DAYS ? values.reduce((total, value) => total + value, 0) : null;
}

export function listClimateWeeks(days: readonly OutlookDay[], weeks: readonly OutlookWeek[]): readonly ClimateWeek[] {
  return weeks.map((week) => {
    const own = days.filter(({ date }) => date >= week.from && date <= week.to);
    const warmth = sumForecast(own, ({ temperatureMean }) => temperatureMean);
    return {
      from: week.from,
      to: week.to,
      forecastC: warmth === null ? null : warmth / DAYS,
      normalC: week.temperatureNormal,
      forecastRainMm: sumForecast(own, ({ rain }) => rain),
      normalRainMm: week.rainNormal,
    };
  });
}

interface ClimateTableProps {
  readonly title: string;
  readonly section: Section<{
    readonly issued: Issued;
    readonly sentence: string | null;
    readonly rows: readonly (readonly string[])[];
  }>;
  readonly columns: readonly string[];
  readonly note: string;
  readonly view: PageView;
  readonly picture?: ReactNode;
}

/** Days or weeks for an industry: a sentence, then the rows. */
export function ClimateTable({ title, section, columns, note, view, picture }: ClimateTableProps) {
  return (
    <LiveCard title={title} section={section} view={view}>
      {({ sentence, rows }) => (
        <>
          {sentence === null ? null : <p className={styles.sentence}>{sentence}</p>}
          {picture}
          <PlainTable label={title} columns={columns} rows={rows} isNarrow />
          <p className={styles.note}>{note}</p>
        </>
      )}
    </LiveCard>
  );
}

/** Temperature range of the chart, °C. */
const FOOT_C = 8;
const TOP_C = 34;
const STEP = 40;
const WIDTH = 34;
const DEGREE = 4;
const HEIGHT = (TOP_C - FOOT_C) * DEGREE;

interface WeekColumn {
  /** First day, formatted. */
  readonly from: string;
  readonly celsius: number | null;
}

interface WeekColumnsProps {
  readonly weeks: readonly WeekColumn[];
  /** Class limits, °C, drawn as dashed lines. */
  readonly edgesC: readonly number[];
  readonly caption: string;
}

const toY = (celsius: number): number => (TOP_C - Math.min(Math.max(celsius, FOOT_C + 1), TOP_C)) * DEGREE;

/** Weeks as columns coloured by temperature; the table next to it has the values. */
export function WeekColumns({ weeks, edgesC, caption }: WeekColumnsProps) {
  if (weeks.every(({ celsius }) => celsius === null)) return null;
  const width = weeks.length * STEP - (STEP - WIDTH);
  return (
    <figure className={weekColumnsStyles.columns}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {weeks.map(({ from, celsius }, index) =>
          celsius === null ? null : (
            <path
              key={from}
              className={findDegreeClass(celsius)}
              d={`M${index * STEP} ${toY(celsius)}h${WIDTH}V${HEIGHT}h${-WIDTH}z`}
            />
          ),
        )}
        <path className={weekColumnsStyles.edges} d={edgesC.map((edge) => `M0 ${toY(edge)}H${width}`).join('')} />
      </svg>
      <p className={weekColumnsStyles.dates} aria-hidden="true">
        {[weeks[0], weeks[Math.floor(weeks.length / 2)], weeks.at(-1)].map((week) => (
          <span key={week?.from}>{week?.from}</span>
        ))}
      </p>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
