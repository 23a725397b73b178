import type { SatelliteMessages } from '@portal/content/messages/satellite-messages';
import { formatClock, formatNumber, formatTemperature } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import type { SatelliteFrames } from './satellite-map-props.ts';
import styles from './satellite-panel.module.css';

/** Kinds that a reader may choose. */
export const IMAGE_KINDS = ['infrared', 'true-colour'] as const;
/** A kind that a reader may choose. */
export type ImageKind = (typeof IMAGE_KINDS)[number];

interface SatellitePanelProps {
  readonly frames: SatelliteFrames;
  readonly words: SatelliteMessages;
  readonly view: PageView;
  /** Kind in the address. */
  readonly asked: ImageKind;
  /** Address of the page with a kind. */
  readonly toHref: (kind: ImageKind) => string;
  /** Name of the place in the address; null without one. */
  readonly placeName: string | null;
}

/** Over the map: the kinds of images, why true colour is missing, and the coldest cloud top around the place. */
export function SatellitePanel(props: SatellitePanelProps) {
  const { frames, words, asked, toHref, placeName } = props;
  const reason = asked === 'true-colour' ? explainMissing(frames, words) : null;
  const hasKinds = frames.trueColour !== 'none' || reason !== null;
  const hasTop = frames.coldestTop !== null && placeName !== null;
  if (!hasKinds && !hasTop) return null;
  return (
    <div className={styles.panel}>
      {hasKinds && (
        <nav aria-label={words.kinds.label}>
          <ul>
            {IMAGE_KINDS.map((kind) => (
              <li key={kind}>
                <a href={toHref(kind)} aria-current={kind === frames.kind ? 'true' : undefined}>
                  {words.kinds[kind]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {reason !== null && <p role="status">{reason}</p>}
      {hasTop && <ColdestTop {...props} />}
    </div>
  );
}

function explainMissing(
  { trueColour, trueColourFrom }: SatelliteFrames,
  { noColour }: SatelliteMessages,
): string | null {
  if (trueColour === 'here') return null;
  return trueColour === 'night' ? noColour.night(formatClock(trueColourFrom ?? '')) : noColour[trueColour];
}

const MINUTE_MS = 60_000;
/** Nothing warmer is high cloud. */
const HIGH_CLOUD_C = 0;

function ColdestTop({ frames: { coldestTop }, words: { top }, view, placeName }: SatellitePanelProps) {
  if (coldestTop === null || placeName === null) return null;
  const { topTemperature, topAt, topRadiusKm, isDeep } = coldestTop;
  const km = `${formatNumber(topRadiusKm, view.style)} km`;
  const minutes = Math.round((Date.parse(view.nowAt) - Date.parse(topAt)) / MINUTE_MS);
  const isHigh = topTemperature < HIGH_CLOUD_C;
  return (
    <section data-part="top" data-deep={isDeep ? '' : undefined}>
      <p>
        {isHigh ? `${top.coldest(km, placeName)}: ` : top.noHigh(km, placeName)}
        {isHigh && <b>{formatTemperature(topTemperature, view.style)}</b>}
      </p>
      {isDeep && <p>{top.deep}</p>}
      <p className={styles.age}>{top.age(formatClock(topAt), formatNumber(minutes, view.style))}</p>
    </section>
  );
}
