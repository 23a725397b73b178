import type { Verdict } from '@portal/domain/agriculture/verdict';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { StripFoot } from '#components/weather/strip-foot.tsx';
import { MarkedText } from '#components/weather/worth/chance.tsx';
import type { FarmView } from './farm-view.ts';
import styles from './work-board.module.css';
import { type WorkFacts, WorkRow } from './work-row.tsx';

const SAMPLES: readonly (readonly [verdict: Verdict, path: string])[] = [
  ['good', 'M0 0h10v12h-10z'],
  ['consider', 'M0 4.5h10v7.5h-10z'],
  ['avoid', 'M0 9h10v3h-10z'],
  ['night', 'M0 11h10v1h-10z'],
];

function Legend({ view }: { readonly view: FarmView }) {
  const { legend } = view.farm;
  return (
    <ul className={styles.legend} aria-label={legend.label}>
      {SAMPLES.map(([verdict, path]) => (
        <li key={verdict}>
          <svg width="10" height="12" aria-hidden="true">
            <path className={styles[verdict]} d={path} />
          </svg>
          {legend[verdict]}
        </li>
      ))}
      <li>{legend.note}</li>
    </ul>
  );
}

interface WorkBoardProps {
  /** The official warning that stops the work: quoted first, its units never converted. */
  readonly alert?: string | null;
  /** Advice in one or two sentences. */
  readonly lead: string | null;
  /** Work that the season rules out, as a sentence. */
  readonly season?: string | null;
  readonly rows: readonly WorkFacts[];
  readonly morePath?: string;
  readonly view: FarmView;
}

/** Work of a crop: first the warning that stops it and the advice, then the hours of each kind of work. */
export function WorkBoard({ alert = null, lead, season = null, rows, morePath, view }: WorkBoardProps) {
  return (
    <>
      {alert === null ? null : (
        <p className={styles.alert}>
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3.5L22 20.5H2zM12 10v5M12 17.6v.4" />
          </svg>
          <span>{alert}</span>
        </p>
      )}
      {lead === null ? null : (
        <p className={styles.lead}>
          <MarkedText text={preventUnitBreaks(lead)} view={view} />
        </p>
      )}
      {rows.length === 0 ? null : (
        <ul>
          {rows.map((facts) => (
            <WorkRow key={facts.activity} facts={facts} view={view} />
          ))}
        </ul>
      )}
      {season === null ? null : <p className={styles.season}>{season}</p>}
      {rows.length === 0 ? null : <Legend view={view} />}
      {morePath === undefined ? null : <StripFoot path={morePath}>{view.farm.why}</StripFoot>}
    </>
  );
}
