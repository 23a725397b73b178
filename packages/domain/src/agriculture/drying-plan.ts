import { findWorkGate, type WorkGate } from '#safety/work-gate.ts';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import type { ActivityLimits } from './activity-limits.ts';
import { assessActivity } from './assess-activity.ts';
import type { FarmDaylight, FarmHour } from './farm-hour.ts';
import type { FarmWork } from './farm-work.ts';
import { proposed } from './threshold.ts';
import type { Judgement } from './verdict.ts';
import { findNextWindow, settleSpells, type WorkWindow } from './work-window.ts';

/** Time that gathering and covering takes before the hour that may be wet, minutes. */
export const GATHER_MINUTES = proposed(30, 'half an hour for a yard');
const HALF_HOUR_SECONDS = 1800;

/** Why what dries must be gathered by a time: the chance of rain reaches the limit, thunder or a warning, or the dusk. */
export type GatherReason = 'rain' | 'stop' | 'unknown' | 'dusk';

/** Drying in the sun on a day. */
export interface DryingDay {
  readonly startAt: EpochSeconds;
  /** Null where most daylight hours are unknown, or a warning ended less than a day before. */
  readonly verdict: 'good' | 'consider' | 'avoid' | null;
  /** Hours in which it dries, for `consider` those that might do; null without. */
  readonly spell: WorkWindow | null;
  /** By when to gather and cover, on the half hour, also where it dries no more; only for `good`. */
  readonly gatherAt: EpochSeconds | null;
  readonly gatherFor: GatherReason | null;
  /** Start of the hour that ends the day on the yard, or sunset; only for `good`. */
  readonly endsAt: EpochSeconds | null;
  /** Chance of rain in the hour of `endsAt`, %; null for other reasons. */
  readonly chancePercent: number | null;
  /** The gate of a day to avoid; null for other reasons. */
  readonly gate: WorkGate | null;
}

/** The hour that what lies on the yard must not see. */
interface End {
  readonly at: EpochSeconds;
  readonly reason: GatherReason;
  readonly chancePercent: number | null;
}

/** What makes an hour unfit to leave grain outside; null: it may stay. */
function findRisk(work: FarmWork, hour: FarmHour, limits: Required<ActivityLimits>['dry']): Omit<End, 'at'> | null {
  const { rainMm, rainProbabilityPercent: chance } = hour;
  const gate = findWorkGate(hour, work.conditions);
  if (gate !== null && gate.kind !== 'rainNow') return { reason: 'stop', chancePercent: null };
  if (gate !== null || (rainMm !== null && rainMm >= limits.rainMm.value))
    return { reason: 'rain', chancePercent: chance };
  if (chance !== null && chance >= limits.chanceToPercent.value) return { reason: 'rain', chancePercent: chance };
  return rainMm === null ? { reason: 'unknown', chancePercent: null } : null;
}

/** The first hour from `fromAt` on that is unfit, or the sunset. */
function findEnd(
  work: FarmWork,
  fromAt: EpochSeconds,
  sunsetAt: EpochSeconds,
  limits: Required<ActivityLimits>['dry'],
): End {
  const first = work.hours[0]?.at ?? fromAt;
  for (let index = (fromAt - first) / HOUR_SECONDS; index < work.hours.length; index++) {
    const hour = work.hours[index];
    if (hour === undefined || hour.at >= sunsetAt) break;
    const risk = findRisk(work, hour, limits);
    if (risk !== null) return { at: hour.at, ...risk };
  }
  return { at: sunsetAt, reason: 'dusk', chancePercent: null };
}

function toGatherAt({ at, reason }: End): EpochSeconds {
  const latest = reason === 'dusk' ? at : at - 60 * GATHER_MINUTES.value;
  return latest - (latest % HALF_HOUR_SECONDS);
}

/** Hourly verdicts of a whole day; the hours of today that are over are judged as the rest. */
function assessDay(work: FarmWork, { startAt }: FarmDaylight, limits: ActivityLimits): Judgement[] {
  const first = (startAt - (work.hours[0]?.at ?? startAt)) / HOUR_SECONDS;
  return settleSpells(
    'dry',
    Array.from({ length: DAY_SECONDS / HOUR_SECONDS }, (_, hour) => assessActivity(work, 'dry', first + hour, limits)),
  );
}

/**
 * Drying on a day, judged from dawn so that the plan of the morning still says when to gather. A spell of
 * the day counts until the hour that ends it is over at `nowAt`, then the next one. Pages, calls and alerts use this
 * rule. The chance of rain is below the limit in every hour of a good spell and in the hour after it.
 */
export function planDryingDay(
  work: FarmWork,
  day: FarmDaylight,
  limits: ActivityLimits,
  nowAt: EpochSeconds,
): DryingDay {
  const { startAt, sunsetAt } = day;
  const none = { startAt, spell: null, gatherAt: null, gatherFor: null, endsAt: null, chancePercent: null, gate: null };
  const dry = limits.dry;
  if (dry === undefined) return { ...none, verdict: null };
  const judgements = assessDay(work, day, limits);
  for (let from = 0; from < judgements.length; ) {
    const spell = findNextWindow('dry', startAt + from * HOUR_SECONDS, judgements.slice(from));
    if (spell?.verdict !== 'good') break;
    const end = findEnd(work, spell.fromAt, sunsetAt, dry);
    const isOver = end.reason === 'dusk' ? nowAt >= end.at : nowAt >= end.at + HOUR_SECONDS;
    if (!isOver) {
      const { fromAt, toAt } = spell;
      return {
        ...none,
        verdict: 'good',
        spell: { fromAt, toAt },
        gatherAt: toGatherAt(end),
        gatherFor: end.reason,
        endsAt: end.at,
        chancePercent: end.chancePercent,
      };
    }
    from = Math.max((spell.toAt - startAt) / HOUR_SECONDS, from + 1);
  }
  return { ...none, ...assessRest(work, judgements, startAt, nowAt) };
}

/** The rest of a day without a good spell. */
function assessRest(
  work: FarmWork,
  judgements: readonly Judgement[],
  startAt: EpochSeconds,
  nowAt: EpochSeconds,
): Pick<DryingDay, 'verdict' | 'spell' | 'gate'> {
  const from = Math.min(Math.max(0, Math.floor((nowAt - startAt) / HOUR_SECONDS)), judgements.length);
  const rest = judgements.slice(from);
  const fair = findNextWindow('dry', startAt + from * HOUR_SECONDS, rest);
  if (fair !== null) return { verdict: 'consider', spell: { fromAt: fair.fromAt, toAt: fair.toAt }, gate: null };
  const unknown = rest.filter(({ verdict }) => verdict === null).length;
  const known = rest.filter(({ verdict }) => verdict !== null && verdict !== 'night').length;
  const first = (startAt - (work.hours[0]?.at ?? startAt)) / HOUR_SECONDS;
  const gates = rest.flatMap((_, index) => {
    const hour = work.hours[first + from + index];
    return hour === undefined ? [] : [findWorkGate(hour, work.conditions)];
  });
  const gate = gates.find((one) => one !== null && one.kind !== 'thunderPossible') ?? null;
  if (unknown > 0 && unknown >= known) return { verdict: null, spell: null, gate };
  return { verdict: 'avoid', spell: null, gate };
}
