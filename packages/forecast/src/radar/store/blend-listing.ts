import { type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { type BlendName, parseBlendName } from '#radar/rain-rate-blend.ts';
import { parseBucketListing } from '#sources/fetching/bucket-listing.ts';
import type { Fetching } from '#sources/fetching/fetching.ts';

/** A blend in its provider's bucket. */
export interface ListedBlend extends BlendName {
  readonly name: string;
  readonly key: string;
  readonly bytes: number;
}

const ROOT = 'BLEND/RainRate-Blend-INST';
/** A folder has six moments of a few files; a listing has at most a thousand keys. */
const MOST_LISTING_BYTES = 2 ** 20;

/** The folder of an hour (UTC): `BLEND/RainRate-Blend-INST/2026/08/14/00/`. */
function getFolder(hourAt: EpochSeconds): string {
  return `${ROOT}/${new Date(hourAt * 1000).toISOString().slice(0, 13).replace(/[-T]/g, '/')}/`;
}

/**
 * The blends in the listing of an hour's folder (S3, `list-type=2`); other files are ignored. Throws `FetchError` for
 * what is no whole listing.
 */
function parseBlendListing(text: string, hourAt: EpochSeconds): ListedBlend[] {
  const folder = getFolder(hourAt);
  return parseBucketListing(text, `the listing of rain rates of ${formatMoment(hourAt)}`).flatMap(({ key, bytes }) => {
    const name = key.startsWith(folder) ? key.slice(folder.length) : '';
    const facts = parseBlendName(name);
    const isOfHour = facts !== null && facts.at >= hourAt && facts.at < hourAt + HOUR_SECONDS;
    return isOfHour ? [{ ...facts, name, key, bytes }] : [];
  });
}

/** Lists the blends of an hour. Throws `FetchError`. */
export async function listBlends(fetching: Fetching, url: string, hourAt: EpochSeconds): Promise<ListedBlend[]> {
  const address = `${url}/?list-type=2&prefix=${getFolder(hourAt)}`;
  return parseBlendListing(await fetching.getText(address, { mostBytes: MOST_LISTING_BYTES }), hourAt);
}
