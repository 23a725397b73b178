import type { Hour } from '@portal/contract/endpoints/weather-schema';
import list from './as-list.module.css';
import { nameFullDay } from './day-name.ts';
import { HourRow } from './hour-row.tsx';
import styles from './hour-table.module.css';
import type { PageView } from './page-view.ts';
import { COLUMN_HEAD, ROW, ROW_GROUP, ROW_HEAD, TABLE } from './table-roles.ts';

function groupByDate(hours: readonly Hour[]): Hour[][] {
  const groups: Hour[][] = [];
  for (const hour of hours) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && last[0].at.slice(0, 10) === hour.at.slice(0, 10)) last.push(hour);
    else groups.push([hour]);
  }
  return groups;
}

function Head({ view }: { readonly view: PageView }) {
  const { time, sky, short, feelsLike, chance, amount, wind, humidity } = view.words.hours;
  return (
    <thead {...ROW_GROUP} className={`${list.head} ${list.ruled}`}>
      <tr {...ROW}>
        {[time, sky, short.temperature, feelsLike, chance, amount, wind, humidity].map((head) => (
          <th key={head} {...COLUMN_HEAD}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface HourTableProps {
  readonly hours: readonly Hour[];
  readonly caption: string;
  readonly view: PageView;
}

/** The hours as a real table with a break at midnight; on a phone each row reads as a short list. */
export function HourTable({ hours, caption, view }: HourTableProps) {
  return (
    <table {...TABLE} className={`${list.table} ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <Head view={view} />
      {groupByDate(hours).map((group) => (
        <tbody key={group[0]?.at} {...ROW_GROUP}>
          <tr {...ROW} className={list.date}>
            <th {...ROW_HEAD} scope="rowgroup" colSpan={8}>
              {nameFullDay(group[0]?.at ?? '', view)}
            </th>
          </tr>
          {group.map((hour) => (
            <HourRow key={hour.at} hour={hour} view={view} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
