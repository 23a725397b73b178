import { randomUUID } from 'node:crypto';
import { CALL_OUTCOMES, type CallOutcome, findFreeAt, settleCall } from '@portal/domain/phone-call/call-rules';
import { mayCallAt } from '@portal/domain/phone-call/call-window';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { CallProvider, CallReport } from '#platform/call-provider/call-provider.ts';
import type { CallBook, CallTurn, ClaimedCall, OpenCampaign, PlacedCall, Round } from './call-book.ts';

export interface DispatchNeeds {
  readonly book: CallBook;
  readonly provider: CallProvider;
  /** Machine clock, by which the legal hours count. */
  readonly clock: () => EpochSeconds;
  readonly linkRecording: (accountId: string, recordingId: string) => string;
}

/** Concurrent calls: a paused campaign places no more than these. */
const AT_ONCE = 20;
const MOST_ROUNDS = 100;
const MINUTE_SECONDS = 60;
/** Retry delay when the provider has no free line. */
const RETRY_SECONDS = 60;
/** Calls younger than this are not queried. */
const ASK_AFTER_SECONDS = 3;
const MOST_ASKED = 200;
/** After this time without an outcome a call is given up as unknown. */
const LOST_AFTER_SECONDS = 900;
/** Key with which a person refuses further calls. */
const REFUSAL_KEY = '9';

const startOfMinute = (at: EpochSeconds): EpochSeconds => at - (at % MINUTE_SECONDS);

/** Decides on due calls and stores those to be placed before the provider is called. */
async function decideRound(
  turn: CallTurn,
  now: EpochSeconds,
): Promise<{ claimed: readonly ClaimedCall[]; seen: number }> {
  const { campaign, pace } = turn;
  const none = { claimed: [], seen: 0 };
  if (!mayCallAt(now, campaign.window, campaign.seconds)) return none;
  const minuteAt = startOfMinute(now);
  const placed = pace.minuteAt === minuteAt ? pace.placed : 0;
  const capacity = Math.min(pace.callsPerMinute - placed, pace.lines - pace.underway, AT_ONCE);
  if (capacity <= 0) return none;
  const due = await turn.listDue(now, capacity);
  const round = {
    claimed: [] as ClaimedCall[],
    blocked: [] as number[],
    postponed: [] as Round['postponed'][number][],
  };
  for (const call of due) {
    const freeAt = findFreeAt(call, campaign.purpose);
    if (call.isBlocked) round.blocked.push(call.number);
    else if (freeAt > now) round.postponed.push({ number: call.number, dueAt: freeAt });
    else round.claimed.push({ callId: randomUUID(), number: call.number, phone: call.phone });
  }
  await turn.save({ at: now, ...round, pace: { minuteAt, placed: placed + round.claimed.length } });
  return { claimed: round.claimed, seen: due.length };
}

/** Requests one call. If the result is unclear it is queried later, never called again. */
async function placeCall(needs: DispatchNeeds, campaign: OpenCampaign, call: ClaimedCall): Promise<void> {
  const { book, provider, clock, linkRecording } = needs;
  const now = clock();
  // The process may have been suspended since the claim.
  if (!mayCallAt(now, campaign.window, campaign.seconds)) return book.release(campaign, call.callId, now);
  const answer = await provider.place({
    id: call.callId,
    to: `+${call.phone}`,
    recordingUrl: linkRecording(campaign.accountId, campaign.recordingId),
    seconds: campaign.seconds,
    refusalKey: REFUSAL_KEY,
  });
  if (answer.kind === 'noLine') return book.release(campaign, call.callId, clock() + RETRY_SECONDS);
  if (answer.kind === 'refused')
    await recordOutcome(needs, { id: call.callId, outcome: 'failed', seconds: null, key: null });
}

async function workOn(needs: DispatchNeeds, campaign: OpenCampaign, signal: AbortSignal): Promise<void> {
  const { book, clock } = needs;
  for (let round = 0; round < MOST_ROUNDS && !signal.aborted; round += 1) {
    if (!mayCallAt(clock(), campaign.window, campaign.seconds)) break;
    const decided = await book.inTurn(campaign, (turn) => decideRound(turn, clock()));
    if (decided === null || decided.seen === 0) break;
    await Promise.all(decided.claimed.map((call) => placeCall(needs, campaign, call)));
  }
  if (!(await book.isOpen(campaign))) await book.move(campaign, 'running', 'done', clock());
}

/** Starts due campaigns and places due calls, one campaign after the other. */
export async function dispatchCalls(needs: DispatchNeeds, signal: AbortSignal): Promise<void> {
  const { book, clock } = needs;
  for (const campaign of await book.listOpen()) {
    if (signal.aborted) return;
    const now = clock();
    if (campaign.startsAt > now) continue;
    const runs = campaign.state === 'running' || (await book.move(campaign, 'scheduled', 'running', now));
    if (runs) await workOn(needs, campaign, signal);
  }
}

const isOutcome = (text: string): text is CallOutcome => (CALL_OUTCOMES as readonly string[]).includes(text);

/** Ends a call with its outcome. False if no call has this id; an ended call does not change. */
export async function recordOutcome(
  { book, clock }: Pick<DispatchNeeds, 'book' | 'clock'>,
  { id, outcome, seconds, key }: CallReport,
): Promise<boolean> {
  const call = await book.findCall(id);
  if (call === null) return false;
  if (call.state !== 'calling' && call.state !== 'unknown') return true;
  const reached: CallOutcome =
    key === REFUSAL_KEY || outcome === 'refused' ? 'refused' : isOutcome(outcome) ? outcome : 'failed';
  // A call given up as unknown is not retried even if its outcome arrives later.
  const rules = call.state === 'unknown' ? { ...call.rules, mostTries: 0 } : call.rules;
  const settled = settleCall(call, reached, rules);
  await book.end(call, { ...settled, outcome: reached, seconds, isBlocked: reached === 'refused', at: clock() });
  return true;
}

/** Queries the outcome of calls in progress, and gives up those without one. */
export async function askOutcomes(needs: DispatchNeeds): Promise<void> {
  const { book, provider, clock } = needs;
  const now = clock();
  const underway = await book.listUnderway(now - ASK_AFTER_SECONDS, MOST_ASKED);
  if (underway.length === 0) return;
  const reports = await provider.ask(underway.map(({ callId }) => callId));
  for (const report of reports) await recordOutcome(needs, report);
  const known = new Set(reports.map(({ id }) => id));
  const isLost = ({ callId, placedAt, seconds }: PlacedCall) =>
    !known.has(callId) && placedAt + seconds + LOST_AFTER_SECONDS <= now;
  for (const call of underway.filter(isLost))
    await book.end(call, { state: 'unknown', dueAt: null, outcome: null, seconds: null, isBlocked: false, at: now });
}
