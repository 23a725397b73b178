import type { OutlookDay, OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { PathDrawing } from '#components/ui/icon.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { formatDayRange } from '#components/weather/format-spans.ts';
import { formatNumber, formatPercent, formatTemperature, UNKNOWN } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { type ForecastOfWeek, findForecastOfWeek } from './find-forecast-of-week.ts';
import outlookTableStyles from './outlook-table.module.css';
import styles from './tercile-blocks.module.css';

/** Weeks this close to the average, K, count as normal. */
const NORMAL_K = 0.5;
/** Rain this close to the average, mm or share, counts as normal. */
const NORMAL_MM = 5;
const NORMAL_PART = 0.25;

/** `ấm hơn 1,4°, mưa ít hơn 22 mm`: anomaly of a forecast week; a dash without a forecast. */
export function describeAnomaly(
  week: OutlookWeek,
  forecast: ForecastOfWeek | null,
  { words, style }: PageView,
): string {
  const { temperatureNormal, rainNormal } = week;
  if (forecast === null || temperatureNormal === null || rainNormal === null) return UNKNOWN;
  const messages = words.ahead.ninety;
  const warmer = forecast.temperature - temperatureNormal;
  const wetter = forecast.rain - rainNormal;
  const degrees = `${formatNumber(Math.abs(warmer) * (style.temperatureUnit === 'F' ? 1.8 : 1), style, 1)}°`;
  const amount = `${formatNumber(Math.abs(wetter), style)}\u00a0mm`;
  const parts: string[] = [];
  if (Math.abs(warmer) >= NORMAL_K) parts.push((warmer > 0 ? messages.warmer : messages.cooler)(degrees));
  if (Math.abs(wetter) >= NORMAL_MM && Math.abs(wetter) >= NORMAL_PART * rainNormal) {
    parts.push((wetter > 0 ? messages.wetter : messages.drier)(amount));
  }
  return parts.length === 0 ? messages.usual : parts.join(', ');
}

interface TercileBlocksProps {
  readonly terciles: OutlookWeek['temperature'];
  readonly describe: (below: string, near: string, above: string) => string;
  readonly kind: 'warmth' | 'rain';
  readonly view: PageView;
}

/** Chances below, near and above normal as three labelled blocks. Nothing where unknown. */
function TercileBlocks({ terciles, describe, kind, view }: TercileBlocksProps) {
  if (terciles === null) return null;
  const { below, near, above } = terciles;
  const [from, to] = [below, below + near];
  return (
    <span className={styles.terciles}>
      <svg width="100" height="8" viewBox="0 0 100 8" aria-hidden="true" className={styles[kind]}>
        <path className={styles.below} d={`M0 0H${from}V8H0z`} />
        <path className={styles.near} d={`M${from} 0H${to}V8H${from}z`} />
        <path className={styles.above} d={`M${to} 0H100V8H${to}z`} />
      </svg>
      {describe(formatPercent(below, view.style), formatPercent(near, view.style), formatPercent(above, view.style))}
    </span>
  );
}

const formatAmount = (millimetres: number | null, { style }: PageView): string =>
  millimetres === null ? UNKNOWN : `${formatNumber(millimetres, style)}\u00a0mm`;

interface RainBarProps {
  /** Forecast or climatological rain. */
  readonly rain: number | null;
  readonly isForecast: boolean;
  /** Highest weekly amount. */
  readonly most: number;
}

/** Weekly rain as a bar on a common scale. Decorative next to the number. */
function RainBar({ rain, isForecast, most }: RainBarProps) {
  const width = rain === null || most === 0 ? 0 : Math.round((100 * rain) / most);
  return (
    <PathDrawing
      className={outlookTableStyles.bar}
      viewBox="0 0 100 8"
      isStretched={true}
      outlines={[
        [outlookTableStyles.track, 'M0 0h100v8H0z'],
        [isForecast ? outlookTableStyles.expected : outlookTableStyles.usual, width === 0 ? '' : `M0 0h${width}v8H0z`],
      ]}
    />
  );
}

interface WeekProps {
  readonly week: OutlookWeek;
  /** Null for a climatological week. */
  readonly forecast: ForecastOfWeek | null;
  readonly most: number;
  readonly hasTerciles: boolean;
  readonly view: PageView;
}

function WeekLine({ week, forecast, most, hasTerciles, view }: WeekProps) {
  const { ninety } = view.words.ahead;
  const rain = forecast?.rain ?? week.rainNormal;
  const shift = describeAnomaly(week, forecast, view);
  const normals = `${formatTemperature(week.temperatureNormal, view.style)}, ${formatAmount(week.rainNormal, view)}`;
  return (
    <tr className={forecast === null ? outlookTableStyles.quiet : undefined}>
      <th scope="row">{formatDayRange(week.from, week.to, view)}</th>
      <td>{formatTemperature(forecast?.temperature ?? week.temperatureNormal, view.style)}</td>
      <td className={outlookTableStyles.wrap}>
        <span className={outlookTableStyles.rain}>
          <RainBar rain={rain} isForecast={forecast !== null} most={most} />
          {formatAmount(rain, view)}
        </span>
        {forecast === null || week.temperatureNormal === null ? null : (
          <span className={outlookTableStyles.shift}>
            {shift} ({shift === ninety.usual ? normals : ninety.usually(normals)})
          </span>
        )}
      </td>
      {hasTerciles ? (
        <td>
          <TercileBlocks terciles={week.temperature} describe={ninety.temperatureTerciles} kind="warmth" view={view} />
          <TercileBlocks terciles={week.rain} describe={ninety.rainTerciles} kind="rain" view={view} />
        </td>
      ) : null}
    </tr>
  );
}

interface OutlookWeeksProps {
  readonly weeks: readonly OutlookWeek[];
  /** Days of the same outlook, for the forecast weeks. */
  readonly days: readonly OutlookDay[];
  readonly caption: string;
  readonly view: PageView;
}

/** 13 weeks: forecast weeks with anomalies, then averages; chances where known. */
export function OutlookWeeks({ weeks, days, caption, view }: OutlookWeeksProps) {
  const { ninety } = view.words.ahead;
  const hasTerciles = weeks.some(({ temperature, rain }) => temperature !== null || rain !== null);
  const lines = weeks.map((week) => ({ week, forecast: findForecastOfWeek(week, days) }));
  const most = Math.max(0, ...lines.flatMap(({ week, forecast }) => [week.rainNormal ?? 0, forecast?.rain ?? 0]));
  const groups = [
    { name: ninety.forecast, lines: lines.filter(({ forecast }) => forecast !== null) },
    { name: ninety.normal, lines: lines.filter(({ forecast }) => forecast === null) },
  ].filter((group) => group.lines.length > 0);
  return (
    <ScrollRegion label={caption}>
      <table className={outlookTableStyles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{ninety.week}</th>
            <th scope="col">{ninety.warmth}</th>
            <th scope="col">{ninety.rain}</th>
            {hasTerciles ? <th scope="col">{ninety.terciles}</th> : null}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr className={outlookTableStyles.group}>
              <th scope="rowgroup" colSpan={hasTerciles ? 4 : 3}>
                {group.name}
              </th>
            </tr>
            {group.lines.map((line) => (
              <WeekLine key={line.week.from} {...line} most={most} hasTerciles={hasTerciles} view={view} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}
