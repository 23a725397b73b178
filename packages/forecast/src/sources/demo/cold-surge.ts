import { hashShare } from './noise-layer.ts';

/**
 * Cold surges from the north: about once a week a front of hashed strength arrives, first in the north and later in the
 * south. Strength 0 is the seasonal mean, so that surges do not change the monthly means.
 */

const SLOT_HOURS = 150;
const RISE_HOURS = 20;
const FADE_HOURS = 60;
const LAST_SLOTS = 4;
const SEED = 0x5e17;
const MEAN = findMean();

/**
 * Strength of the cold air at a moment (hours of the sky's clock): about −0.8 (long after a front) to 2.5 (just behind
 * a strong one).
 */
export function coldSurge(hours: number): number {
  const slot = Math.floor(hours / SLOT_HOURS);
  let strength = 0;
  for (let back = 0; back < LAST_SLOTS; back += 1) strength += strengthOf(slot - back, hours);
  return strength - MEAN;
}

function strengthOf(slot: number, hours: number): number {
  const onset = (slot + 0.8 * hashShare(SEED, slot, 1)) * SLOT_HOURS;
  const size = 0.2 + 1.8 * hashShare(SEED, slot, 2);
  return size * shapeOf(hours - onset);
}

function shapeOf(age: number): number {
  if (age <= 0) return 0;
  if (age < RISE_HOURS) return Math.sin((age / RISE_HOURS) * (Math.PI / 2)) ** 2;
  return Math.exp((RISE_HOURS - age) / FADE_HOURS);
}

/** The hashed sizes have mean 1.1; a front's area over its slot gives the mean strength. */
function findMean(): number {
  return (1.1 * (RISE_HOURS / 2 + FADE_HOURS)) / SLOT_HOURS;
}
