import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { findImage, keepImage, listImages } from './satellite-folder.ts';
import type { SatelliteSource } from './satellite-source.ts';
import { toMapImage } from './to-map-image.ts';

/** How long images are kept; the page shows three hours of them. */
export const KEPT_SECONDS = 24 * HOUR_SECONDS;
const SOON_SECONDS = 600;

/**
 * Takes an image of the operator's in. Returns what was unusual, null for nothing. Throws an `Error` of one line for an image
 * that is refused: no image, of the future or too old, or the very picture of the moment before.
 */
export async function takeImage(
  dataDir: string,
  source: SatelliteSource,
  { bytes, at, now }: { readonly bytes: Uint8Array; readonly at: EpochSeconds; readonly now: EpochSeconds },
): Promise<string | null> {
  const times = listImages(dataDir, 'satellite');
  if (times.includes(at)) return 'is of a moment that is there already, and changes nothing';
  if (at > now + SOON_SECONDS) throw new Error(`is of ${formatMoment(at)}, which has not come yet`);
  if (at < now - KEPT_SECONDS) throw new Error(`is of ${formatMoment(at)}, more than a day old`);
  const image = await toMapImage(bytes, source);
  const before = times.findLast((moment) => moment < at);
  if (before !== undefined && findImage(dataDir, 'satellite', before)?.equals(image)) {
    throw new Error(`is the very picture of ${formatMoment(before)}: the satellite has stood still`);
  }
  keepImage(dataDir, 'satellite', at, image);
  return at < (times.at(-1) ?? 0) ? 'came after a younger image: put in its place' : null;
}
