import type { MapMessages } from '@portal/content/messages/map-messages';
import { MapIcon } from './map-icon.tsx';
import styles from './map-tools.module.css';

/** Buttons on the map's edge: closer, farther, where I am, and the list. */
export function MapTools({ words }: { readonly words: MapMessages }) {
  return (
    <div className={styles.tools}>
      <button type="button" data-tool="in" aria-label={words.zoomIn}>
        <MapIcon name="plus" />
      </button>
      <button type="button" data-tool="out" aria-label={words.zoomOut}>
        <MapIcon name="minus" />
      </button>
      <button type="button" data-tool="locate" aria-label={words.locate}>
        <MapIcon name="locate-fixed" />
      </button>
      <button type="button" data-tool="legend" aria-label={words.legend} aria-expanded="false" aria-controls="legend">
        <MapIcon name="layers" />
      </button>
      <a href="#list" aria-label={words.list}>
        <MapIcon name="list" />
      </a>
    </div>
  );
}
