import type { Departure, DepartureVerdict } from './assess-departure.ts';

/** Rain that nobody waits for, mm. Our own limit. */
const NOT_WORTH_WAITING_MM = 0.1;
/** Weight of the possible rain beside the expected one (nowcast.md, "Going out"). */
const HIGH_WEIGHT = 0.25;

/** What may be offered. */
const OFFERED: readonly DepartureVerdict[] = ['dry', 'maybe', 'damp', 'soaked'];

/** Rain to expect, with some fear of more. */
function weighRain({ rainMm, rainMmHigh }: Departure): number {
  const rain = rainMm ?? 0;
  return rain + HIGH_WEIGHT * ((rainMmHigh ?? rain) - rain);
}

/**
 * The departure with the least rain, the earliest of those that differ by a tenth of a millimetre at most; null if no
 * departure is known to be safe.
 */
export function chooseDeparture(departures: readonly Departure[]): Departure | null {
  const open = departures.filter(({ verdict }) => OFFERED.includes(verdict));
  const least = Math.min(...open.map(weighRain));
  return open.find((one) => weighRain(one) <= least + NOT_WORTH_WAITING_MM) ?? null;
}

/** What a sentence compares the chosen departure with. */
export type DepartureAdvice =
  /** Every departure stays dry. */
  | { readonly kind: 'alwaysDry' }
  /** The chosen one stays dry, the one at `wetAt` does not; null if none gets wet. */
  | { readonly kind: 'dry'; readonly wetAt: number | null }
  /** Another one is drier. */
  | { readonly kind: 'other'; readonly best: Departure }
  /** None is better by enough. */
  | { readonly kind: 'same' }
  /** None may be offered. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

/** Less rain that makes another departure worth naming, mm, unless it stays dry. Our own limit. */
const WORTH_NAMING_MM = 0.5;

const isDry = ({ verdict }: Departure): boolean => verdict === 'dry';

/** What to say about a chosen departure, given the others and the best of them. */
export function adviseDeparture(
  chosen: Departure,
  departures: readonly Departure[],
  best: Departure | null,
): DepartureAdvice {
  if (chosen.verdict === 'none') return { kind: 'none' };
  if (chosen.verdict === 'unknown') return { kind: 'unknown' };
  if (departures.every(isDry)) return { kind: 'alwaysDry' };
  if (isDry(chosen)) {
    const wet = departures.find((one) => one.at > chosen.at && (one.verdict === 'damp' || one.verdict === 'soaked'));
    return { kind: 'dry', wetAt: wet?.at ?? null };
  }
  if (best === null) return { kind: 'none' };
  if (best.at === chosen.at) return { kind: 'same' };
  const saved = (chosen.rainMm ?? 0) - (best.rainMm ?? 0);
  const isBetter = chosen.verdict === 'stop' || isDry(best) || saved >= WORTH_NAMING_MM;
  return isBetter ? { kind: 'other', best } : { kind: 'same' };
}

/** A departure that stays dry although one within half an hour after it does not. */
export function isJustInTime(departure: Departure, departures: readonly Departure[]): boolean {
  const isSoon = ({ at }: Departure) => at > departure.at && at <= departure.at + SOON_SECONDS;
  return isDry(departure) && departures.some((one) => isSoon(one) && one.verdict === 'soaked');
}

const SOON_SECONDS = 1800;
