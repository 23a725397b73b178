import { isModelCentre, type StormCentre } from '@portal/domain/storm/storm';
import { nameStorm, type StormView } from '#components/storms/storm-words.ts';
import {
  type DrawnStorm,
  drawStormMap,
  findRadiiTrack,
  type MapDrawing,
  MOST_OTHERS,
  nameThreshold,
} from './draw-storm-map.ts';
import styles from './storm-map.module.css';

/** Narrow and wide drawing, in pixels of a phone and of a wide card: text keeps its size in both. */
const NARROW = { width: 344, leastHeight: 340, mostHeight: 460, fits: 'first' } as const;
const WIDE = { width: 820, leastHeight: 460, mostHeight: 600, fits: 'all' } as const;

const DIAMOND = 'l5 5-5 5-5-5z';
const DOT_R = 5.5;

function Storm({ lead, others, radii, members }: MapDrawing['storms'][number]) {
  return (
    <g>
      {members !== '' && <path className={styles.members} d={members} />}
      {lead !== null && lead.cone !== '' && <path className={styles.cone} d={lead.cone} />}
      {radii.map(({ path, isLowest }) => (
        <path key={path} className={isLowest ? styles.low : styles.high} d={path} />
      ))}
      {lead !== null && (
        <>
          {lead.past !== '' && <path className={styles.past} d={lead.past} />}
          {lead.pastDots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} className={styles.pastDot} cx={x.toFixed(1)} cy={y.toFixed(1)} r="2.2" />
          ))}
          {lead.line !== '' && <path className={styles.line} d={lead.line} />}
        </>
      )}
      {others.map(({ centre, line, points }) => (
        <g key={centre} className={isModelCentre(centre) ? styles.model : styles.other}>
          {line !== '' && <path d={line} />}
          <path
            className={styles.diamond}
            d={points.map(({ x, y }) => `M${x.toFixed(1)} ${(y - 5).toFixed(1)}${DIAMOND}`).join('')}
          />
        </g>
      ))}
      {lead?.dots.map(({ key, x, y, class: stormClass }) => (
        <circle
          key={key}
          className={`${styles.dot} ${styles[stormClass]}`}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={DOT_R}
        />
      ))}
      {lead !== null && lead.now !== null && (
        <g className={styles[lead.now.class]}>
          <circle className={styles.ring} cx={lead.now.x.toFixed(1)} cy={lead.now.y.toFixed(1)} r="9" />
          <circle className={styles.dot} cx={lead.now.x.toFixed(1)} cy={lead.now.y.toFixed(1)} r="5" />
        </g>
      )}
    </g>
  );
}

function Drawing({
  drawing: { frame, ground, storms, labels },
  className,
  label,
}: {
  readonly drawing: MapDrawing;
  readonly className: string | undefined;
  readonly label: string;
}) {
  const { width, height } = frame;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className={styles.land} d={ground.land} />
      <path className={styles.home} d={ground.home} />
      <path className={styles.islands} d={ground.islands} />
      {storms.map((storm) => (
        <Storm key={storm.id} {...storm} />
      ))}
      {labels.map(({ x, y, anchor, text, kind, at, hasLeader }) => (
        <g key={`${kind} ${text} ${at.x}`}>
          {kind === 'city' && <circle className={styles.town} cx={at.x.toFixed(1)} cy={at.y.toFixed(1)} r="2" />}
          {hasLeader && <path className={styles.leader} d={`M${at.x.toFixed(1)} ${at.y.toFixed(1)}L${x} ${y - 4}`} />}
          <text className={styles[kind]} x={x.toFixed(1)} y={y.toFixed(1)} textAnchor={anchor}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

const CLASS_KEY = ['tropicalDepression', 'storm', 'strongStorm', 'veryStrongStorm', 'superTyphoon'] as const;

/** What lines, areas and colours of a map of these storms mean. */
export function StormKey({ storms, view }: StormMapProps) {
  const { words } = view;
  const { map, centres } = words;
  const leads = [...new Set(storms.flatMap(({ tracks }) => tracks[0]?.centre ?? []))];
  const others = [
    ...new Set(storms.flatMap(({ tracks }) => tracks.slice(1, 1 + MOST_OTHERS).map(({ centre }) => centre))),
  ];
  const hasCone = storms.some(({ tracks: [lead] }) => lead?.points.some(({ errorKm }) => errorKm !== null));
  const radii = storms.flatMap(({ tracks }) => findRadiiTrack(tracks)?.stated ?? []);
  const lowest = radii.filter((one) => storms.some(({ tracks }) => findRadiiTrack(tracks)?.stated[0] === one));
  const nameAll = (list: typeof radii): string => [...new Set(list.map((one) => nameThreshold(one, view)))].join('; ');
  const higher = radii.filter((one) => !lowest.includes(one));
  const nameForce = (name: (typeof CLASS_KEY)[number]): string =>
    name === 'superTyphoon' ? map.from('16') : map.classKey[name];
  const toKey = (centre: StormCentre): string => centres[centre].short;
  return (
    <ul className={styles.key}>
      <li>
        <i className={styles.keyPast} /> {map.past}
      </li>
      {leads.length > 0 && (
        <li>
          <i className={styles.keyLine} /> {map.forecast(leads.map(toKey).join(', '))}
        </li>
      )}
      {CLASS_KEY.map((name) => (
        <li key={name}>
          <i className={`${styles.keyDot} ${styles[name]}`} /> {nameForce(name)}
        </li>
      ))}
      {hasCone && (
        <li>
          <i className={styles.keyCone} /> {map.cone}
        </li>
      )}
      {lowest.length > 0 && (
        <li>
          <i className={styles.keyLow} /> {map.radii(nameAll(lowest))}
        </li>
      )}
      {higher.length > 0 && (
        <li>
          <i className={styles.keyHigh} /> {map.radii(nameAll(higher))}
        </li>
      )}
      {others.map((centre) => (
        <li key={centre}>
          <i className={isModelCentre(centre) ? styles.keyModel : styles.keyOther} /> {map.other(toKey(centre))}
        </li>
      ))}
      {storms.some(({ members }) => members != null && members.count > 0) && (
        <li>
          <i className={styles.keyMembers} /> {map.members}
        </li>
      )}
    </ul>
  );
}

interface StormMapProps {
  readonly storms: readonly DrawnStorm[];
  readonly view: StormView;
}

/**
 * Map of storms, drawn on the server, once for phones and once for wide screens. Dark in both themes, as the other maps
 * are. The page's tables say in words what it shows.
 */
export function StormMap({ storms, view }: StormMapProps) {
  const label = view.words.map.label(storms.map(({ storm }) => nameStorm(storm, view)).join(', '));
  return (
    <>
      <div className={styles.map}>
        <Drawing drawing={drawStormMap(storms, NARROW, view)} className={styles.narrow} label={label} />
        <Drawing drawing={drawStormMap(storms, WIDE, view)} className={styles.wide} label={label} />
        <StormKey storms={storms} view={view} />
      </div>
      <p className={styles.note}>{view.words.map.note}</p>
    </>
  );
}
