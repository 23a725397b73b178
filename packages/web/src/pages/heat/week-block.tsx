import type { WorkLoad } from '@portal/domain/heat/work-rest.table';
import { Fragment } from 'react';
import {
  describeWeekDay,
  formatWbgt,
  type HeatReply,
  type HeatView,
  listShownDays,
  type ShownDay,
  toHour,
} from '#components/heat/heat-view.ts';
import { RestStrip } from '#components/heat/rest-strip.tsx';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Block } from '#components/weather/block.tsx';
import { formatDayMonth, weekdayOf } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import styles from './heat.module.css';
import { HeatKey } from './hours-block.tsx';

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
          <RestStrip day={day} load={work} />
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
