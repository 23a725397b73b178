import type { Issued, Place } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { DryingDay } from '@portal/domain/agriculture/drying-plan';
import type { AlertOutlook, OutlookStep } from '@portal/domain/alert/alert-event';
import { type AlertRule, getLeastChance } from '@portal/domain/alert/alert-rule';
import { listRainSteps } from '@portal/domain/alert/forecast-alert';
import { getRuleFacts, type RuleKind } from '@portal/domain/alert/rule-kind.table';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { HeatReach } from '@portal/domain/heat/heat-reach';
import type { Language } from '@portal/domain/language/language';
import type { WorkWarning } from '@portal/domain/safety/warning-gate';
import { type EpochSeconds, HOUR_SECONDS, startOfVietnamDay, vietnamHour } from '@portal/domain/time/vietnam-time';
import type { RainSlice } from '@portal/domain/weather/rain-spells';

/** Current conditions and the next hours at a point, as its pages show them. */
export interface PlaceSight {
  readonly place: Place;
  readonly basis: 'radar' | 'satellite' | 'model';
  /** Whether the model is used because no radar covers the place. */
  readonly isOutsideRadar: boolean;
  /**
   * The current ten minutes and the three hours after them. `unaided` marks weak rain of satellites, which counts only
   * where the model's reaches the same limit.
   */
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
  /** Drying in the sun today, by the plan of the farming pages; null: unknown. */
  readonly findDrying: () => DryingDay | null;
  /** When today still reaches a WBGT, by the call about work in the heat; null: not, or unknown. */
  readonly findHeat: (limitC: number) => HeatReach | null;
  readonly issued: Issued;
}

/** From this hour on a day's drying and heat are announced, after the usual quiet hours. */
export const MORNING_NEWS_HOUR = 6;

/**
 * Drying on a day as a rule sees it: from its first hour until the one that ends it is over, with the clock hour by
 * which to gather. Null on a day without.
 */
export function toDryingStep(day: DryingDay | null): OutlookStep | null {
  if (day === null || day.spell === null || day.gatherAt === null || day.endsAt === null) return null;
  const lasts = day.gatherFor === 'dusk' ? 0 : HOUR_SECONDS;
  return {
    fromAt: day.spell.fromAt,
    toAt: day.endsAt + lasts,
    value: (day.gatherAt - day.startAt) / HOUR_SECONDS,
    chance: day.chancePercent,
  };
}

/**
 * Heat of a day as a rule sees it: from the morning on, whatever its lead, until the limit is no longer reached, with
 * the clock hour at which it is. Null on a day that does not reach it.
 */
export function toHeatStep(reach: HeatReach | null): OutlookStep | null {
  if (reach === null) return null;
  const newsAt = startOfVietnamDay(reach.fromAt) + MORNING_NEWS_HOUR * HOUR_SECONDS;
  return { fromAt: newsAt, toAt: reach.toAt, value: vietnamHour(reach.fromAt), chance: null };
}

function listMorningSteps(now: EpochSeconds, find: () => OutlookStep | null): OutlookStep[] {
  const step = vietnamHour(now) < MORNING_NEWS_HOUR ? null : find();
  return step === null ? [] : [step];
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

/**
 * Slices whose weak rain of satellites counts only where it reaches the limit together with stronger rain, or where the
 * model's reaches it too.
 */
export function limitWeakRain(
  slices: readonly RainSlice[],
  field: 'rainMmh' | 'chancePercent',
  limit: number,
): RainSlice[] {
  const reaches = (value: number | null | undefined): boolean =>
    value !== undefined && value !== null && value >= limit;
  const isSure = ({ unaided }: RainSlice): boolean => unaided === undefined || reaches(unaided[field]);
  const agreed: RainSlice[] = [];
  for (let from = 0; from < slices.length; from = agreed.length) {
    const end = slices.findIndex((slice, index) => index >= from && !reaches(slice[field]));
    const group = slices.slice(from, end < 0 ? slices.length : end);
    agreed.push(...(group.some(isSure) ? group : group.map((slice) => limitToModel(slice, field))));
    const next = slices[agreed.length];
    if (next !== undefined) agreed.push(next);
  }
  return agreed;
}

/** What satellites and the model both bring; unknown where the model's is. */
function limitToModel(slice: RainSlice, field: 'rainMmh' | 'chancePercent'): RainSlice {
  const [value, ofModel = null] = [slice[field], slice.unaided?.[field]];
  return { ...slice, [field]: value === null || ofModel === null ? null : Math.min(value, ofModel) };
}

export function listSteps(sight: PlaceSight, rule: StepQuestion, now: EpochSeconds): OutlookStep[] {
  const toSteps = (slices: readonly RainSlice[], field: 'chancePercent' | 'thunder') =>
    slices.map((slice) => ({ fromAt: slice.fromAt, toAt: slice.toAt, value: slice[field], chance: null }));
  switch (rule.kind) {
    case 'rain': {
      const slices = limitWeakRain(sight.slices, 'rainMmh', rule.threshold);
      return listRainSteps(slices, rule.hasChance ? sight.findChances(rule.threshold) : null);
    }
    case 'rainChance':
      return toSteps(limitWeakRain(sight.slices, 'chancePercent', rule.threshold), 'chancePercent');
    case 'thunder':
      return toSteps(sight.slices, 'thunder');
    case 'gust':
      return listHourSteps(sight, 'windGustMs');
    case 'temperature':
      return listHourSteps(sight, 'temperatureC');
    case 'officialWarning':
      return listWarningSteps(sight, now);
    case 'drying':
      return listMorningSteps(now, () => toDryingStep(sight.findDrying()));
    case 'heat':
      return listMorningSteps(now, () => toHeatStep(sight.findHeat(rule.threshold)));
    case 'lightning':
      return [{ fromAt: now, toAt: now + 600, value: sight.strokeKm ?? NO_STROKE_KM, chance: null }];
  }
}

/** Source of a rule's data: nowcast, model, lightning sensors or the issuing authority. */
function findBasis(sight: Pick<PlaceSight, 'basis'>, { kind }: Pick<AlertRule, 'kind'>): AlertOutlook['basis'] {
  if (kind === 'lightning') return 'lightning';
  if (kind === 'officialWarning') return 'official';
  if (getRuleFacts(kind).basis === 'model') return 'model';
  // Satellites estimate rain, not thunder.
  return kind === 'thunder' && sight.basis === 'satellite' ? 'model' : sight.basis;
}

/** The same for one event: satellites only where they lead in a part of it. */
export function findEventBasis(
  { slices }: Pick<PlaceSight, 'slices'>,
  basis: AlertOutlook['basis'],
  { fromAt, toAt }: { readonly fromAt: EpochSeconds; readonly toAt: EpochSeconds | null },
): AlertOutlook['basis'] {
  if (basis !== 'satellite') return basis;
  const inside = slices.filter((slice) => slice.toAt > fromAt && (toAt === null || slice.fromAt < toAt));
  return inside.some(({ isEstimated }) => isEstimated === true) ? 'satellite' : 'model';
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
