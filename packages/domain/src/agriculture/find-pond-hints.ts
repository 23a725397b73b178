import type { Crop } from './crop.ts';
import { type ComingDays, findHint, type Hint } from './hint.ts';

/** Proposed limits of a shrimp pond: hot and cold water and its fall within a day, °C; wind that no longer stirs it, m/s. */
const POND = { hotC: 33, coldC: 24, dropC: 1.5, calmMs: 1.5, warmC: 29 };

/**
 * What the coming seven days do to a shrimp pond, by its estimated temperature: heat, cold, a sudden fall, and warm calm nights
 * in which the water runs short of oxygen. Empty for crops on land.
 */
export function findPondHints({ days, nights }: ComingDays, crop: Crop): (Hint | null)[] {
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
