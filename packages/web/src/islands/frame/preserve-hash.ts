/**
 * Has the language switches of header and drawer lead to the same part of the page: the server never sees the hash. Answers
 * any way of following a link, a key and the middle button too.
 */
export function preserveHash(): void {
  const copyHash = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('header a[hreflang]') : null;
    if (link instanceof HTMLAnchorElement && location.hash !== '') link.hash = location.hash;
  };
  for (const way of ['click', 'auxclick', 'contextmenu']) addEventListener(way, copyHash, true);
}
