import type { PlaceSearchProps } from './place-search-props.ts';

/** Where a map looks is given up for the place. */
const GIVEN_UP = ['z', 'c'];

/** Address that a chosen place leads to; `search` is the query of the page by now. */
export function toPlaceAddress(
  { placePath, staysHere }: Pick<PlaceSearchProps, 'placePath' | 'staysHere'>,
  slug: string,
  search: string,
): string {
  const address = placePath.replace('{location}', encodeURIComponent(slug));
  if (!staysHere) return address;
  const [path = '', query] = address.split('?');
  const [next, own] = [new URLSearchParams(search), new URLSearchParams(query)];
  for (const name of GIVEN_UP) next.delete(name);
  for (const name of ['lang', 'place']) {
    const value = own.get(name);
    if (value !== null) next.set(name, value);
  }
  return `${path}?${next}`;
}
