import { FetchError } from './fetch-error.ts';

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches and follows redirects on the same host only: a provider, or who speaks in its place, must not send the portal to
 * other machines of its network. Throws FetchError where it is sent elsewhere.
 */
export async function fetchFromHost(url: string, name: string, init: RequestInit): Promise<Response> {
  let address = new URL(url);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await fetch(address.href, { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    if (!REDIRECTS.has(response.status) || location === null) return response;
    await response.body?.cancel();
    const next = URL.canParse(location, address.href) ? new URL(location, address.href) : null;
    if (next === null || !isSameHost(address, next)) {
      throw new FetchError(`${name}: sends to another host (${next?.host ?? 'no address'}), which is not followed`);
    }
    address = next;
  }
  throw new FetchError(`${name}: more than ${MOST_REDIRECTS} redirects`);
}

/** Also from http to https of one host. */
function isSameHost(from: URL, to: URL): boolean {
  const isUpgrade = from.protocol === 'http:' && to.protocol === 'https:' && from.hostname === to.hostname;
  return isUpgrade || (from.protocol === to.protocol && from.host === to.host);
}
