import { mapMessages } from '@portal/content/messages/map-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { ListFrame } from '#components/map/place-table.tsx';
import type { StormView } from '#components/storms/storm-words.ts';
import type { LoadedStorms } from '#pages/storms/load-storms.ts';
import { OfficialPart, ReferenceNotice } from '#pages/storms/official-part.tsx';
import { describeState, StaleNotices, StateLine } from '#pages/storms/state-line.tsx';
import { PastStorms, StormCards } from '#pages/storms/storm-list.tsx';
import { StormKey } from '#pages/storms/storm-map.tsx';
import styles from './storm-sheet.module.css';

interface StormPartProps {
  readonly loaded: LoadedStorms;
  readonly view: StormView;
}

/** Above the source of the map: whether there is a storm, and that the official bulletin comes first. */
export function StormNote({ loaded, view, isShown }: StormPartProps & { readonly isShown: boolean }) {
  return (
    <div className={styles.note} data-part="storm-note" hidden={!isShown}>
      <b>{describeState({ list: loaded.list, current: loaded.current, view, isBrief: true })}</b>
      <div>{loaded.list?.watched.length !== 0 && <ReferenceNotice view={view} />}</div>
      <StaleNotices watched={loaded.current.length === 0 ? [] : (loaded.list?.watched ?? [])} view={view} />
    </div>
  );
}

/** Key of the storms for the legend. */
export function StormLegend({ loaded: { drawn }, view, isShown }: StormPartProps & { readonly isShown: boolean }) {
  const words = mapMessages[view.style.language];
  return (
    <section className={styles.legend} data-legend="storms" hidden={!isShown} aria-label={words.legends.storms}>
      {drawn.length > 0 && <StormKey storms={drawn} view={view} />}
      {drawn.length > 0 && <p>{words.storms.marker}</p>}
    </section>
  );
}

/** The storms of the map in words, the official bulletin first. */
export function StormTable({
  loaded: { list, current, past, details },
  warnings,
  view,
}: StormPartProps & { readonly warnings: readonly OfficialWarning[] | null }) {
  const watched = current.length === 0 ? [] : (list?.watched ?? []);
  return (
    <ListFrame layer="storms">
      <h2 id="list-heading">{mapMessages[view.style.language].layers.storms}</h2>
      <div className="stack">
        <OfficialPart warnings={warnings} view={view} />
        <div>
          <StateLine list={list} current={current} view={view} />
        </div>
        {list?.watched.length !== 0 && <ReferenceNotice view={view} />}
        <StaleNotices watched={watched} view={view} />
        {current.length > 0 && <StormCards storms={current} details={details} view={view} />}
        <PastStorms storms={past} view={view} />
      </div>
    </ListFrame>
  );
}
