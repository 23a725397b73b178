import type { MadePicture } from './make-picture.ts';

/** All pictures in all sizes fit; the oldest is evicted first. */
const MOST_CACHED = 200;

/**
 * Caches results of `make` by name. Concurrent requests share one call, because decoding a new photograph takes
 * hundreds of megabytes.
 */
export function cachePictures(
  make: (file: string) => Promise<MadePicture | null>,
): (file: string) => Promise<MadePicture | null> {
  const cached = new Map<string, MadePicture>();
  const making = new Map<string, Promise<MadePicture | null>>();

  async function makeAndCache(file: string): Promise<MadePicture | null> {
    try {
      const made = await make(file);
      if (made !== null) cached.set(file, made);
      const [oldest] = cached.keys();
      if (cached.size > MOST_CACHED && oldest !== undefined) cached.delete(oldest);
      return made;
    } finally {
      making.delete(file);
    }
  }

  return async (file) => {
    const known = cached.get(file) ?? making.get(file);
    if (known !== undefined) return known;
    const made = makeAndCache(file);
    making.set(file, made);
    return made;
  };
}
