import type { Crop, SowingLimits } from './crop.ts';
import type { FarmDay } from './farm-day.ts';
import { type ComingDays, findHint, type Hint } from './hint.ts';
import { findWeakestBasis } from './threshold.ts';

/** Heavy rain and gusts, whether to sow, and days that dry grain, within the coming seven days. */
export function findFieldHints({ days }: ComingDays, crop: Crop): (Hint | null)[] {
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
    crop.sowing === null ? null : findSowingHint(days, crop.sowing),
    crop.dryingDays === null ? null : findDryingHint(days, crop.dryingDays.least.value),
  ];
}

/** Cold decides before rain; nothing is said where a day of the span is unknown. */
function findSowingHint(coming: readonly FarmDay[], { meanFromC, rainToMm, days }: SowingLimits): Hint | null {
  const span = coming.slice(0, days.value);
  if (span.length < days.value || span.some(({ meanC, rainMm }) => meanC === null || rainMm === null)) return null;
  const basis = findWeakestBasis([meanFromC, rainToMm, days]);
  const cold = findHint(span, {
    kind: 'sowCold',
    weight: 'avoid',
    basis: meanFromC.basis,
    isLowWorse: true,
    pick: ({ meanC }) => (meanC !== null && meanC < meanFromC.value ? meanC : null),
  });
  const rain = findHint(span, {
    kind: 'sowRain',
    weight: 'consider',
    basis: rainToMm.basis,
    pick: ({ rainMm }) => (rainMm !== null && rainMm > rainToMm.value ? rainMm : null),
  });
  return (
    cold ??
    rain ??
    findHint(span, { kind: 'sowGood', weight: 'good', basis, isLowWorse: true, pick: ({ meanC }) => meanC })
  );
}

/** The first run of drying days that is long enough for a beginning: two days, or what the crop takes where that is less. */
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
