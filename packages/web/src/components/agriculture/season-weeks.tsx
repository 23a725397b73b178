import type { FarmSeason } from '@portal/contract/endpoints/agriculture-schema';
import type { OutlookDay, OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { CROPS } from '@portal/domain/agriculture/crops.table';
import { classifySeasonWeek, type SeasonWeek } from '@portal/domain/agriculture/season-week';
import { isInSeason } from '@portal/domain/agriculture/season-window';
import { parseDate } from '@portal/domain/time/vietnam-time';
import { CELL, COLUMN_HEAD, ROW, ROW_GROUP, ROW_HEAD, TABLE } from '#components/ui/table-roles.ts';
import list from '#components/weather/as-list.module.css';
import { findForecastOfWeek } from '#components/weather/day/find-forecast-of-week.ts';
import { formatDayRange } from '#components/weather/format-spans.ts';
import { formatNumber, formatRain, formatTemperature } from '#components/weather/format-values.ts';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import type { FarmView } from './farm-view.ts';
import styles from './season-weeks.module.css';

/** A week of the season; values from the forecast where there is one, else from climatology. */
interface AssessedWeek {
  readonly week: OutlookWeek;
  readonly isForecast: boolean;
  readonly temperature: number | null;
  readonly rain: number | null;
  readonly assessment: SeasonWeek;
}

function isWeekInSeason({ from, to }: OutlookWeek, windows: FarmSeason['sow']): boolean {
  const spans = windows.map((window) => [window.from, window.to] as const);
  return [from, to].some((date) => isInSeason(spans, parseDate(date) ?? Number.NaN));
}

export function assessWeeks(
  weeks: readonly OutlookWeek[],
  days: readonly OutlookDay[],
  season: Pick<FarmSeason, 'sow' | 'flower'>,
  { crop }: FarmView,
): AssessedWeek[] {
  return weeks.map((week) => {
    const forecast = findForecastOfWeek(week, days);
    const temperature = forecast?.temperature ?? week.temperatureNormal;
    const rain = forecast?.rain ?? week.rainNormal;
    return {
      week,
      isForecast: forecast !== null,
      temperature,
      rain,
      assessment: classifySeasonWeek(CROPS[crop], temperature, rain, {
        sow: isWeekInSeason(week, season.sow),
        flower: isWeekInSeason(week, season.flower),
      }),
    };
  });
}

/** Date spans of consecutive matching weeks, such as `3–9/8, 17/8–6/9`; empty where none match. */
function listSpans(weeks: readonly AssessedWeek[], isAlike: (week: AssessedWeek) => boolean, view: FarmView): string {
  const spans: string[] = [];
  let from: string | null = null;
  weeks.forEach((week, index) => {
    if (!isAlike(week)) return;
    from ??= week.week.from;
    const next = weeks[index + 1];
    if (next !== undefined && isAlike(next)) return;
    spans.push(formatDayRange(from, week.week.to, view));
    from = null;
  });
  return spans.join(', ');
}

/**
 * Season summary in one or two sentences with advice: when it is wet, dry, cold or hot. Null where nothing is known.
 */
export function describeCropSeason(weeks: readonly AssessedWeek[], view: FarmView): string | null {
  const { season } = view.farm;
  if (weeks.every(({ assessment }) => assessment.water === null && assessment.warmth === null)) return null;
  const [wet, dry] = (['wet', 'dry'] as const).map((water) =>
    listSpans(weeks, ({ assessment }) => assessment.water === water, view),
  );
  const rain =
    wet === '' && dry === ''
      ? season.even
      : [wet === '' ? null : season.wetSpans(wet ?? ''), dry === '' ? null : season.drySpans(dry ?? '')]
          .filter((part) => part !== null)
          .join(' ');
  const warm = (['cold', 'coolHeading', 'coolPond', 'hot'] as const).flatMap((warmth) => {
    const spans = listSpans(weeks, ({ assessment }) => assessment.warmth === warmth, view);
    return spans === '' ? [] : [season.warmSpans[warmth](spans)];
  });
  return [rain, ...warm].join(' ');
}

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

/** 13 weeks: climatology and what to prepare for the crop. */
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
