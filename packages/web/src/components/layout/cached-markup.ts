import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** More than the labels of two languages, and than the settings that can be chosen: what is older is of no page any more. */
const MOST_CACHED = 64;

/**
 * Renders a part that is the same on many pages once for each key, which must name all that it depends on: a third of the
 * elements of a page would otherwise be rendered again for each.
 */
export function createCachedMarkup<Props extends object>(
  Component: FunctionComponent<Props>,
  toKey: (props: Props) => string,
): (props: Props) => string {
  const cached = new Map<string, string>();
  return (props) => {
    const key = toKey(props);
    const known = cached.get(key);
    if (known !== undefined) return known;
    const markup = renderToStaticMarkup(createElement(Component, props));
    if (cached.size >= MOST_CACHED) cached.clear();
    cached.set(key, markup);
    return markup;
  };
}
/** Stands in cached markup where the slug of the reader's place belongs. */
export const PLACE_MARK = 'READERS-PLACE';
