import type { Storm, StormCentreState, StormReply } from '@portal/contract/endpoints/storms';
import { toLanguagePath } from '@portal/routes/counterpart';
import {
  describeGust,
  describeNumber,
  describePosition,
  describePressure,
  describeStated,
  describeWind,
  findShownClass,
  nameMoment,
  nameStorm,
  type StormView,
} from '#components/storms/storm-words.ts';
import { ForceChip } from './force-chip.tsx';
import { ModelNotice } from './state-line.tsx';
import { findStormMovement } from './storm-geometry.ts';
import { describeMovement, describeWhere } from './storm-place-words.ts';
import styles from './storms.module.css';

interface CentreFactsProps {
  readonly state: StormCentreState;
  /** Null where the track could not be loaded. */
  readonly detail: StormReply | null;
  readonly view: StormView;
  /** Level below the storm's own heading. */
  readonly heading: 'h3' | 'h4';
}

/** What one centre says now. */
export function CentreFacts({ state, detail, view, heading: Heading }: CentreFactsProps) {
  const { facts, list, centres, classes, noWind } = view.words;
  const track = detail?.tracks.find(({ centre }) => centre === state.centre);
  const movement = track === undefined ? null : findStormMovement(track);
  const stated = describeStated(state, state, view);
  const lines: readonly (readonly [string, string | null])[] = [
    [facts.position, describePosition(state, view)],
    [facts.gust, describeGust(state, view)],
    [facts.pressure, describePressure(state, view)],
    [facts.movement, movement === null ? null : describeMovement(movement, view)],
    [facts.issued, track === undefined ? null : nameMoment(track.issuedAt, view)],
  ];
  return (
    <div className={styles.centre} data-centre={state.centre}>
      <Heading>{list.centre(centres[state.centre].name, nameMoment(state.at, view))}</Heading>
      <dl className={styles.facts}>
        <div className={styles.wide}>
          <dt>{facts.wind}</dt>
          <dd>
            {state.centre === 'aifs' ? (
              noWind
            ) : (
              <>
                <ForceChip point={state} averaging={state} view={view} /> {classes[findShownClass(state, state)]}
                {state.windMs !== null && `, ${describeWind(state, state, view)}`}
                {stated !== null && <small> ({stated})</small>}
              </>
            )}
          </dd>
        </div>
        {lines.map(([name, text]) =>
          text === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}

interface StormCardProps {
  readonly storm: Storm;
  readonly detail: StormReply | null;
  readonly view: StormView;
}

function StormCard({ storm, detail, view }: StormCardProps) {
  const [first] = storm.centres;
  const number = describeNumber(storm, view);
  const path = toLanguagePath('storm', view.style.language, { id: storm.id });
  return (
    <article className={styles.storm} aria-labelledby={`storm-${storm.id}`}>
      <h3 id={`storm-${storm.id}`} className={styles.headline}>
        <a href={path}>{nameStorm(storm, view)}</a>
      </h3>
      <ModelNotice storm={storm} view={view} />
      <p className={styles.whereabouts}>
        {first !== undefined && describeWhere(first, view)}
        {number !== null && <small> · {number}</small>}
      </p>
      {storm.centres.map((state) => (
        <CentreFacts key={state.centre} state={state} detail={detail} view={view} heading="h4" />
      ))}
      <p>
        <a className="more" href={path}>
          {view.words.list.details}
        </a>
      </p>
    </article>
  );
}

interface StormListProps {
  readonly storms: readonly Storm[];
  readonly details: ReadonlyMap<string, StormReply>;
  readonly view: StormView;
}

/** Storms of today with what each centre says. */
export function StormCards({ storms, details, view }: StormListProps) {
  return (
    <section className="card" aria-labelledby="storms">
      <h2 id="storms">{view.words.list.title}</h2>
      {storms.map((storm) => (
        <StormCard key={storm.id} storm={storm} detail={details.get(storm.id) ?? null} view={view} />
      ))}
    </section>
  );
}

/** Past storms: name and time of the last advisory, with a link to their track. */
export function PastStorms({ storms, view }: Omit<StormListProps, 'details'>) {
  if (storms.length === 0) return null;
  const { list } = view.words;
  return (
    <section className="card" aria-labelledby="past">
      <h2 id="past">{list.past}</h2>
      <ul className={styles.past}>
        {storms.map((storm) => (
          <li key={storm.id}>
            <a href={toLanguagePath('storm', view.style.language, { id: storm.id })}>{nameStorm(storm, view)}</a>{' '}
            <small>{list.last(nameMoment(storm.updatedAt, view))}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
