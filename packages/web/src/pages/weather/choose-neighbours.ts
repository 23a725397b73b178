import type { PlaceNow, RainLine } from '@portal/contract/endpoints/weather';

/** Weather of a place as lists of places show it. */
export interface ListedWeather {
  readonly now: Pick<PlaceNow, 'temperature'>;
  readonly rain: RainLine;
}

/** Other rain outweighs any difference of temperature, and certain rain against none most of all. */
const RAIN_STEPS = { alike: 0, worded: 100, likely: 200 } as const;

function compareRain(one: RainLine, other: RainLine): number {
  if (one === null || other === null || one.text === other.text) return RAIN_STEPS.alike;
  return one.isLikely === other.isLikely ? RAIN_STEPS.worded : RAIN_STEPS.likely;
}

/** How much the weather of two places differs to a reader: rain of the next three hours, then whole degrees. */
function compareWeather(one: ListedWeather, other: ListedWeather): number {
  const [here, there] = [one.now.temperature, other.now.temperature];
  const degrees = here === null || there === null ? 0 : Math.abs(Math.round(here) - Math.round(there));
  return compareRain(one.rain, other.rain) + degrees;
}

/**
 * Indices of the `count` candidates, ascending, that differ most from the weather here and from one another; among
 * equals the first. Unknown weather comes last; without any here, the first are chosen.
 */
export function chooseNeighbours(
  here: ListedWeather | null,
  candidates: readonly (ListedWeather | null)[],
  count: number,
): number[] {
  const shown = here === null ? [] : [here];
  const chosen: number[] = [];
  while (chosen.length < Math.min(count, candidates.length)) {
    let [best, most] = [-1, Number.NEGATIVE_INFINITY];
    for (const [index, weather] of candidates.entries()) {
      if (chosen.includes(index)) continue;
      const least = weather === null ? -1 : Math.min(Infinity, ...shown.map((one) => compareWeather(one, weather)));
      if (least > most) [best, most] = [index, least];
    }
    chosen.push(best);
    const weather = candidates[best] ?? null;
    if (weather !== null) shown.push(weather);
  }
  return chosen.sort((one, other) => one - other);
}
