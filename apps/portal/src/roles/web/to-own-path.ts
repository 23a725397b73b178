const ORIGIN = 'http://localhost';

/** A path of this site with its query; `/` for anything that leads elsewhere or is none. */
export function toOwnPath(text: string): string {
  if (!/^\/(?![/\\])[\x20-\x7e]*$/.test(text) || !URL.canParse(text, ORIGIN)) return '/';
  const { origin, pathname, search } = new URL(text, ORIGIN);
  return origin === ORIGIN ? pathname + search : '/';
}
