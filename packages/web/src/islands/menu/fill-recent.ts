import { formatTemperature } from '#components/weather/format-values.ts';
import { fetchHistory } from '#islands/own-places/fetch-history.ts';
import { parseSettingsCookie } from '#islands/settings/sync-settings.ts';
import { isSamePlace, listRecentPlaces, listSavedPlaces, type StoredPlace } from '#islands/visitor/stored-place.ts';

/** Further saved places are on the home page. */
const MOST_SAVED_SHOWN = 5;

function makeItem({ slug, displayName }: StoredPlace, path: string): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = path.replace('{location}', slug);
  link.textContent = displayName.main;
  item.append(link);
  return item;
}

/** Maximum places per call. */
const PLACES_OF_CALL = 3;

/** Adds current temperatures to places, with the demo mark where needed. */
async function showDegrees(heading: Element | null, places: readonly StoredPlace[], items: readonly HTMLElement[]) {
  const { language } = places[0] ?? {};
  if (language === undefined) return;
  const asked = places.flatMap((_, index) =>
    index % PLACES_OF_CALL === 0 ? [fetchHistory(places.slice(index, index + PLACES_OF_CALL), language)] : [],
  );
  const answers = await Promise.all(asked);
  const weather = answers.flatMap((answer) => answer.items);
  const temperatureUnit = parseSettingsCookie(document.cookie, language)?.temperatureUnit ?? 'C';
  items.forEach((item, index) => {
    const celsius = weather[index]?.now.temperature ?? null;
    if (celsius === null) return;
    const degrees = document.createElement('span');
    degrees.dataset.degrees = '';
    degrees.textContent = formatTemperature(celsius, { language, temperatureUnit });
    item.firstElementChild?.append(degrees);
  });
  const mark = heading?.parentElement?.querySelector<HTMLElement>('[data-demo]')?.dataset.demo;
  if (answers.some(({ demo }) => demo)) heading?.append(` · ${mark ?? ''}`);
}

/** Puts visited places with temperatures before the major cities and saved ones below, named in the page's language. */
export function fillRecent(list: HTMLElement): void {
  const path = list.dataset.recent ?? '';
  const known = new Set([...list.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  const isNamed = ({ language }: StoredPlace): boolean => language === document.documentElement.lang;
  const saved = listSavedPlaces().filter(isNamed).slice(0, MOST_SAVED_SHOWN);
  const recent = listRecentPlaces().filter(
    (place) =>
      isNamed(place) &&
      !known.has(path.replace('{location}', place.slug)) &&
      !saved.some((other) => isSamePlace(other, place)),
  );
  const items = recent.map((place) => makeItem(place, path));
  list.prepend(...items);
  const block = list.nextElementSibling;
  const savedItems = saved.map((place) => makeItem(place, path));
  block?.querySelector('ul')?.replaceChildren(...savedItems);
  block?.toggleAttribute('hidden', saved.length === 0);
  void showDegrees(list.previousElementSibling, [...recent, ...saved], [...items, ...savedItems]);
}
