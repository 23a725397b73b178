import type { BasinMessages } from '@portal/content/messages/basin-messages';
import { DA_RIVER_POINTS } from '@portal/content/solutions/da-river-points.table';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { BasinRain } from '@portal/domain/hydro/basin-rain';
import { formatDayMonth, formatRain, formatRainNumber, UNKNOWN, weekdayOf } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './basin-rain-view.module.css';

/** Rain on a basin: sums from now on, and day by day. */
export interface BasinWeather {
  readonly issued: Issued;
  readonly sums: readonly { readonly hours: number; readonly rain: BasinRain | null }[];
  readonly days: readonly { readonly date: string; readonly rain: BasinRain | null }[];
}

interface BasinRainViewProps {
  readonly weather: BasinWeather;
  readonly words: BasinMessages;
  readonly view: PageView;
}

/** Less than this in three days is not worth a place’s name. */
const DRY_MM = 1;
const CHART_HEIGHT = 72;

function describeBasin({ weather, words, view: { style } }: BasinRainViewProps): string | null {
  const rain = weather.sums.at(-1)?.rain ?? null;
  if (rain === null) return null;
  if (rain.highMm < DRY_MM) return words.dry;
  const place = DA_RIVER_POINTS[rain.wettest]?.name[style.language] ?? '';
  return words.sentence(formatRain(rain.meanMm, style), place, formatRain(rain.highMm, style));
}

function Sums({ weather: { sums }, words, view: { style } }: BasinRainViewProps) {
  const { span, mean, range } = words.columns;
  return (
    <table className={styles.sums}>
      <caption>{words.sums}</caption>
      <thead>
        <tr>
          <th scope="col">{span}</th>
          <th scope="col">{mean}</th>
          <th scope="col">{range}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ hours, rain }) => (
          <tr key={hours}>
            <th scope="row">{words.hours(hours)}</th>
            <td className={styles.mean}>{formatRain(rain?.meanMm ?? null, style)}</td>
            <td>
              {rain === null
                ? UNKNOWN
                : words.range(formatRainNumber(rain.lowMm, style), formatRain(rain.highMm, style))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Days({ weather: { days }, words, view: { style, words: common } }: BasinRainViewProps) {
  const most = Math.max(10, ...days.map(({ rain }) => rain?.meanMm ?? 0));
  const name = (date: string, index: number): string =>
    index === 0 ? words.today : (common.weekdaysShort[weekdayOf(date)] ?? '');
  return (
    <div>
      <h4 className={styles.caption}>{words.days}</h4>
      <ol className={styles.days}>
        {days.map(({ date, rain }, index) => {
          const height = rain === null ? 0 : Math.max(2, (rain.meanMm / most) * CHART_HEIGHT);
          return (
            <li key={date}>
              <svg viewBox={`0 0 24 ${CHART_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
                <path d={`M2 ${CHART_HEIGHT - height}h20v${height}h-20z`} />
              </svg>
              <strong>{formatRainNumber(rain?.meanMm ?? null, style)}</strong>
              <span>{name(date, index)}</span>
              <small>{formatDayMonth(date, style.language)}</small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Rain on a basin: the sentence, the sums, the days, and what the figures are not. */
export function BasinRainView(props: BasinRainViewProps) {
  const sentence = describeBasin(props);
  return (
    <>
      {sentence === null ? null : <p className={styles.sentence}>{sentence}</p>}
      <div className={styles.parts}>
        <Sums {...props} />
        <Days {...props} />
      </div>
      <p className={styles.note}>{props.words.note}</p>
    </>
  );
}
