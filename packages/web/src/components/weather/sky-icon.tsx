import type { Language } from '@portal/domain/language/language';
import { type DrawnSky, isInFog, listSkyUses, nameShown } from './sky.ts';
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

interface IconDrawing {
  readonly markup: string;
  readonly isBadged: boolean;
}

/**
 * One string of symbols of our own sprite: an element for each would be a good part of a page's work. Only the server draws
 * it: in a browser the policy of the page refuses markup from a script.
 */
function drawIcon(sky: DrawnSky, hasDrop: boolean): IconDrawing {
  const uses = listSkyUses(sky);
  const drawings = uses.map((address) => (address === '' ? '' : `<use href="${address}"></use>`));
  return { markup: drawings.join('') + (hasDrop ? DROP : ''), isBadged: uses[2] !== '' };
}

/** There are some hundred: states by day and night, with a bolt, a badge, a drop. */
const drawn = new Map<DrawnSky['badge'], Map<number, IconDrawing>>();

/** All but the badge in one number: a page asks for a drawing fifty times, and a text for each costs more than the rest. */
function toKey(sky: DrawnSky, hasDrop: boolean): number {
  const { code, skyCode, isDay, thunder } = sky;
  const states = (code ?? 0) * 32 + (skyCode ?? 0);
  return states * 64 + (thunder ?? 7) * 8 + Number(isDay) * 4 + Number(isInFog(sky)) * 2 + Number(hasDrop);
}

function findDrawing(sky: DrawnSky, hasDrop: boolean): IconDrawing {
  const ofBadge = drawn.get(sky.badge) ?? new Map<number, IconDrawing>();
  drawn.set(sky.badge, ofBadge);
  const key = toKey(sky, hasDrop);
  const known = ofBadge.get(key);
  if (known !== undefined) return known;
  const made = drawIcon(sky, hasDrop);
  ofBadge.set(key, made);
  return made;
}

/** The drawing of a sky, with a bolt over it where there may be thunder and blocks beside it where it is hot or cold. */
export function SkyIcon(props: SkyIconProps) {
  const { size, hasDrop = false, speakIn, spokenAfter, code } = props;
  const voice =
    speakIn === undefined || code === null
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': [nameShown(props, speakIn), spokenAfter].filter(Boolean).join(', ') };
  const { markup, isBadged } = findDrawing(props, hasDrop);
  return (
    <svg
      width={size}
      height={size}
      className={styles.icon}
      data-badged={isBadged ? '' : undefined}
      {...voice}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: symbols of our own sprite
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
