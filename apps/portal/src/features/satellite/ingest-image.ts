import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { findImage, IMAGE_RETENTION_SECONDS, listImages, type RealOrigin, saveImage } from './satellite-store.ts';
import { type ImagePlace, toMapImage } from './to-map-image.ts';

const SOON_SECONDS = 600;

/** An image, and where and when it was taken. */
interface IncomingImage {
  readonly origin: RealOrigin;
  readonly place: ImagePlace;
  readonly bytes: Uint8Array;
  readonly at: EpochSeconds;
  readonly now: EpochSeconds;
}

/**
 * Ingests a real image. Returns a warning, or null. Throws a one-line `Error` for a refused image: unreadable,
 * from the future, too old, or identical to the previous one.
 */
export async function ingestImage(
  dataDir: string,
  { origin, place, bytes, at, now }: IncomingImage,
): Promise<string | null> {
  const times = listImages(dataDir, origin);
  if (times.includes(at)) return 'is for a time that is stored already, and changes nothing';
  if (at > now + SOON_SECONDS) throw new Error(`is of ${formatMoment(at)}, which has not come yet`);
  if (at < now - IMAGE_RETENTION_SECONDS) throw new Error(`is of ${formatMoment(at)}, more than a day old`);
  const image = await toMapImage(bytes, place);
  const before = times.findLast((moment) => moment < at);
  if (before !== undefined && findImage(dataDir, origin, before)?.equals(image)) {
    throw new Error(`is the very picture of ${formatMoment(before)}: the satellite has stood still`);
  }
  saveImage(dataDir, origin, at, image);
  return at < (times.at(-1) ?? 0) ? 'came after a younger image: put in its place' : null;
}
