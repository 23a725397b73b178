import type { AlertRule } from '@portal/domain/alert/alert-rule';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { LEADING_SHARE, STEP_SECONDS } from '@portal/domain/weather/rain-course';
import type { AlertWeather } from './ask-alert-weather.ts';

/** A step of the next hours as the API shows it, in the unit of a rule. */
export interface ShownStep {
  readonly fromAt: number;
  readonly toAt: number;
  readonly value: number | null;
  /** Chance of any rain, %. */
  readonly chancePercent: number | null;
  /** Whether satellites' estimate leads in it, and whether it takes part. */
  readonly isEstimated: boolean;
  readonly isShared: boolean;
}

/** What one event is: its steps, from the first that meets the rule to the last before a pause. */
export interface ShownEvent {
  readonly fromAt: number;
  readonly toAt: number;
  /** Whether it may go on beyond what is shown. */
  readonly isOpen: boolean;
  readonly peak: number;
  readonly peakAt: number;
  readonly steps: readonly ShownStep[];
}

const HOURS_AHEAD = 4;
/** Longer gaps end an event (docs/product/alerts.md). */
const LULL_SECONDS = 1200;
/** Weaker estimates raise no alert (docs/data/satellite-rain.md), mm/h. */
const MODERATE_MMH = 2.5;

function listRain({ steps }: AlertWeather): (ShownStep & { readonly thunder: number | null })[] {
  const isSatellite = steps.basis === 'satellite';
  const present = { ...steps.present, modelShare: isSatellite ? 0 : 1 };
  return [present, ...steps.steps].map(({ at, rainRate, rainProbability, thunder, modelShare }) => ({
    fromAt: parseMoment(at),
    toAt: parseMoment(at) + STEP_SECONDS,
    value: rainRate,
    chancePercent: rainProbability,
    thunder,
    isEstimated: isSatellite && (modelShare ?? 1) < LEADING_SHARE,
    isShared: isSatellite && (modelShare ?? 1) < 1,
  }));
}

const listHours = ({ hours }: AlertWeather, field: 'temperature' | 'windGust'): ShownStep[] =>
  hours.hours.slice(0, HOURS_AHEAD).map((hour) => ({
    fromAt: parseMoment(hour.at),
    toAt: parseMoment(hour.at) + HOUR_SECONDS,
    value: hour[field],
    chancePercent: null,
    isEstimated: false,
    isShared: false,
  }));

/** The steps that a rule compares; none for lightning and official warnings, which no step shows. */
export function listShown({ kind }: Pick<AlertRule, 'kind'>, weather: AlertWeather): ShownStep[] {
  switch (kind) {
    case 'rain':
      return listRain(weather);
    case 'rainChance':
      return listRain(weather).map((step) => ({ ...step, value: step.chancePercent }));
    case 'thunder':
      return listRain(weather).map((step) => ({ ...step, value: step.thunder }));
    case 'gust':
      return listHours(weather, 'windGust');
    case 'temperature':
      return listHours(weather, 'temperature');
    default:
      return [];
  }
}

/** Whether a step meets a rule. */
function isMet({ compare, threshold }: AlertRule, { value }: ShownStep): boolean {
  return value !== null && (compare === 'atLeast' ? value >= threshold : value <= threshold);
}

/** Whether a place's rain of satellites is too weak for an alert where the model, which no reply shows, does not agree. */
export const isTooWeak = ({ steps }: AlertWeather, { fromAt, isShared }: ShownStep): boolean =>
  isShared &&
  ([steps.present, ...steps.steps].find(({ at }) => parseMoment(at) === fromAt)?.rainRate ?? 0) < MODERATE_MMH;

/** The first event of a rule that API replies show within its lead time; null if they show none. */
export function findShownEvent(rule: AlertRule, steps: readonly ShownStep[], nowAt: number): ShownEvent | null {
  const ahead = steps.filter(({ toAt }) => toAt > nowAt);
  const first = ahead.findIndex((step) => isMet(rule, step) && step.fromAt <= nowAt + 60 * rule.leadMinutes);
  const start = ahead[first];
  if (start === undefined) return null;
  let { toAt } = start;
  for (const step of ahead.slice(first)) {
    if (!isMet(rule, step)) continue;
    if (step.fromAt - toAt > LULL_SECONDS) break;
    toAt = Math.max(toAt, step.toAt);
  }
  const inside = ahead.slice(first).filter(({ fromAt }) => fromAt < toAt);
  const isMore = (a: number, b: number): boolean => (rule.compare === 'atLeast' ? a > b : a < b);
  const strongest = inside.reduce((most, step) =>
    isMore(step.value ?? rule.threshold, most.value ?? rule.threshold) ? step : most,
  );
  return {
    fromAt: start.fromAt,
    toAt,
    isOpen: ahead.at(-1)?.toAt === toAt,
    peak: strongest.value ?? rule.threshold,
    peakAt: strongest.fromAt,
    steps: inside,
  };
}
