import type { Crop, CropStress } from './crop.ts';
import { type CropSeason, isStageOn } from './crop-season.ts';
import type { FarmDay } from './farm-day.ts';
import { findFieldHints } from './find-field-hints.ts';
import { type ComingDays, findHint, type Hint } from './hint.ts';
import { sumWater } from './water-balance.ts';

/** Frost of a clear, calm night (domain.md §1.2.6, proposed), and ice (§1.2.5, proposed). */
const FROST = { minC: 4, windMs: 2, cloudPercent: 30, humidityPercent: 80 };
const ICE_C = 0;
/** Days within which those of a spell are counted (domain-2.md §15.5.6). */
const SPELL_DAYS = 5;

/**
 * Hints of ice, hoarfrost, cold and heat for the crop, in the coming seven days and nights. Of each kind of stress
 * only the crop's first one met is reported, and none for a stage out of season.
 */
function findColdHints({ days, nights }: ComingDays, crop: Crop, season: CropSeason): (Hint | null)[] {
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

/** Proposed limits of a shrimp pond: hot and cold water and its fall within a day, °C; wind that no longer stirs it, m/s. */
const POND = { hotC: 33, coldC: 24, dropC: 1.5, calmMs: 1.5, warmC: 29 };

/**
 * Hints for a shrimp pond in the coming seven days, from its estimated temperature: heat, cold, a sudden fall, and warm
 * calm nights with a lack of oxygen. Empty for crops on land.
 */
function findPondHints({ days, nights }: ComingDays, crop: Crop): (Hint | null)[] {
  if (crop.kind !== 'pond') return [];
  const rule = { weight: 'avoid', basis: 'proposed' } as const;
  return [
    findHint(days, {
      ...rule,
      kind: 'pondHot',
      pick: ({ pondC }) => (pondC !== null && pondC > POND.hotC ? pondC : null),
    }),
    findHint(days, {
      ...rule,
      kind: 'pondCold',
      isLowWorse: true,
      pick: ({ pondC }) => (pondC !== null && pondC < POND.coldC ? pondC : null),
    }),
    findHint(days, {
      ...rule,
      kind: 'pondDrop',
      pick: ({ pondDropC }) => (pondDropC !== null && pondDropC >= POND.dropC ? pondDropC : null),
    }),
    findHint(nights, {
      ...rule,
      weight: 'consider',
      kind: 'pondCalm',
      isLowWorse: true,
      pick: ({ pondC, nightWindMs }) =>
        pondC !== null && pondC >= POND.warmC && nightWindMs !== null && nightWindMs < POND.calmMs ? nightWindMs : null,
    }),
  ];
}

const WATER_DAYS = 7;

/**
 * Whether to irrigate or drain: from the given seven days' rain minus the crop's water use. Null if a day is unknown or
 * there is nothing to do.
 */
function findWaterHint(days: readonly FarmDay[], { water }: Crop): Hint | null {
  const first = days[0];
  if (first === undefined || days.length < WATER_DAYS) return null;
  const { balanceMm } = sumWater(days);
  if (balanceMm === null) return null;
  const toHint = (kind: 'waterShort' | 'waterPlenty', value: number): Hint => ({
    kind,
    weight: 'consider',
    fromAt: first.startAt,
    days: WATER_DAYS,
    value,
    stage: 'any',
    basis: 'proposed',
  });
  if (balanceMm <= -water.shortMm.value) return toHint('waterShort', -balanceMm);
  return balanceMm >= water.plentyMm.value ? toHint('waterPlenty', balanceMm) : null;
}

const PRESSING_FIRST: readonly Hint['weight'][] = ['avoid', 'consider', 'good'];

/** All hints for a crop in this season: dangers first, then by day. */
export function listHints(coming: ComingDays, crop: Crop, season: CropSeason): Hint[] {
  const hints = [
    ...findColdHints(coming, crop, season),
    ...findPondHints(coming, crop),
    ...findFieldHints(coming, crop, season),
    findWaterHint(coming.week, crop),
  ].filter((hint) => hint !== null);
  const rank = ({ weight }: Hint) => PRESSING_FIRST.indexOf(weight);
  return hints.sort((a, b) => rank(a) - rank(b) || a.fromAt - b.fromAt);
}
