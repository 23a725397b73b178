import type { SatelliteMessages } from '@portal/content/messages/satellite-messages';
import type { SatelliteFrames } from '#components/satellite/satellite-map-props.ts';
import { formatClock, formatNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';

const MINUTE_MS = 60_000;
/** Images usually come within half an hour; what is older than this is said to be. */
const OLD_AFTER_MINUTES = 60;

interface SatelliteSourceProps {
  readonly frames: SatelliteFrames;
  readonly words: SatelliteMessages;
  readonly view: PageView;
}

/** Whether the images are real, how old the newest is, and whose they are. */
export function SatelliteSource({ frames: { frames, issued }, words, view }: SatelliteSourceProps) {
  const newest = frames.at(-1)?.at ?? view.nowAt;
  const minutes = Math.round((Date.parse(view.nowAt) - Date.parse(newest)) / MINUTE_MS);
  return (
    <>
      {issued.demo && <strong>{words.demo}</strong>}
      {minutes > OLD_AFTER_MINUTES && <strong>{words.old(formatNumber(minutes, view.style))}</strong>}
      <span>{words.newest(formatClock(newest))}</span>
      {issued.credits.length > 0 && <span>{words.credit(issued.credits.join(' · '))}</span>}
    </>
  );
}
