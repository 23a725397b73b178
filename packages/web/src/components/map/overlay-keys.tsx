import type { MapMessages } from '@portal/content/messages/map-messages';
import { formatNumber, type ValueStyle } from '#components/weather/format-values.ts';
import check from './check-key.module.css';
import { MAP_OVERLAYS, type MapOverlay } from './map-overlay.ts';
import styles from './overlay-keys.module.css';

interface OverlayKeysProps {
  readonly hidden: readonly MapOverlay[];
  /** How many there are now; null where it is not known. */
  readonly counts: Readonly<Record<MapOverlay, number | null>>;
  readonly words: MapMessages;
  readonly style: ValueStyle;
}

/** The legend of what lies over the layers; a tap switches it off and on. */
export function OverlayKeys({ hidden, counts, words, style }: OverlayKeysProps) {
  return (
    <ul className={styles.keys}>
      {MAP_OVERLAYS.map((name) => {
        const count = counts[name];
        return (
          <li key={name}>
            <button type="button" className={check.check} data-overlay={name} aria-pressed={!hidden.includes(name)}>
              {words.overlays[name]}{' '}
              <b data-renewed={name === 'warnings' ? 'count' : undefined}>
                {count === null
                  ? words.overlayUnknown[name]
                  : count === 0
                    ? words.overlayNone
                    : formatNumber(count, style)}
              </b>
            </button>
            {name === 'lightning' ? (
              <i className={styles.stroke} aria-hidden="true" />
            ) : (
              <span className={styles.levels} aria-hidden="true">
                <i />
                <i />
                <i />
                <i />
                <i />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
