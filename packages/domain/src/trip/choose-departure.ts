import type { Departure, DepartureVerdict } from './assess-departure.ts';

/** Rain that nobody waits for, mm. Our own limit. */
const NOT_WORTH_WAITING_MM = 0.1;
/** Weight of the possible rain beside the expected one (nowcast.md, "Trips"). */
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

/** What the advice reads of a departure, in the domain and in replies. */
type Compared = Pick<Departure, 'verdict' | 'rainMm'>;

/** What a sentence compares the chosen departure with. */
export type DepartureAdvice<One> =
  /** Every departure stays dry. */
  | { readonly kind: 'alwaysDry' }
  /** The chosen one stays dry, and until `wet` all after it do; null if none gets wet. */
  | { readonly kind: 'dry'; readonly wet: One | null }
  /** Another one is drier. */
  | { readonly kind: 'other'; readonly best: One }
  /** None is better by enough. */
  | { readonly kind: 'same' }
  /** None may be offered. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

/** Less rain that makes another departure worth naming, mm, unless it stays dry. Our own limit. */
const WORTH_NAMING_MM = 0.5;

const isDry = ({ verdict }: Compared): boolean => verdict === 'dry';
const isWet = ({ verdict }: Compared): boolean => verdict === 'damp' || verdict === 'soaked';

/** What to say about a chosen departure, given all of them in order of time and the best one. */
export function adviseDeparture<One extends Compared>(
  chosen: One,
  departures: readonly One[],
  best: One | null,
): DepartureAdvice<One> {
  if (chosen.verdict === 'none') return { kind: 'none' };
  if (chosen.verdict === 'unknown') return { kind: 'unknown' };
  if (departures.every(isDry)) return { kind: 'alwaysDry' };
  if (isDry(chosen)) return { kind: 'dry', wet: departures.slice(departures.indexOf(chosen)).find(isWet) ?? null };
  if (best === null) return { kind: 'none' };
  if (best === chosen) return { kind: 'same' };
  const saved = (chosen.rainMm ?? 0) - (best.rainMm ?? 0);
  const isBetter = chosen.verdict === 'stop' || isDry(best) || saved >= WORTH_NAMING_MM;
  return isBetter ? { kind: 'other', best } : { kind: 'same' };
}

/** Half an hour, in departures. */
const SOON = 3;

/** A departure that stays dry although one within half an hour after it gets soaked. */
export function isJustInTime<One extends Compared>(departure: One, everyTenMinutes: readonly One[]): boolean {
  const index = everyTenMinutes.indexOf(departure);
  const soon = everyTenMinutes.slice(index + 1, index + 1 + SOON);
  return isDry(departure) && soon.some(({ verdict }) => verdict === 'soaked');
}
