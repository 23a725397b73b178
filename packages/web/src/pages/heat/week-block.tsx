import type { WorkLoad } from '@portal/domain/heat/work-rest.table';
import { Fragment } from 'react';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Block } from '#components/weather/block.tsx';
import { formatDayMonth, weekdayOf } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import styles from './heat.module.css';
import {
  describeWeekDay,
  findTone,
  formatWbgt,
  type HeatReply,
  type HeatView,
  listShownDays,
  type ShownDay,
  toHour,
} from './heat-view.ts';
import { HeatKey } from './hours-block.tsx';

const TONES = [0, 15, 30, 45, 60, 'none'] as const;
const CELL = { step: 12, width: 11, height: 10 };

function Strip({ day, load }: { readonly day: ShownDay; readonly load: WorkLoad }) {
  const { step, width, height } = CELL;
  const tones = day.hours.map((hour) => findTone(hour, load));
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${tones.length * step - 1} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {TONES.map((tone) => {
        const cells = tones.map((own, index) =>
          own === tone ? `M${index * step} 0h${width}v${height}h-${width}z` : '',
        );
        const path = cells.join('');
        return path === '' ? null : <path key={tone} className={styles[`q${tone}`]} d={path} />;
      })}
      <path
        className={styles.crosses}
        d={tones.map((own, index) => (own === 60 ? `M${index * step + 4} 3l3 4m0-4l-3 4` : '')).join('')}
      />
    </svg>
  );
}

/** Seven days by the hour in the colours of the rest; the lines of words below say what it shows. */
function WeekGrid({
  days,
  work,
  view,
}: {
  readonly days: readonly ShownDay[];
  readonly work: WorkLoad;
  readonly view: HeatView;
}) {
  const { heat, style, words } = view;
  return (
    <div className={styles.grid} aria-hidden="true">
      <span>{heat.hours.hour}</span>
      <p className={styles.axis}>
        {days[0]?.hours.map(({ at }, index) => (
          <span key={at}>{index % 2 === 0 ? toHour(at) : ''}</span>
        ))}
      </p>
      {days.map((day) => (
        <Fragment key={day.date}>
          <span>
            <b>{words.weekdaysShort[weekdayOf(day.date)]}</b> {formatDayMonth(day.date, style.language)}
          </span>
          <Strip day={day} load={work} />
        </Fragment>
      ))}
    </div>
  );
}

/** Seven days: one grid, one key, and a line of words for each day. */
export function HeatWeek({
  reply,
  work,
  view,
}: {
  readonly reply: HeatReply;
  readonly work: WorkLoad;
  readonly view: HeatView;
}) {
  const { heat, style } = view;
  const days = listShownDays(reply, view);
  return (
    <Block
      id="week"
      title={heat.week.title(heat.work[work])}
      aside={
        <>
          {heat.week.aside} <DemoMark issued={reply.issued} view={view} />
        </>
      }
    >
      <div className={styles.weekGrid}>
        <WeekGrid days={days} work={work} view={view} />
      </div>
      <HeatKey view={view} />
      <ul className={styles.week}>
        {days.map((day) => (
          <li key={day.date}>
            <span>
              <b>{day.name}</b> <small>{formatDayMonth(day.date, style.language)}</small>
              {day.wbgtMax === null
                ? null
                : preventUnitBreaks(` · ${heat.week.highest(formatWbgt(day.wbgtMax, view))}`)}
            </span>{' '}
            <span>{preventUnitBreaks(describeWeekDay(day, work, view))}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
