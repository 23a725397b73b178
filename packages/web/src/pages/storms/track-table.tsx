import type { StormTrack, StormTrackPoint } from '@portal/contract/endpoints/storms';
import { isModelCentre } from '@portal/domain/storm/storm';
import { hoursBetween } from '@portal/domain/time/hours-between';
import {
  describeGustForce,
  describePosition,
  describePressure,
  describeStated,
  describeWind,
  findShownClass,
  formatKm,
  nameMoment,
  type StormView,
} from '#components/storms/storm-words.ts';
import { DataTable } from '#components/ui/data-table.tsx';
import { Block } from '#components/weather/block.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import { nameThreshold } from './draw-storm-map.ts';
import { findLatest, listAhead, listStatedRadii } from './draw-track.ts';
import { ForceChip } from './force-chip.tsx';
import styles from './storms.module.css';

/** The AI model's winds are not those of a storm. */
const hasWind = ({ centre }: StormTrack): boolean => centre !== 'aifs';

/** `24 giờ nữa`, `phân tích`, `đã qua`. */
function nameStep(point: StormTrackPoint, isLatest: boolean, { words, style, nowAt }: StormView): string {
  if (isLatest) return words.table.now;
  if (point.kind === 'observed') return words.table.observed;
  const hours = Math.round(hoursBetween(nowAt, point.at));
  return hours <= 0 ? words.table.aheadPast : words.table.ahead(formatNumber(hours, style));
}

interface WindProps {
  readonly point: StormTrackPoint;
  readonly track: StormTrack;
  readonly view: StormView;
}

function Wind({ point, track, view }: WindProps) {
  const { classes } = view.words;
  const details = [
    classes[findShownClass(point, track)],
    describeWind(point, track, view),
    describeGustForce(point, view),
    describePressure(point, view),
  ].filter((text) => text !== null);
  const stated = describeStated(point, track, view);
  return (
    <>
      <ForceChip point={point} averaging={track} view={view} />
      <small title={stated ?? undefined}>{details.join(', ')}</small>
    </>
  );
}

interface TableProps {
  readonly points: readonly StormTrackPoint[];
  readonly track: StormTrack;
  readonly caption: string;
  readonly view: StormView;
}

function PointTable({ points, track, caption, view }: TableProps) {
  const { table } = view.words;
  const latest = findLatest(track);
  const hasError = points.some(({ errorKm }) => errorKm !== null);
  return (
    <DataTable
      className={styles.table}
      caption={caption}
      columns={[
        table.time,
        ...(hasWind(track) ? [table.wind] : []),
        table.position,
        ...(hasError ? [table.error] : []),
      ]}
      rows={points.map((point) => [
        <>
          <time dateTime={point.at}>{nameMoment(point.at, view)}</time>
          <small>{nameStep(point, point === latest, view)}</small>
        </>,
        ...(hasWind(track) ? [<Wind key="wind" point={point} track={track} view={view} />] : []),
        describePosition(point, view),
        ...(hasError ? [point.errorKm === null ? '–' : `±${formatKm(point.errorKm, view.style)}`] : []),
      ])}
    />
  );
}

const QUADRANTS = ['ne', 'se', 'sw', 'nw'] as const;

function RadiiTable({ track, view }: { readonly track: StormTrack; readonly view: StormView }) {
  const { radii, quadrants, centres } = view.words;
  const latest = findLatest(track);
  const stated = latest === null ? [] : listStatedRadii(latest);
  if (latest === null || stated.length === 0) return <p className={styles.note}>{radii.none}</p>;
  const title = radii.title(centres[track.centre].short, nameMoment(latest.at, view));
  return (
    <DataTable
      className={`${styles.table} ${styles.radii}`}
      caption={title}
      isCaptionShown
      columns={[radii.threshold, ...QUADRANTS.map((name) => quadrants[name])]}
      rows={stated.map((one) => [
        nameThreshold(one, view),
        ...QUADRANTS.map((name) => (one[name] === null ? '–' : formatKm(one[name], view.style))),
      ])}
    />
  );
}

/** One centre's advisory: analysis and forecast, reach of strong wind, earlier positions. */
export function TrackTables({ track, view }: { readonly track: StormTrack; readonly view: StormView }) {
  const { table, centres, convertedNote } = view.words;
  const ahead = listAhead(track);
  const older = track.points.slice(0, track.points.length - ahead.length).toReversed();
  const title = table.title(centres[track.centre].short);
  return (
    <Block
      id={`track-${track.centre}`}
      title={title}
      aside={<span>{(isModelCentre(track.centre) ? table.run : table.issued)(nameMoment(track.issuedAt, view))}</span>}
    >
      <PointTable points={ahead} track={track} caption={title} view={view} />
      <p className={styles.note}>
        {ahead.some(({ errorKm }) => errorKm !== null) ? table.errorNote : table.noError}{' '}
        {track.windMinutes === 1 && convertedNote}
      </p>
      {hasWind(track) && <RadiiTable track={track} view={view} />}
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{table.older}</summary>
          <PointTable points={older} track={track} caption={table.older} view={view} />
        </details>
      )}
    </Block>
  );
}
