import { getWeatherMessages } from '@portal/content/messages/weather';
import { useEffect, useState } from 'react';
import colorKey from '#components/ui/color-key.module.css';
import { DataTable } from '#components/ui/data-table.tsx';
import {
  formatDayMonth,
  formatNumber,
  formatRain,
  formatRainNumber,
  UNKNOWN,
  weekdayOf,
} from '#components/weather/format-values.ts';
import charts from './catchment-maps.module.css';
import parts from './catchments.module.css';
import { type DeskProps, formatWhen } from './desk-props.ts';

const WIDE = 1000;
const HEIGHT = 230;
const LEFT = 34;
const BOTTOM = 26;
const TOP = 12;
const PAST_HOURS = 72;
/** A phone shows one day back and three ahead. */
const NARROW = { past: 24, ahead: 72, width: 340 } as const;
const TICKS = [1, 2, 5, 10, 20, 50, 100, 200] as const;

type HoursProps = Omit<DeskProps, 'catchment'>;

/** True on a phone's screen; print uses the wide chart. */
function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const query = matchMedia('screen and (max-width: 37.4em)');
    const follow = (): void => setNarrow(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}

/** Bars of past and coming hours; coming ones with their range behind. */
function Bars({ rain, words, style }: HoursProps) {
  const isNarrow = useNarrow();
  const past = rain.past.slice(-(isNarrow ? NARROW.past : PAST_HOURS));
  const ahead = isNarrow ? rain.ahead.slice(0, NARROW.ahead) : rain.ahead;
  const width = isNarrow ? NARROW.width : WIDE;
  const most = Math.max(
    2,
    ...past.map((hour) => hour.rain ?? 0),
    ...ahead.map((hour) => hour.rainHigh ?? hour.rain ?? 0),
  );
  const top = TICKS.find((tick) => tick >= most) ?? most;
  const step = (width - LEFT) / (past.length + ahead.length);
  const toY = (mm: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - mm / top);
  const toX = (index: number) => LEFT + index * step;
  const bar = Math.max(step - (step > 3 ? 1 : 0.2), 0.6);
  const days = [...past, ...ahead].flatMap(({ at }, index) => (at.slice(11, 13) === '00' ? [{ at, index }] : []));
  const names = getWeatherMessages(style.language).weekdaysShort;
  const wettest = ahead.reduce<(typeof ahead)[number] | null>(
    (most, hour) => ((hour.rain ?? -1) > (most?.rain ?? -1) ? hour : most),
    null,
  );
  if (wettest?.rain == null) return <p className={parts.dim}>{words.desk.hours.none}</p>;
  const label = words.desk.hours.text(
    formatRain(wettest.rain, style),
    formatWhen(wettest.at, rain.issued.at, style.language),
  );
  const now = toX(past.length);
  return (
    <svg className={charts.chart} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
      {[0, top / 2, top].map((mm) => (
        <g key={mm}>
          <path className={charts.gridLine} d={`M${LEFT} ${toY(mm)}H${width}`} />
          <text className={charts.axis} x={LEFT - 6} y={toY(mm) + 4} textAnchor="end">
            {formatNumber(mm, style, Number.isInteger(mm) ? 0 : 1)}
          </text>
        </g>
      ))}
      {days.map(({ at, index }) => (
        <g key={at}>
          <path className={charts.dayLine} d={`M${toX(index)} ${TOP}V${HEIGHT - BOTTOM}`} />
          {toX(index) < width - 30 && (
            <text className={charts.axis} x={toX(index) + 3} y={HEIGHT - 8}>
              {names[weekdayOf(at.slice(0, 10))]} {width === WIDE ? formatDayMonth(at, style.language) : ''}
            </text>
          )}
        </g>
      ))}
      {ahead.map(({ at, rainLow, rainHigh }, index) =>
        rainLow === null || rainHigh === null ? null : (
          <rect
            key={`range ${at}`}
            className={charts.range}
            x={toX(past.length + index)}
            y={toY(rainHigh)}
            width={bar}
            height={toY(rainLow) - toY(rainHigh)}
          />
        ),
      )}
      {[...past, ...ahead].map(({ at, rain: mm }, index) =>
        mm === null || mm === 0 ? null : (
          <rect
            key={at}
            className={index < past.length ? charts.pastBar : charts.aheadBar}
            x={toX(index)}
            y={toY(mm)}
            width={bar}
            height={HEIGHT - BOTTOM - toY(mm)}
          />
        ),
      )}
      <path className={charts.now} d={`M${now} ${TOP - 8}V${HEIGHT - BOTTOM}`} />
      <text className={charts.nowText} x={now + 4} y={TOP}>
        {words.desk.hours.now}
      </text>
    </svg>
  );
}

/** Hourly rain as bars, and as a table for screen readers. */
export function HoursChart(props: HoursProps) {
  const { rain, words, style } = props;
  const { hours } = words.desk;
  return (
    <section className="card" aria-labelledby="desk-hours">
      <div className={parts.head}>
        <h2 id="desk-hours">{hours.heading}</h2>
        <span className={parts.aside}>mm</span>
      </div>
      <Bars {...props} />
      {rain.nowcast != null && (
        <p className={parts.note}>{hours.nowcast(formatWhen(rain.nowcast.frameAt, rain.issued.at, style.language))}</p>
      )}
      <ul className={colorKey.key}>
        <li>
          <i className={charts.keyPast} />
          {hours.past}
        </li>
        <li>
          <i className={charts.keyAhead} />
          {hours.ahead}
        </li>
        {rain.ahead.some(({ rainHigh }) => rainHigh !== null) && (
          <li>
            <i className={charts.keyRange} />
            {hours.range}
          </li>
        )}
      </ul>
      <details className={`${parts.details} ${parts.noPrint}`}>
        <summary>{hours.table}</summary>
        <div className={parts.scroll}>
          <DataTable
            className={parts.table}
            columns={[hours.columns.at, hours.columns.rain, hours.columns.range, hours.columns.origin]}
            rows={rain.ahead.map(({ at, rain: mm, rainLow, rainHigh, origin }) => [
              formatWhen(at, rain.issued.at, style.language),
              formatRainNumber(mm, style),
              rainLow === null ? UNKNOWN : `${formatRainNumber(rainLow, style)}–${formatRainNumber(rainHigh, style)}`,
              origin == null ? UNKNOWN : hours.origins[origin],
            ])}
          />
        </div>
      </details>
    </section>
  );
}
