import type { RequestContext } from '@portal/contract/context';
import { FILE, type OwnCall, type ReplyOf, type ReplySchema } from '@portal/contract/own/own-call';
import { getAccountId, getCallerAccountId, REMOVED, toJsonReply } from '#platform/http/own-account-reply.ts';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import type { OwnKey } from './own-resource.ts';

/** Input of a call besides its key. */
export interface OwnInput extends RawRequest, Pick<RequestContext, 'language' | 'idempotencyKey'> {}

/** A reply of another form than JSON with the status of its call. */
export class OwnReply {
  readonly raw: RawReply;
  constructor(raw: RawReply) {
    this.raw = raw;
  }
}

type Calls = Readonly<Record<string, OwnCall>>;

type Answer<Reply> = Reply extends ReplySchema
  ? Promise<ReplyOf<Reply> | OwnReply>
  : Reply extends null
    ? Promise<void>
    : Promise<OwnReply>;

/** Answers of some calls, by the types of the contract. The key's `id` is that of the path, or empty. */
export type OwnAnswers<Contract extends Calls> = {
  readonly [Id in keyof Contract]: (key: OwnKey, input: OwnInput) => Answer<Contract[Id]['reply']>;
};

interface OwnRouteOptions<Contract extends Calls> {
  readonly limit: NonNullable<RawRoute['limit']>;
  /** Deviations of single calls. */
  readonly calls?: Readonly<Partial<Record<keyof Contract, Partial<RawRoute>>>>;
}

function toRawReply(made: unknown, status: number | undefined): RawReply {
  if (made instanceof OwnReply) return made.raw;
  return made === undefined ? REMOVED : toJsonReply(made, status);
}

/** Writes come from the portal's own pages or from programs, never from other sites. */
function toWriting({ method, body }: OwnCall): Partial<RawRoute> {
  if (method === 'GET') return {};
  if (body === FILE) return { ownPagesOnly: true, body: 'bytes' };
  return { ownPagesOnly: true, ...(method === 'DELETE' ? {} : { body: 'json' }) };
}

/** Routes of calls about the caller's own resources. */
export function toOwnRoutes<Contract extends Calls>(
  contract: Contract,
  answers: OwnAnswers<Contract>,
  { limit, calls }: OwnRouteOptions<Contract>,
): readonly RawRoute[] {
  return Object.values(contract).map((call): RawRoute => {
    const { id, method, path, access, status } = call;
    const answer = answers[id as keyof Contract];
    const getAccount = access === 'account' ? getAccountId : getCallerAccountId;
    return {
      method,
      path,
      access,
      limit,
      ...toWriting(call),
      ...calls?.[id],
      async handle(request: RawRequest, context: RequestContext) {
        const key = { accountId: getAccount(context), id: request.parameters.id ?? '' };
        const { language, idempotencyKey } = context;
        return toRawReply(await answer(key, { ...request, language, idempotencyKey }), status);
      },
    };
  });
}
