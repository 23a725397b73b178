import type { CallState } from '@portal/domain/phone-call/call-rules';
import type { CampaignState } from '@portal/domain/phone-call/campaign-state';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import type { CallBook, CallEnd, CallPace, CallTurn, OpenCampaign, PlacedCall, Round } from './call-book.ts';

interface MemoryCall {
  readonly campaign: string;
  readonly number: number;
  readonly phone: number;
  state: CallState;
  tries: number;
  dueAt: number;
  callId: string;
  placedAt: number;
  before: number | null;
}

type MemoryCampaign = { -readonly [Name in keyof OpenCampaign]: OpenCampaign[Name] };

interface MemoryHistory {
  readonly lastPlacedAt: number | null;
  readonly lastAnsweredAt: number | null;
}

/** An in-memory `CallBook` for one account. */
export class MemoryCallBook implements CallBook {
  readonly blocked = new Set<number>();
  readonly calls: MemoryCall[] = [];
  readonly #pace: Pick<CallPace, 'callsPerMinute' | 'lines'>;
  readonly #campaigns = new Map<string, MemoryCampaign>();
  readonly #history = new Map<number, MemoryHistory>();
  #minute = { minuteAt: 0, placed: 0 };

  constructor(pace: Pick<CallPace, 'callsPerMinute' | 'lines'>) {
    this.#pace = pace;
  }

  add(campaign: OpenCampaign, phones: readonly number[]): void {
    this.#campaigns.set(campaign.id, { ...campaign });
    const { id, startsAt: dueAt } = campaign;
    const fresh = { campaign: id, state: 'waiting', tries: 0, dueAt, callId: '', placedAt: 0, before: null } as const;
    for (const [at, phone] of phones.entries()) this.calls.push({ ...fresh, number: at + 1, phone });
  }

  getState(id: string): CampaignState | undefined {
    return this.#campaigns.get(id)?.state;
  }

  async listOpen() {
    const open = [...this.#campaigns.values()].filter(({ state }) => state === 'scheduled' || state === 'running');
    return open.map((campaign) => ({ ...campaign }));
  }

  async move({ id }: OwnKey, from: CampaignState, to: CampaignState): Promise<boolean> {
    const campaign = this.#campaigns.get(id);
    if (campaign?.state !== from) return false;
    campaign.state = to;
    if (to === 'cancelled') for (const call of this.#listOf(id)) if (call.state === 'waiting') call.state = 'cancelled';
    return true;
  }

  async inTurn<Result>({ id }: OwnKey, work: (turn: CallTurn) => Promise<Result>): Promise<Result | null> {
    const campaign = this.#campaigns.get(id);
    if (campaign?.state !== 'running') return null;
    const underway = this.calls.filter(({ state }) => state === 'calling').length;
    return work({
      campaign,
      pace: { ...this.#pace, ...this.#minute, underway },
      listDue: async (now, most) => this.#listDue(id, now, most),
      save: async (round) => this.#save(id, round),
    });
  }

  async release(_key: OwnKey, callId: string, dueAt: number): Promise<void> {
    const call = this.calls.find((one) => one.callId === callId && one.state === 'calling');
    if (call === undefined) return;
    this.#history.set(call.phone, { ...this.#historyOf(call.phone), lastPlacedAt: call.before });
    Object.assign(call, { state: 'waiting', callId: '', dueAt, tries: call.tries - 1 });
  }

  async listUnderway(before: number, most: number) {
    const placed = this.calls.filter(({ state, placedAt }) => state === 'calling' && placedAt <= before);
    return placed.slice(0, most).flatMap((call) => this.#toPlaced(call) ?? []);
  }

  async findCall(callId: string): Promise<PlacedCall | null> {
    const call = this.calls.find((one) => one.callId === callId);
    return call === undefined ? null : this.#toPlaced(call);
  }

  async end({ callId, phone, placedAt }: PlacedCall, end: CallEnd): Promise<void> {
    const call = this.calls.find((one) => one.callId === callId);
    if (call === undefined || (call.state !== 'calling' && call.state !== 'unknown')) return;
    Object.assign(call, { state: end.state, dueAt: end.dueAt ?? call.dueAt });
    if (end.outcome === 'answered' || end.outcome === 'refused')
      this.#history.set(phone, { ...this.#historyOf(phone), lastAnsweredAt: placedAt });
    if (end.isBlocked) this.blocked.add(phone);
  }

  async isOpen({ id }: OwnKey): Promise<boolean> {
    return this.#listOf(id).some(({ state }) => state === 'waiting' || state === 'calling');
  }

  #listOf(id: string): MemoryCall[] {
    return this.calls.filter(({ campaign }) => campaign === id);
  }

  #historyOf(phone: number): MemoryHistory {
    return this.#history.get(phone) ?? { lastPlacedAt: null, lastAnsweredAt: null };
  }

  #toPlaced(call: MemoryCall): PlacedCall | null {
    const campaign = this.#campaigns.get(call.campaign);
    if (campaign === undefined) return null;
    const { accountId, id, rules, seconds } = campaign;
    return { ...call, accountId, id, rules, seconds };
  }

  #listDue(id: string, now: number, most: number) {
    const due = this.#listOf(id).filter(({ state, dueAt }) => state === 'waiting' && dueAt <= now);
    return due.slice(0, most).map(({ number, phone, tries }) => {
      return { number, phone, tries, isBlocked: this.blocked.has(phone), ...this.#historyOf(phone) };
    });
  }

  #save(id: string, { at, claimed, blocked, postponed, pace }: Round): void {
    const find = (number: number) => this.#listOf(id).find((call) => call.number === number);
    for (const { callId, number, phone } of claimed) {
      const call = find(number);
      const before = this.#historyOf(phone).lastPlacedAt;
      if (call !== undefined)
        Object.assign(call, { state: 'calling', callId, placedAt: at, before, tries: call.tries + 1 });
      this.#history.set(phone, { ...this.#historyOf(phone), lastPlacedAt: at });
    }
    for (const number of blocked) Object.assign(find(number) ?? {}, { state: 'blocked' });
    for (const { number, dueAt } of postponed) Object.assign(find(number) ?? {}, { dueAt });
    this.#minute = { ...pace };
  }
}
