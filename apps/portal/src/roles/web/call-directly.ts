import type { CallApi } from '@portal/contract/call-api';
import type { Endpoint, EndpointInput } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { EndpointRoute } from '@portal/contract/endpoint-route';
import { AppError, getStatus, toProblem } from '@portal/contract/errors';
import type { Log } from '#platform/log/create-log.ts';

/** Calls of one page, and whether one of them failed or lacked a part so that the page must not be kept. */
export interface DirectCalls {
  readonly call: CallApi;
  readonly failed: () => boolean;
}

const FIRST_SERVER_ERROR = 500;
/** Waves are added to pages where there are any: inland, or without a source of them, a page is whole without. */
const ADDED_WHERE_KNOWN: ReadonlySet<string> = new Set([ENDPOINTS_BY_ID.weatherMarine.id]);

function leavesHole(endpoint: Endpoint, { code }: AppError): boolean {
  if (code === 'noData' && ADDED_WHERE_KNOWN.has(endpoint.id)) return false;
  return getStatus(code) >= FIRST_SERVER_ERROR;
}

/** Lets pages on the server call the API's own handlers, without HTTP. A bug is logged here and told as a problem. */
export function createDirectCalls(routes: readonly EndpointRoute[], log: Log): (requestId: string) => DirectCalls {
  const byId = new Map(routes.map((route) => [route.endpoint.id, route]));

  function findRefusal(error: unknown, requestId: string, endpointId: string): AppError {
    if (error instanceof AppError) return error;
    log.error({ err: error, requestId, endpoint: endpointId }, 'call of a page failed');
    return new AppError('internal');
  }

  return (requestId) => {
    let failed = false;
    const call = async (endpoint: Endpoint, input: EndpointInput<Endpoint>) => {
      try {
        const route = byId.get(endpoint.id);
        if (route === undefined) throw new Error(`no handler for ${endpoint.id}`);
        const reply = await route.handle(input);
        failed ||= !route.isComplete(reply);
        return { ok: true, reply };
      } catch (error) {
        const refusal = findRefusal(error, requestId, endpoint.id);
        const problem = toProblem(refusal, input.query.lang === 'en' ? 'en' : 'vi', requestId);
        failed ||= leavesHole(endpoint, refusal);
        return { ok: false, problem };
      }
    };
    return { call: call as CallApi, failed: () => failed };
  };
}
