import type { StormTrack } from '@portal/contract/endpoints/storms';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import { formatKm, nameMoment, type StormView } from '#components/storms/storm-words.ts';
import { DataTable } from '#components/ui/data-table.tsx';
import { Block } from '#components/weather/block.tsx';
import { findLatest, listAhead } from './draw-track.ts';
import { interpolateTrack } from './storm-geometry.ts';
import styles from './storms.module.css';

/** Distance of two centres' positions at a time. */
export interface TrackGap {
  readonly at: string;
  readonly km: number;
}

/** Distances at the newest analysis that both cover, and at the first track's later times. */
function listTrackGaps(one: StormTrack, other: StormTrack): readonly TrackGap[] {
  const [latest, otherLatest] = [findLatest(one), findLatest(other)];
  if (latest === null || otherLatest === null) return [];
  const now = latest.at > otherLatest.at ? latest.at : otherLatest.at;
  const later = listAhead(one)
    .map(({ at }) => at)
    .filter((at) => at > now);
  return [now, ...later].flatMap((at) => {
    const [here, there] = [interpolateTrack(one.points, at), interpolateTrack(other.points, at)];
    return here === null || there === null ? [] : [{ at, km: greatCircleKm(here, there) }];
  });
}

interface CompareCentresProps {
  readonly tracks: readonly StormTrack[];
  readonly view: StormView;
}

/** How far the first two centres differ, in km; they are never averaged. Nothing for one centre. */
export function CompareCentres({ tracks: [one, other], view }: CompareCentresProps) {
  if (one === undefined || other === undefined) return null;
  const gaps = listTrackGaps(one, other);
  const [now] = gaps;
  if (now === undefined) return null;
  const { compare, centres } = view.words;
  const names = [centres[one.centre].short, centres[other.centre].short] as const;
  return (
    <Block id="compare" title={compare.title}>
      <p className={styles.lead}>{compare.lead(...names, formatKm(now.km, view.style))}</p>
      {gaps.length > 1 && (
        <DataTable
          className={styles.table}
          caption={compare.title}
          columns={[compare.at, compare.rows(...names)]}
          rows={gaps.map(({ at, km }) => [nameMoment(at, view), formatKm(km, view.style)])}
        />
      )}
      <p className={styles.note}>{compare.note}</p>
    </Block>
  );
}
