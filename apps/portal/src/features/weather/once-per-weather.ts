import type { PlaceWeather } from './place-weather.ts';

/**
 * Lets what follows from a place's weather be computed once for all calls, pages and languages that show it, as long as
 * its reader caches that weather. `compute` sees neither the place's name nor the minute, since both differ between them;
 * `toKey` names what it is asked for.
 */
export function oncePerWeather<Asked extends readonly unknown[], Found>(
  compute: (weather: PlaceWeather, ...asked: Asked) => Found,
  toKey: (...asked: Asked) => string | number,
): (weather: PlaceWeather, ...asked: Asked) => Found {
  // Each cached weather has hours of its own.
  const found = new WeakMap<PlaceWeather['readHours'], Map<string | number, Found>>();
  return (weather, ...asked) => {
    const ofWeather = found.get(weather.readHours) ?? new Map<string | number, Found>();
    found.set(weather.readHours, ofWeather);
    const key = toKey(...asked);
    const known = ofWeather.get(key);
    if (known !== undefined) return known;
    const made = compute(weather, ...asked);
    ofWeather.set(key, made);
    return made;
  };
}
