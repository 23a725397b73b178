import { type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { type BlendName, parseBlendName } from '#radar/rain-rate-blend.ts';
import { type ListedFile, listBucket } from '#sources/fetching/bucket-listing.ts';
import type { Fetching } from '#sources/fetching/fetching.ts';

/** A blend in its provider's bucket. */
export interface ListedBlend extends BlendName, ListedFile {
  readonly name: string;
}

const ROOT = 'BLEND/RainRate-Blend-INST';

/** The folder of an hour (UTC): `BLEND/RainRate-Blend-INST/2026/08/14/00/`. */
function getFolder(hourAt: EpochSeconds): string {
  return `${ROOT}/${new Date(hourAt * 1000).toISOString().slice(0, 13).replace(/[-T]/g, '/')}/`;
}

/**
 * Lists the blends of an hour, a few files for each of its six moments; other files are ignored. Throws `FetchError`.
 */
export async function listBlends(fetching: Fetching, url: string, hourAt: EpochSeconds): Promise<ListedBlend[]> {
  const prefix = getFolder(hourAt);
  const files = await listBucket(fetching, url, {
    prefix,
    calledAs: `the listing of rain rates of ${formatMoment(hourAt)}`,
  });
  return files.flatMap((file) => {
    const name = file.key.slice(prefix.length);
    const facts = parseBlendName(name);
    const isOfHour = facts !== null && facts.at >= hourAt && facts.at < hourAt + HOUR_SECONDS;
    return isOfHour ? [{ ...facts, ...file, name }] : [];
  });
}
