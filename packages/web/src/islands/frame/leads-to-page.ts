/** Whether a click on a link makes this tab wait for another page of this site: no file, no mere anchor, no other window. */
export function leadsToPage(link: HTMLAnchorElement, here: Location): boolean {
  const { origin, pathname, search, hash, target } = link;
  if (origin !== here.origin || (target !== '' && target !== '_self') || link.hasAttribute('download')) return false;
  const isFile = /\.\w+$/.test(pathname) || (pathname.startsWith('/api/') && pathname !== '/api/docs');
  const isHere = pathname === here.pathname && search === here.search && hash !== '';
  return !isFile && !isHere;
}
