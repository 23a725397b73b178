import type { Issued, Place } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { AlertOutlook, OutlookStep } from '@portal/domain/alert/alert-event';
import { type AlertRule, getLeastChance, type RuleKind } from '@portal/domain/alert/alert-rule';
import { listRainSteps } from '@portal/domain/alert/forecast-alert';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import type { WorkWarning } from '@portal/domain/safety/warning-gate';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RainSlice } from '@portal/domain/weather/rain-spells';

/** The next hours of a point, as its pages show them. */
export interface PlaceSight {
  readonly place: Place;
  readonly basis: 'radar' | 'model';
  /** Whether the basis is the model because no radar sees the place. */
  readonly isOutsideRadar: boolean;
  /** The present ten minutes and those of three hours after them. */
  readonly slices: readonly RainSlice[];
  /** Chance that each of them reaches a rate, mm/h, in per cent. */
  readonly findChances: (thresholdMmh: number) => readonly (number | null)[];
  /** The present clock hour and three more. */
  readonly hours: readonly {
    readonly at: EpochSeconds;
    readonly temperatureC: number | null;
    readonly windGustMs: number | null;
  }[];
  /** Distance of the nearest stroke of the last ten minutes, km; null where none is near, or no sensor is at work. */
  readonly strokeKm: number | null;
  /** Official warnings for the place, in force or to come. */
  readonly listWarnings: (language: Language) => readonly OfficialWarning[];
  /** What `findWarningGate` asks for before a message advises anything there; ones among them over for less than a day. */
  readonly listGates: () => readonly WorkWarning[];
  readonly issued: Issued;
}

/** Reads a point; null where nothing is known of it. */
export type ReadSight = (point: LatLng) => PlaceSight | null;

/** A stroke farther than every rule's stands for none. */
const NO_STROKE_KM = 999;

/** What of a rule decides which steps are read. */
interface StepQuestion {
  readonly kind: RuleKind;
  readonly threshold: number;
  /** Whether a chance decides instead of the likeliest course. */
  readonly hasChance: boolean;
}

function listHourSteps(sight: PlaceSight, field: 'temperatureC' | 'windGustMs'): OutlookStep[] {
  return sight.hours.map((hour) => ({
    fromAt: hour.at,
    toAt: hour.at + HOUR_SECONDS,
    value: hour[field],
    chance: null,
  }));
}

/** The level in force from each moment at which one begins or ends. */
function listWarningSteps({ listWarnings }: PlaceSight, now: EpochSeconds): OutlookStep[] {
  return listWarnings('vi').map(({ startsAt, expiresAt, level }) => ({
    fromAt: Math.max(Date.parse(startsAt) / 1000, now),
    toAt: Date.parse(expiresAt) / 1000,
    value: level,
    chance: null,
  }));
}

/** What a place has ahead of what a rule is about. */
export function listSteps(sight: PlaceSight, rule: StepQuestion, now: EpochSeconds): OutlookStep[] {
  const toSteps = (value: (slice: RainSlice) => number | null) =>
    sight.slices.map((slice) => ({ fromAt: slice.fromAt, toAt: slice.toAt, value: value(slice), chance: null }));
  switch (rule.kind) {
    case 'rain':
      return listRainSteps(sight.slices, rule.hasChance ? sight.findChances(rule.threshold) : null);
    case 'rainChance':
      return toSteps(({ chancePercent }) => chancePercent);
    case 'thunder':
      return toSteps(({ thunder }) => thunder);
    case 'gust':
      return listHourSteps(sight, 'windGustMs');
    case 'temperature':
      return listHourSteps(sight, 'temperatureC');
    case 'officialWarning':
      return listWarningSteps(sight, now);
    case 'lightning':
      return [{ fromAt: now, toAt: now + 600, value: sight.strokeKm ?? NO_STROKE_KM, chance: null }];
  }
}

/** What a rule is about comes from this: the nowcast, the model, sensors, or an office. */
function findBasis(sight: PlaceSight, { kind }: AlertRule): AlertOutlook['basis'] {
  if (kind === 'lightning') return 'lightning';
  if (kind === 'officialWarning') return 'official';
  return kind === 'gust' || kind === 'temperature' ? 'model' : sight.basis;
}

/** The more of two values for `atLeast`, the less for `atMost`; the known one where only one is. */
function pickValue(a: number | null, b: number | null, compare: AlertRule['compare']): number | null {
  if (a === null || b === null) return a ?? b;
  return compare === 'atLeast' ? Math.max(a, b) : Math.min(a, b);
}

/** The worst of what several points have at one time. */
function joinSteps(steps: readonly OutlookStep[], compare: AlertRule['compare']): OutlookStep {
  const [first] = steps as readonly [OutlookStep, ...OutlookStep[]];
  if (steps.length === 1) return first;
  return {
    fromAt: first.fromAt,
    toAt: first.toAt,
    value: steps.map(({ value }) => value).reduce((a, b) => pickValue(a, b, compare)),
    chance: steps.map(({ chance }) => chance).reduce((a, b) => pickValue(a, b, 'atLeast')),
    rainPercent: steps.map(({ rainPercent = null }) => rainPercent).reduce((a, b) => pickValue(a, b, 'atLeast')),
  };
}

/** What the next hours bring for a rule: along a way, at each time the worst of its points. Null where nothing is known of any. */
export function toOutlook(
  rule: AlertRule,
  sights: readonly (PlaceSight | null)[],
  now: EpochSeconds,
): AlertOutlook | null {
  const known = sights.filter((sight) => sight !== null);
  const { kind, threshold } = rule;
  const question = { kind, threshold, hasChance: getLeastChance(rule) !== null };
  const [first, ...others] = known.map((sight) => listSteps(sight, question, now));
  const [sight] = known;
  if (first === undefined || sight === undefined) return null;
  const steps =
    rule.kind === 'officialWarning'
      ? [first, ...others].flat()
      : first.map((step, index) => joinSteps([step, ...others.flatMap((more) => more[index] ?? [])], rule.compare));
  return { at: now, basis: findBasis(sight, rule), isOutsideRadar: known.every((one) => one.isOutsideRadar), steps };
}
