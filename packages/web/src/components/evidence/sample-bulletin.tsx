import { evidenceMessages } from '@portal/content/messages/evidence-messages';
import type { SiteMessages } from '@portal/content/messages/site-messages';
import type { SiteQuantity } from '@portal/domain/trade/site-limit';
import { SITE_WORK } from '@portal/domain/trade/site-work.table';
import { describeSiteWork, type SiteWeather } from '#components/content/describe-site-work.ts';
import { assessHours, formatSiteValue } from '#components/content/site-strips.tsx';
import { PrintSheet } from '#components/layout/print-sheet.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { formatClock, formatDayMonth, UNKNOWN, type ValueStyle } from '#components/weather/format-values.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './sample-bulletin.module.css';
import { type BulletinWorkId, SiteChart, toUnit } from './site-chart.tsx';

/** Row limit that keeps the table readable in a minute. */
const ROWS = 4;

interface SampleBulletinProps {
  readonly work: BulletinWorkId;
  readonly place: string;
  readonly weather: SiteWeather;
  readonly view: PageView;
  readonly words: SiteMessages;
  /** True to draw only the upper half. */
  readonly isCropped?: boolean;
  /** Replaces the sentence derived from the hours. */
  readonly decision?: string | undefined;
}

type Hours = SiteWeather['hours'];

/** Unit after a value, such as `m/s` in `8,1 m/s`. */
const UNIT = /(?:\u00a0\D+|%)$/;

/** `8,1–14,6`: range over some hours; the unit is in the column header. */
function formatSpan(hours: Hours, quantity: SiteQuantity, style: ValueStyle, words: SiteMessages): string {
  const values = hours.flatMap((hour) => hour[quantity] ?? []);
  if (values.length === 0) return UNKNOWN;
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) =>
    formatSiteValue(quantity, value, style, words).replace(UNIT, ''),
  );
  return low === high ? `${low}` : `${low}–${high}`;
}

function formatThunder(hours: Hours, levels: readonly string[]): string {
  const known = hours.flatMap(({ thunder }) => thunder ?? []);
  return known.length === 0 ? UNKNOWN : (levels[Math.max(...known)] ?? UNKNOWN);
}

/** Limited quantities of the work, except lightning, which has its own column. */
const listQuantities = (work: BulletinWorkId): readonly SiteQuantity[] =>
  SITE_WORK[work].map(({ quantity }) => quantity).filter((quantity) => quantity !== 'thunder');

function PartTable({ work, weather, view, words }: Omit<SampleBulletinProps, 'place' | 'isCropped'>) {
  const { style } = view;
  const { columns, possible, thunder } = evidenceMessages[style.language].bulletin;
  const quantities = listQuantities(work);
  const verdicts = assessHours(work, weather).map(({ verdict }) => verdict);
  const size = weather.hours.length / ROWS;
  return (
    <DataTable
      className={styles.table}
      columns={[
        columns.part,
        ...quantities.map((quantity) => `${words.quantities[quantity]}, ${toUnit(quantity, style)}`),
        columns.thunder,
        columns.possible,
      ]}
      classes={[undefined, ...quantities.map(() => undefined), styles.wide]}
      rows={Array.from({ length: ROWS }, (_, row) => {
        const [from, to] = [Math.round(row * size), Math.round((row + 1) * size)];
        const hours = weather.hours.slice(from, to);
        const workable = verdicts.slice(from, to).filter((verdict) => verdict === 'good' || verdict === 'consider');
        const share = workable.length === hours.length ? 'all' : workable.length === 0 ? 'none' : 'some';
        const at = hours[0]?.at ?? '';
        return [
          <>
            {formatClock(at)} <small>{formatDayMonth(at, style.language)}</small>
          </>,
          ...quantities.map((quantity) => formatSpan(hours, quantity, style, words)),
          formatThunder(hours, thunder),
          <span key="possible" className={styles[share]}>
            {possible(workable.length, hours.length)}
          </span>,
        ];
      })}
    />
  );
}

/** A client bulletin built from the page's weather: decision first, then chart and table as evidence. */
export function SampleBulletin({
  work,
  place,
  weather,
  view,
  words,
  decision,
  isCropped = false,
}: SampleBulletinProps) {
  const { style } = view;
  const { bulletin, chart } = evidenceMessages[style.language];
  return (
    <PrintSheet
      label={bulletin.kind}
      head={
        <div>
          {isCropped ? null : (
            <p>
              {bulletin.kind} · <FreshnessLine issued={weather.issued} view={view} />
            </p>
          )}
          <p>{place}</p>
        </div>
      }
    >
      <h3 className={styles.title}>{bulletin.titles[work](weather.hours.length)}</h3>
      <p className={styles.decision}>
        {decision ?? describeSiteWork(words.works[work], assessHours(work, weather), words)}
      </p>
      <SiteChart work={work} weather={weather} style={style} words={words} chartWords={chart} hasLegend={!isCropped} />
      {isCropped ? null : (
        <>
          <ScrollRegion label={bulletin.titles[work](weather.hours.length)}>
            <PartTable work={work} weather={weather} view={view} words={words} />
          </ScrollRegion>
          <p className={styles.sure}>
            <strong>{bulletin.sure}</strong> {bulletin.sureness[work]}
          </p>
          <p className={styles.foot}>{bulletin.note}</p>
        </>
      )}
    </PrintSheet>
  );
}
