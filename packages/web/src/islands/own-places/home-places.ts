import type { CardTool, HomePlacesProps } from '#components/place-cards/home-places-props.ts';
import { fillWords } from '#components/places/place-words.ts';
import { fetchPage } from '#islands/frame/fetch-page.ts';
import {
  isSamePlace,
  listRecentPlaces,
  listSavedPlaces,
  type StoredPlace,
  saveLastPlaceCookie,
  savePlaces,
  withMoved,
  withoutPlace,
} from '#islands/visitor/stored-place.ts';
import { copyTemplate, fillSlots } from './fill-card.ts';

type Card = readonly [place: StoredPlace, card: HTMLElement];

const TOOLS: readonly CardTool[] = ['earlier', 'later', 'remove'];

function findTool(card: HTMLElement | undefined, tool: CardTool): HTMLElement | null {
  return card?.querySelector<HTMLElement>(`[data-tool="${tool}"]`) ?? null;
}

/** Server-rendered cards by slug, in one call; empty without an answer. */
async function fetchCards(
  places: readonly StoredPlace[],
  { cardsPath, language }: HomePlacesProps,
): Promise<ReadonlyMap<string, HTMLElement>> {
  const url = new URL(cardsPath, location.href);
  // Full version even with data saving on: the lite page has no cards.
  for (const [name, value] of Object.entries({ lang: language, lite: '0' })) url.searchParams.set(name, value);
  url.searchParams.set('saved', [...new Set(places.map(({ slug }) => slug))].join());
  const part = await fetchPage(url.href);
  const cards = [...(part?.querySelectorAll<HTMLElement>('li[data-slug]') ?? [])];
  return new Map(cards.map((card) => [card.dataset.slug ?? '', card]));
}

/** A card with only name and address, as large as one with weather. */
function makePlainCard(section: HTMLElement, place: StoredPlace, { path }: HomePlacesProps): HTMLElement | null {
  const card = copyTemplate(section);
  if (card === null) return null;
  fillSlots(card, { name: place.displayName.main, secondary: place.displayName.secondary });
  card.querySelector('a')?.setAttribute('href', path.replace('{location}', place.slug));
  return card;
}

/** Labels a card's buttons with its place and binds them. */
function equipCard(
  card: HTMLElement,
  place: StoredPlace,
  words: HomePlacesProps['words'],
  change: (place: StoredPlace, tool: CardTool) => void,
): Card {
  for (const tool of TOOLS) {
    const button = findTool(card, tool);
    button?.setAttribute('aria-label', fillWords(words[tool], { place: place.displayName.main }));
    button?.addEventListener('click', () => change(place, tool));
  }
  return [place, card];
}

/** List after moving or removing a place. */
function applyTool(places: readonly StoredPlace[], place: StoredPlace, tool: CardTool): readonly StoredPlace[] {
  return tool === 'remove' ? withoutPlace(places, place) : withMoved(places, place, tool === 'earlier' ? -1 : 1);
}

/** Saved places as cards with their current sky, and buttons to move or remove them. */
function arrangeSavedPlaces(section: HTMLElement, props: HomePlacesProps): void {
  const { words } = props;
  const list = section.querySelector('ul');
  const heading = section.querySelector('h2');
  const arrange = section.querySelector<HTMLButtonElement>('button[aria-pressed]');
  const status = section.querySelector('[role="status"]');
  if (list === null || heading === null || arrange === null || status === null) return;
  const cities = [...list.children];
  const add = cities.splice(-1);
  let cards: readonly Card[] = [];

  const showTools = (): void => {
    const isOn = arrange.ariaPressed === 'true';
    arrange.textContent = isOn ? words.done : words.arrange;
    for (const [, card] of cards) card.lastElementChild?.toggleAttribute('hidden', !isOn);
  };
  const show = (): void => {
    const hasPlaces = cards.length > 0;
    list.replaceChildren(...(hasPlaces ? cards.map(([, card]) => card) : cities), ...add);
    heading.textContent = hasPlaces ? words.saved : words.cities;
    arrange.toggleAttribute('hidden', !hasPlaces);
    showTools();
  };
  const change = (place: StoredPlace, tool: CardTool): void => {
    const places = cards.map(([known]) => known);
    const from = places.findIndex((known) => isSamePlace(known, place));
    const next = applyTool(places, place, tool);
    savePlaces(next);
    cards = next.flatMap((known) => cards.filter(([other]) => isSamePlace(other, known)));
    show();
    const at = next.findIndex((known) => isSamePlace(known, place));
    const names = { place: place.displayName.main, count: at + 1 };
    status.textContent = fillWords(at < 0 ? words.removed : words.moved, names);
    const focused = cards[at < 0 ? Math.min(from, cards.length - 1) : at]?.[1];
    (findTool(focused, tool) ?? heading.parentElement?.querySelector('button:not([hidden])'))?.focus();
  };
  const showWeather = (drawn: ReadonlyMap<string, HTMLElement>): void => {
    cards = cards.map(([place, plain]) => {
      const card = drawn.get(place.slug);
      if (card !== undefined) return equipCard(document.importNode(card, true), place, words, change);
      fillSlots(plain, { state: words.failed });
      return [place, plain];
    });
    show();
  };

  cards = listSavedPlaces().flatMap((place) => {
    const card = makePlainCard(section, place, props);
    return card === null ? [] : [equipCard(card, place, words, change)];
  });
  arrange.addEventListener('click', () => {
    arrange.ariaPressed = String(arrange.ariaPressed !== 'true');
    showTools();
  });
  show();
  void fetchCards(listSavedPlaces(), props).then(showWeather);
}

/**
 * Home page: saved places in reserved space. A place visited before its cookie was set becomes the page's own place
 * next time.
 */
export function mountHomePlaces(section: HTMLElement): void {
  const [last] = listRecentPlaces();
  if (last !== undefined && !/(?:^|;\s*)place=/.test(document.cookie)) saveLastPlaceCookie(last);
  const props = JSON.parse(section.dataset.props ?? '{}') as HomePlacesProps;
  if (listSavedPlaces().length > 0) arrangeSavedPlaces(section, props);
}
