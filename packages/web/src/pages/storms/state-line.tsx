import type { Storm, StormList } from '@portal/contract/endpoints/storms';
import { isModelCentre } from '@portal/domain/storm/storm';
import {
  describeForce,
  findWatchState,
  listUnread,
  nameCentres,
  nameMoment,
  nameStorm,
  type StormView,
} from '#components/storms/storm-words.ts';
import { describeWhere, sortByDistance } from './storm-place-words.ts';
import styles from './storms.module.css';

/** `bão Krovanh, cấp 12, trên Biển Đông, cách đất liền Việt Nam 420 km`; brief: without its place. */
function describeShortly(storm: Storm, view: StormView, isBrief: boolean): string {
  const [first] = storm.centres;
  if (first === undefined) return nameStorm(storm, view);
  const parts = [
    nameStorm(storm, view),
    describeForce(first, first, view),
    isBrief ? null : describeWhere(first, view),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

function startLow(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

interface StateProps {
  /** Null: the list could not be loaded. */
  readonly list: StormList | null;
  /** Storms of today. */
  readonly current: readonly Storm[];
  readonly view: StormView;
}

/** Whether there is a storm, or why that is not known. Never that it is safe. */
export function describeState({
  list,
  current,
  view,
  isBrief = false,
}: StateProps & { readonly isBrief?: boolean }): string {
  const { state } = view.words;
  if (list === null) return state.failed;
  const [nearest] = sortByDistance(current);
  if (nearest !== undefined) {
    const text = startLow(describeShortly(nearest, view, isBrief));
    return current.length === 1 ? state.one(text) : state.several(String(current.length), text);
  }
  const watch = findWatchState(list.watched, view.nowAt);
  if (!('readAt' in watch)) return state[watch.kind];
  const [time, centres] = [nameMoment(watch.readAt, view), nameCentres(watch.centres, view)];
  return watch.kind === 'fresh' ? state.none(time, centres) : state.staleNone(time, centres);
}

/** The first sentence of a page. Without a storm it also says what a list of storms does not cover. */
export function StateLine(props: StateProps) {
  const { list, current, view } = props;
  const isListRead = list !== null && 'readAt' in findWatchState(list.watched, view.nowAt);
  return (
    <>
      <p className={styles.state}>{describeState(props)}</p>
      {isListRead && current.length === 0 && <p className={styles.note}>{view.words.state.noneNote}</p>}
    </>
  );
}

/** Centres that were not read for three hours, while their storms are shown. */
export function StaleNotices({ watched, view }: { readonly watched: StormList['watched']; readonly view: StormView }) {
  const { state } = view.words;
  return listUnread(watched, view.nowAt).map(({ centre, readAt }) => {
    const name = nameCentres([centre], view);
    return (
      <p key={centre} className={styles.stale}>
        {readAt === null ? state.neverRead(name) : state.stale(nameMoment(readAt, view), name)}
      </p>
    );
  });
}

/** For a storm that no warning centre has: a model alone does not make one. */
export function ModelNotice({ storm, view }: { readonly storm: Storm; readonly view: StormView }) {
  if (!storm.centres.every(({ centre }) => isModelCentre(centre))) return null;
  return <p className={styles.stale}>{view.words.model}</p>;
}
