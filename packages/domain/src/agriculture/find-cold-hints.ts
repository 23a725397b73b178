import type { Crop, CropStress } from './crop.ts';
import { type CropSeason, isStageOn } from './crop-season.ts';
import type { FarmDay } from './farm-day.ts';
import { type ComingDays, findHint, type Hint } from './hint.ts';

/** Frost of a clear, calm night (domain.md §1.2.6, proposed), and ice (§1.2.5, proposed). */
const FROST = { minC: 4, windMs: 2, cloudPercent: 30, humidityPercent: 80 };
const ICE_C = 0;
/** Days among which those of a spell are counted (domain-2.md §15.5.6). */
const SPELL_DAYS = 5;

/**
 * Ice, hoarfrost, and the cold and heat that the crop minds, in the coming seven days and nights. Of each kind of stress
 * only the crop's first that is met is told, and none of a stage that is out of season.
 */
export function findColdHints({ days, nights }: ComingDays, crop: Crop, season: CropSeason): (Hint | null)[] {
  if (crop.kind === 'pond') return [];
  const frosts: (Hint | null)[] = [
    findHint(nights, { kind: 'ice', weight: 'avoid', basis: 'proposed', isLowWorse: true, pick: pickIce }),
    findHint(nights, { kind: 'frost', weight: 'avoid', basis: 'proposed', isLowWorse: true, pick: pickFrost }),
  ];
  const find = (kind: CropStress['kind']) =>
    crop.stresses
      .filter((stress) => stress.kind === kind && isStageOn(stress.stage, season))
      .map((stress) => findStress(stress.value === 'nightMinC' ? nights : days, stress))
      .find((hint) => hint !== null) ?? null;
  return [...frosts, find('cold'), find('heat')];
}

function pickIce({ nightMinC }: FarmDay): number | null {
  return nightMinC !== null && nightMinC <= ICE_C ? nightMinC : null;
}

/** A night that is frosty but has no ice. */
function pickFrost({ nightMinC, nightWindMs, nightCloudPercent, nightHumidityPercent }: FarmDay): number | null {
  if (nightMinC === null || nightWindMs === null || nightCloudPercent === null || nightHumidityPercent === null) {
    return null;
  }
  const isCold = nightMinC <= FROST.minC && nightMinC > ICE_C;
  const isCalm = nightWindMs < FROST.windMs && nightCloudPercent < FROST.cloudPercent;
  return isCold && isCalm && nightHumidityPercent >= FROST.humidityPercent ? nightMinC : null;
}

function findStress(days: readonly FarmDay[], { kind, stage, value, limit, ...rule }: CropStress): Hint | null {
  const { leastDays = 1, weight = 'avoid' } = rule;
  const isCold = kind === 'cold';
  const hint = findHint(leastDays === 1 ? days : days.slice(0, SPELL_DAYS), {
    kind,
    stage,
    weight,
    basis: limit.basis,
    isLowWorse: isCold,
    pick: (day) => {
      const known = day[value];
      if (known === null) return null;
      return (isCold ? known < limit.value : known > limit.value) ? known : null;
    },
  });
  return hint !== null && hint.days >= leastDays ? hint : null;
}
