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

/** Current conditions and the next hours at a point, as its pages show them. */
export interface PlaceSight {
  readonly place: Place;
  readonly basis: 'radar' | 'satellite' | 'model';
  /** Whether the model is used because no radar covers the place. */
  readonly isOutsideRadar: boolean;
  /** The current ten minutes and the three hours after them. */
  readonly slices: readonly RainSlice[];
  /** Chance per slice of reaching a rate in mm/h, %. */
  readonly findChances: (thresholdMmh: number) => readonly (number | null)[];
  /** The current clock hour and the next three. */
  readonly hours: readonly {
    readonly at: EpochSeconds;
    readonly temperatureC: number | null;
    readonly windGustMs: number | null;
  }[];
  /** Distance of the nearest stroke in the last ten minutes, km; null: none nearby, or no sensor works. */
  readonly strokeKm: number | null;
  /** Official warnings for the place, in force or to come. */
  readonly listWarnings: (language: Language) => readonly OfficialWarning[];
  /** Input of `findWarningGate` before a message gives advice; includes warnings that ended less than a day ago. */
  readonly listGates: () => readonly WorkWarning[];
  readonly issued: Issued;
}

/** Null: no data for the point. */
export type ReadSight = (point: LatLng) => PlaceSight | null;

/** Beyond every rule's distance; means "no stroke". */
const NO_STROKE_KM = 999;

interface StepQuestion {
  readonly kind: RuleKind;
  readonly threshold: number;
  /** Whether the rule has a chance threshold instead of using the most likely scenario. */
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

/** The warning level from each time at which a warning starts or ends. */
function listWarningSteps({ listWarnings }: PlaceSight, now: EpochSeconds): OutlookStep[] {
  return listWarnings('vi').map(({ startsAt, expiresAt, level }) => ({
    fromAt: Math.max(Date.parse(startsAt) / 1000, now),
    toAt: Date.parse(expiresAt) / 1000,
    value: level,
    chance: null,
  }));
}

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

/** Source of a rule's data: nowcast, model, lightning sensors or the issuing authority. */
function findBasis(sight: PlaceSight, { kind }: AlertRule): AlertOutlook['basis'] {
  if (kind === 'lightning') return 'lightning';
  if (kind === 'officialWarning') return 'official';
  return kind === 'gust' || kind === 'temperature' ? 'model' : sight.basis;
}

/** The larger value for `atLeast`, the smaller for `atMost`; a missing value loses. */
function pickValue(a: number | null, b: number | null, compare: AlertRule['compare']): number | null {
  if (a === null || b === null) return a ?? b;
  return compare === 'atLeast' ? Math.max(a, b) : Math.min(a, b);
}

/** The worst of several points at the same time. */
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

/** The next hours for a rule; on a route, the worst point at each time. Null: no data for any point. */
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
