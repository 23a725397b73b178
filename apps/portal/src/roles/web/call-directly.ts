import type { CallApi } from '@portal/contract/call-api';
import { type RequestContext, toHandlerContext } from '@portal/contract/context';
import type { Endpoint, EndpointInput, EndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { AppError, getStatus, toProblem } from '@portal/contract/errors';
import { findCallVariables } from '#features/weather/find-call-variables.ts';
import type { BringsAny } from '#features/weather/source-coverage.ts';
import type { Log } from '#platform/log/create-log.ts';

/** Calls of one page, and whether one of them failed or lacked a part that may be there soon: the page is cached briefly. */
export interface DirectCalls {
  readonly call: CallApi;
  readonly failed: () => boolean;
}

const FIRST_SERVER_ERROR = 500;
/** Waves are added to pages where there are any: inland, or without a source of them, a page is whole without. */
const ADDED_WHERE_KNOWN: ReadonlySet<string> = new Set([ENDPOINTS_BY_ID.weatherMarine.id]);

interface Call {
  readonly endpoint: Endpoint;
  readonly input: EndpointInput<Endpoint>;
}

/** Whether a refusal leaves a page with a part that is missing only for now; what no source at hand has is no such part. */
function leavesHole(call: Call, { code }: AppError, bringsAny: BringsAny): boolean {
  const { endpoint, input } = call;
  if (code === 'noData') return !ADDED_WHERE_KNOWN.has(endpoint.id) && bringsAny(findCallVariables(endpoint, input));
  return getStatus(code) >= FIRST_SERVER_ERROR;
}

/** Lets pages on the server call the API's own handlers, without HTTP. A bug is logged here and returned as a problem. */
export function createDirectCalls(
  routes: readonly EndpointRoute[],
  log: Log,
  bringsAny: BringsAny = () => true,
): (context: RequestContext) => DirectCalls {
  const byId = new Map(routes.map((route) => [route.endpoint.id, route]));

  function findRefusal(error: unknown, requestId: string, endpointId: string): AppError {
    if (error instanceof AppError) return error;
    log.error({ err: error, requestId, endpoint: endpointId }, 'call of a page failed');
    return new AppError('internal');
  }

  return (context) => {
    const { requestId } = context;
    let failed = false;
    const call = async (endpoint: Endpoint, input: EndpointInput<Endpoint>) => {
      try {
        const route = byId.get(endpoint.id);
        if (route === undefined) throw new Error(`no handler for ${endpoint.id}`);
        const reply = await route.handle(input, toHandlerContext(endpoint, context));
        failed ||= !route.isComplete(reply);
        return { ok: true, reply };
      } catch (error) {
        const refusal = findRefusal(error, requestId, endpoint.id);
        const problem = toProblem(refusal, input.query.lang === 'en' ? 'en' : 'vi', requestId);
        failed ||= leavesHole({ endpoint, input }, refusal, bringsAny);
        return { ok: false, problem };
      }
    };
    return { call: call as CallApi, failed: () => failed };
  };
}
