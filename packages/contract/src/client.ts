import type { CallResult } from './call-api.ts';
import type { EndpointInput, EndpointReply } from './endpoint.ts';
import { PAGE_CALLS, type PageCallId } from './endpoint-addresses.table.ts';
import type { ENDPOINTS_BY_ID } from './endpoint-list.ts';
import type { Problem } from './errors.ts';

type EndpointOf<Id extends PageCallId> = (typeof ENDPOINTS_BY_ID)[Id];

/**
 * A call over HTTP, named by the endpoint's id so that the browser loads paths but no schemas. Never throws: without a
 * reply, or with one that is not JSON, the result is a problem with status 0 and `errorCode` `noAnswer`.
 */
export type HttpCallApi = <Id extends PageCallId>(
  id: Id,
  input: EndpointInput<EndpointOf<Id>>,
  signal?: AbortSignal,
) => Promise<CallResult<EndpointReply<EndpointOf<Id>>>>;

/**
 * API calls over `fetch`. `origin` has no trailing slash; empty for the page's own. `cache` is that of `fetch`:
 * `no-cache` revalidates with the server, `force-cache` uses the cached reply however old it is.
 */
export function createHttpCallApi(
  origin: string,
  cache: 'default' | 'no-cache' | 'force-cache' = 'default',
): HttpCallApi {
  return async (id, input, signal) => {
    const { method, path } = PAGE_CALLS[id];
    const body = 'body' in input ? JSON.stringify(input.body) : undefined;
    try {
      const response = await fetch(`${origin}${path}${toQueryText(input.query)}`, {
        method,
        cache,
        headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body }),
        ...(signal === undefined ? {} : { signal }),
      });
      const answer = await response.json();
      return response.ok ? { ok: true, reply: answer } : { ok: false, problem: answer };
    } catch {
      return { ok: false, problem: NO_ANSWER };
    }
  };
}

const NO_ANSWER: Problem = {
  type: '/problems/no-answer',
  title: '',
  status: 0,
  detail: '',
  errorCode: 'noAnswer',
  requestId: '',
};

function toQueryText(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
