import { AppError } from '@portal/contract/errors';
import {
  CALL_OUTCOME_ADDRESS,
  CALL_RECORDING_ADDRESS,
  MOST_PHONE_FILE_BYTES,
} from '@portal/contract/own/phone-call-addresses.table';
import { PHONE_CALL_CALLS } from '@portal/contract/own/phone-calls';
import { MOST_RECORDING_BYTES } from '@portal/domain/phone-call/read-recording';
import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import type { AccountJobKind } from '#platform/account-jobs/account-job.ts';
import type { CallProvider } from '#platform/call-provider/call-provider.ts';
import type { Feature } from '#platform/feature.ts';
import { toJsonReply } from '#platform/http/own-account-reply.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import type { Job } from '#platform/jobs/job.ts';
import { type OwnAnswers, OwnReply, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
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

type ReadListKind = ReturnType<typeof createReadListKind>;

function listAnswers(needs: CampaignNeeds, kind: ReadListKind): OwnAnswers<typeof PHONE_CALL_CALLS> {
  return {
    callsShow: ({ accountId }) => showCalls(needs, accountId),
    callListAdd: ({ accountId }, input) => addList(needs, accountId, input),
    callListUpload: (key, input) => uploadList(needs, key, { ...input, column: input.query.column, kind }),
    callListAccept: (key) => acceptNumbers(needs, key),
    callListRemove: (key) => removeList(needs, key),
    callRecordingAdd: ({ accountId }, input) => {
      const { name } = input.query;
      return addRecording(needs, accountId, { ...input, name: typeof name === 'string' ? name : '' });
    },
    callRecordingFile: async (key) => new OwnReply(await sendRecording(needs, key)),
    callRecordingRemove: (key) => removeRecording(needs, key),
    callCampaignAdd: ({ accountId }, input) => addCampaign(needs, accountId, input),
    callCampaignShow: (key) => showCampaign(needs, key),
    callCampaignAct: (key, input) => actOnCampaign(needs, key, input),
    callCampaignReport: async (key, { language }) => new OwnReply(await sendReport(needs, key, language)),
    callCampaignRemove: (key) => removeCampaign(needs, key),
    callBlocksAdd: ({ accountId }, input) => addBlocks(needs, accountId, input),
    callBlockRemove: (key) => removeBlock(needs, key),
  };
}

/** Files are larger than the bodies of other calls. */
const CALLS = {
  callListUpload: { limit: FILE_LIMIT, mostBytes: MOST_PHONE_FILE_BYTES },
  callRecordingAdd: { limit: FILE_LIMIT, mostBytes: MOST_RECORDING_BYTES },
  callBlockRemove: { id: PHONE_DIGITS },
} as const satisfies Partial<Record<keyof typeof PHONE_CALL_CALLS, Partial<RawRoute>>>;

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
  const own = toOwnRoutes(PHONE_CALL_CALLS, listAnswers(needs, kind), { limit: LIMIT, calls: CALLS });
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
