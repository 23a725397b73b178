import type { CallApi } from '@portal/contract/call-api';
import { type RequestContext, toHandlerContext } from '@portal/contract/context';
import type { Endpoint, EndpointInput, EndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { AppError, getStatus, toProblem } from '@portal/contract/errors';
import { LRUCache } from 'lru-cache';
import { findCallVariables } from '#features/weather/find-call-variables.ts';
import type { BringsAny } from '#features/weather/source-coverage.ts';
import type { Log } from '#platform/log/create-log.ts';

/** Calls of one page, and whether one failed or lacked a part that may arrive soon; then the page is cached briefly. */
export interface DirectCalls {
  readonly call: CallApi;
  readonly failed: () => boolean;
}

const FIRST_SERVER_ERROR = 500;
/** Waves are optional: inland, or without a source, a page is complete without them. */
const ADDED_WHERE_KNOWN: ReadonlySet<string> = new Set([ENDPOINTS_BY_ID.weatherMarine.id]);

interface Call {
  readonly endpoint: Endpoint;
  readonly input: EndpointInput<Endpoint>;
}

/** Whether a refusal means a temporarily missing part, as opposed to data that no source has. */
function leavesHole(call: Call, { code }: AppError, bringsAny: BringsAny): boolean {
  const { endpoint, input } = call;
  if (code === 'noData') return !ADDED_WHERE_KNOWN.has(endpoint.id) && bringsAny(findCallVariables(endpoint, input));
  return getStatus(code) >= FIRST_SERVER_ERROR;
}

/** A reply, and whether a page with it is complete. */
interface Answer {
  readonly result: Awaited<ReturnType<CallApi>>;
  readonly isWhole: boolean;
}

/** Enough for all provinces in both languages and some readers' places. */
const MOST_SHARED = 400;

/**
 * Lets server-rendered pages call the API's handlers without HTTP. Bugs are logged and returned as a problem. Pages
 * with the same stamp, which must change whenever a reply may have changed, share replies; without a stamp nothing is
 * shared.
 */
export function createDirectCalls(
  routes: readonly EndpointRoute[],
  log: Log,
  bringsAny: BringsAny = () => true,
): (context: RequestContext, stamp?: string) => DirectCalls {
  const byId = new Map(routes.map((route) => [route.endpoint.id, route]));
  const shared = new LRUCache<string, Promise<Answer>>({ max: MOST_SHARED });

  function findRefusal(error: unknown, requestId: string, endpointId: string): AppError {
    if (error instanceof AppError) return error;
    log.error({ err: error, requestId, endpoint: endpointId }, 'call of a page failed');
    return new AppError('internal');
  }

  async function answer({ endpoint, input }: Call, context: RequestContext): Promise<Answer> {
    const { requestId } = context;
    try {
      const route = byId.get(endpoint.id);
      if (route === undefined) throw new Error(`no handler for ${endpoint.id}`);
      const reply = await route.handle(input, toHandlerContext(endpoint, context));
      return { result: { ok: true, reply }, isWhole: route.isComplete(reply) };
    } catch (error) {
      const refusal = findRefusal(error, requestId, endpoint.id);
      const problem = toProblem(refusal, input.query.lang === 'en' ? 'en' : 'vi', requestId);
      return { result: { ok: false, problem }, isWhole: !leavesHole({ endpoint, input }, refusal, bringsAny) };
    }
  }

  function answerOnce(call: Call, context: RequestContext, stamp: string): Promise<Answer> {
    const key = `${stamp} ${call.endpoint.id} ${context.language} ${JSON.stringify(call.input)}`;
    const known = shared.get(key);
    if (known !== undefined) return known;
    const asked = answer(call, context);
    shared.set(key, asked);
    // The next page retries what is missing.
    void asked.then(({ isWhole }) => isWhole || shared.delete(key));
    return asked;
  }

  return (context, stamp) => {
    let failed = false;
    const call = async (endpoint: Endpoint, input: EndpointInput<Endpoint>) => {
      const isShared = stamp !== undefined && endpoint.perCaller !== true;
      const asked = { endpoint, input };
      const { result, isWhole } = await (isShared ? answerOnce(asked, context, stamp) : answer(asked, context));
      failed ||= !isWhole;
      return result;
    };
    return { call: call as CallApi, failed: () => failed };
  };
}
