import { API_KEY_ADDRESSES, type ApiKeyCallId } from '@portal/contract/api-key-addresses.table';
import type { RequestContext } from '@portal/contract/context';
import { AppError } from '@portal/contract/errors';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import { addKey, changeKey, type OwnKeyNeeds, revokeOwnKey, showKeys } from './keys/own-keys.ts';
import { showUsage, type UsageNeeds } from './usage/show-usage.ts';

const LIMIT = { name: 'api-keys', perMinute: 60, perDay: 2000 } as const;

type Answer = (request: RawRequest, context: RequestContext) => Promise<RawReply>;

/** The account of a route that lets only accounts in. */
function getAccountId({ caller }: RequestContext): string {
  if (caller.kind !== 'account') throw new AppError('notSignedIn');
  return caller.accountId;
}

const toKey = ({ parameters }: RawRequest, context: RequestContext) => ({
  accountId: getAccountId(context),
  id: parameters.id,
});

const NOT_STORED = { 'cache-control': 'private, no-store' };

function toJsonReply(body: unknown, status = 200): RawReply {
  const headers = { 'content-type': 'application/json; charset=utf-8', ...NOT_STORED };
  return { kind: 'body', status, headers, body: JSON.stringify(body) };
}

function listAnswers(needs: OwnKeyNeeds & UsageNeeds) {
  return {
    apiKeysList: async (_request, context) => toJsonReply(await showKeys(needs, getAccountId(context))),
    apiKeyAdd: async ({ body }, context) =>
      toJsonReply(await addKey(needs, getAccountId(context), body, context.language), 201),
    apiKeyChange: async (request, context) =>
      toJsonReply(await changeKey(needs, toKey(request, context), request.body, context.language)),
    async apiKeyRevoke(request, context) {
      await revokeOwnKey(needs, toKey(request, context));
      return { kind: 'body', status: 204, headers: NOT_STORED, body: null };
    },
    apiUsageShow: ({ query }, context) => showUsage(needs, getAccountId(context), query, context.language),
  } as const satisfies Record<ApiKeyCallId, Answer>;
}

/** Members of a team read the usage of its owner; the keys are the owner's alone. */
const ofOwner =
  (id: string, answer: Answer): Answer =>
  (request, context) => {
    const { owner } = request.query;
    const isForeign = owner !== undefined && owner !== getAccountId(context);
    if (isForeign && id !== 'apiUsageShow') throw new AppError('forbidden');
    return answer(request, context);
  };

/** Every call of an account about its keys. */
export function listOwnKeyRoutes(needs: OwnKeyNeeds & UsageNeeds): readonly RawRoute[] {
  return Object.entries(listAnswers(needs)).map(([id, handle]): RawRoute => {
    const { method, path } = API_KEY_ADDRESSES[id as ApiKeyCallId];
    const writes =
      method === 'GET' ? {} : ({ ownPagesOnly: true, ...(method === 'DELETE' ? {} : { body: 'json' }) } as const);
    return { method, path, handle: ofOwner(id, handle), access: 'account', limit: LIMIT, ...writes };
  });
}
