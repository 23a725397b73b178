import type { FarmDisease } from '@portal/contract/endpoints/agriculture-schema';
import { UNKNOWN } from '#components/weather/format-values.ts';
import styles from './disease-list.module.css';
import type { FarmView } from './farm-view.ts';
import { toFarmText } from './to-farm-text.ts';

const STEP = 11;
/** Days before today stand apart from those to come. */
const PAST = 7;
const GAP = 5;

/** Which of the ten days favour the disease; an unknown day is left empty. */
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
    <li className={styles.row}>
      <h3 className={styles.name}>{name}</h3>
      <svg
        className={styles.days}
        viewBox={`0 0 ${width} 10`}
        preserveAspectRatio="none"
        role="img"
        aria-label={farm.disease.days(known.filter((day) => day).length, known.length)}
      >
        <path className={styles.calm} d={drawDays(days, false)} />
        <path className={styles.favourable} d={drawDays(days, true)} />
      </svg>
      <p className={styles.index}>
        {index === null || level === null ? UNKNOWN : farm.disease.index(String(index), agriculture.levels[level])}
      </p>
      <p className={styles.text}>{text}</p>
      <p className={styles.weather}>
        {toFarmText(weather, style)} · {agriculture.bases[basis]}
      </p>
    </li>
  );
}

/** How far the weather favours each disease of the crop, and what to do; never whether a field has it. */
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
      <p className={styles.note}>
        {legend}. {note}
      </p>
    </>
  );
}
