import type { RequestContext } from '@portal/contract/context';
import { FILE, type OwnCall, type ReplyOf, type ReplySchema } from '@portal/contract/own/own-call';
import { getAccountId, getCallerAccountId, REMOVED, toJsonReply } from '#platform/http/own-account-reply.ts';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import type { OwnKey } from './own-resource.ts';

/** Input of a call besides its key. */
export interface OwnInput extends RawRequest, Omit<RequestContext, 'requestId'> {}

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
  /** How bodies come that are no files. Default: JSON. */
  readonly body?: 'json' | 'jsonOrForm';
  /** Deviations of single calls. */
  readonly calls?: Readonly<Partial<Record<keyof Contract, Partial<RawRoute>>>>;
}

function toRawReply(made: unknown, status: number | undefined): RawReply {
  if (made instanceof OwnReply) return made.raw;
  return made === undefined ? REMOVED : toJsonReply(made, status);
}

/** Writes come from the portal's own pages or from programs, never from other sites. */
function toWriting({ method, body }: OwnCall, form: 'json' | 'jsonOrForm'): Partial<RawRoute> {
  if (method === 'GET') return {};
  return { ownPagesOnly: true, ...(method === 'DELETE' ? {} : { body: body === FILE ? 'bytes' : form }) };
}

const ACCOUNT_OF: Readonly<Record<OwnCall['access'], (context: RequestContext) => string>> = {
  account: getAccountId,
  keyOrAccount: getCallerAccountId,
  everybody: () => '',
};

/** Routes of calls about the caller's own resources; the key of a call for everybody is empty. */
export function toOwnRoutes<Contract extends Calls>(
  contract: Contract,
  answers: OwnAnswers<Contract>,
  { limit, body: form = 'json', calls }: OwnRouteOptions<Contract>,
): readonly RawRoute[] {
  return Object.values(contract).map((call): RawRoute => {
    const { id, method, path, access, status } = call;
    const answer = answers[id as keyof Contract];
    return {
      method,
      path,
      limit,
      ...(access === 'everybody' ? {} : { access }),
      ...toWriting(call, form),
      ...calls?.[id],
      async handle(request: RawRequest, context: RequestContext) {
        const key = { accountId: ACCOUNT_OF[access](context), id: request.parameters.id ?? '' };
        return toRawReply(await answer(key, { ...request, ...context }), status);
      },
    };
  });
}
