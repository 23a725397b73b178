import { API_KEY_CALLS } from '@portal/contract/own/api-keys';
import type { CallAllowance } from '@portal/domain/account/quota-lease';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { getCaller, type IdentifyCaller } from '#platform/http/request-context.ts';
import type { Job } from '#platform/jobs/job.ts';
import { type OwnAnswers, OwnReply, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
import { type Repetition, repeat } from '#platform/process/repeat.ts';
import type { CountCall } from '#platform/rate-limit/limit-calls.ts';
import { createKeyCheck, type KeyCheck } from './keys/key-check.ts';
import { deleteOldLookups, endKeys, findKey, listChanges, saveLastUse } from './keys/key-store.ts';
import { addKey, changeKey, type OwnKeyNeeds, revokeOwnKey, showKeys } from './keys/own-keys.ts';
import { type AccountQuota, createAccountQuota, type OwnUse } from './quota/account-quota.ts';
import { deleteOldUsage, exchangeLeases, findExhausted, readUses } from './quota/quota-store.ts';
import { type NoticeNeeds, sendNotices } from './usage/send-notices.ts';
import { findFirstDay, showUsage, type UsageNeeds } from './usage/show-usage.ts';

interface OpenApiKeysNeeds
  extends NoticeNeeds,
    Pick<OwnKeyNeeds, 'findPlan' | 'noticeKey'>,
    Pick<UsageNeeds, 'isMember'> {
  /** Only accounts with a paid plan are in the map; all others have the free one. */
  readonly findPaidPlans: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, PlanId>>;
  /** Monotonic milliseconds. */
  readonly readTimer: () => number;
}

interface OpenApiKeys extends Feature {
  /** Revokes all keys of an account. Call the returned function after the commit, so that this process drops them. */
  readonly endKeys: (queries: Queries, accountId: string) => Promise<() => void>;
  readonly calls: {
    /** The caller of a request by its key; null without one, or if the address requires a session. */
    readonly identify: (request: Parameters<IdentifyCaller>[0]) => ReturnType<IdentifyCaller> | null;
    readonly countCall: CountCall;
    /** Remaining calls of an account's windows. */
    readonly readUse: (accountId: string) => Promise<Readonly<Record<'hour' | 'day', OwnUse>>>;
  };
}

const FOLLOW_MS = 500;
const REPORT_MS = 1000;
const LETTERS_EVERY_SECONDS = 30;
const CLEAN_UP_EVERY_SECONDS = 6 * 3600;
const UNLIMITED: CallAllowance = { hour: null, day: null };

const ALLOWANCES = new Map<PlanId, CallAllowance>(
  Object.entries(PLANS).map(([id, { api }]) => [
    id as PlanId,
    api === 'onRequest' ? UNLIMITED : { hour: api.perHour, day: api.perDay },
  ]),
);

function openQuota(needs: OpenApiKeysNeeds): AccountQuota {
  const { database, clock, readTimer, findPaidPlans } = needs;
  return createAccountQuota({
    clock,
    readTimer,
    exchange: (reports) => exchangeLeases(database, reports, clock()),
    findExhausted: (accounts) => findExhausted(database, accounts),
    readUses: (accountId) => readUses(database, accountId),
    async findAllowances(accountIds) {
      const paid = await findPaidPlans(accountIds);
      const find = (id: string) => ALLOWANCES.get(paid.get(id) ?? 'community') ?? UNLIMITED;
      return new Map(accountIds.map((id) => [id, find(id)]));
    },
  });
}

function listJobs(needs: OpenApiKeysNeeds): readonly Job[] {
  const { database, clock } = needs;
  return [
    {
      name: 'api-keys.send-notices',
      everySeconds: LETTERS_EVERY_SECONDS,
      run: ({ signal }) => sendNotices(needs, signal),
    },
    {
      name: 'api-keys.clean-up',
      everySeconds: CLEAN_UP_EVERY_SECONDS,
      async run() {
        await deleteOldLookups(database, clock() - DAY_SECONDS);
        await deleteOldUsage(database, findFirstDay(clock()) - DAY_SECONDS);
      },
    },
  ];
}

/** Whether a request is a call that accepts keys: not a page, nor a call that requires a session. */
const takesKeys = ({ headers, url, routeOptions }: Parameters<IdentifyCaller>[0]): boolean =>
  headers['x-api-key'] !== undefined && url.startsWith('/api/') && routeOptions.config.access !== 'account';

/** Periodic work for this process's caches of keys and quotas. */
function repeatWork(keys: KeyCheck, quota: AccountQuota, warn: (problem: string) => void): readonly Repetition[] {
  const onError = (problem: string): void => warn(`API keys: ${problem}`);
  const report = async (): Promise<void> => {
    await quota.report();
    await keys.saveUses();
  };
  return [
    repeat({ everyMs: FOLLOW_MS, work: keys.followChanges, onError }),
    repeat({ everyMs: REPORT_MS, work: report, onError }),
  ];
}

const LIMIT = { name: 'api-keys', perMinute: 60, perDay: 2000 } as const;

function listOwnKeyRoutes(needs: OwnKeyNeeds & UsageNeeds): readonly RawRoute[] {
  const answers: OwnAnswers<typeof API_KEY_CALLS> = {
    apiKeysList: ({ accountId }) => showKeys(needs, accountId),
    apiKeyAdd: ({ accountId }, { body, language }) => addKey(needs, accountId, body, language),
    apiKeyChange: (key, { body, language }) => changeKey(needs, key, body, language),
    apiKeyRevoke: (key) => revokeOwnKey(needs, key),
    apiUsageShow: async ({ accountId }, { query, language }) =>
      new OwnReply(await showUsage(needs, accountId, query, language)),
  };
  return toOwnRoutes(API_KEY_CALLS, answers, { limit: LIMIT, calls: { apiUsageShow: { sharesWithTeam: true } } });
}

export function openApiKeys(needs: OpenApiKeysNeeds): OpenApiKeys {
  const { database, clock, warn } = needs;
  const keys = createKeyCheck({
    clock,
    findKey: (digest) => findKey(database, digest),
    listChanges: (since: EpochSeconds) => listChanges(database, since),
    saveLastUse: (used, now) => saveLastUse(database, used, now),
  });
  const quota = openQuota(needs);
  let repeated: readonly Repetition[] = [];
  return {
    name: 'api-keys',
    rawRoutes: listOwnKeyRoutes({ ...needs, quota, forget: keys.forget }),
    jobs: listJobs(needs),
    async endKeys(queries, accountId) {
      const digests = await endKeys(queries, accountId, clock());
      return () => digests.forEach(keys.forget);
    },
    calls: {
      identify: (request) => (takesKeys(request) ? keys.identify(request) : null),
      countCall(request) {
        const caller = getCaller(request);
        return caller.kind === 'key' ? quota.count(caller.accountId) : null;
      },
      readUse: quota.readUse,
    },
    async start() {
      repeated = repeatWork(keys, quota, warn);
    },
    async stop() {
      await Promise.all(repeated.map(({ stop }) => stop()));
      await Promise.allSettled([quota.stop(), keys.saveUses()]);
    },
  };
}
