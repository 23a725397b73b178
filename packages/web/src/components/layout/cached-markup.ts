import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Above the number of label and settings variants of two languages; older entries are obsolete. */
const MOST_CACHED = 64;

/**
 * Renders markup shared by many pages once per key; the key must cover every input. Saves about a third of the elements
 * of a page.
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
/** Placeholder in cached markup for the slug of the reader's place. */
export const PLACE_MARK = 'READERS-PLACE';
