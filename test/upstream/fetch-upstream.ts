import type { Fetching } from '../../packages/forecast/src/sources/fetching/fetching.ts';
import { createHttpFetching } from '../../packages/forecast/src/sources/fetching/http-fetching.ts';
import type { Upstream } from './upstream.ts';

/**
 * Requests to a played server, patient unless it stalls (then half a second of silence) or dawdles (then two seconds for
 * a reply): with short limits throughout, a busy machine would seem to be a server in trouble.
 */
export function fetchUpstream(upstream: Upstream, signal: AbortSignal): Fetching {
  const patient = createHttpFetching({ signal });
  const limited = {
    stall: createHttpFetching({ signal, silenceMs: 500 }),
    slow: createHttpFetching({ signal, longestMs: 2000 }),
  };
  const choose = (url: string): Fetching => {
    const delay = upstream.findDelay(url);
    return delay === null ? patient : limited[delay];
  };
  return {
    signal,
    getBytes: (url, order) => choose(url).getBytes(url, order),
    getText: (url, order) => choose(url).getText(url, order),
  };
}
