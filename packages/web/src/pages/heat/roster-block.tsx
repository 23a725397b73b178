import type { LocatedPlace } from '@portal/contract/endpoints/places';
import { WORK_LOADS } from '@portal/domain/heat/work-rest.table';
import type { TemplateShift } from '@portal/domain/heat/work-templates.table';
import {
  describeDay,
  describeMove,
  type HeatReply,
  type HeatView,
  type ShownDay,
  toHour,
} from '#components/heat/heat-view.ts';
import { DataTable } from '#components/ui/data-table.tsx';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Block } from '#components/weather/block.tsx';
import { nameFullDay } from '#components/weather/day-name.ts';
import { formatClock, formatDayMonth, UNKNOWN } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import styles from './heat.module.css';

const EMPTY_ROWS = [1, 2, 3, 4, 5, 6];

interface RosterRow {
  readonly from: number;
  to: number;
  readonly rest: readonly (number | null)[];
}

/** Hours of a day with the same rest for every load in one row. */
function listRows(day: ShownDay): RosterRow[] {
  const rows: RosterRow[] = [];
  for (const hour of day.hours) {
    const at = toHour(hour.at);
    const rest = WORK_LOADS.map((load) => hour.rest[load]);
    const last = rows.at(-1);
    if (last !== undefined && rest.every((minutes, index) => minutes === last.rest[index])) last.to = at + 1;
    else rows.push({ from: at, to: at + 1, rest });
  }
  return rows;
}

function nameRest(minutes: number | null, { heat }: HeatView): string {
  if (minutes === null) return UNKNOWN;
  return minutes === 60 ? heat.hours.stop : heat.roster.minutes(minutes);
}

/** When the figures were made: the sheet hangs for a day. */
function describeIssue({ issued: { updatedAt } }: HeatReply, { heat, style }: HeatView): string {
  return updatedAt === null
    ? ''
    : heat.roster.issued(formatClock(updatedAt), formatDayMonth(updatedAt, style.language));
}

interface RosterProps {
  readonly reply: HeatReply;
  readonly located: LocatedPlace;
  readonly day: ShownDay;
  readonly plan: TemplateShift;
  readonly view: HeatView;
}

/** Sheet for a wall at work: printed alone, black on white. */
export function HeatRoster({ reply, located, day, plan, view }: RosterProps) {
  const { roster, loads, safety } = view.heat;
  // Paper outlives tomorrow: the day has its date.
  const dated = { ...day, name: nameFullDay(day.date, view) };
  const { main, secondary } = located.place.displayName;
  const move = describeMove(day, plan, view);
  return (
    <Block id="roster" title={roster.title} aside={roster.aside}>
      <article className={styles.sheet}>
        <h3>{roster.heading}</h3>
        <p>
          <b>{`${dated.name} · ${secondary === '' ? main : `${main}, ${secondary}`}`}</b>
        </p>
        <p>
          {preventUnitBreaks([describeDay(dated, plan.work, view), move].filter((part) => part !== null).join(' '))}
        </p>
        <DataTable
          columns={[roster.hour, ...WORK_LOADS.map((load) => loads[load])]}
          rows={listRows(day).map(({ from, to, rest }) => [
            preventUnitBreaks(`${from}–${to}`),
            ...WORK_LOADS.map((_, index) => nameRest(rest[index] ?? null, view)),
          ])}
        />
        <p>
          <small>{preventUnitBreaks(roster.note)}</small>
        </p>
        <table>
          <thead>
            <tr>
              {[roster.crew, roster.spans, roster.newcomer].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {EMPTY_ROWS.map((row) => (
              <tr key={row}>
                <td> </td>
                <td> </td>
                <td>☐</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.signed}>
          <span>{roster.maker}</span>
          <span>{roster.chief}</span>
        </p>
        <p>
          <small>
            {preventUnitBreaks(safety.stroke)} {safety.bands} {describeIssue(reply, view)}{' '}
            <DemoMark issued={reply.issued} view={view} />
          </small>
        </p>
      </article>
      <p className={styles.notes}>{roster.hint}</p>
    </Block>
  );
}
