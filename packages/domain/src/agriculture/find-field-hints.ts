import type { Crop, SowingLimits } from './crop.ts';
import type { CropSeason } from './crop-season.ts';
import type { FarmDay } from './farm-day.ts';
import { type ComingDays, findHint, type Hint } from './hint.ts';
import { findWeakestBasis, type Threshold } from './threshold.ts';
import type { Judgement, Reason, ReasonKind } from './verdict.ts';

const UNKNOWN: Judgement = { verdict: null, reasons: [] };

/**
 * Collects the facts of one hour and derives the verdict (domain.md §4.2.7): one fact against the work is enough to
 * avoid it, whatever else is unknown; otherwise a missing value gives no verdict; otherwise one doubt gives `consider`.
 */
export class Findings {
  readonly #avoid: Reason[] = [];
  readonly #consider: Reason[] = [];
  #isMissing = false;

  /** Adds a fact against the work. */
  avoid(kind: ReasonKind, value: number | null = null, hours: number | null = null): void {
    this.#avoid.push({ kind, value, hours });
  }

  /** Adds a doubt. */
  consider(kind: ReasonKind, value: number | null = null, hours: number | null = null): void {
    this.#consider.push({ kind, value, hours });
  }

  /** Notes that a required value is unknown. */
  miss(): void {
    this.#isMissing = true;
  }

  /** Derives the verdict; `list` returns the facts for the work and is called only if nothing speaks against it. */
  conclude(list: () => readonly Reason[]): Judgement {
    if (this.#avoid.length > 0) return { verdict: 'avoid', reasons: this.#avoid };
    if (this.#isMissing) return UNKNOWN;
    if (this.#consider.length > 0) return { verdict: 'consider', reasons: this.#consider };
    return { verdict: 'good', reasons: list() };
  }
}

/** A fact that speaks for the work. */
export function toReason(kind: ReasonKind, value: number | null = null, hours: number | null = null): Reason {
  return { kind, value, hours };
}

/** Hints of heavy rain and gusts and, in season, of sowing and of days that dry grain, within the coming seven days. */
export function findFieldHints({ days }: ComingDays, crop: Crop, season: CropSeason): (Hint | null)[] {
  return [
    findHint(days, {
      kind: 'heavyRain',
      weight: 'avoid',
      basis: crop.heavyRainMm.basis,
      pick: ({ rainMm }) => (rainMm !== null && rainMm > crop.heavyRainMm.value ? rainMm : null),
    }),
    findHint(days, {
      kind: 'strongWind',
      weight: 'avoid',
      basis: crop.strongGustMs.basis,
      pick: ({ gustMs }) => (gustMs !== null && gustMs >= crop.strongGustMs.value ? gustMs : null),
    }),
    crop.sowing === null || !season.sow ? null : findSowingHint(days, crop.sowing),
    crop.dryingDays === null || !season.dry ? null : findDryingHint(days, crop.dryingDays.least.value),
  ];
}

/** Cold takes precedence over rain; no hint if a deciding day is unknown. */
function findSowingHint(coming: readonly FarmDay[], limits: SowingLimits): Hint | null {
  const { meanFromC, coveredAboveC, rainToMm, days, rainDays } = limits;
  const span = coming.slice(0, days.value);
  const first = span.slice(0, rainDays.value);
  if (span.length < days.value || span.some(({ meanC }) => meanC === null)) return null;
  if (first.some(({ rainMm }) => rainMm === null)) return null;
  const findCold = (kind: 'sowCold' | 'sowCovered', limit: Threshold, isTooCold: (meanC: number) => boolean) =>
    findHint(span, {
      kind,
      weight: kind === 'sowCold' ? 'avoid' : 'consider',
      basis: limit.basis,
      isLowWorse: true,
      pick: ({ meanC }) => (meanC !== null && isTooCold(meanC) ? meanC : null),
    });
  const isBelow = (meanC: number) => meanC < meanFromC.value;
  const cold =
    coveredAboveC === null
      ? findCold('sowCold', meanFromC, isBelow)
      : (findCold('sowCold', coveredAboveC, (meanC) => meanC <= coveredAboveC.value) ??
        findCold('sowCovered', meanFromC, isBelow));
  const rain = findHint(first, {
    kind: 'sowRain',
    weight: 'consider',
    basis: rainToMm.basis,
    pick: ({ rainMm }) => (rainMm !== null && rainMm >= rainToMm.value ? rainMm : null),
  });
  const basis = findWeakestBasis([meanFromC, rainToMm, days]);
  return (
    cold ??
    rain ??
    findHint(span, { kind: 'sowGood', weight: 'good', basis, isLowWorse: true, pick: ({ meanC }) => meanC })
  );
}

/** The first run of drying days that is long enough to start: two days, or the days that the crop needs if fewer. */
function findDryingHint(coming: readonly FarmDay[], daysNeeded: number): Hint | null {
  if (coming.length === 0 || coming.every(({ isDryingDay }) => isDryingDay === null)) return null;
  const least = Math.min(daysNeeded, 2);
  for (let first = 0; first < coming.length; first++) {
    let days = 0;
    while (coming[first + days]?.isDryingDay === true) days++;
    const fromAt = coming[first]?.startAt;
    if (fromAt === undefined || days < least) continue;
    return { kind: 'dryingRun', weight: 'good', fromAt, days, value: null, stage: 'any', basis: 'proposed' };
  }
  const none = findHint(coming, { kind: 'noDrying', weight: 'consider', basis: 'proposed', pick: () => 0 });
  return none === null ? null : { ...none, value: null };
}
