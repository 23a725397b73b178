import type { Place } from '@portal/contract/endpoints/place-schema';
import {
  type AlertOutlook,
  type EventMessage,
  findNextTrigger,
  type OutlookStep,
} from '@portal/domain/alert/alert-event';
import { type AlertRule, DEFAULT_QUIET_HOURS, getLeastChance } from '@portal/domain/alert/alert-rule';
import { decideSending } from '@portal/domain/alert/sending-time';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  HOUR_SECONDS,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import { MORNING_NEWS_HOUR, type PlaceSight, toDryingStep, toHeatStep } from '#features/alerts/evaluate/outlook.ts';
import { writeAlert } from '#features/alerts/evaluate/write-alert.ts';
import type { AheadSky, PreviewNeeds } from './needs.ts';

/** A message that a rule would send by the current forecast. */
interface PreviewedNext {
  readonly at: EpochSeconds;
  readonly because: string;
  /** %; null: the forecast has none. */
  readonly chance: number | null;
}

const DAYS_MINUTES = 15 * 24 * 60;
const MOST = 60;

function listHourSteps(rule: AlertRule, { hours, findChances, drying, listHeat }: AheadSky): OutlookStep[] {
  if (rule.kind === 'drying') return drying.flatMap((day) => toDryingStep(day) ?? []);
  if (rule.kind === 'heat') return listHeat(rule.threshold).flatMap((reach) => toHeatStep(reach) ?? []);
  const chances = rule.kind === 'rain' ? findChances(rule.threshold) : [];
  const toValue = {
    rain: 'rainMm',
    rainChance: 'chancePercent',
    thunder: 'thunder',
    gust: 'windGustMs',
    temperature: 'temperatureC',
  } as const;
  if (rule.kind === 'lightning' || rule.kind === 'officialWarning') return [];
  const field = toValue[rule.kind];
  return hours.map((hour, index) => ({
    fromAt: hour.at,
    toAt: hour.at + HOUR_SECONDS,
    value: hour[field],
    chance: getLeastChance(rule) === null ? null : (chances[index] ?? null),
    rainPercent: hour.chancePercent,
  }));
}

/** All events ahead that meet a rule, with its pause between them. */
function listTriggers(rule: AlertRule, outlook: AlertOutlook): EventMessage[] {
  const far = { ...rule, leadMinutes: DAYS_MINUTES };
  const found: EventMessage[] = [];
  let { steps } = outlook;
  while (found.length < MOST) {
    const message = findNextTrigger(far, { ...outlook, steps });
    if (message === null) return found;
    found.push(message);
    const until = (message.endAt ?? Number.POSITIVE_INFINITY) + 60 * rule.pauseMinutes;
    steps = steps.filter(({ fromAt }) => fromAt >= until);
  }
  return found;
}

/** Those that would be sent, given the rule's hours, quiet hours and daily limit. */
function listSent(rule: AlertRule, triggers: readonly EventMessage[], now: EpochSeconds, severity: number) {
  const byDay = new Map<EpochSeconds, number>();
  return triggers.filter((message) => {
    const morningAt = startOfVietnamDay(message.eventAt) + MORNING_NEWS_HOUR * HOUR_SECONDS;
    const leastAt = rule.kind === 'drying' || rule.kind === 'heat' ? Math.max(morningAt, now) : now;
    const announcedAt = Math.max(message.eventAt - 60 * rule.leadMinutes, leastAt);
    const day = startOfVietnamDay(announcedAt);
    const sentToday = byDay.get(day) ?? 0;
    const question = { rule, message, now: announcedAt, sentToday, accountQuietHours: DEFAULT_QUIET_HOURS, severity };
    if (decideSending(question).state !== 'queued') return false;
    byDay.set(day, sentToday + 1);
    return true;
  });
}

/** What a rule would send in the next fifteen days by the current forecast and warnings. */
export function previewNext(
  { clock, readAhead, listWarnings }: Pick<PreviewNeeds, 'clock' | 'readAhead' | 'listWarnings'>,
  place: Place,
  rule: AlertRule,
): PreviewedNext[] {
  const now = clock();
  const ahead = readAhead(place);
  const warnings = rule.kind === 'officialWarning' ? listWarnings(place, rule.language) : [];
  const steps: OutlookStep[] =
    rule.kind === 'officialWarning'
      ? warnings.map(({ startsAt, expiresAt, level }) => ({
          fromAt: Math.max(Date.parse(startsAt) / 1000, now),
          toAt: Date.parse(expiresAt) / 1000,
          value: level,
          chance: null,
        }))
      : listHourSteps(rule, ahead);
  const basis = rule.kind === 'officialWarning' ? ('official' as const) : ('model' as const);
  const severity = Math.max(0, ...warnings.map(({ level }) => level ?? 0));
  const sight = {
    listWarnings: () => warnings,
    listGates: () => [],
    issued: { demo: ahead.demo },
  } as unknown as PlaceSight;
  const chances = listChances(rule, ahead);
  const triggers = listTriggers(rule, { at: now, basis, steps });
  return listSent(rule, triggers, now, severity).map((message) => ({
    at: message.eventAt,
    because: writeAlert(
      { rule, name: place.displayName.main, slug: place.slug },
      { message, sight, basis, isOutsideRadar: false, now },
    ).first,
    chance: findHighest(ahead, chances, message.eventAt, message.endAt ?? Number.POSITIVE_INFINITY),
  }));
}

/** Chance per hour of the rule's rain rate, or of any rain; null for other rules. */
function listChances(rule: AlertRule, { hours, findChances }: AheadSky): readonly (number | null)[] | null {
  if (rule.kind === 'rain') return findChances(rule.threshold);
  return rule.kind === 'rainChance' ? hours.map(({ chancePercent }) => chancePercent) : null;
}

/** The highest chance between two times; null: unknown. */
function findHighest(
  { hours }: AheadSky,
  chances: readonly (number | null)[] | null,
  from: EpochSeconds,
  to: EpochSeconds,
): number | null {
  if (chances === null) return null;
  const inside = hours.flatMap(({ at }, index) => (at + HOUR_SECONDS > from && at < to ? (chances[index] ?? []) : []));
  return inside.length === 0 ? null : Math.max(...inside);
}

/** The highest chance of a day, also without a message: shows how far a rule is from its threshold. */
interface PreviewedDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly chance: number | null;
}

/** All forecast days for a rain rule; empty for other rules. */
export function previewDays(rule: AlertRule, ahead: AheadSky): PreviewedDay[] {
  const chances = listChances(rule, ahead);
  if (chances === null) return [];
  const starts = [...new Set(ahead.hours.map(({ at }) => startOfVietnamDay(at)))];
  return starts.map((start) => {
    const chance = findHighest(ahead, chances, start, start + DAY_SECONDS);
    return { date: formatDate(start), chance: chance === null ? null : Math.round(chance) };
  });
}
