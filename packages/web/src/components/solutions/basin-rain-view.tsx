import type { BasinMessages } from '@portal/content/messages/basin-messages';
import { catchmentMessages } from '@portal/content/messages/catchment-messages';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { ReactNode } from 'react';
import { DayRainKey } from '#components/map/basin-drawing.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { formatDayMonth, formatRain, formatRainNumber, UNKNOWN, weekdayOf } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './basin-rain-view.module.css';
import type { SampleBasin } from './sample-basin.ts';

interface BasinRainViewProps {
  readonly basin: SampleBasin;
  readonly words: BasinMessages;
  readonly view: PageView;
  /** Rain of the next day by cell; null without data. */
  readonly map: ReactNode;
}

/** Three-day totals below this count as dry, mm. */
const DRY_MM = 1;
const CHART_HEIGHT = 72;
const TEN_DAYS = 240;
const MOST_DAYS = 10;
const DAY_HOURS = 24;

function describeBasin({ basin, words, view: { style } }: BasinRainViewProps): string | null {
  const sum = basin.rain.sums.find(({ hours }) => hours === 72);
  if (sum?.ahead == null) return null;
  if (Math.max(sum.ahead, sum.aheadHigh ?? 0) < DRY_MM) return words.dry;
  const range =
    sum.aheadLow === null || sum.aheadHigh === null
      ? ''
      : words.between(formatRainNumber(sum.aheadLow, style), formatRainNumber(sum.aheadHigh, style));
  return words.sentence(formatRain(sum.ahead, style), range);
}

function Sums({ basin, words, view: { style } }: BasinRainViewProps) {
  const { span, past, ahead, range } = words.columns;
  const write = (mm: number | null) => formatRainNumber(mm, style);
  return (
    <DataTable
      className={styles.sums}
      caption={`${words.sums}, mm`}
      isCaptionShown
      columns={[span, past, ahead, range]}
      classes={[undefined, undefined, styles.mean]}
      rows={basin.rain.sums.map(({ hours, past: fallen, ahead: mean, aheadLow, aheadHigh }) => [
        hours === TEN_DAYS ? words.tenDays : words.hours(hours),
        write(fallen),
        write(mean),
        aheadLow === null || aheadHigh === null ? UNKNOWN : `${write(aheadLow)}–${write(aheadHigh)}`,
      ])}
    />
  );
}

function Days({ basin, words, view: { style, words: common } }: BasinRainViewProps) {
  const days = basin.rain.days.slice(0, MOST_DAYS);
  const most = Math.max(10, ...days.map(({ rain }) => rain ?? 0));
  const name = (date: string, index: number): string =>
    index === 0 ? words.today : (common.weekdaysShort[weekdayOf(date)] ?? '');
  return (
    <div>
      <h4 className={styles.caption}>{words.days}, mm</h4>
      <ol className={styles.days}>
        {days.map(({ date, rain }, index) => {
          const height = rain === null ? 0 : Math.max(2, (rain / most) * CHART_HEIGHT);
          return (
            <li key={date}>
              <svg viewBox={`0 0 24 ${CHART_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
                <path d={`M2 ${CHART_HEIGHT - height}h20v${height}h-20z`} />
              </svg>
              <strong>{formatRainNumber(rain, style)}</strong>
              <span>{name(date, index)}</span>
              <small>{formatDayMonth(date, style.language)}</small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Basis of the past day's rain. */
function describeObserved({ basin, words, view: { style } }: BasinRainViewProps): string {
  const { values } = catchmentMessages[style.language].desk;
  const day = basin.rain.past.slice(-DAY_HOURS);
  const seen = day.filter(({ basis }) => basis === 'radar').length;
  const how = seen === 0 ? values.byAnalysis : seen === day.length ? values.allRadar : values.byRadar(String(seen));
  return words.observed(how);
}

/** Rain on the sample basin: sentence, past and coming totals, days, cells, and the limits of the data. */
export function BasinRainView(props: BasinRainViewProps) {
  const { words, view, map } = props;
  const sentence = describeBasin(props);
  return (
    <>
      {sentence === null ? null : <p className={styles.sentence}>{sentence}</p>}
      <div className={`stack ${styles.parts}`}>
        <Sums {...props} />
        <div>
          {map === null ? null : (
            <figure className={styles.map}>
              <figcaption className={styles.caption}>{words.mapName}</figcaption>
              {map}
              <DayRainKey labels={catchmentMessages[view.style.language].desk.map.legend} />
            </figure>
          )}
          <Days {...props} />
        </div>
      </div>
      <p className={styles.note}>
        {describeObserved(props)} {words.note}
      </p>
      <div className={styles.open}>
        <a className="button" href={toLanguagePath('dashboard:catchments', view.style.language)}>
          {words.open}
        </a>
      </div>
    </>
  );
}
