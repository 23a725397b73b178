import type { FarmDay, FarmDisease, FarmHint } from '@portal/contract/endpoints/agriculture-schema';
import { PathDrawing } from '#components/ui/icon.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { formatNumber, formatTemperature, UNKNOWN, weekdayOf } from '#components/weather/format-values.ts';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import diseaseListStyles from './disease-list.module.css';
import { type FarmReply, type FarmView, toFarmText } from './farm-view.ts';
import styles from './growth-week.module.css';
import pondWeekStyles from './pond-week.module.css';

interface GrowthWeekProps {
  readonly growth: NonNullable<FarmReply['degreeDays']>;
  readonly view: FarmView;
}

export function GrowthWeek({ growth, view }: GrowthWeekProps) {
  const { farm, style, agriculture } = view;
  const { past, coming, lowest, highest, text, basis } = growth;
  const most = Math.max(past ?? 0, coming ?? 0, 1);
  const bars = [
    [farm.growth.past, past, styles.past],
    [farm.growth.coming, coming, styles.coming],
  ] as const;
  const low = formatTemperature(lowest, style);
  const range = highest === null ? farm.growth.from(low) : farm.growth.range(low, formatTemperature(highest, style));
  return (
    <>
      <LeadSentence text={text ?? ''} />
      <ul className={styles.bars}>
        {bars.map(([name, value, tone]) => (
          <li key={name}>
            <span>{name}</span>
            <PathDrawing
              className={styles.bar}
              viewBox="0 0 100 10"
              isStretched={true}
              outlines={[
                [styles.track, 'M0 0h100v10h-100z'],
                [tone, value === null ? '' : `M0 0h${Math.round((100 * value) / most)}v10H0z`],
              ]}
            />
            <strong>
              {formatNumber(value, style)} {farm.growth.unit}
            </strong>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {range}. {farm.rules.basis(agriculture.bases[basis])}.
      </p>
    </>
  );
}

interface PondWeekProps {
  readonly days: readonly FarmDay[];
  readonly hints: readonly FarmHint[];
  readonly view: FarmView;
}

/** Pond advice; without any, the expected pond temperature. */
function describePond({ days, hints, view }: PondWeekProps): string {
  const { farm, style } = view;
  const hint = hints.find(({ kind }) => kind.startsWith('pond') && kind !== 'pondCalm');
  if (hint !== undefined) return toFarmText(hint.text ?? '', style, hint.kind === 'pondDrop' ? 'difference' : 'level');
  const known = days.flatMap(({ pondTemperature }) => (pondTemperature === null ? [] : [pondTemperature]));
  if (known.length === 0) return '';
  const low = formatTemperature(Math.min(...known), style);
  const high = formatTemperature(Math.max(...known), style);
  return farm.pond.steady(low === high ? high : `${low.replace('°', '')}–${high}`);
}

export function PondWeek({ days, hints, view }: PondWeekProps) {
  const week = days.slice(0, 7);
  const { farm, words, style } = view;
  return (
    <>
      <LeadSentence text={describePond({ days: week, hints, view })} />
      <ScrollRegion label={farm.pond.caption}>
        <table className={pondWeekStyles.table}>
          <caption className="visually-hidden">{farm.pond.caption}</caption>
          <thead>
            <tr>
              {week.map(({ date }) => (
                <th key={date} scope="col">
                  {words.weekdaysShort[weekdayOf(date)]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {week.map(({ date, pondTemperature }) => (
                <td key={date}>{formatTemperature(pondTemperature, style)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
      <p className={pondWeekStyles.note}>{farm.pond.note}</p>
    </>
  );
}

const STEP = 11;
/** Number of past days, set apart from the days to come. */
const PAST = 7;
const GAP = 5;

/** Path of the days that favour the disease; unknown days stay empty. */
function drawDays(days: FarmDisease['days'], isFavourable: boolean): string {
  return days
    .map((day, index) => (day === isFavourable ? `M${index * STEP + (index < PAST ? 0 : GAP)} 0h9v10h-9z` : ''))
    .join('');
}

function DiseaseRow({ disease, view }: { readonly disease: FarmDisease; readonly view: FarmView }) {
  const { name, weather, days, index, level, text, basis } = disease;
  const { farm, agriculture, style } = view;
  const known = days.filter((day) => day !== null);
  const width = days.length * STEP + GAP - 2;
  return (
    <li className={diseaseListStyles.row}>
      <h3 className={diseaseListStyles.name}>{name}</h3>
      <svg
        className={diseaseListStyles.days}
        viewBox={`0 0 ${width} 10`}
        preserveAspectRatio="none"
        role="img"
        aria-label={farm.disease.days(known.filter((day) => day).length, known.length)}
      >
        <path className={diseaseListStyles.calm} d={drawDays(days, false)} />
        <path className={diseaseListStyles.favourable} d={drawDays(days, true)} />
      </svg>
      <p className={diseaseListStyles.index}>
        {index === null || level === null ? UNKNOWN : farm.disease.index(String(index), agriculture.levels[level])}
      </p>
      <p className={diseaseListStyles.text}>{text}</p>
      <p className={diseaseListStyles.weather}>
        {toFarmText(weather, style)} · {agriculture.bases[basis]}
      </p>
    </li>
  );
}

/** How far the weather favours each disease, and what to do; never claims that a field is infected. */
export function DiseaseList({
  diseases,
  view,
}: {
  readonly diseases: readonly FarmDisease[];
  readonly view: FarmView;
}) {
  const { legend, note } = view.farm.disease;
  return (
    <>
      <ul>
        {diseases.map((disease) => (
          <DiseaseRow key={disease.disease} disease={disease} view={view} />
        ))}
      </ul>
      <p className={diseaseListStyles.note}>
        {legend}. {note}
      </p>
    </>
  );
}
