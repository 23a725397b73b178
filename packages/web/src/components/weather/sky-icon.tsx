import type { Language } from '@portal/domain/language/language';
import { type DrawnSky, isInFog, listSkyUses, nameShown } from './sky.ts';
import styles from './sky-icon.module.css';

/** `skyCode` and `badge` are absent where only the state is known. */
interface SkyIconProps extends DrawnSky {
  /** Side in CSS pixels: 28 sidebar, 34 hours, 36 days, 44 parts of the day, 52 hero. */
  readonly size: number;
  /** Whether to add a drop for rain that the state does not show. */
  readonly hasDrop?: boolean;
  /** Set where no text is next to the icon; otherwise it is decorative. */
  readonly speakIn?: Language;
  /** Read after the state's name: values that make sense only visually. */
  readonly spokenAfter?: string;
}

/** Drop in the lower right corner, outlined against the icon. */
const DROP =
  '<svg x="60%" y="52%" width="40%" height="48%" viewBox="0 0 20 24" aria-hidden="true">' +
  `<path class="${styles.drop}" d="M10 2 17 12a8 8 0 1 1-14 0z"></path></svg>`;

interface IconDrawing {
  readonly markup: string;
  readonly isBadged: boolean;
}

/**
 * One string of symbols from the portal's sprite: an element for each would cost much of a page's rendering time. Server
 * only: the Content-Security-Policy refuses markup from scripts in the browser.
 */
function drawIcon(sky: DrawnSky, hasDrop: boolean): IconDrawing {
  const uses = listSkyUses(sky);
  const drawings = uses.map((address) => (address === '' ? '' : `<use href="${address}"></use>`));
  return { markup: drawings.join('') + (hasDrop ? DROP : ''), isBadged: uses[2] !== '' };
}

/** About a hundred combinations: states by day and night, with bolt, badge, drop. */
const drawn = new Map<DrawnSky['badge'], Map<number, IconDrawing>>();

/** All but the badge as one number: a page looks up about fifty icons, and string keys would dominate the cost. */
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

/** Sky icon with a bolt for possible thunder and a badge for heat or cold. */
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: symbols of the portal's sprite
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
