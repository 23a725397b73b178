import { CHANNEL_WORDS } from '@portal/content/messages/channel-words';
import { dashboardLogMessages } from '@portal/content/messages/dashboard-log-messages';
import type { OwnMessage } from '@portal/contract/own/messages';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, type EpochSeconds, formatClock } from '@portal/domain/time/vietnam-time';
import { toSeconds } from './format-when.ts';

/** One notification of an event across all channels. */
export interface LogEntry {
  readonly key: string;
  readonly messages: readonly OwnMessage[];
  /** The most informative message: sent before withheld. */
  readonly main: OwnMessage;
}

/** Sent before withheld: it reached someone. */
const RANK: Readonly<Record<OwnMessage['state'], number>> = {
  delivered: 0,
  sent: 1,
  queued: 2,
  failed: 3,
  withheld: 4,
  none: 5,
};

/** Groups messages by event, kind and place, in the order given (latest first). */
export function listEntries(messages: readonly OwnMessage[]): readonly LogEntry[] {
  const groups = new Map<string, OwnMessage[]>();
  for (const message of messages) {
    const { key, kind, at } = message.event;
    const name = [key, message.placeId, kind, kind === 'upgrade' ? at : ''].join(' ');
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [message]);
    else group.push(message);
  }
  return [...groups].map(([key, group]) => {
    const [main] = [...group].sort((one, other) => RANK[one.state] - RANK[other.state]) as [OwnMessage];
    return { key, messages: group, main };
  });
}

/** Outcome of an entry: the reader's rating overrides the observation. */
export type EntryState =
  | 'waiting'
  | 'sending'
  | 'right'
  | 'wrong'
  | 'missed'
  | 'unknown'
  | 'failed'
  | 'withheld'
  | 'none';

export interface EntryOutcome {
  readonly state: EntryState;
  readonly text: string;
}

/** Outcome in words with its mark. An end notification has no outcome of its own. */
export function findOutcome({ main }: LogEntry, language: Language): EntryOutcome {
  const words = dashboardLogMessages[language];
  const { states, byYou } = words;
  const { state, happened, outcome, observed, event } = main;
  const clock = observed?.at === undefined ? null : formatClock(toSeconds(observed.at));
  const isSent = state === 'sent' || state === 'delivered';
  if (happened !== null && isSent)
    return happened
      ? { state: 'right', text: `${states.right} (${byYou})` }
      : { state: 'wrong', text: `${states.wrong} (${byYou})` };
  if (outcome === 'missed') return { state: 'missed', text: clock === null ? states.missed : states.missedAt(clock) };
  if (state === 'withheld') return { state, text: states.withheld };
  if (state === 'failed') return { state, text: states.failed };
  if (outcome === 'right') return { state: 'right', text: clock === null ? states.right : states.rightAt(clock) };
  if (outcome === 'wrong') return { state: 'wrong', text: states.wrong };
  if (outcome === 'unknown') return { state: 'unknown', text: states.unknown };
  if (state === 'queued') return { state: 'sending', text: states.sending };
  if (event.kind === 'test') return { state: 'none', text: states.sent };
  return event.kind === 'start' ? { state: 'waiting', text: states.waiting } : { state: 'none', text: '' };
}

/** Channels used, or why it was not sent. */
export function describeWays({ messages, main }: LogEntry, language: Language): string {
  const words = dashboardLogMessages[language];
  if (main.state === 'withheld' || main.state === 'none') {
    const reason = main.reason === null ? undefined : words.reasons[main.reason];
    return reason === undefined ? words.notSent : words.notSentBecause(reason);
  }
  const sent = messages.filter(({ state }) => state !== 'withheld' && state !== 'none');
  return [
    ...new Set(sent.flatMap(({ channel }) => (channel === null ? [] : [CHANNEL_WORDS[channel].short[language]]))),
  ].join(', ');
}

const SUM_DAYS = 30;

/** True for an entry within the days of the summary. */
const isRecent = ({ main }: LogEntry, now: EpochSeconds): boolean =>
  toSeconds(main.event.at) > now - SUM_DAYS * DAY_SECONDS;

/** `30 ngày qua: 9 tin, 7 đúng, 2 sai, sót 1.` Counts only notifications of a start. */
export function describeSum(entries: readonly LogEntry[], now: EpochSeconds, language: Language): string {
  const words = dashboardLogMessages[language];
  const recent = entries.filter((entry) => isRecent(entry, now) && entry.main.event.kind === 'start');
  const states = recent.map((entry) => findOutcome(entry, language).state);
  const count = (...wanted: readonly EntryState[]): number => states.filter((state) => wanted.includes(state)).length;
  const sent = recent.filter(({ main }) => main.state === 'sent' || main.state === 'delivered').length;
  const [right, wrong, missed] = [count('right'), count('wrong'), count('missed')];
  if (sent === 0 && missed === 0) return words.sumNone;
  return right + wrong + missed === 0 ? words.sumUnrated(sent) : words.sum(sent, right, wrong, missed);
}

const WEEK_DAYS = 7;

/** The rule with the most missed and wrong alerts of the last seven days; null if all were right. */
export function findWorstRule(entries: readonly LogEntry[], now: EpochSeconds, language: Language) {
  const failed = new Map<string, { readonly missed: number; readonly wrong: number }>();
  for (const entry of entries) {
    const { ruleId, event } = entry.main;
    if (ruleId === null || toSeconds(event.at) <= now - WEEK_DAYS * DAY_SECONDS) continue;
    const { state } = findOutcome(entry, language);
    if (state !== 'missed' && state !== 'wrong') continue;
    const known = failed.get(ruleId) ?? { missed: 0, wrong: 0 };
    failed.set(ruleId, { ...known, [state]: known[state] + 1 });
  }
  const [worst] = [...failed].toSorted(([, one], [, other]) => other.missed + other.wrong - one.missed - one.wrong);
  return worst === undefined ? null : { ruleId: worst[0], ...worst[1] };
}

/** True if the reader can rate it: it was sent and the event has begun. */
export function isRateable({ main }: LogEntry, now: EpochSeconds): boolean {
  const isSent = main.state === 'sent' || main.state === 'delivered';
  return isSent && main.event.kind === 'start' && toSeconds(main.event.at) <= now;
}
