const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** Letters, digits and `-._~`, which mean the same written as they are (RFC 3986 §2.3). */
const NEEDLESS_ESCAPE = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

/**
 * The address of a request as the server goes by it: without scheme and host, which proxies may send along (RFC 9112
 * §3.2.2), and its path written in one way only, so that log, cache and routes see the same. The query stays as it is.
 */
export function toRequestTarget(url: string): string {
  const isPlain = url.startsWith('/');
  if (isPlain && !url.includes('%')) return url;
  const target = isPlain ? url : url.replace(ORIGIN, '');
  const mark = target.indexOf('?');
  const path = (mark < 0 ? target : target.slice(0, mark)).replace(NEEDLESS_ESCAPE, decodeURIComponent);
  return `${path === '' ? '/' : path}${mark < 0 ? '' : target.slice(mark)}`;
}
