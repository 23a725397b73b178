import { AppError } from '@portal/contract/errors';
import {
  CALL_OUTCOME_ADDRESS,
  CALL_RECORDING_ADDRESS,
  MOST_PHONE_FILE_BYTES,
  PHONE_CALL_ADDRESSES,
  type PhoneCallCallId,
} from '@portal/contract/phone-call-addresses.table';
import { MOST_RECORDING_BYTES } from '@portal/domain/phone-call/read-recording';
import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import type { AccountJobKind } from '#platform/account-jobs/account-job.ts';
import type { CallProvider } from '#platform/call-provider/call-provider.ts';
import type { Feature } from '#platform/feature.ts';
import { getAccountId, type OwnAnswer, REMOVED, toJsonReply, toOwnKey } from '#platform/http/own-account-reply.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import type { Job } from '#platform/jobs/job.ts';
import { hasSignature } from '#platform/payment-gateway/signature.ts';
import { createCallBook } from './call-book-store.ts';
import { actOnCampaign, addCampaign, removeCampaign, sendReport, showCampaign } from './campaigns.ts';
import { askOutcomes, dispatchCalls, recordOutcome } from './dispatch-calls.ts';
import type { CampaignNeeds, PhoneCallNeeds } from './needs.ts';
import { deleteOldCampaigns } from './own-call-store.ts';
import {
  acceptNumbers,
  addBlocks,
  addList,
  addRecording,
  removeBlock,
  removeList,
  removeRecording,
  sendRecording,
  showCalls,
  uploadList,
} from './own-calls.ts';
import { createReadListKind } from './read-list-kind.ts';

const LIMIT = { name: 'phone-calls', perMinute: 240, perDay: 20_000 } as const;
const FILE_LIMIT = { name: 'phone-call-files', perMinute: 20, perDay: 500 } as const;
const PROVIDER_LIMIT = { name: 'phone-call-provider', perMinute: 6000, perDay: 2_000_000 } as const;
/** Phone numbers are stored no longer than disputes require. */
const RETENTION_SECONDS = 180 * DAY_SECONDS;
const HOUR_SECONDS = 3600;
const ASK_EVERY_SECONDS = 3;
const PHONE_DIGITS = /^\d{9,15}$/;

function listAnswers(needs: CampaignNeeds, kind: ReturnType<typeof createReadListKind>) {
  return {
    callsShow: async (_request, context) => toJsonReply(await showCalls(needs, getAccountId(context))),
    callListAdd: async ({ body, network }, context) =>
      toJsonReply(await addList(needs, getAccountId(context), { body, network, language: context.language }), 201),
    callListUpload: async (request, context) => {
      const call = { body: request.body, language: context.language, column: request.query.column, kind };
      return toJsonReply(await uploadList(needs, toOwnKey(request, context), call), 202);
    },
    callListAccept: async (request, context) => toJsonReply(await acceptNumbers(needs, toOwnKey(request, context))),
    async callListRemove(request, context) {
      await removeList(needs, toOwnKey(request, context));
      return REMOVED;
    },
    callRecordingAdd: async ({ body, query: { name } }, context) => {
      const call = { body, language: context.language, name: typeof name === 'string' ? name : '' };
      return toJsonReply(await addRecording(needs, getAccountId(context), call), 201);
    },
    callRecordingFile: async (request, context) => sendRecording(needs, toOwnKey(request, context)),
    async callRecordingRemove(request, context) {
      await removeRecording(needs, toOwnKey(request, context));
      return REMOVED;
    },
    callCampaignAdd: async ({ body }, context) =>
      toJsonReply(await addCampaign(needs, getAccountId(context), { body, language: context.language }), 201),
    callCampaignShow: async (request, context) => toJsonReply(await showCampaign(needs, toOwnKey(request, context))),
    callCampaignAct: async (request, context) => {
      const call = { body: request.body, language: context.language };
      return toJsonReply(await actOnCampaign(needs, toOwnKey(request, context), call));
    },
    callCampaignReport: async (request, context) => sendReport(needs, toOwnKey(request, context), context.language),
    async callCampaignRemove(request, context) {
      await removeCampaign(needs, toOwnKey(request, context));
      return REMOVED;
    },
    callBlocksAdd: async ({ body }, context) =>
      toJsonReply(await addBlocks(needs, getAccountId(context), { body, language: context.language })),
    async callBlockRemove(request, context) {
      await removeBlock(needs, toOwnKey(request, context));
      return REMOVED;
    },
  } as const satisfies Record<PhoneCallCallId, OwnAnswer>;
}

/** Files are larger than the bodies of other calls. */
function toBody(id: PhoneCallCallId): Partial<RawRoute> {
  const { method } = PHONE_CALL_ADDRESSES[id];
  if (method === 'GET') return { limit: LIMIT };
  if (method === 'DELETE') return { limit: LIMIT, ownPagesOnly: true };
  if (id === 'callListUpload' || id === 'callRecordingAdd') {
    const mostBytes = id === 'callListUpload' ? MOST_PHONE_FILE_BYTES : MOST_RECORDING_BYTES;
    return { limit: FILE_LIMIT, ownPagesOnly: true, body: 'bytes', mostBytes };
  }
  return { limit: LIMIT, ownPagesOnly: true, body: 'json' };
}

/** Signed path of a recording for the provider, valid until a time. */
function signRecording(provider: CallProvider, path: string, until: number): string {
  return `${path}?until=${until}&signature=${provider.signLink(path, until)}`;
}

const toRecordingPath = (accountId: string, id: string): string =>
  CALL_RECORDING_ADDRESS.path.replace(':account', accountId).replace(':id', id);

function listProviderRoutes(needs: CampaignNeeds, provider: CallProvider): RawRoute[] {
  return [
    {
      ...CALL_OUTCOME_ADDRESS,
      body: 'bytes',
      limit: PROVIDER_LIMIT,
      async handle({ body, headers }) {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const report = provider.readReport(bytes, headers['x-signature'], needs.clock());
        if (report === 'forged') throw new AppError('notSignedIn');
        if (report === 'unreadable') throw new AppError('badInput');
        if (!(await recordOutcome(needs, report))) throw new AppError('notFound');
        return toJsonReply({ success: true });
      },
    },
    {
      ...CALL_RECORDING_ADDRESS,
      limit: PROVIDER_LIMIT,
      handle({ parameters: { account = '', id = '' }, query: { until, signature } }) {
        const end = typeof until === 'string' && /^\d{1,12}$/.test(until) ? Number(until) : 0;
        const expected = provider.signLink(toRecordingPath(account, id), end);
        if (!hasSignature(expected, signature) || end < needs.clock()) return { kind: 'notFound' };
        return sendRecording(needs, { accountId: account, id });
      },
    },
  ];
}

function listJobs(needs: CampaignNeeds, provider: CallProvider): Job[] {
  const dispatch = {
    ...needs,
    provider,
    linkRecording: (accountId: string, id: string) =>
      needs.publicUrl + signRecording(provider, toRecordingPath(accountId, id), needs.clock() + DAY_SECONDS),
  };
  return [
    { name: 'phone-calls.place', everySeconds: 1, run: ({ signal }) => dispatchCalls(dispatch, signal) },
    { name: 'phone-calls.ask-outcomes', everySeconds: ASK_EVERY_SECONDS, run: () => askOutcomes(dispatch) },
  ];
}

export function openPhoneCalls(opened: PhoneCallNeeds): Feature {
  const needs: CampaignNeeds = { ...opened, book: createCallBook(opened.database) };
  const { provider, database, clock } = needs;
  const kind = createReadListKind(needs);
  const own = Object.entries(listAnswers(needs, kind)).map(([name, handle]): RawRoute => {
    const id = name as PhoneCallCallId;
    const { method, path } = PHONE_CALL_ADDRESSES[id];
    return {
      method,
      path,
      handle,
      access: 'account',
      ...toBody(id),
      ...(id === 'callBlockRemove' ? { id: PHONE_DIGITS } : {}),
    };
  });
  return {
    name: 'phone-calls',
    rawRoutes: provider === null ? own : [...own, ...listProviderRoutes(needs, provider)],
    jobs: [
      ...(provider === null ? [] : listJobs(needs, provider)),
      {
        name: 'phone-calls.delete-ended',
        everySeconds: HOUR_SECONDS,
        run: () => deleteOldCampaigns(database, clock() - RETENTION_SECONDS),
      },
    ],
    accountJobs: [kind as AccountJobKind],
  };
}
