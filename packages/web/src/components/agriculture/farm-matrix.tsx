import type { FarmActivity } from '@portal/contract/endpoints/agriculture-schema';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { hoursBetween } from '@portal/domain/time/hours-between';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { ReasonPopover } from '#components/ui/reason-popover.tsx';
import {
  formatClock,
  formatDayMonth,
  formatNumber,
  formatRainNumber,
  formatTemperature,
  weekdayOf,
} from '#components/weather/format-values.ts';
import { MarkedText } from '#components/weather/worth/chance.tsx';
import styles from './farm-matrix.module.css';
import type { FarmView } from './farm-view.ts';
import { areReasonsAlike, describeReason } from './spell-reasons.tsx';
import { VerdictChip, VerdictMark } from './verdict-chip.tsx';
import { listSpells, WorkIcon } from './work-row.tsx';

/** Blocks of at least this many hours show their verdict as a word. */
const WORD_FROM_HOURS = 3;
const WET_FROM_MM = 0.1;

interface MatrixProps {
  readonly activities: readonly FarmActivity[];
  /** Weather of the same hours; a missing hour is shown without. */
  readonly hours: readonly Hour[];
  readonly count: number;
  readonly caption: string;
  readonly view: FarmView;
}

/** One header per day over its hours; a narrow day shows only its weekday. */
function DayHeads({ moments, view }: { readonly moments: readonly string[]; readonly view: FarmView }) {
  const days = [...new Set(moments.map((at) => at.slice(0, 10)))];
  return (
    <tr>
      <td className={styles.side} />
      {days.map((day) => {
        const own = moments.filter((at) => at.startsWith(day));
        const weekday = view.words.weekdaysShort[weekdayOf(own[0] ?? day)] ?? '';
        return (
          <th key={day} scope="colgroup" colSpan={own.length} className={styles.day}>
            {own.length < WORD_FROM_HOURS ? weekday : `${weekday} ${formatDayMonth(day, view.style.language)}`}
          </th>
        );
      })}
    </tr>
  );
}

interface FactRowProps {
  readonly name: string;
  readonly moments: readonly string[];
  readonly write: (at: string) => string;
}

function FactRow({ name, moments, write }: FactRowProps) {
  return (
    <tr className={styles.facts}>
      <th scope="row" className={styles.side}>
        {name}
      </th>
      {moments.map((at) => (
        <td key={at}>{write(at)}</td>
      ))}
    </tr>
  );
}

interface WorkRowProps {
  readonly activity: FarmActivity;
  readonly count: number;
  readonly view: FarmView;
}

/** One kind of work: a block for each spell that shows its reason when pressed, also without JavaScript. */
function WorkRow({ activity: { activity, name, hours }, count, view }: WorkRowProps) {
  const { farm } = view;
  return (
    <tr className={styles.work}>
      <th scope="row" className={styles.side}>
        <span>
          <WorkIcon activity={activity} />
          {farm.short[activity]}
        </span>
      </th>
      {listSpells(hours.slice(0, count), areReasonsAlike).map(({ first, to }, index) => {
        const { at, verdict } = first;
        const length = hoursBetween(at, to);
        const id = `why-${activity}-${index}`;
        const span = `${formatClock(at)}–${formatClock(to)}`;
        return (
          <td key={at} colSpan={length}>
            <button
              type="button"
              className={styles[verdict ?? 'unknown']}
              popoverTarget={id}
              aria-label={`${span}: ${verdict === null ? farm.spokenUnknown : farm.spoken[verdict]}`}
            >
              {verdict === null ? null : <VerdictMark verdict={verdict} />}
              {length < WORD_FROM_HOURS || verdict === null ? null : <span>{farm.chips[verdict]}</span>}
            </button>
            <ReasonPopover
              id={id}
              name={name}
              span={span}
              verdict={<VerdictChip verdict={verdict} view={view} />}
              reason={
                <MarkedText
                  text={preventUnitBreaks(describeReason(activity, { first, isNow: index === 0 }, view))}
                  view={view}
                />
              }
            />
          </td>
        );
      })}
    </tr>
  );
}

/** Hours as columns, weather and kinds of work as rows; colour, mark and word all give the verdict. */
export function FarmMatrix({ activities, hours, count, caption, view }: MatrixProps) {
  const { words, style, farm } = view;
  const byMoment = new Map(hours.map((hour) => [hour.at, hour]));
  const moments = (activities[0]?.hours ?? []).slice(0, count).map(({ at }) => at);
  const find = (at: string): Hour | null => byMoment.get(at) ?? null;
  const isMs = style.windUnit === 'ms';
  const writeRain = (rain: number | null): string =>
    rain !== null && rain < WET_FROM_MM ? '–' : formatRainNumber(rain, style);
  const writeWind = (speed: number | null): string =>
    formatNumber(speed === null ? null : speed * (isMs ? 1 : 3.6), style);
  return (
    <>
      <p className={styles.hint}>{farm.hours.tap}</p>
      <div className={styles.scroll}>
        <table className={styles.matrix}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <DayHeads moments={moments} view={view} />
            <tr>
              <th scope="col" className={styles.side}>
                {words.hours.time}
              </th>
              {moments.map((at) => (
                <th key={at} scope="col">
                  <time dateTime={at}>{at.slice(11, 13)}</time>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <FactRow
              name={words.hours.temperature}
              moments={moments}
              write={(at) => formatTemperature(find(at)?.temperature ?? null, style)}
            />
            <FactRow name={farm.hours.rain} moments={moments} write={(at) => writeRain(find(at)?.rain ?? null)} />
            <FactRow
              name={farm.hours.wind(isMs ? 'm/s' : 'km/h')}
              moments={moments}
              write={(at) => writeWind(find(at)?.windSpeed ?? null)}
            />
            {activities.map((activity) => (
              <WorkRow key={activity.activity} activity={activity} count={count} view={view} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
