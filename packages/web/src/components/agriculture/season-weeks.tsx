import type { OutlookDay, OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { CROPS } from '@portal/domain/agriculture/crops.table';
import { classifySeasonWeek, type SeasonWeek } from '@portal/domain/agriculture/season-week';
import { findForecastOfWeek } from '#components/weather/find-forecast-of-week.ts';
import { formatDayRange } from '#components/weather/format-day-range.ts';
import { formatNumber, formatRain, formatTemperature } from '#components/weather/format-values.ts';
import { CELL, COLUMN_HEAD, ROW, ROW_GROUP, ROW_HEAD, TABLE } from '#components/weather/table-roles.ts';
import type { FarmView } from './farm-view.ts';
import styles from './season-weeks.module.css';

/** What a week asks for, in a sentence. */
function tellWeek({ water, warmth }: SeasonWeek, { farm, crop }: FarmView): string {
  const { season } = farm;
  const rain = water === null ? null : season.water[crop === 'shrimp' ? (`${water}Pond` as const) : water];
  const warm = warmth === null || warmth === 'fit' ? null : season.warm[warmth];
  const parts = [warm, rain].filter((part) => part !== null);
  const text = parts.length === 0 ? season.unknown : parts.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

interface WeekRowProps {
  readonly week: OutlookWeek;
  readonly days: readonly OutlookDay[];
  readonly view: FarmView;
}

function WeekRow({ week, days, view }: WeekRowProps) {
  const { farm, style, crop } = view;
  const forecast = findForecastOfWeek(week, days);
  const warmth = forecast?.temperature ?? week.temperatureNormal;
  const rain = forecast?.rain ?? week.rainNormal;
  const told = classifySeasonWeek(CROPS[crop], warmth, rain);
  return (
    <tr {...ROW} className={styles.row}>
      <th {...ROW_HEAD} className={styles.week}>
        {formatDayRange(week.from, week.to, view)}{' '}
        <span>{farm.season.bases[forecast === null ? 'normal' : 'forecast']}</span>
      </th>
      <td {...CELL} data-label={farm.season.warmth}>
        {formatTemperature(warmth, style)}
      </td>
      <td {...CELL} data-label={farm.season.rain}>
        {formatRain(rain, style)}
      </td>
      {crop === 'shrimp' ? null : (
        <td {...CELL} data-label={farm.season.gdd}>
          {formatNumber(told.degreeDays, style)}
        </td>
      )}
      <td {...CELL} className={styles.advice}>
        {tellWeek(told, view)}
      </td>
    </tr>
  );
}

interface SeasonWeeksProps {
  readonly weeks: readonly OutlookWeek[];
  readonly days: readonly OutlookDay[];
  readonly caption: string;
  readonly view: FarmView;
}

/** 13 weeks: what each usually brings, and what to prepare for the crop. */
export function SeasonWeeks({ weeks, days, caption, view }: SeasonWeeksProps) {
  const { season } = view.farm;
  const heads = [
    season.week,
    season.warmth,
    season.rain,
    ...(view.crop === 'shrimp' ? [] : [season.gdd]),
    season.advice,
  ];
  return (
    <>
      <table {...TABLE} className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...ROW_GROUP} className={styles.head}>
          <tr {...ROW}>
            {heads.map((head) => (
              <th key={head} {...COLUMN_HEAD}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROW_GROUP}>
          {weeks.map((week) => (
            <WeekRow key={week.from} week={week} days={days} view={view} />
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{season.note}</p>
    </>
  );
}
