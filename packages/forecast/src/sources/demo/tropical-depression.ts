import { hashShare } from './noise-layer.ts';
import { smoothStep, toYearAngle } from './season.ts';

/** A tropical depression over the sea at one moment. */
export interface Depression {
  readonly lat: number;
  readonly lng: number;
  /** Maximum wind around the centre, m/s; fades in at the start, and out over land. */
  readonly windMs: number;
}

const SLOT_HOURS = 264;
const MAX_LIFE_HOURS = 168;
const SEED = 0x7d0c;
/** Middle of the season (day of the year), and the frequency of depressions at its peak. */
const SEASON_DAY = 280;
const CHANCE = 0.45;
const DEG_PER_HOUR = 3.6 / 111.2;

/** The depressions at a moment (hours of the sky's clock): mostly none, occasionally one, from June to December. */
export function listDepressions(hours: number): Depression[] {
  const slot = Math.floor(hours / SLOT_HOURS);
  return [slot - 1, slot].flatMap((candidate) => {
    const depression = findDepression(candidate, hours);
    return depression === null ? [] : [depression];
  });
}

function findDepression(slot: number, hours: number): Depression | null {
  const draw = (index: number) => hashShare(SEED, slot, index);
  const onset = (slot + 0.5 * draw(1)) * SLOT_HOURS;
  const life = MAX_LIFE_HOURS * (0.75 + 0.25 * draw(2));
  const age = hours - onset;
  const season = 0.5 + 0.5 * Math.cos(toYearAngle(onset, SEASON_DAY));
  if (age <= 0 || age >= life || draw(3) > CHANCE * smoothStep(0.45, 0.9, season)) return null;
  // The later in the year, the farther south the track.
  const lateness = Math.sin(toYearAngle(onset, SEASON_DAY));
  const lat = 14.5 - 3.5 * lateness + 5 * (draw(4) - 0.5) + DEG_PER_HOUR * 1.2 * draw(5) * age;
  const lng = 121.5 - DEG_PER_HOUR * (3.2 + 1.8 * draw(6)) * age;
  const ramp = Math.sin((Math.PI * age) / life);
  return { lat, lng, windMs: (12 + 5 * draw(7)) * Math.sqrt(ramp) * smoothStep(103, 108, lng) };
}
