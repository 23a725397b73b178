import { API_KEY_ADDRESSES, type ApiKeyCallId } from '@portal/contract/api-key-addresses.table';
import {
  getAccountId,
  type OwnAnswer,
  ofOwner,
  REMOVED,
  toJsonReply,
  toOwnKey,
} from '#platform/http/own-account-reply.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { addKey, changeKey, type OwnKeyNeeds, revokeOwnKey, showKeys } from './keys/own-keys.ts';
import { showUsage, type UsageNeeds } from './usage/show-usage.ts';

const LIMIT = { name: 'api-keys', perMinute: 60, perDay: 2000 } as const;

function listAnswers(needs: OwnKeyNeeds & UsageNeeds) {
  return {
    apiKeysList: async (_request, context) => toJsonReply(await showKeys(needs, getAccountId(context))),
    apiKeyAdd: async ({ body }, context) =>
      toJsonReply(await addKey(needs, getAccountId(context), body, context.language), 201),
    apiKeyChange: async (request, context) =>
      toJsonReply(await changeKey(needs, toOwnKey(request, context), request.body, context.language)),
    async apiKeyRevoke(request, context) {
      await revokeOwnKey(needs, toOwnKey(request, context));
      return REMOVED;
    },
    apiUsageShow: ({ query }, context) => showUsage(needs, getAccountId(context), query, context.language),
  } as const satisfies Record<ApiKeyCallId, OwnAnswer>;
}

/** Every call of an account about its keys. */
export function listOwnKeyRoutes(needs: OwnKeyNeeds & UsageNeeds): readonly RawRoute[] {
  return Object.entries(listAnswers(needs)).map(([id, handle]): RawRoute => {
    const { method, path } = API_KEY_ADDRESSES[id as ApiKeyCallId];
    const writes =
      method === 'GET' ? {} : ({ ownPagesOnly: true, ...(method === 'DELETE' ? {} : { body: 'json' }) } as const);
    return { method, path, handle: ofOwner(id === 'apiUsageShow', handle), access: 'account', limit: LIMIT, ...writes };
  });
}
