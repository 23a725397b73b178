import type { SeasonWeek } from '@portal/domain/agriculture/season-week';
import list from '#components/weather/as-list.module.css';
import { formatDayRange } from '#components/weather/format-day-range.ts';
import { formatNumber, formatRain, formatTemperature } from '#components/weather/format-values.ts';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import { CELL, COLUMN_HEAD, ROW, ROW_GROUP, ROW_HEAD, TABLE } from '#components/weather/table-roles.ts';
import { type AssessedWeek, describeCropSeason } from './describe-crop-season.ts';
import type { FarmView } from './farm-view.ts';
import styles from './season-weeks.module.css';

/** What a week asks for, in a sentence. */
function describeWeek({ water, warmth }: SeasonWeek, { farm, crop }: FarmView): string {
  const { season } = farm;
  const rain = water === null ? null : season.water[crop === 'shrimp' ? (`${water}Pond` as const) : water];
  const warm = warmth === null || warmth === 'fit' ? null : season.warm[warmth];
  const parts = [warm, rain].filter((part) => part !== null);
  const text = parts.length === 0 ? season.unknown : parts.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function WeekRow({ week, view }: { readonly week: AssessedWeek; readonly view: FarmView }) {
  const { farm, style, crop } = view;
  const { from, to } = week.week;
  return (
    <tr {...ROW} className={`${list.row} ${styles.row}`}>
      <th {...ROW_HEAD} className={styles.week}>
        {formatDayRange(from, to, view)} <span>{farm.season.bases[week.isForecast ? 'forecast' : 'normal']}</span>
      </th>
      <td {...CELL} data-label={farm.season.warmth}>
        {formatTemperature(week.temperature, style)}
      </td>
      <td {...CELL} data-label={farm.season.rain}>
        {formatRain(week.rain, style)}
      </td>
      {crop === 'shrimp' ? null : (
        <td {...CELL} data-label={farm.season.gdd}>
          {formatNumber(week.assessment.degreeDays, style)}
        </td>
      )}
      <td {...CELL} className={styles.advice}>
        {describeWeek(week.assessment, view)}
      </td>
    </tr>
  );
}

interface SeasonWeeksProps {
  readonly weeks: readonly AssessedWeek[];
  readonly caption: string;
  readonly view: FarmView;
}

/** 13 weeks: what each usually brings, and what to prepare for the crop. */
export function SeasonWeeks({ weeks, caption, view }: SeasonWeeksProps) {
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
      <LeadSentence text={describeCropSeason(weeks, view) ?? ''} />
      <table {...TABLE} className={list.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...ROW_GROUP} className={`${list.head} ${list.ruled}`}>
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
            <WeekRow key={week.week.from} week={week} view={view} />
          ))}
        </tbody>
      </table>
      <p className={list.note}>{season.note}</p>
    </>
  );
}
