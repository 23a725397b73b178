import type { CorrectedPlace, DayCorrection } from '#store/learned-corrections.ts';
import type { ElementBiases, Extreme, LearnedTemperature, LearnedVersion } from './learned-version.ts';
import { FAR_KM, findShares, NEAR_KM, type StationShare } from './spread-stations.ts';

/** Learned leads, in calendar days: 0 to 15. */
export const LEAD_COUNT = 16;
/** Cached places per source: more than the cells of a 0.25° grid here. */
const MOST_PLACES = 10_000;
/** Places are distinguished to ten-thousandths of a degree and whole metres. */
const STEPS = 10_000;
/** More than the possible steps of longitude and metres of height. */
const LNG_KEYS = 3_600_000;
const HEIGHT_KEYS = 10_000;

/** Corrections of a version for a source's temperature at any place; recent places are cached. */
export function createCorrectionFinder(version: Pick<LearnedVersion, 'stations' | 'temperature'>) {
  const finders = new Map(version.temperature.map((one) => [one.source, createSourceFinder(version, one)]));
  return (source: string, place: CorrectedPlace): DayCorrection | null => finders.get(source)?.(place) ?? null;
}

/** The same for one other element: alike at all hours. */
export function createElementFinder(
  { stations, elements = [] }: Pick<LearnedVersion, 'stations' | 'elements'>,
  element: ElementBiases['element'],
) {
  const temperature = elements
    .filter((one) => one.element === element)
    .map(({ source, biases, gains }) => ({
      source,
      biases: biases.map(({ station, byLead }) => ({ station, low: byLead, high: byLead })),
      gains: gains.flatMap((gain) => [
        { element: 'low' as const, ...gain },
        { element: 'high' as const, ...gain },
      ]),
    }));
  return createCorrectionFinder({ stations, temperature });
}

function createSourceFinder({ stations }: Pick<LearnedVersion, 'stations'>, { biases, gains }: LearnedTemperature) {
  const known = new Map<number, DayCorrection | null>();
  const places = biases.map(({ station }) => stations[station] ?? null);
  if (!gains.some(({ isApplied }) => isApplied)) return () => null;

  const sum = (element: Extreme, sharesOf: (reachKm: number) => readonly StationShare[]): number[] => {
    // Not a typed array: thousands are cached, and plain arrays take a third of the memory.
    const added = Array.from({ length: LEAD_COUNT }, () => 0);
    for (const { element: of, leadFrom, leadTo, isApplied, reachKm } of gains) {
      if (of !== element || !isApplied) continue;
      for (const { station, share } of sharesOf(reachKm)) {
        const bias = biases[station]?.[element] ?? [];
        for (let lead = leadFrom; lead <= leadTo; lead++) added[lead] = (added[lead] ?? 0) - share * (bias[lead] ?? 0);
      }
    }
    return added;
  };

  const find = ({ readAt: point, heightM }: CorrectedPlace): DayCorrection | null => {
    const far = findShares(places, { point, heightM }, FAR_KM);
    if (far.length === 0) return null;
    const near = findShares(places, { point, heightM }, NEAR_KM);
    const sharesOf = (reachKm: number) => (reachKm === FAR_KM ? far : near);
    const [lowC, highC] = [sum('low', sharesOf), sum('high', sharesOf)];
    return [...lowC, ...highC].every((value) => value === 0) ? null : { lowC, highC };
  };

  // Rounded first: a correction must not depend on which of two neighbours was asked for first.
  return ({ readAt, heightM }: CorrectedPlace): DayCorrection | null => {
    const lat = Math.round(readAt.lat * STEPS);
    const lng = Math.round(readAt.lng * STEPS);
    const metres = heightM === null ? null : Math.round(heightM);
    const key = (lat * LNG_KEYS + lng) * HEIGHT_KEYS + (metres ?? -1);
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MOST_PLACES) known.clear();
    const made = find({ readAt: { lat: lat / STEPS, lng: lng / STEPS }, heightM: metres });
    known.set(key, made);
    return made;
  };
}
