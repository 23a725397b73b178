import { type EpochSeconds, vietnamHour, vietnamWeekday } from '#time/vietnam-time.ts';
import { chanceOfStretch } from '#weather/rain-spells.ts';
import { type AlertRule, getLeastChance, type HourSpan } from './alert-rule.ts';
import { getRuleFacts, type RuleKind } from './rule-kind.table.ts';

/** A time step of the outlook, in the unit of the rule; null is unknown. */
export interface OutlookStep {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  readonly value: number | null;
  /** Chance that the rule's condition holds in it, per cent; null if only the value is known. */
  readonly chance: number | null;
  /** Chance of any rain in it, per cent, for texts only: it triggers no rule. Absent for anything but rain. */
  readonly rainPercent?: number | null;
}

/** Observation and forecast for a rule's place at a moment. */
export interface AlertOutlook {
  readonly at: EpochSeconds;
  readonly basis: 'radar' | 'satellite' | 'model' | 'lightning' | 'official';
  /** Whether the model is used because no radar covers the place; default no. */
  readonly isOutsideRadar?: boolean;
  /** In order; the first may have begun. */
  readonly steps: readonly OutlookStep[];
}

/** State of an event from its first detection to the end of the pause after it. */
export interface EventState {
  /** Time of the last processed outlook: an older or the same one changes nothing. */
  readonly seenAt: EpochSeconds;
  /** `noticed`: detected, not announced. `announced`: its start was sent. `over`: only the pause remains. */
  readonly phase: 'noticed' | 'announced' | 'over';
  /** Forecast end at the last change; for a past event the first outlook without it, from which its pause counts. */
  readonly toAt: EpochSeconds;
  /** The highest announced peak. */
  readonly toldPeak: number;
  /** Whether it has started. */
  readonly hasBegun: boolean;
  /** Number of consecutive outlooks without it, and the first of them; null while it is present. */
  readonly missed: number;
  readonly missedFrom: EpochSeconds | null;
}

/** A message about an event. */
export interface EventMessage {
  readonly kind: 'start' | 'upgrade' | 'end';
  /** Time of its start, peak or end. */
  readonly eventAt: EpochSeconds;
  /** Forecast end; null if it extends beyond the outlook. */
  readonly endAt: EpochSeconds | null;
  /** In the unit of the rule. */
  readonly peak: number;
  readonly peakAt: EpochSeconds;
  /** Whether the peak is at the end of the outlook, so that it may still grow. */
  readonly mayGrow: boolean;
  /**
   * Per cent: if the rule uses a chance, the highest of its steps; for other rain the chance of any rain in it. Null
   * for everything else and if unknown.
   */
  readonly chance: number | null;
}

/** Result of processing an outlook. `state` null: there is no event, or it and its pause are over. */
export interface EventStep {
  readonly state: EventState | null;
  readonly messages: readonly EventMessage[];
}

/**
 * An event that begins this soon is announced immediately: waiting for a second frame, ten minutes on many radars,
 * would cost half of the remaining time.
 */
const NEAR_SECONDS = 1200;
/** Rain of one step of a nowcast, barely above the threshold, is often a few pixels: only in the next step it is sure. */
const STEP_SECONDS = 600;
/** A value this far above the threshold is not a matter of a few pixels: it needs no second frame. */
const CLEAR_FACTOR = 1.5;
const CLEAR_CHANCE = 20;
/** In the pause after an event only what exceeds the threshold this far is announced. */
const PAUSE_FACTOR = 3;
const PAUSE_CHANCE = 40;
/** Two rains with at most this gap are one event. */
const LULL_SECONDS = 1200;
/** Consecutive outlooks without an event after which it has dissolved; one or two are forecast noise. */
const DISSOLVED_AFTER = 3;
/** Outlooks closer together than this count as one: after an outage frames arrive in a burst, oldest first. */
const SAME_CHECK_SECONDS = 240;

/** Longest gap within one event of a kind, seconds. */
export function getLullSeconds(kind: RuleKind): number {
  return Math.max(LULL_SECONDS, getRuleFacts(kind).quietSeconds);
}

/** Observed events and official warnings need no second outlook. */
const isObserved = (kind: RuleKind): boolean => ['lightning', 'official'].includes(getRuleFacts(kind).basis);

/** Whether a moment is in a span of whole clock hours, which may cross midnight. */
export function isInHours({ from, to }: HourSpan, at: EpochSeconds): boolean {
  const hour = vietnamHour(at);
  if (from % 24 === to % 24) return true;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

const SUNDAY = 7;

/** Whether a rule applies to an event that begins at a moment. */
export function isRuleTime({ hours, weekdays }: Pick<AlertRule, 'hours' | 'weekdays'>, at: EpochSeconds): boolean {
  return isInHours(hours, at) && weekdays.includes(vietnamWeekday(at) || SUNDAY);
}

/** Whether a value meets the condition of a rule. */
export function isReached({ compare, threshold }: Pick<AlertRule, 'compare' | 'threshold'>, value: number): boolean {
  return compare === 'atLeast' ? value >= threshold : value <= threshold;
}

function isMet(rule: AlertRule, { value, chance }: OutlookStep): boolean {
  const least = getLeastChance(rule);
  if (least !== null && chance !== null) return chance >= least;
  return value !== null && isReached(rule, value);
}

/** An event in an outlook for a rule: from the first step that meets it to the last before a pause. */
interface Spell {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  /** Whether it extends beyond the last step. */
  readonly isOpen: boolean;
  readonly peak: number;
  readonly peakAt: EpochSeconds;
  readonly mayGrow: boolean;
  readonly chance: number | null;
  /** Whether it covers the moment of the outlook. */
  readonly isNow: boolean;
}

const isStronger = ({ compare }: AlertRule, a: number, b: number): boolean => (compare === 'atLeast' ? a > b : a < b);

/** The next spell that begins within the rule's lead; null if there is none. */
function findSpell(rule: AlertRule, { at, steps }: AlertOutlook): Spell | null {
  const ahead = steps.filter(({ toAt }) => toAt > at);
  const first = ahead.findIndex(
    (step) =>
      isMet(rule, step) && step.fromAt <= at + 60 * rule.leadMinutes && isRuleTime(rule, Math.max(step.fromAt, at)),
  );
  const start = ahead[first];
  if (start === undefined) return null;
  let [toAt, peak, peakAt] = [start.toAt, start.value ?? rule.threshold, start.fromAt];
  for (const step of ahead.slice(first)) {
    if (!isMet(rule, step)) continue;
    if (step.fromAt - toAt > LULL_SECONDS) break;
    toAt = Math.max(toAt, step.toAt);
    if (step.value !== null && isStronger(rule, step.value, peak)) [peak, peakAt] = [step.value, step.fromAt];
  }
  const inside = ahead.slice(first).filter(({ fromAt }) => fromAt < toAt);
  // An unknown step does not end a spell.
  const next = ahead.find(({ fromAt }) => fromAt >= toAt);
  const isOpen = next === undefined || (next.value === null && next.chance === null);
  const mayGrow = isOpen && inside.at(-1)?.fromAt === peakAt;
  const chance = findChance(rule, inside);
  return { fromAt: start.fromAt, toAt, isOpen, peak, peakAt, mayGrow, chance, isNow: start.fromAt <= at };
}

/** For a rain rule without a chance that of any rain in the spell; else the highest that the rule uses. */
function findChance(rule: AlertRule, inside: readonly OutlookStep[]): number | null {
  if (rule.kind === 'rain' && getLeastChance(rule) === null)
    return chanceOfStretch(inside.map(({ fromAt, rainPercent }) => ({ fromAt, chancePercent: rainPercent ?? null })));
  const known = inside.flatMap((step) => (isMet(rule, step) && step.chance !== null ? [step.chance] : []));
  return known.length === 0 ? null : Math.max(...known);
}

/** When the condition of a rule is next met within its lead; null if it is not, or if the outlook is unknown. */
export function findNextTrigger(rule: AlertRule, outlook: AlertOutlook): EventMessage | null {
  const spell = findSpell(rule, outlook);
  return spell === null ? null : toMessage('start', spell);
}

/** Whether a spell is announced at its first detection. */
function isClear(rule: AlertRule, { fromAt, toAt, peak, chance }: Spell, at: EpochSeconds): boolean {
  const isBrief = rule.kind === 'rain' && toAt - fromAt <= STEP_SECONDS;
  if (isObserved(rule.kind) || fromAt - at <= (isBrief ? STEP_SECONDS : NEAR_SECONDS)) return true;
  const least = getLeastChance(rule);
  if (least !== null && chance !== null) return chance >= Math.min(least + CLEAR_CHANCE, 95);
  return rule.kind === 'rain' && peak >= CLEAR_FACTOR * rule.threshold;
}

/** Number of steps that a value has reached. */
function countStepsUp({ kind, compare }: Pick<AlertRule, 'kind' | 'compare'>, value: number): number {
  return getRuleFacts(kind).stepsUp.filter((step) => (compare === 'atLeast' ? value >= step : value <= step)).length;
}

/** Whether a peak deserves another message after an announced one. */
export function isClearRise(rule: Pick<AlertRule, 'kind' | 'compare'>, peak: number, toldPeak: number): boolean {
  return countStepsUp(rule, peak) > countStepsUp(rule, toldPeak);
}

function toMessage(kind: 'start' | 'upgrade', spell: Spell): EventMessage {
  const { fromAt, toAt, isOpen, peak, peakAt, mayGrow, chance } = spell;
  const eventAt = kind === 'start' ? fromAt : peakAt;
  return { kind, eventAt, endAt: isOpen ? null : toAt, peak, peakAt, mayGrow, chance };
}

const NOTHING: EventStep = { state: null, messages: [] };

/** First and second detection of an event. */
function beginOrNotice(rule: AlertRule, spell: Spell, at: EpochSeconds, known: EventState | null): EventStep {
  const { toAt, peak, isNow } = spell;
  const isAnnounced = known !== null || isClear(rule, spell, at);
  const phase = isAnnounced ? 'announced' : 'noticed';
  const state = { seenAt: at, phase, toAt, toldPeak: peak, hasBegun: isNow, missed: 0, missedFrom: null } as const;
  return { state, messages: isAnnounced ? [toMessage('start', spell)] : [] };
}

/** An announced event that the outlook still contains. */
function goOn(rule: AlertRule, spell: Spell, at: EpochSeconds, known: EventState): EventStep {
  const isRise = isClearRise(rule, spell.peak, known.toldPeak);
  const state: EventState = {
    ...known,
    seenAt: at,
    toAt: spell.toAt,
    toldPeak: isRise ? spell.peak : known.toldPeak,
    hasBegun: known.hasBegun || spell.isNow,
    missed: 0,
    missedFrom: null,
  };
  return { state, messages: isRise ? [toMessage('upgrade', spell)] : [] };
}

/** An announced event missing from the outlook: over if it has started, otherwise dissolved. */
function missOnce(rule: AlertRule, at: EpochSeconds, known: EventState): EventStep {
  const isSameCheck = known.missed > 0 && at - known.seenAt < SAME_CHECK_SECONDS;
  const missed = isSameCheck ? known.missed : known.missed + 1;
  const missedFrom = known.missedFrom ?? at;
  const state: EventState = { ...known, seenAt: isSameCheck ? known.seenAt : at, missed, missedFrom };
  if (!known.hasBegun) {
    const isDissolved = missed >= DISSOLVED_AFTER || at > known.toAt;
    // No message says that it failed to come: that would be a second message about nothing.
    return { state: isDissolved ? { ...state, phase: 'over', toAt: missedFrom } : state, messages: [] };
  }
  const { quietSeconds, endsSilently = false } = getRuleFacts(rule.kind);
  if (at - missedFrom < quietSeconds) return { state, messages: [] };
  const end: EventMessage = {
    kind: 'end',
    eventAt: missedFrom,
    endAt: missedFrom,
    peak: known.toldPeak,
    peakAt: missedFrom,
    mayGrow: false,
    chance: null,
  };
  return { state: { ...state, phase: 'over', toAt: missedFrom }, messages: endsSilently ? [] : [end] };
}

/** Whether a state differs from the previous one in anything but its time, so that it has to be stored. */
export function isNewState(before: EventState | null, after: EventState | null): boolean {
  if (before === null || after === null) return before !== after;
  return (
    before.phase !== after.phase ||
    before.toldPeak !== after.toldPeak ||
    before.hasBegun !== after.hasBegun ||
    before.missed !== after.missed
  );
}

/** Whether a spell is announced despite a pause: observed, an official warning, or far above the threshold. */
function breaksPause(rule: AlertRule, { peak, chance }: Spell, { toldPeak }: EventState): boolean {
  if (isObserved(rule.kind)) return true;
  const least = getLeastChance(rule);
  if (least !== null && chance !== null) return chance >= Math.min(least + PAUSE_CHANCE, 95);
  return rule.kind === 'rain' ? peak >= PAUSE_FACTOR * rule.threshold : isClearRise(rule, peak, toldPeak);
}

/**
 * Whether an event and its pause are over, so that the next spell is a new event. The pause counts from the end of the
 * event and ends early for a spell that clearly deserves another message.
 */
export function isPauseOver(rule: AlertRule, state: EventState, outlook: AlertOutlook): boolean {
  if (state.phase !== 'over') return false;
  if (outlook.at >= state.toAt + 60 * rule.pauseMinutes) return true;
  const spell = findSpell(rule, outlook);
  return spell !== null && breaksPause(rule, spell, state);
}

/**
 * Processes another outlook: returns the new state and the messages: one start, an upgrade if it clearly rises, one
 * end. A distant spell that barely meets the rule waits for a second outlook; one or two outlooks without the event
 * change nothing; an event that dissolves before its start ends silently. The same or an older outlook changes nothing.
 * After an event its pause must pass before another may start, unless that one clearly deserves a message.
 */
export function stepEvent(rule: AlertRule, outlook: AlertOutlook, known: EventState | null): EventStep {
  const { at } = outlook;
  if (known !== null && at <= known.seenAt) return { state: known, messages: [] };
  const spell = findSpell(rule, outlook);
  if (known?.phase === 'over') {
    if (isPauseOver(rule, known, outlook)) return stepEvent(rule, outlook, null);
    return { state: { ...known, seenAt: at }, messages: [] };
  }
  if (known?.phase === 'announced') return spell === null ? missOnce(rule, at, known) : goOn(rule, spell, at, known);
  return spell === null ? NOTHING : beginOrNotice(rule, spell, at, known);
}
