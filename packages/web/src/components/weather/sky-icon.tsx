import type { Language } from '@portal/domain/language/language';
import { type DrawnSky, listSkyUses, nameShown } from './sky.ts';
import styles from './sky-icon.module.css';

/** `skyCode` and `badge` are left out where only the state is known. */
interface SkyIconProps extends DrawnSky {
  /** Side in CSS pixels: 28 sidebar, 34 hours, 36 days, 44 parts of the day, 52 hero. */
  readonly size: number;
  /** Whether a drop marks rain that the state does not show. */
  readonly hasDrop?: boolean;
  /** Set where no words stand beside the icon; without it the icon is decoration. */
  readonly speakIn?: Language;
  /** What is heard after the state's name, for figures that need the eye to be understood. */
  readonly spokenAfter?: string;
}

/** A drop in the lower right corner, with an edge that parts it from what lies below. */
const DROP =
  '<svg x="60%" y="52%" width="40%" height="48%" viewBox="0 0 20 24" aria-hidden="true">' +
  `<path class="${styles.drop}" d="M10 2 17 12a8 8 0 1 1-14 0z"></path></svg>`;

/**
 * One string of symbols of our own sprite: an element for each would be a good part of a page's work. Only the server draws
 * it: in a browser the policy of the page refuses markup from a script.
 */
function writeDrawing(uses: readonly string[], hasDrop: boolean): string {
  const drawings = uses.map((address) => (address === '' ? '' : `<use href="${address}"></use>`));
  return drawings.join('') + (hasDrop ? DROP : '');
}

/** The drawing of a sky, with a bolt over it where there may be thunder and blocks beside it where it is hot or cold. */
export function SkyIcon({ size, hasDrop = false, speakIn, spokenAfter, ...sky }: SkyIconProps) {
  const voice =
    speakIn === undefined || sky.code === null
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': [nameShown(sky, speakIn), spokenAfter].filter(Boolean).join(', ') };
  const uses = listSkyUses(sky);
  return (
    <svg
      width={size}
      height={size}
      className={styles.icon}
      data-badged={uses[2] === '' ? undefined : ''}
      {...voice}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: symbols of our own sprite
      dangerouslySetInnerHTML={{ __html: writeDrawing(uses, hasDrop) }}
    />
  );
}
