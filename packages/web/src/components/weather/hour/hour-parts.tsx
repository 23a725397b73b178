import type { DayPart, Hour } from '@portal/contract/endpoints/weather-schema';
import { DAY_PARTS, type DayPartId } from '@portal/domain/weather/period-state';
import { nameDayPart } from '#components/weather/day/name-day-part.ts';
import { formatDayRain, formatDegreeSpan } from '#components/weather/format-spans.ts';
import { formatDayMonth, UNKNOWN } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { findRainTop } from '#components/weather/rain-level.ts';
import styles from './hour-parts.module.css';
import { HourTable } from './hour-table.tsx';

/** The hours of one part of a day that are shown. */
interface HourGroup {
  readonly id: DayPartId;
  readonly date: string;
  readonly hours: readonly Hour[];
}

const clockHour = (moment: string): number => Number(moment.slice(11, 13));

function findPartId(moment: string): DayPartId {
  return DAY_PARTS.find(({ toHour }) => clockHour(moment) < toHour)?.id ?? 'evening';
}

function groupByPart(hours: readonly Hour[]): HourGroup[] {
  const groups: { id: DayPartId; date: string; hours: Hour[] }[] = [];
  for (const hour of hours) {
    const [id, date] = [findPartId(hour.at), hour.at.slice(0, 10)];
    const last = groups.at(-1);
    if (last?.id === id && last.date === date) last.hours.push(hour);
    else groups.push({ id, date, hours: [hour] });
  }
  return groups;
}

/** Two columns of nearly the same number of hours, divided between parts. */
function splitColumns(groups: readonly HourGroup[]): readonly (readonly HourGroup[])[] {
  const total = groups.reduce((sum, { hours }) => sum + hours.length, 0);
  let before = 0;
  const left = groups.filter(({ hours }) => {
    before += hours.length;
    return before <= total / 2;
  });
  return [left, groups.slice(left.length)].filter(({ length }) => length > 0);
}

/** `26–28°, không mưa`; empty for a part of which hours are missing. */
function describeGroup({ id, date, hours }: HourGroup, parts: readonly DayPart[], view: PageView): string {
  const part = parts.find((one) => one.part === id && one.from.startsWith(date));
  const { fromHour = 0, toHour = 24 } = DAY_PARTS.find((one) => one.id === id) ?? {};
  if (part === undefined || hours.length < toHour - fromHour) return '';
  return [formatDegreeSpan(part.temperatureMin, part.temperatureMax, view), formatDayRain(part, false, view)]
    .filter((text) => text !== UNKNOWN)
    .join(', ');
}

/** `07–13h` */
function formatSpan({ hours }: HourGroup): string {
  const from = clockHour(hours[0]?.at ?? '');
  return `${String(from).padStart(2, '0')}–${String(from + hours.length).padStart(2, '0')}h`;
}

interface HourPartsProps {
  readonly hours: readonly Hour[];
  /** Parts of the days that the hours belong to. */
  readonly parts: readonly DayPart[];
  readonly caption: string;
  readonly view: PageView;
}

/**
 * Hours in tables by part of the day: on a phone the first part is open and the others say what they bring; with space
 * for two columns all are open.
 */
export function HourParts({ hours, parts, caption, view }: HourPartsProps) {
  const groups = groupByPart(hours);
  const top = findRainTop(hours);
  const firstDate = groups[0]?.date ?? '';
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        {splitColumns(groups).map((column) => (
          <div key={column[0]?.hours[0]?.at}>
            {column.map((group) => {
              const name = nameDayPart(group.id, group.date, firstDate, view);
              return (
                <details key={group.hours[0]?.at} open={group === groups[0]}>
                  <summary>
                    <b>{name}</b>{' '}
                    <span className={styles.span}>
                      {formatSpan(group)}
                      {group.date === firstDate ? '' : `, ${formatDayMonth(group.date, view.style.language)}`}
                    </span>
                    <span className={styles.brief}>{describeGroup(group, parts, view)}</span>
                  </summary>
                  <HourTable hours={group.hours} top={top} caption={`${caption}: ${name}`} view={view} />
                </details>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
