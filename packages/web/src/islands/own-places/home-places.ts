import type { HomePlacesProps } from '#components/place-cards/place-card-facts.ts';
import { fillWords } from '#components/places/place-words.ts';
import type { ValueStyle } from '#components/weather/format-values.ts';
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
import { type CardStyle, copyTemplate, fillCard, nameCard } from './fill-card.ts';

type Card = readonly [place: StoredPlace, card: HTMLElement];

const TOOLS = ['earlier', 'later', 'remove'] as const;

function findTool(card: HTMLElement | undefined, tool: string): HTMLElement | null {
  return card?.querySelector<HTMLElement>(`[data-tool="${tool}"]`) ?? null;
}

/** The saved places as cards with their weather of now, to be moved and removed by buttons. */
function arrangeSavedPlaces(section: HTMLElement, board: CardStyle): void {
  const { words } = board;
  const list = section.querySelector('ul');
  const heading = section.querySelector('h2');
  const arrange = section.querySelector<HTMLButtonElement>('button[aria-pressed]');
  const status = section.querySelector('[role="status"]');
  const hint = section.querySelector('h2 ~ p');
  if (list === null || heading === null || arrange === null || status === null) return;
  const cities = [...list.children];
  let cards: readonly Card[] = [];

  const showTools = (): void => {
    const isOn = arrange.ariaPressed === 'true';
    arrange.textContent = isOn ? words.done : words.arrange;
    for (const [, card] of cards) card.lastElementChild?.toggleAttribute('hidden', !isOn);
  };
  const show = (): void => {
    const hasPlaces = cards.length > 0;
    list.replaceChildren(...(hasPlaces ? cards.map(([, card]) => card) : cities));
    heading.textContent = hasPlaces ? words.saved : words.cities;
    hint?.toggleAttribute('hidden', hasPlaces);
    arrange.toggleAttribute('hidden', !hasPlaces);
    showTools();
  };
  const change = (place: StoredPlace, tool: (typeof TOOLS)[number]): void => {
    const places = cards.map(([known]) => known);
    const steps = tool === 'earlier' ? -1 : 1;
    const next = tool === 'remove' ? withoutPlace(places, place) : withMoved(places, place, steps);
    savePlaces(next);
    const from = places.findIndex((known) => isSamePlace(known, place));
    cards = next
      .map((known) => cards.find(([other]) => isSamePlace(other, known)))
      .filter((card) => card !== undefined);
    show();
    const at = next.findIndex((known) => isSamePlace(known, place));
    const name = place.displayName.main;
    status.textContent = fillWords(at < 0 ? words.removed : words.moved, { place: name, count: at + 1 });
    const focused = cards[at < 0 ? Math.min(from, cards.length - 1) : at]?.[1];
    (findTool(focused, tool) ?? heading.parentElement?.querySelector('button:not([hidden])'))?.focus();
  };
  const makeCard = (place: StoredPlace): Card | null => {
    const card = copyTemplate(section);
    if (card === null) return null;
    nameCard(card, place, board);
    for (const tool of TOOLS) {
      const button = findTool(card, tool);
      button?.setAttribute('aria-label', fillWords(words[tool], { place: place.displayName.main }));
      button?.addEventListener('click', () => change(place, tool));
    }
    void fillCard(card, place, board);
    return [place, card];
  };

  cards = listSavedPlaces()
    .map(makeCard)
    .filter((card) => card !== null);
  arrange.addEventListener('click', () => {
    arrange.ariaPressed = String(arrange.ariaPressed !== 'true');
    showTools();
  });
  show();
}

/** On the home page: the saved places in reserved space. A place seen before the server was told of it is the page’s next time. */
export function mountHomePlaces(section: HTMLElement): void {
  const { language, temperatureUnit, path, words } = JSON.parse(section.dataset.props ?? '{}') as HomePlacesProps;
  const style: ValueStyle = { language, temperatureUnit, windUnit: 'kmh' };
  const [last] = listRecentPlaces();
  if (last !== undefined && !/(?:^|;\s*)place=/.test(document.cookie)) saveLastPlaceCookie(last);
  if (listSavedPlaces().length > 0) arrangeSavedPlaces(section, { words, style, path });
}
