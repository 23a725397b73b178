import type { PlaceWeather } from './place-weather.ts';

/**
 * Computes something from a place's weather once for all calls, pages and languages, as long as its reader caches
 * that weather. `compute` gets neither the place's name nor the minute, which differ between callers; `toKey`
 * identifies the other arguments.
 */
export function oncePerWeather<Asked extends readonly unknown[], Found>(
  compute: (weather: PlaceWeather, ...asked: Asked) => Found,
  toKey: (...asked: Asked) => string | number,
): (weather: PlaceWeather, ...asked: Asked) => Found {
  // Every cached weather has its own `readHours`.
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
