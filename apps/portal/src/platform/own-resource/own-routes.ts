import type { Access, RequestContext } from '@portal/contract/context';
import { getAccountId, getCallerAccountId, REMOVED, toJsonReply } from '#platform/http/own-account-reply.ts';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import type { OwnKey } from './own-resource.ts';

/** Address of a call about the caller's own resources. */
interface OwnAddress {
  readonly method: RawRoute['method'];
  readonly path: string;
  /** Of a success with a body. Default: 200. */
  readonly status?: 201 | 202;
}

/** Input of a call besides its key. */
export interface OwnInput extends RawRequest, Pick<RequestContext, 'language' | 'idempotencyKey'> {}

/** A reply of another form than JSON with the status of its address. */
export class OwnReply {
  readonly raw: RawReply;
  constructor(raw: RawReply) {
    this.raw = raw;
  }
}

/** Answers a call. The key's `id` is that of the path, or empty. Undefined: removed, nothing to reply. */
export type OwnAnswer = (key: OwnKey, input: OwnInput) => Promise<unknown>;

interface OwnRouteOptions<Id extends string> {
  readonly limit: NonNullable<RawRoute['limit']>;
  /** Default: a session. */
  readonly access?: Access;
  /** Deviations of single calls. */
  readonly calls?: Readonly<Partial<Record<Id, Partial<RawRoute>>>>;
}

function toRawReply(made: unknown, status: number | undefined): RawReply {
  if (made instanceof OwnReply) return made.raw;
  return made === undefined ? REMOVED : toJsonReply(made, status);
}

/** Writes come from the portal's own pages or from programs, never from other sites. */
function toWriting(method: RawRoute['method']): Partial<RawRoute> {
  if (method === 'GET') return {};
  return { ownPagesOnly: true, ...(method === 'DELETE' ? {} : { body: 'json' }) };
}

/** Routes of calls about the caller's own resources. */
export function toOwnRoutes<Id extends string>(
  addresses: Readonly<Record<Id, OwnAddress>>,
  answers: Readonly<Record<Id, OwnAnswer>>,
  { limit, access = 'account', calls }: OwnRouteOptions<Id>,
): readonly RawRoute[] {
  const getAccount = access === 'account' ? getAccountId : getCallerAccountId;
  return (Object.keys(answers) as Id[]).map((call): RawRoute => {
    const { method, path, status } = addresses[call];
    const answer = answers[call];
    return {
      method,
      path,
      access,
      limit,
      ...toWriting(method),
      ...calls?.[call],
      async handle(request: RawRequest, context: RequestContext) {
        const key = { accountId: getAccount(context), id: request.parameters.id ?? '' };
        const { language, idempotencyKey } = context;
        return toRawReply(await answer(key, { ...request, language, idempotencyKey }), status);
      },
    };
  });
}
