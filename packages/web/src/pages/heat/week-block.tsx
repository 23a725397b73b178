import type { WorkLoad } from '@portal/domain/heat/work-rest.table';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Block } from '#components/weather/block.tsx';
import { formatDayMonth } from '#components/weather/format-values.ts';
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

/** Seven days in the colours of the hours, each with its line of words. */
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
      <p className={styles.axis} aria-hidden="true">
        {days[0]?.hours.map(({ at }, index) => (
          <span key={at}>{index % 2 === 0 ? toHour(at) : ''}</span>
        ))}
      </p>
      <ul className={styles.week}>
        {days.map((day) => (
          <li key={day.date}>
            <p>
              <b>{day.name}</b> <small>{formatDayMonth(day.date, style.language)}</small>
            </p>
            <Strip day={day} load={work} />
            <p>
              {day.wbgtMax === null ? null : (
                <>
                  {preventUnitBreaks(heat.week.highest(formatWbgt(day.wbgtMax, view)))}
                  {' · '}
                </>
              )}
              {preventUnitBreaks(describeWeekDay(day, work, view))}
            </p>
          </li>
        ))}
      </ul>
      <HeatKey view={view} />
    </Block>
  );
}
