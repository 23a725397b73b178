import { fillWords } from '#components/places/place-words.ts';
import type { LocationPlacesProps } from '#components/places/save-star.tsx';
import { formatTemperature, type ValueStyle } from '#components/weather/format-values.ts';
import { listSkyUses, nameShown } from '#components/weather/sky.ts';
import {
  isSamePlace,
  isSaved,
  listRecentPlaces,
  listSavedPlaces,
  MOST_SAVED,
  renameRecentPlaces,
  type StoredPlace,
  saveLastPlaceCookie,
  savePlaces,
  saveRecentPlaces,
  withoutPlace,
  withVisit,
} from '#islands/visitor/stored-place.ts';
import { fetchHistory, type HistoryItem, nameInLanguage } from './fetch-history.ts';
import { copyTemplate, fillSlots, showSky } from './fill-card.ts';

/** Runs once the page is visible: a prerendered page is not a visit. */
function whenSeen(then: () => void): void {
  const { prerendering } = document as Document & { readonly prerendering?: boolean };
  if (prerendering === true) document.addEventListener('prerenderingchange', then, { once: true });
  else then();
}

function mountStar(element: HTMLElement, { place, words }: LocationPlacesProps): void {
  const button = element.querySelector('button');
  const status = element.querySelector('[role="status"]');
  if (button === null || status === null) return;
  const show = (): void => {
    button.ariaPressed = String(isSaved(listSavedPlaces(), place));
  };
  button.addEventListener('click', () => {
    const saved = listSavedPlaces();
    const isFull = !isSaved(saved, place) && saved.length >= MOST_SAVED;
    const next = isSaved(saved, place) ? withoutPlace(saved, place) : [...saved, place];
    const isStored = isFull || savePlaces(next);
    status.textContent = isFull ? fillWords(words.starFull, { count: MOST_SAVED }) : isStored ? '' : words.starFailed;
    show();
  });
  button.addEventListener('blur', () => {
    status.textContent = '';
  });
  // Another tab may save or remove the same place.
  addEventListener('storage', show);
  show();
}

interface Line {
  readonly place: StoredPlace;
  readonly path: string;
  readonly item: HistoryItem | null;
  readonly style: ValueStyle;
}

function drawLine(section: HTMLElement, { place, path, item, style }: Line): HTMLElement | null {
  const line = copyTemplate(section);
  line?.querySelector('a')?.setAttribute('href', path.replace('{location}', place.slug));
  if (line === null) return null;
  const { main, secondary } = place.displayName;
  const temperature = formatTemperature(item?.now.temperature ?? null, style);
  fillSlots(line, {
    name: main,
    rain: item?.rain?.text ?? secondary,
    temperature,
    state: item === null ? '' : nameShown(item.now, style.language),
  });
  line.querySelector('[data-slot="rain"]')?.toggleAttribute('data-likely', item?.rain?.isLikely === true);
  if (item !== null) showSky(line, listSkyUses(item.now));
  return line;
}

/** Visited places with their current weather, in reserved space. */
async function showRecent(
  history: readonly StoredPlace[],
  { place, path, unit, words }: LocationPlacesProps,
): Promise<void> {
  const section = document.getElementById('recent-places');
  if (section === null || history.length < 2) return;
  const { language } = place;
  const [named, weather] = await Promise.all([nameInLanguage(history, language), fetchHistory(history, language)]);
  renameRecentPlaces(named);
  const style: ValueStyle = { language, temperatureUnit: unit, windUnit: 'kmh' };
  const lines = named.map((known, index) =>
    drawLine(section, { place: known, path, item: weather.items[index] ?? null, style }),
  );
  const others = lines.filter((line, index) => line !== null && !isSamePlace(named[index] ?? place, place));
  section.querySelector('ul')?.replaceChildren(...others.filter((line) => line !== null));
  fillSlots(section, { demo: words.demo });
  section.querySelector('[data-slot="demo"]')?.toggleAttribute('hidden', !weather.demo);
  section.hidden = false;
}

/** On a place's page: stores the visit, binds the star, lists earlier visits. */
export function mountLocationPlaces(element: HTMLElement): void {
  const props = JSON.parse(element.dataset.props ?? '{}') as LocationPlacesProps;
  mountStar(element, props);
  whenSeen(() => {
    const history = withVisit(listRecentPlaces(), props.place);
    saveRecentPlaces(history);
    saveLastPlaceCookie(props.place);
    void showRecent(history, props);
  });
}
