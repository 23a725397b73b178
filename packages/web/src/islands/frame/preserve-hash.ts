/**
 * Keeps the hash in language switches, which the server never sees. Listens to every way of following a link, including
 * keyboard and middle button.
 */
export function preserveHash(): void {
  const copyHash = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('header a[hreflang]') : null;
    if (link instanceof HTMLAnchorElement && location.hash !== '') link.hash = location.hash;
  };
  for (const way of ['click', 'auxclick', 'contextmenu']) addEventListener(way, copyHash, true);
}
