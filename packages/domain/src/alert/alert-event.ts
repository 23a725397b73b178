import { type EpochSeconds, vietnamHour, vietnamWeekday } from '#time/vietnam-time.ts';
import { chanceOfStretch } from '#weather/rain-spells.ts';
import { type AlertRule, getLeastChance, type HourSpan, type RuleKind } from './alert-rule.ts';

/** A stretch of time of what is ahead, in the unit of the rule; null is unknown. */
export interface OutlookStep {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  readonly value: number | null;
  /** Chance that the rule's condition holds in it, per cent; null where only the value is known. */
  readonly chance: number | null;
  /** Chance that it rains at all in it, per cent, for words alone: it sets off no rule. Left out where the step is of anything but rain. */
  readonly rainPercent?: number | null;
}

/** What is seen and forecast at a moment for a rule at its place. */
export interface AlertOutlook {
  readonly at: EpochSeconds;
  readonly basis: 'radar' | 'model' | 'lightning' | 'official';
  /** Whether the basis is the model because no radar sees the place; left out: no. */
  readonly isOutsideRadar?: boolean;
  /** In order; the first may have begun. */
  readonly steps: readonly OutlookStep[];
}

/** An event between its first notice and the end of the pause after it. */
export interface EventState {
  /** The outlook that was taken in last: an older one, or the same again, changes nothing. */
  readonly seenAt: EpochSeconds;
  /** `noticed`: seen coming, not announced yet. `announced`: a message announced its start. `over`: only the pause is still running. */
  readonly phase: 'noticed' | 'announced' | 'over';
  /** When it was forecast to end at the last change; of one that is over, the first outlook without it: its pause counts from then. */
  readonly toAt: EpochSeconds;
  /** The strongest value that was announced. */
  readonly toldPeak: number;
  /** Whether it has been going on. */
  readonly hasBegun: boolean;
  /** Outlooks in a row that have nothing of it, and the first of them; null while it is there. */
  readonly missed: number;
  readonly missedFrom: EpochSeconds | null;
}

/** Something to tell of an event. */
export interface EventMessage {
  readonly kind: 'start' | 'upgrade' | 'end';
  /** When it begins, is at its strongest, or ended. */
  readonly eventAt: EpochSeconds;
  /** When it is forecast to end; null where it lasts beyond what is known. */
  readonly endAt: EpochSeconds | null;
  /** In the unit of the rule. */
  readonly peak: number;
  readonly peakAt: EpochSeconds;
  /** Whether it is strongest where knowledge ends, so that it may still grow. */
  readonly mayGrow: boolean;
  /**
   * Per cent: where the rule goes by a chance, the highest of its steps; of other rain the chance that it rains at all in it. Null of
   * everything else and where it is not known.
   */
  readonly chance: number | null;
}

/** What an outlook came to. `state` null: there is no event, or it is over and its pause too. */
export interface EventStep {
  readonly state: EventState | null;
  readonly messages: readonly EventMessage[];
}

/** Announced at once where it begins so soon: waiting for a second frame, ten minutes on many radars, would take half of the time that is left. */
const NEAR_SECONDS = 1200;
/** A value so much above the threshold is no matter of a few pixels: it needs no second frame. */
const CLEAR_FACTOR = 1.5;
const CLEAR_CHANCE = 20;
/** In the pause after an event only what is so far above the threshold is announced: silence about it would be the worse mistake. */
const PAUSE_FACTOR = 3;
const PAUSE_CHANCE = 40;
/** Two parts of one rain, with no more than this between them. */
const LULL_SECONDS = 1200;
/** Frames in a row without an event after which it has dissolved; one or two are the forecast's own noise. */
const DISSOLVED_AFTER = 3;
/** Looks closer together than this are one: after an outage frames come in a burst, the oldest of them first. */
const SAME_CHECK_SECONDS = 240;

/**
 * How long nothing may be going on before an event is over. Lightning: the first outlook without a stroke is ten minutes after the
 * last one, and the all-clear comes thirty minutes after it (domain.md §3.5.1).
 */
const QUIET_SECONDS: Readonly<Record<RuleKind, number>> = {
  rain: 1200,
  rainChance: 1200,
  thunder: 1800,
  lightning: 1200,
  gust: 3600,
  temperature: 3600,
  officialWarning: 0,
};

/** How long nothing of a kind may be going on within one event, seconds: two parts of one rain are one. */
export function getLullSeconds(kind: RuleKind): number {
  return Math.max(LULL_SECONDS, QUIET_SECONDS[kind]);
}

/** From which value on a stronger event is another one to its reader, beginning with the weakest; at `atMost` the way down. */
const STEPS_UP: Readonly<Record<RuleKind, readonly number[]>> = {
  // Classes of an hour's rain (domain.md §1.3.6).
  rain: [0.1, 2.5, 10, 50],
  rainChance: [],
  thunder: [1, 2, 3],
  lightning: [40, 20, 10, 5],
  // Limits of Beaufort 6, 8, 10 and 12 (domain.md §2.5).
  gust: [10.8, 17.2, 24.5, 32.7],
  temperature: [],
  officialWarning: [1, 2, 3, 4, 5],
};

/** What was observed or issued by an office waits for no second check. */
const OBSERVED: ReadonlySet<RuleKind> = new Set(['lightning', 'officialWarning']);

/** Whether a moment lies in a span of whole clock hours, which may pass midnight. */
export function isInHours({ from, to }: HourSpan, at: EpochSeconds): boolean {
  const hour = vietnamHour(at);
  if (from % 24 === to % 24) return true;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

const SUNDAY = 7;

/** Whether a rule counts what begins at a moment. */
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

/** What an outlook holds for a rule: from the first step that meets it to the last before a pause. */
interface Spell {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  /** Whether it lasts beyond the last step. */
  readonly isOpen: boolean;
  readonly peak: number;
  readonly peakAt: EpochSeconds;
  readonly mayGrow: boolean;
  readonly chance: number | null;
  /** Whether the moment of the outlook lies in it. */
  readonly isNow: boolean;
}

const isStronger = ({ compare }: AlertRule, a: number, b: number): boolean => (compare === 'atLeast' ? a > b : a < b);

/** The next spell that begins within the rule's lead; null where none does. */
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
  // What is not known is no end.
  const next = ahead.find(({ fromAt }) => fromAt >= toAt);
  const isOpen = next === undefined || (next.value === null && next.chance === null);
  const mayGrow = isOpen && inside.at(-1)?.fromAt === peakAt;
  const chance = findChance(rule, inside);
  return { fromAt: start.fromAt, toAt, isOpen, peak, peakAt, mayGrow, chance, isNow: start.fromAt <= at };
}

/** Of a rule on rain that goes by no chance that of any rain in the spell; else the highest that the rule goes by. */
function findChance(rule: AlertRule, inside: readonly OutlookStep[]): number | null {
  if (rule.kind === 'rain' && getLeastChance(rule) === null)
    return chanceOfStretch(inside.map(({ fromAt, rainPercent }) => ({ fromAt, chancePercent: rainPercent ?? null })));
  const known = inside.flatMap((step) => (isMet(rule, step) && step.chance !== null ? [step.chance] : []));
  return known.length === 0 ? null : Math.max(...known);
}

/** When the condition of a rule is next met within its lead; null where it is not, or nothing is known. */
export function findNextTrigger(rule: AlertRule, outlook: AlertOutlook): EventMessage | null {
  const spell = findSpell(rule, outlook);
  return spell === null ? null : toMessage('start', spell);
}

/** Whether a spell is announced when it is first seen. */
function isClear(rule: AlertRule, { fromAt, peak, chance }: Spell, at: EpochSeconds): boolean {
  if (OBSERVED.has(rule.kind) || fromAt - at <= NEAR_SECONDS) return true;
  const least = getLeastChance(rule);
  if (least !== null && chance !== null) return chance >= Math.min(least + CLEAR_CHANCE, 95);
  return rule.kind === 'rain' && peak >= CLEAR_FACTOR * rule.threshold;
}

/** How many steps up a value has reached. */
function countStepsUp({ kind, compare }: Pick<AlertRule, 'kind' | 'compare'>, value: number): number {
  return STEPS_UP[kind].filter((step) => (compare === 'atLeast' ? value >= step : value <= step)).length;
}

/** Whether a value is worth another message to whoever got one before. */
export function isClearRise(rule: Pick<AlertRule, 'kind' | 'compare'>, peak: number, toldPeak: number): boolean {
  return countStepsUp(rule, peak) > countStepsUp(rule, toldPeak);
}

function toMessage(kind: 'start' | 'upgrade', spell: Spell): EventMessage {
  const { fromAt, toAt, isOpen, peak, peakAt, mayGrow, chance } = spell;
  const eventAt = kind === 'start' ? fromAt : peakAt;
  return { kind, eventAt, endAt: isOpen ? null : toAt, peak, peakAt, mayGrow, chance };
}

const NOTHING: EventStep = { state: null, messages: [] };

/** The first sight of an event, and the second. */
function beginOrNotice(rule: AlertRule, spell: Spell, at: EpochSeconds, known: EventState | null): EventStep {
  const { toAt, peak, isNow } = spell;
  const isAnnounced = known !== null || isClear(rule, spell, at);
  const phase = isAnnounced ? 'announced' : 'noticed';
  const state = { seenAt: at, phase, toAt, toldPeak: peak, hasBegun: isNow, missed: 0, missedFrom: null } as const;
  return { state, messages: isAnnounced ? [toMessage('start', spell)] : [] };
}

/** An announced event that the outlook still has. */
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

/** An announced event that the outlook has no more: over where it has begun, dissolved where it never did. */
function missOnce(rule: AlertRule, at: EpochSeconds, known: EventState): EventStep {
  const isSameCheck = known.missed > 0 && at - known.seenAt < SAME_CHECK_SECONDS;
  const missed = isSameCheck ? known.missed : known.missed + 1;
  const missedFrom = known.missedFrom ?? at;
  const state: EventState = { ...known, seenAt: isSameCheck ? known.seenAt : at, missed, missedFrom };
  if (!known.hasBegun) {
    const isDissolved = missed >= DISSOLVED_AFTER || at > known.toAt;
    // No message says that it stays away: a second message about nothing would be worse.
    return { state: isDissolved ? { ...state, phase: 'over', toAt: missedFrom } : state, messages: [] };
  }
  if (at - missedFrom < QUIET_SECONDS[rule.kind]) return { state, messages: [] };
  const end: EventMessage = {
    kind: 'end',
    eventAt: missedFrom,
    endAt: missedFrom,
    peak: known.toldPeak,
    peakAt: missedFrom,
    mayGrow: false,
    chance: null,
  };
  return { state: { ...state, phase: 'over', toAt: missedFrom }, messages: [end] };
}

/** Whether a state says anything that the one before it did not, so that it has to be stored: the time it was seen does not count. */
export function isNewState(before: EventState | null, after: EventState | null): boolean {
  if (before === null || after === null) return before !== after;
  return (
    before.phase !== after.phase ||
    before.toldPeak !== after.toldPeak ||
    before.hasBegun !== after.hasBegun ||
    before.missed !== after.missed
  );
}

/** Whether a spell is announced in the pause after another event too: seen or said by an office, or far above the threshold. */
function breaksPause(rule: AlertRule, { peak, chance }: Spell, { toldPeak }: EventState): boolean {
  if (OBSERVED.has(rule.kind)) return true;
  const least = getLeastChance(rule);
  if (least !== null && chance !== null) return chance >= Math.min(least + PAUSE_CHANCE, 95);
  return rule.kind === 'rain' ? peak >= PAUSE_FACTOR * rule.threshold : isClearRise(rule, peak, toldPeak);
}

/**
 * Whether an event and the pause after it are over: what comes now is another one. The pause counts from when the event ended; it ends
 * early for what is clearly worth another message.
 */
export function isPauseOver(rule: AlertRule, state: EventState, outlook: AlertOutlook): boolean {
  if (state.phase !== 'over') return false;
  if (outlook.at >= state.toAt + 60 * rule.pauseMinutes) return true;
  const spell = findSpell(rule, outlook);
  return spell !== null && breaksPause(rule, spell, state);
}

/**
 * How an event stands after another outlook, and what has to be told of it: one start, an upgrade where it clearly rises, one
 * end. What is far away and barely meets the rule waits for a second outlook; one or two outlooks without it change nothing;
 * one that dissolves before it begins ends without a word. The same outlook again, or an older one, changes nothing. After an
 * event its pause runs before another may begin, unless that one is clearly worth a message.
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
