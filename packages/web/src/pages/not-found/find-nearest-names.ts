import type { CallApi } from '@portal/contract/call-api';
import { type FoundPlace, placesSearch } from '@portal/contract/endpoints/places';
import { isRouteId } from '@portal/routes/get-route';

const MOST = 5;
const LONGEST = 60;
const PREFIX = /^(thoi-tiet-nha-nong|agri-weather|thoi-tiet|weather)-/;

/** Words of a path that may be a place's name: its first segment without what every weather path begins with. */
export function toLikelyName(path: string): string {
  const [, first = ''] = path.split('/');
  const bare = first.toLowerCase().replace(PREFIX, '');
  const words = bare.replace(/[^a-z0-9]+/g, ' ').trim();
  return isRouteId(bare) ? '' : words.slice(0, LONGEST);
}

/** Places named like the words of a path; none where search does not answer. */
export async function findNearestNames(
  path: string,
  language: 'vi' | 'en',
  call: CallApi,
): Promise<readonly FoundPlace[]> {
  const name = toLikelyName(path);
  if (name === '') return [];
  const result = await call(placesSearch, { query: { q: name, limit: MOST, lang: language } });
  return result.ok ? result.reply.places : [];
}
