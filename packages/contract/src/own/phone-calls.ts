import type { CallState } from '@portal/domain/phone-call/call-rules';
import { CAMPAIGN_STATES } from '@portal/domain/phone-call/campaign-state';
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Literal,
  Number as Num,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
  Union,
  Unsafe,
} from 'typebox';
import { Moment } from '#endpoints/place-schema.ts';
import { Id } from '../id.ts';
import { Ordered } from './jobs.ts';
import { defineOwnCalls, FILE, nullable, oneOf, type ReplyOf } from './own-call.ts';
import { PHONE_CALL_ADDRESSES } from './phone-call-addresses.table.ts';

const Name = Text({ minLength: 1, maxLength: 80 });

/**
 * A phone list before its upload: `consent` says how the people agreed, whether to advertising, and that its owner
 * confirms it.
 */
export const CallListInput = ObjectOf({
  name: Name,
  consent: ObjectOf({
    how: Text({ minLength: 10, maxLength: 500 }),
    advertising: Flag(),
    confirmed: Flag(),
  }),
});

/** A new campaign. `startsAt` is a moment such as `2026-11-30T08:00:00+07:00`; minutes are of the day in Vietnam. */
export const CampaignInput = ObjectOf({
  name: Name,
  purpose: Union([Literal('notice'), Literal('advertising')]),
  listId: Id,
  recordingId: Id,
  startsAt: Text({ minLength: 10, maxLength: 40 }),
  fromMinute: Integer({ minimum: 0, maximum: 1440 }),
  toMinute: Integer({ minimum: 0, maximum: 1440 }),
  weekdays: ArrayOf(Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7 }),
  onHolidays: Flag(),
  mostTries: Integer({ minimum: 1, maximum: 5 }),
  retryMinutes: Integer({ minimum: 30, maximum: 1440 }),
});

/** A new campaign. */
export type CampaignInput = Static<typeof CampaignInput>;

/** Owner's action on a campaign. */
export const CampaignActionInput = ObjectOf({
  action: Union([Literal('schedule'), Literal('pause'), Literal('resume'), Literal('cancel')]),
});

/** Do-not-call numbers: one per line, or separated by commas. */
export const CallBlocksInput = ObjectOf({ phones: Text({ minLength: 1, maxLength: 20_000 }) });

const OwnList = ObjectOf({
  id: Id,
  name: Text(),
  state: oneOf(['empty', 'reading', 'faulty', 'ready']),
  rows: Integer(),
  numbers: Integer(),
  faulty: Integer(),
  duplicates: Integer(),
  restored: Integer(),
  hidden: Integer(),
  jobId: nullable(Id, 'the job that reads its file'),
  createdAt: Moment,
  consent: ObjectOf({ how: Text(), advertising: Flag(), sentence: Text(), declaredAt: Moment }),
});
/** A phone list. */
export type OwnList = ReplyOf<typeof OwnList>;

const OwnRecording = ObjectOf({
  id: Id,
  name: Text(),
  format: oneOf(['wav', 'mp3']),
  seconds: Num(),
  channels: Integer(),
  createdAt: Moment,
});
/** A recorded message. */
export type OwnRecording = ReplyOf<typeof OwnRecording>;

const OwnCampaign = ObjectOf({
  id: Id,
  name: Text(),
  purpose: oneOf(['notice', 'advertising']),
  state: oneOf(CAMPAIGN_STATES),
  listId: Id,
  recordingId: Id,
  fromMinute: Integer(),
  toMinute: Integer(),
  weekdays: ArrayOf(Integer()),
  onHolidays: Flag(),
  mostTries: Integer(),
  retryMinutes: Integer(),
  startsAt: Moment,
  createdAt: Moment,
  endedAt: nullable(Moment),
  nextCallAt: nullable(Moment),
  counts: Unsafe<Record<CallState, number>>({ type: 'object', additionalProperties: { type: 'integer' } }),
  heardToEnd: Integer({ description: 'answered calls heard to the end' }),
});
/** A campaign of calls. */
export type OwnCampaign = ReplyOf<typeof OwnCampaign>;

const OwnBlock = ObjectOf({ id: Text(), phone: Text(), source: oneOf(['owner', 'key']), addedAt: Moment });
/** A number that is never called. */
export type OwnBlock = ReplyOf<typeof OwnBlock>;

const access = {
  connected: Flag({ description: 'whether a provider is connected' }),
  sandbox: Flag(),
};

const NoCalls = ObjectOf({ enabled: Literal(false, { description: 'the account may not make calls' }), ...access });

const OwnCalls = ObjectOf({
  enabled: Literal(true),
  ...access,
  callsPerMinute: Integer(),
  lines: Integer(),
  register: nullable(ObjectOf({ numbers: Integer(), loadedAt: Moment }), 'the national do-not-call register'),
  lists: ArrayOf(OwnList),
  recordings: ArrayOf(OwnRecording),
  campaigns: ArrayOf(OwnCampaign),
  blocked: Integer(),
  blocks: ArrayOf(OwnBlock),
});
/** All call data of an account that may call. */
export type OwnCalls = ReplyOf<typeof OwnCalls>;
/** The same, or that it may not call. */
export type AnyCalls = OwnCalls | ReplyOf<typeof NoCalls>;

/** Calls about automatic phone calls. */
export const PHONE_CALL_CALLS = defineOwnCalls('account', PHONE_CALL_ADDRESSES, {
  callsShow: {
    summary: 'Lists, recordings and campaigns of automatic calls',
    reply: Union([NoCalls, OwnCalls]),
  },
  callListAdd: { summary: 'Add a phone list', body: CallListInput, reply: OwnList },
  callListUpload: {
    summary: 'Upload the file of a list',
    body: FILE,
    query: { column: Optional(Text({ description: 'letters of the column with the numbers' })) },
    reply: Ordered,
  },
  callListAccept: { summary: 'Accept a list without its faulty rows', reply: OwnList },
  callListRemove: { summary: 'Remove a phone list', reply: null },
  callRecordingAdd: {
    summary: 'Add a recording',
    body: FILE,
    query: { name: Text() },
    reply: OwnRecording,
  },
  callRecordingFile: { summary: 'The file of a recording', reply: FILE },
  callRecordingRemove: { summary: 'Remove a recording', reply: null },
  callCampaignAdd: { summary: 'Add a campaign', body: CampaignInput, reply: OwnCampaign },
  callCampaignShow: { summary: 'A campaign', reply: OwnCampaign },
  callCampaignAct: { summary: 'Schedule, pause, resume or cancel', body: CampaignActionInput, reply: OwnCampaign },
  callCampaignReport: { summary: 'The report of a campaign as a file', reply: FILE },
  callCampaignRemove: { summary: 'Remove a campaign', reply: null },
  callBlocksAdd: {
    summary: 'Add numbers never to be called',
    body: CallBlocksInput,
    reply: ObjectOf({ added: Integer(), blocked: Integer() }),
  },
  callBlockRemove: { summary: 'Remove a blocked number', reply: null },
});
